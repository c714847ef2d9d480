import UIKit

/// The part of a sheet that knows the type of its value; ``AnswerState`` explains the members.
@MainActor protocol AnswerKeeping: AnyObject, Sendable {
  var callbacks: SheetCallbacks<Void> { get }
  var commit: (@MainActor () async throws -> Void)? { get }

  var message: ValidationError? { get }
  var allowsOK: Bool { get }
  var isAlternative: Bool { get }
  var differs: Bool { get }

  /// Returns whether the body begins with a value that the app doesn't have.
  func proposesValue(_ context: SheetContext) -> Bool
  /// Also asks the body for its first answer, and is called once for a sheet.
  func makeBody(_ context: SheetContext) -> SheetBody<Void>
  func update(to content: any SheetContent, value: UpdatedValue) -> Bool
  var draft: Any? { get }
  func enter(_ value: Any) -> Bool
  func ask(isChange: Bool)
  func confirm() -> Bool
  func explain()
  func refuse(_ error: ValidationError)
  func beginAlternative()
  func endAlternative()
  func reportDraft()
  func report()
  func deliver(_ outcome: Outcome<Void>)
}

/// The value of a sheet after an update of its content.
enum UpdatedValue {
  case entered
  /// The value of the new content, which the app hasn't stored.
  case set
  /// The value of the new content, which the app has stored.
  case stored
}
