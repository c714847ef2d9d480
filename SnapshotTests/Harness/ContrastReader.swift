import UIKit
import UIKitSimulator

/// Measures the contrast of every visible text and symbol of a device.
@MainActor struct ContrastReader {
  /// A text or a symbol, and its contrast with the median of the colors behind it.
  struct Sample {
    /// The text, or the name of the view's class.
    var name: String
    /// The color of UIKit, as UIKit uses it; `nil` for a color that someone chose.
    var systemColor: SystemColor?
    var ratio: Double
    /// The minimum ratio for the size and the weight of the text.
    var minimum: Double
  }

  /// The colors of UIKit that are less than legible in small sizes.
  enum SystemColor: String, CaseIterable {
    case secondaryLabel
    /// The color of placeholders is the same.
    case tertiaryLabel = "tertiaryLabel, placeholderText"
    case systemGray, systemBlue, systemRed
    case whiteOnBlue = "white on systemBlue"
    case disabled = "disabled, at half opacity"

    var color: UIColor? {
      switch self {
      case .secondaryLabel: .secondaryLabel
      case .tertiaryLabel: .tertiaryLabel
      case .systemGray: .systemGray
      case .systemBlue: .systemBlue
      case .systemRed: .systemRed
      case .whiteOnBlue, .disabled: nil
      }
    }
  }

  private struct Item {
    var view: UIView
    var name: String
    var color: UIColor
    var minimum: Double
    var frame: CGRect
    var opacity: CGFloat
    var isDisabled: Bool
  }

  private let device: Simulator
  private var items: [Item] = []

  /// Returns the contrasts of a device's screen, which is drawn once without texts and symbols.
  static func samples(of device: Simulator) -> [Sample] {
    var reader = ContrastReader(device: device)
    device.updatedScreen()
    for window in device.system.scene.windows {
      reader.collect(window, clip: device.system.screen.bounds, opacity: 1, isDisabled: false)
    }
    return reader.measure()
  }

  private init(device: Simulator) {
    self.device = device
  }

  // MARK: Views

  private mutating func collect(
    _ view: UIView, clip: CGRect, opacity: CGFloat, isDisabled: Bool
  ) {
    let opacity = opacity * view.alpha
    guard !view.isHidden, opacity > 0.1, !Self.isDrawnBySystem(view) else { return }
    let isDisabled =
      isDisabled || view.alpha < 1 || (view as? UIControl)?.isEnabled == false
    let frame = device.screenFrame(of: view.layer)
    let visible = clip.intersection(frame)
    if let (name, color, minimum) = Self.content(of: view), visible.width > 2, visible.height > 2,
      isFrontmost(view)
    {
      items.append(
        Item(
          view: view, name: name, color: color, minimum: minimum, frame: visible,
          opacity: opacity, isDisabled: isDisabled))
    }
    let inner = view.clipsToBounds ? visible : clip
    for subview in view.subviews {
      collect(subview, clip: inner, opacity: opacity, isDisabled: isDisabled)
    }
  }

  /// The system's controls have the colors that UIKit chose.
  private static func isDrawnBySystem(_ view: UIView) -> Bool {
    view is UIPickerView || view is UIDatePicker || view is UISwitch
      || view.next is UIAlertController
  }

  private static func content(of view: UIView) -> (String, UIColor, Double)? {
    switch view {
    case let label as UILabel:
      guard let text = label.attributedText, text.length > 0 else { return nil }
      let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      let font = text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      return (text.string, color ?? label.textColor, minimum(font ?? label.font))
    case let field as UITextField:
      let isEmpty = field.text?.isEmpty ?? true
      guard let text = isEmpty ? field.placeholder : field.text, !text.isEmpty else { return nil }
      let color = isEmpty ? UIColor.placeholderText : field.textColor ?? .label
      return (text, color, minimum(field.font ?? .systemFont(ofSize: 17)))
    case let lines as UITextView:
      guard let text = lines.text, !text.isEmpty else { return nil }
      return (text, lines.textColor ?? .label, minimum(lines.font ?? .systemFont(ofSize: 17)))
    case let image as UIImageView:
      guard let shown = image.image, shown.isSymbolImage else { return nil }
      return ("symbol in \(type(of: image.superview ?? image))", image.tintColor, 3)
    default: return nil
    }
  }

  private static func minimum(_ font: UIFont) -> Double {
    let isBold = font.canvas.weight > 0.29
    return font.pointSize >= 18 || isBold && font.pointSize >= 14 ? 3 : 4.5
  }

  /// Returns whether a finger at the middle of a view would meet the view, or what it is in.
  ///
  /// What is behind the backdrop of a sheet or behind the keyboard is not legible anyway.
  private func isFrontmost(_ view: UIView) -> Bool {
    let middle = device.middle(of: view)
    if let panel = device.system.keyboard.window?.subviews.first,
      device.screenFrame(of: panel.layer).contains(middle)
    {
      return false
    }
    guard let window = view.window,
      let hit = window.hitTest(window.convert(middle, from: nil), with: nil)
    else { return false }
    return view.isDescendant(of: hit) || hit.isDescendant(of: view)
      || view.superview.map { hit.isDescendant(of: $0) } == true
  }

  // MARK: Colors

  private func measure() -> [Sample] {
    func setHidden(_ isHidden: Bool) {
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for item in items { item.view.layer.isHidden = isHidden }
      CATransaction.commit()
    }
    setHidden(true)
    defer { setHidden(false) }
    guard let picture = device.screenImage() else { return [] }
    let scale = device.system.screen.scale
    return items.compactMap { item in
      let pixels = item.frame.applying(CGAffineTransform(scaleX: scale, y: scale))
      guard let behind = picture.median(in: pixels) else { return nil }
      let traits = item.view.traitCollection
      let color = item.color.resolvedColor(with: traits)
      let front = Self.mix(color, item.opacity, over: behind)
      return Sample(
        name: item.name, systemColor: systemColor(of: item, color, behind, traits),
        ratio: Self.ratio(front, behind), minimum: item.minimum)
    }
  }

  private func systemColor(
    of item: Item, _ color: UIColor, _ behind: [Double], _ traits: UITraitCollection
  ) -> SystemColor? {
    if item.isDisabled { return .disabled }
    let color = Self.components(color)
    let blue = Self.components(UIColor.systemBlue.resolvedColor(with: traits))
    if color == [1, 1, 1, 1], zip(behind, blue).allSatisfy({ abs($0 - $1) < 0.02 }) {
      return .whiteOnBlue
    }
    return SystemColor.allCases.first { system in
      system.color.map { Self.components($0.resolvedColor(with: traits)) } == color
    }
  }

  private static func components(_ color: UIColor) -> [Double] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha].map { (Double($0) * 1_000).rounded() / 1_000 }
  }

  private static func mix(_ color: UIColor, _ opacity: CGFloat, over behind: [Double]) -> [Double] {
    let parts = components(color)
    let alpha = parts[3] * Double(opacity)
    return zip(parts, behind).map { $0 * alpha + $1 * (1 - alpha) }
  }

  /// The contrast ratio of WCAG 2.
  private static func ratio(_ one: [Double], _ other: [Double]) -> Double {
    func luminance(_ color: [Double]) -> Double {
      let linear = color.prefix(3).map {
        $0 <= 0.03928 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension CGImage {
  /// Returns the median red, green, and blue of a rectangle, from 0 to 1; `nil` if it is outside.
  fileprivate func median(in rect: CGRect) -> [Double]? {
    let rect = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard rect.width >= 1, rect.height >= 1 else { return nil }
    let (columns, rows) = (Int(rect.minX)..<Int(rect.maxX), Int(rect.minY)..<Int(rect.maxY))
    return withPixels { pixels, bytesPerRow in
      var channels = [[UInt8]](repeating: [], count: 3)
      // A grid of about 16 by 8 pixels is enough for plain backgrounds.
      for y in stride(from: rows.lowerBound, to: rows.upperBound, by: max(rows.count / 8, 1)) {
        for x in stride(
          from: columns.lowerBound, to: columns.upperBound, by: max(columns.count / 16, 1))
        {
          let start = y * bytesPerRow + x * 4
          for channel in 0..<3 { channels[channel].append(pixels[start + 2 - channel]) }
        }
      }
      return channels.map { Double($0.sorted()[$0.count / 2]) / 255 }
    }
  }
}
