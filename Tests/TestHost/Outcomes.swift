public import BottomBounce
public import UIKit

/// The values and cancellations that a sheet delivers.
@MainActor public final class Outcomes<Value> {
  /// The values, in the order in which they were delivered.
  public private(set) var values: [Value] = []
  /// The reasons of the cancellations, in the order in which they were delivered.
  public private(set) var cancellations: [Cancellation] = []

  /// The number of values and cancellations.
  public var total: Int { values.count + cancellations.count }
  /// A closure that records a value.
  public var onValue: @MainActor (Value) -> Void { { self.values.append($0) } }
  /// A closure that records a cancellation.
  public var onCancel: @MainActor (Cancellation) -> Void { { self.cancellations.append($0) } }

  /// Creates a record without outcomes.
  public init() {}

  /// Presents content and records its outcome.
  public func show<Content: SheetContent>(
    _ content: Content, title: (any SheetTitle)? = nil, by sheet: BottomBounceView,
    in host: UIView, extraButtons: [SheetButton] = [], _ configuration: SheetConfiguration = .init()
  ) where Content.Value == Value {
    sheet.show(
      content, title: title, in: host, extraButtons: extraButtons, configuration: configuration,
      onValue: onValue, onCancel: onCancel)
  }
}
