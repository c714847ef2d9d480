public import UIKit

/// Equations in the source code, with interpolated numbers, priorities, views, and guides.
///
/// ```swift
/// layout.eqs("photo.size == \(side)")
/// layout.eqs("\(name).leading == \(photo).trailing + 12")
/// ```
///
/// A string at run time cannot become an equation literal. Methods that take a literal therefore do
/// not throw: a mistake is a programming error. Numbers use a decimal point in every locale.
///
/// A literal references its views and guides weakly.
public struct EquationLiteral: ExpressibleByStringInterpolation {
  struct Item {
    /// In UTF-8 bytes.
    let offset: Int
    /// Identifies an item without a name in messages.
    let className: String
    private(set) weak var item: (any LayoutItem)?

    init(_ item: some LayoutItem, offset: Int) {
      self.offset = offset
      className = "\(type(of: item))"
      self.item = item
    }
  }

  /// The text without the interpolated views and guides.
  let text: String
  let items: [Item]

  /// Creates equations without interpolated values.
  public init(stringLiteral text: String) {
    self.text = text
    items = []
  }

  /// Creates equations with interpolated values.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    items = stringInterpolation.items
  }

  /// The text of a literal while values are interpolated into it.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text: String
    fileprivate var items: [Item] = []

    /// Creates an empty text with room for the expected parts.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a literal part of the string to the equation.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a floating-point number to the equation.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      text += Double(number).equationText
    }

    /// Appends an integer to the equation.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      text += number.description
    }

    /// Appends the value of a priority.
    public mutating func appendInterpolation(_ priority: UILayoutPriority) {
      text += priority.rawValue.equationText
    }

    /// Appends a view or guide to the equation, which needs no name.
    public mutating func appendInterpolation(_ item: some LayoutItem) {
      items.append(Item(item, offset: text.utf8.count))
    }
  }
}

extension BinaryFloatingPoint where Self: CustomStringConvertible {
  /// The shortest text that equations read as the same number, without `.0`.
  var equationText: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A view or layout guide that equations can refer to.
@MainActor public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
