import Observation
import UIKit

/// The value that a hosted SwiftUI view shows and changes.
@MainActor @Observable final class HostedValue<Value> {
  var value: Value
  /// SwiftUI doesn't inherit it from UIKit.
  var tintColor: UIColor?
  @ObservationIgnored private let context: SheetContext

  init(_ value: Value, context: SheetContext) {
    self.value = value
    self.context = context
  }

  /// Sets the value that the user has chosen.
  func set(_ value: Value) {
    self.value = value
    context.valueChanged()
  }
}
