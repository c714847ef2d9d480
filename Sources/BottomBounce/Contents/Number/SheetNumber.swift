public import Foundation

/// A type of numbers that a sheet can ask for: `Int`, `Double`, or `Decimal`.
///
/// You don't conform other types to it.
public protocol SheetNumber {
  /// The type of the limits and of the step.
  ///
  /// It is the type of the number, except for `Decimal`, whose ranges can't be written with
  /// literals.
  associatedtype Limit: SheetNumber, Comparable, Numeric = Self
}

extension Int: SheetNumber {}
extension Double: SheetNumber {}
extension Decimal: SheetNumber {
  /// The type of the limits and of the step.
  public typealias Limit = Double
}

extension SheetNumber {
  /// For a `Double`, the number that Swift prints, at most 1e21; `nil` if it isn't finite.
  var decimal: Decimal? {
    switch self {
    case let number as Int: return Decimal(number)
    case let number as Decimal where !number.isNaN: return number
    case let number as Double where number.isFinite:
      if abs(number) >= 1e21 { return number < 0 ? -.greatest : .greatest }
      // Decimal numbers don't have the exponents of the smallest numbers.
      return abs(number) < 1e-15 ? 0 : Decimal(string: "\(number)")
    default: return nil
    }
  }

  /// Rounds to the nearest number; `nil` if there is none.
  init?(decimal: Decimal) {
    let number: (any SheetNumber)? =
      switch Self.self {
      case is Int.Type: Int(decimal.description)
      case is Double.Type: Double(decimal.description)
      default: decimal
      }
    guard let number = number as? Self else { return nil }
    self = number
  }
}

extension Decimal {
  /// The maximum magnitude of a number, with which 38 digits are enough for each step.
  static let greatest = Decimal(sign: .plus, exponent: 21, significand: 1)
}
