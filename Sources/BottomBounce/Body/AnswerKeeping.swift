import UIKit

/// The part of a sheet that knows the type of its value: the content, its answer, and the closures
/// of the app that get values.
///
/// Everything else in a sheet works without that type. ``AnswerState`` explains the members.
@MainActor protocol AnswerKeeping: AnyObject, Sendable {
  /// The closures of the life cycle, which pass the value to the app.
  var callbacks: SheetCallbacks<Void> { get }
  /// Saves the confirmed value; `nil` if OK ends the sheet.
  var commit: (@MainActor () async throws -> Void)? { get }
  /// A Boolean value that indicates whether the app gets the reason of a cancellation.
  var handlesCancellation: Bool { get }

  var message: ValidationError? { get }
  var allowsOK: Bool { get }
  var isAlternative: Bool { get }
  var differs: Bool { get }

  /// Returns whether the body begins with a value that the app doesn't have.
  func proposesValue(_ context: SheetContext) -> Bool
  /// Makes the body of the content, and asks it for its first answer.
  ///
  /// It is called once for a sheet.
  func makeBody(_ context: SheetContext) -> SheetBody<Void>
  /// Shows other content in the body, and returns whether the body could.
  ///
  /// With `isStored`, the app has stored the value of the content.
  func update(to content: any SheetContent, keepsEdits: Bool, isStored: Bool) -> Bool
  /// What the user has entered, valid or not; `nil` if it is no value.
  var draft: Any? { get }
  /// Lets the body show a value as if the user had entered it, and returns whether it could.
  func enter(_ value: Any) -> Bool
  /// Asks the body after a change.
  func ask(isChange: Bool)
  /// Asks the body after OK, and returns whether the answer is a value.
  func confirm() -> Bool
  func explain()
  func refuse(_ error: ValidationError)
  func beginAlternative()
  func endAlternative()
  /// Calls ``SheetCallbacks/edited`` if the app doesn't know what the user has entered.
  func reportDraft()
  /// Does the same, and calls ``SheetCallbacks/valueChanged`` if the app doesn't know the value.
  func report()
  /// Delivers the outcome to the app, with the confirmed value.
  ///
  /// Later calls have no effect.
  func deliver(_ outcome: Outcome<Void>)
}
