public import UIKit

/// What a sheet asks for: the view that takes the value, and how to read it.
///
/// `TextContent` is one. Any view that has a value can be another, in a few lines:
///
/// ```swift
/// struct AgeContent: SheetContent {
///   var age: Int
///
///   func makeBody(_ context: SheetContext) -> UITextField {
///     let field = UITextField()
///     field.keyboardType = .numberPad
///     field.text = String(age)
///     return field
///   }
///
///   func value(in body: UITextField) throws(ValidationProblem) -> Int {
///     guard let age = Int(body.text ?? "") else { throw ValidationProblem("Enter a number.") }
///     return age
///   }
/// }
/// ```
///
/// A content does not know where or how it is shown, and is asked for its body once a presentation.
@MainActor public protocol SheetContent<Value> {
  /// What the sheet gives back.
  associatedtype Value: Sendable
  /// The view that takes the value.
  associatedtype Body: UIView

  /// Whether the body confirms by itself, as buttons do that each stand for a value; false by default.
  ///
  /// Then the sheet has no OK, and the body calls ``SheetContext/submit()``.
  var confirmsByItself: Bool { get }

  /// Returns a new view, set to the initial value.
  ///
  /// The panel gives it the width there is and the height that its constraints or its intrinsic size ask for;
  /// where they ask for none, what `sizeThatFits(_:)` returns. It becomes first responder if it can be.
  func makeBody(_ context: SheetContext) -> Body

  /// Returns once nothing is pending: a composed text is committed, a spinning wheel stands still.
  ///
  /// The sheet calls this after OK and ignores input meanwhile. By default nothing is pending. After one second the
  /// user can cancel: then the task is cancelled, and the value is not read.
  func settle(_ body: Body) async

  /// Returns the value that the body shows.
  ///
  /// - Throws: A problem, where there is no valid value; the sheet stays up and shows its message.
  func value(in body: Body) throws(ValidationProblem) -> Value
}

extension SheetContent {
  /// No: OK confirms.
  public var confirmsByItself: Bool { false }

  /// Returns at once.
  public func settle(_ body: Body) async {}
}
