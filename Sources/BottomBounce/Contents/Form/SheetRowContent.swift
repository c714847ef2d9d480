import UIKit

/// Content that a form shows as a row with its value, which opens it below the row or in a sheet.
///
/// ``DateContent``, ``ListContent``, ``WheelsContent``, and the other contents that choose a value
/// are such contents. See <doc:Forms>.
@MainActor public protocol SheetRowContent: SheetContent {
  /// Returns a short text for the value with which the content begins; `nil` for none.
  ///
  /// The row says "None" then, if ``SheetContent/untouched(_:)`` has an answer that isn't pending.
  ///
  /// - Parameter context: A connection to the form, with the locale, the calendar, and the time
  ///   zone to use.
  func rowText(_ context: SheetContext) -> String?

  /// Calls a closure when the text of the row changes while a form shows it, for example because
  /// options have loaded.
  ///
  /// - Parameter onChange: Called after each such change.
  /// - Returns: An object that ends the calls when it is released. The default is `nil`: the text
  ///   depends only on the values of the form.
  func observeRowText(_ onChange: @escaping @MainActor () -> Void) -> AnyObject?
}

/// Content whose row shows an image before its text.
@MainActor protocol RowImageContent: SheetRowContent {
  /// The image of the selected option; `nil` for none, or if it isn't known.
  var rowImage: UIImage? { get }
}

extension SheetRowContent {
  /// The default: the text depends only on the values of the form.
  public func observeRowText(_ onChange: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}
