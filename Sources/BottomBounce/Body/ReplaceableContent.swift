import UIKit

/// Content whose value can be read before a body shows it, and replaced.
@MainActor protocol ReplaceableContent<Value>: SheetContent {
  var described: Value? { get }

  /// `nil` if the user can't choose the value; the caller also checks `untouched(_:)`.
  func replacing(_ value: Value, _ context: SheetContext) -> Self?
}

extension ReplaceableContent {
  func replacing(_ value: Value, _ context: SheetContext) -> Self? { nil }
}

extension SheetContent {
  var describedValue: Value? { (self as? any ReplaceableContent<Value>)?.described }
}
