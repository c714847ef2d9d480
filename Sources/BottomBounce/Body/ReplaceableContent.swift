import UIKit

/// Content whose value can be read before a body shows it, and replaced.
@MainActor protocol ReplaceableContent<Value>: SheetContent {
  /// The value that the app has described; `nil` for none.
  var described: Value? { get }

  /// Returns the content with another value; `nil` if the user can't choose that value.
  ///
  /// The caller checks the answer of ``SheetContent/untouched(_:)``.
  func replacing(_ value: Value, _ context: SheetContext) -> Self?
}

extension ReplaceableContent {
  func replacing(_ value: Value, _ context: SheetContext) -> Self? { nil }
}

extension SheetContent {
  /// The value of content of the package; `nil` for none.
  var describedValue: Value? { (self as? any ReplaceableContent<Value>)?.described }
}
