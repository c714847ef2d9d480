public import UIKit

/// Equations that stand in the source itself, with numbers put in where they are needed.
///
/// Nothing that the program reads or receives can become one. So a mistake in it is the programmer's,
/// and calls that take it need no `try`.
///
/// ```swift
/// layout.eqs("photo.size == \(side)")
/// ```
///
/// Numbers are written with a point in every locale.
public struct EquationLiteral: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// Equations without numbers from outside.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Equations that another constant of the source holds.
  public init(_ text: StaticString) {
    self.text = text.description
  }

  /// Equations with numbers in them.
  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Takes numbers and priorities, and nothing else.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text: String

    /// An empty text with room for what will come.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text = ""
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    /// Appends a part of the source.
    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Appends a number.
    public mutating func appendInterpolation(_ number: some BinaryFloatingPoint) {
      text += DecimalNumber.text(Double(number))
    }

    /// Appends a whole number.
    public mutating func appendInterpolation(_ number: some BinaryInteger) {
      text += number.description
    }

    /// Appends the number of a priority.
    public mutating func appendInterpolation(_ priority: UILayoutPriority) {
      text += DecimalNumber.text(priority.rawValue)
    }
  }
}
