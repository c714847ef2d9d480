import UIKit

/// Measures metrics of live objects, and formats them like the table.
typealias Check = @MainActor () throws -> String

/// The checks, keyed by the identifiers in the table.
@MainActor enum Checks {
  static let all: [String: Check] = [
    lists, sheet, controls, keyboard, devices, motion, text, colors,
  ]
  .reduce(into: [:]) { all, group in
    all.merge(group) { first, _ in first }
  }
}

/// Returns a metric in the format of the table, with at most two decimals.
func figure(_ value: CGFloat) -> String {
  let hundredths = Int((value * 100).rounded())
  guard hundredths % 100 != 0 else { return String(hundredths / 100) }
  let decimals = hundredths % 10 == 0 ? 1 : 2
  return String(format: "%.\(decimals)f", Double(hundredths) / 100)
}

func figures(_ values: CGFloat...) -> String {
  values.map(figure).joined(separator: ", ")
}

func figure(_ size: CGSize) -> String {
  "\(figure(size.width)) × \(figure(size.height))"
}

/// Returns a font's size and weight.
func figure(_ font: UIFont) -> String {
  "\(figure(font.pointSize)) \(font.fontName.replacing(".SFUI-", with: "").lowercased())"
}

/// Returns a color in hexadecimal digits, followed by its opacity unless it's opaque.
func figure(_ color: UIColor) -> String {
  var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
  let digits = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
  return alpha == 1 ? "#\(digits)" : "#\(digits) \(figure(alpha * 100))%"
}
