import UIKit

/// The part of a sheet that knows the type of its value: the content, the answer, and the closures
/// of the app that get values.
///
/// Everything else in a sheet works without that type.
@MainActor protocol AnswerKeeping: AnyObject, Sendable {
  /// The closures of the life cycle. Those that get a value pass it to the app.
  var callbacks: SheetCallbacks<Void> { get }
  /// Saves the confirmed value; `nil` if OK ends the sheet.
  var commit: (@MainActor () async throws -> Void)? { get }
  /// A Boolean value that indicates whether the app gets the reason of a cancellation.
  var handlesCancellation: Bool { get }
  /// A Boolean value that indicates whether the value differs from the initial one.
  var differs: Bool { get }

  /// Makes the body of the content, once for a sheet.
  func makeBody(_ context: SheetContext) -> SheetBody<Void>
  /// Keeps the value as the initial one, unless there is one or the user has changed the value.
  func keepInitialValue()
  /// Notes that the user has changed the value, maybe to the same one.
  func noteChange()
  /// Reads the value to confirm.
  func confirm() throws(ValidationError)
  /// Delivers the outcome to the app, with the confirmed value.
  ///
  /// Later calls have no effect.
  func deliver(_ outcome: Outcome<Void>)
}
