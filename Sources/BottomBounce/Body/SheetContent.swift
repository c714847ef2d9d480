/// A type that describes what a sheet asks for.
///
/// The package's contents, such as ``TextContent``, conform to it and use nothing else. A custom
/// content returns a view and a closure that reads its value:
///
/// ```swift
/// struct AgeContent: SheetContent {
///   var age: Int
///
///   func makeBody(_ context: SheetContext) -> SheetBody<Int> {
///     let field = UITextField()
///     field.keyboardType = .numberPad
///     field.text = String(age)
///     return SheetBody(field) { () throws(ValidationError) in
///       guard let age = Int(field.text ?? "") else { throw ValidationError("Enter a number.") }
///       return age
///     }
///   }
/// }
/// ```
@MainActor public protocol SheetContent<Value> {
  /// The type of the value that the sheet returns.
  associatedtype Value

  /// Returns a new body that shows the initial value.
  ///
  /// The sheet calls this method once per presentation.
  ///
  /// - Parameter context: The connection to the sheet. The body calls it when its value changes.
  /// - Returns: The view that the user interacts with, and the closures that the sheet calls.
  func makeBody(_ context: SheetContext) -> SheetBody<Value>

  /// Returns what OK returns if the user touches nothing: the initial value in its normal form, or
  /// the error that the sheet shows instead.
  ///
  /// It makes no view. A form checks a row with it before the row is opened. If the app has no
  /// initial value, the error is ``ValidationError/empty(_:shown:)``, even if the sheet proposes a
  /// value.
  ///
  /// - Parameter context: The connection to the sheet or to the form, with the locale, the
  ///   calendar, and the time zone to use.
  /// - Returns: The value or the error. The default is `nil`: only a body knows it.
  func untouched(_ context: SheetContext) -> Result<Value, ValidationError>?

  /// Returns how a form shows the content for the value with which it begins.
  ///
  /// The default is ``FormFieldStyle/block``.
  func formFieldStyle(_ context: SheetContext) -> FormFieldStyle
}

extension SheetContent {
  /// The default: only a body knows what OK returns.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? { nil }

  /// The default: a block.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle { .block }
}

/// Generic content with a function such as `.list(…)`, which other contents don't have, for the
/// package only.
@MainActor public protocol _ContentFactory: SheetContent {}

/// A question that the sheet's content asks with ``SheetContext/show(_:title:onValue:)``.
///
/// A test of the content gets it from the closure `onQuestion` of a ``SheetContext``.
@MainActor public struct SheetQuestion {
  /// The title of the sheet.
  public let title: (any SheetTitle)?
  let content: any SheetContent
  private let deliver: @MainActor (Any) -> Bool

  init<Content: SheetContent<Value>, Value>(
    _ content: Content, title: (any SheetTitle)?, onValue: @escaping @MainActor (Value) -> Void
  ) {
    self.title = title
    self.content = content
    deliver = { answer in
      guard let value = answer as? Value else { return false }
      onValue(value)
      return true
    }
  }

  /// Answers the question with a value, as OK does.
  ///
  /// - Parameter value: A value of the content's type. A value of another type has no effect, and
  ///   the log says so.
  public func answer(_ value: Any) {
    if !deliver(value) { SheetWarning.answerIgnored.log() }
  }
}
