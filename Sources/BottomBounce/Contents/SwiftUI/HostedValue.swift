import Observation
import UIKit

/// The value that a hosted SwiftUI view shows and changes.
@MainActor @Observable final class HostedValue<Value> {
  private(set) var value: Value
  /// The tint color of the sheet, which SwiftUI doesn't inherit from UIKit.
  var tintColor: UIColor?
  @ObservationIgnored private let validate: ((Value) -> ValidationError?)?
  @ObservationIgnored private let context: SheetContext

  /// Creates the value of a body.
  ///
  /// - Parameters:
  ///   - value: The initial value.
  ///   - validate: Returns the error of a value, or `nil` if it is valid.
  ///   - context: The connection to the sheet.
  init(
    _ value: Value, validate: ((Value) -> ValidationError?)?, context: SheetContext
  ) {
    self.value = value
    self.validate = validate
    self.context = context
    if let validate { context.setConfirmEnabled(validate(value) == nil) }
  }

  /// Sets the value that the user has chosen.
  func set(_ value: Value) {
    self.value = value
    if let validate {
      let error = validate(value)
      context.setConfirmEnabled(error == nil)
      context.showError(error)
    }
    context.valueChanged()
  }

  /// Returns the value, or throws its error.
  func validValue() throws(ValidationError) -> Value {
    if let error = validate?(value) { throw error }
    return value
  }
}
