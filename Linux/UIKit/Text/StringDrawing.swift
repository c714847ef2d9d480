/// How text is measured and drawn in a rectangle.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Lines are broken, and the origin is the top left corner, not the first baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Leading counts as part of a line's height.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The rectangle is that of the glyphs; lines are measured all the same on Linux.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing text in a rectangle came to.
open class NSStringDrawingContext: NSObject {
  /// The least factor by which fonts may shrink to fit; 0 leaves them.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor that was used.
  open package(set) var actualScaleFactor: CGFloat = 1
  /// The rectangle that was used.
  open package(set) var totalBounds = CGRect.zero

  /// A context in which nothing has been drawn.
  public override init() {
    super.init()
  }
}

extension StyledText {
  /// Returns the size of the text on lines that end only where the text says so, in points.
  package func size() -> CGSize {
    CanvasText(self, defaults: TextDefaults()).size
  }

  /// Draws the text with its top left corner at a point.
  package func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    CanvasText(self, defaults: TextDefaults()).draw(in: context, at: point)
  }

  /// Draws the text in a rectangle, lines broken at its width, none beyond its height.
  package func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in a rectangle.
  package func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let text = layout(in: rect.size, options: options)
    context?.totalBounds = CGRect(origin: rect.origin, size: text.size)
    guard options.contains(.usesLineFragmentOrigin) else {
      // Without line fragments the origin is the first line's baseline.
      let baseline = text.lines.first?.baseline ?? 0
      text.draw(in: graphics, at: CGPoint(x: rect.minX, y: rect.minY - baseline))
      return
    }
    text.draw(in: graphics, at: rect.origin)
  }

  /// Returns the rectangle that the text takes inside a size, in points and not rounded.
  package func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let text = layout(in: size, options: options)
    var bounds = CGRect(origin: .zero, size: text.size)
    if !options.contains(.usesLineFragmentOrigin) {
      bounds.origin.y = -(text.lines.first?.baseline ?? 0)
    }
    context?.totalBounds = bounds
    return bounds
  }

  private func layout(in size: CGSize, options: NSStringDrawingOptions) -> CanvasText {
    guard options.contains(.usesLineFragmentOrigin) else {
      return CanvasText(self, defaults: TextDefaults(), maximumLines: 1)
    }
    // As with UIKit a side that is zero or enormous sets no limit.
    let width = size.width > 0 && size.width < 1e6 ? size.width : .infinity
    var defaults = TextDefaults()
    if options.contains(.truncatesLastVisibleLine) { defaults.lineBreakMode = .byTruncatingTail }
    let whole = CanvasText(self, defaults: defaults, maximumWidth: width)
    guard size.height > 0, size.height < whole.size.height else { return whole }
    let fitting = whole.lines.filter { $0.baseline + $0.descent <= size.height + 0.01 }.count
    return CanvasText(
      self, defaults: defaults, maximumWidth: width, maximumLines: max(fitting, 1))
  }
}

extension NSAttributedString {
  /// Returns the size of the text on lines that end only where the text says so, in points.
  public func size() -> CGSize {
    StyledText(self).size()
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint) {
    StyledText(self).draw(at: point)
  }

  /// Draws the text in a rectangle, lines broken at its width, none beyond its height.
  public func draw(in rect: CGRect) {
    StyledText(self).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StyledText(self).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text takes inside a size, in points and not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(self).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text on lines that end only where the text says so, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text in a rectangle, lines broken at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text in a rectangle.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text takes inside a size, in points and not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> StyledText {
    StyledText(description, attributes: attributes ?? [:])
  }
}

extension String {
  // Apple's compiler finds these on `NSString`, to which it bridges; on Linux nothing bridges.

  /// Returns the size of the text on lines that end only where the text says so, in points.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  /// Draws the text with its top left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in a rectangle, lines broken at its width.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  /// Returns the rectangle that the text takes inside a size, in points and not rounded.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
