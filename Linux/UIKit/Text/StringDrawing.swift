public struct NSStringDrawingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

open class NSStringDrawingContext: NSObject {
  open var minimumScaleFactor: CGFloat = 0
  open package(set) var totalBounds = CGRect.zero

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
  public func size() -> CGSize {
    StyledText(self).size()
  }

  public func draw(at point: CGPoint) {
    StyledText(self).draw(at: point)
  }

  public func draw(in rect: CGRect) {
    StyledText(self).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StyledText(self).draw(with: rect, options: options, context: context)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StyledText(self).boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

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

  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attrs)
  }

  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(at: point, withAttributes: attrs)
  }

  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSString(string: self).draw(in: rect, withAttributes: attrs)
  }

  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
