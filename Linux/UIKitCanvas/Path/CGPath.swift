public import Foundation

/// Lines and curves that enclose or trace a shape.
///
/// A `CGPath` never changes; only its subclass `CGMutablePath` does.
// Invariant behind `@unchecked`: `elements` is written only by CGMutablePath's methods, and a
// mutable path stays with whoever builds it; what is handed on is a copy.
public class CGPath: @unchecked Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint)
    case close
  }

  package final var elements: [Element]

  package init(elements: [Element]) {
    self.elements = elements
  }
}
