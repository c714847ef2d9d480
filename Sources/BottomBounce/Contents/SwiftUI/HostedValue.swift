import Observation
import UIKit

@MainActor @Observable final class HostedValue<Value> {
  var value: Value
  /// SwiftUI doesn't inherit it from UIKit.
  var tintColor: UIColor?
  @ObservationIgnored private let context: SheetContext

  init(_ value: Value, context: SheetContext) {
    self.value = value
    self.context = context
  }

  func set(_ value: Value) {
    self.value = value
    context.valueChanged()
  }
}
