import UIKit

/// The part of a sheet that knows the type of its value; ``AnswerState`` explains the members.
@MainActor protocol AnswerKeeping: AnyObject, Sendable {
  /// These closures pass the value to the app.
  var callbacks: SheetCallbacks<Void> { get }
  /// Saves the confirmed value; `nil` if OK ends the sheet.
  var commit: (@MainActor () async throws -> Void)? { get }

  var message: ValidationError? { get }
  var allowsOK: Bool { get }
  var isAlternative: Bool { get }
  var differs: Bool { get }

  /// Returns whether the body begins with a value that the app doesn't have.
  func proposesValue(_ context: SheetContext) -> Bool
  /// Also asks the body for its first answer, and is called once for a sheet.
  func makeBody(_ context: SheetContext) -> SheetBody<Void>
  /// Returns whether the body could show the content.
  func update(to content: any SheetContent, value: UpdatedValue) -> Bool
  /// What the user has entered, valid or not; `nil` if it is no value.
  var draft: Any? { get }
  /// Lets the body show a value as if the user had entered it, and returns whether it could.
  func enter(_ value: Any) -> Bool
  func ask(isChange: Bool)
  /// Asks the body after OK, and returns whether the answer is a value.
  func confirm() -> Bool
  func explain()
  func refuse(_ error: ValidationError)
  func beginAlternative()
  func endAlternative()
  /// Calls ``SheetCallbacks/edited`` if the app doesn't know what the user has entered.
  func reportDraft()
  /// Reports the draft, and calls ``SheetCallbacks/valueChanged`` if the app doesn't know the
  /// value.
  func report()
  /// Later calls have no effect.
  func deliver(_ outcome: Outcome<Void>)
}

/// The value of a sheet after an update of its content.
enum UpdatedValue {
  /// What the user has entered.
  case entered
  /// The value of the new content, which the app hasn't stored.
  case set
  /// The value of the new content, which the app has stored.
  case stored
}
