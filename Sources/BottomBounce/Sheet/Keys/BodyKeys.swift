import UIKit

/// Lets a hardware keyboard choose in a body that takes no text, while the sheet has the keys.
///
/// Full Keyboard Access needs none of it: there the system keeps these keys, and drives accessibility elements.
@MainActor protocol BodyKeys: AnyObject {
  /// Moves what is chosen, or what Space would choose; false where an arrow means nothing.
  func move(_ arrow: ArrowKey) -> Bool
  /// Does what a tap on what the arrows have come to does; false where there is nothing.
  func press() -> Bool
  /// Whether Return presses instead of confirming: a tap would confirm, and the arrows have come to something.
  var pressesOnReturn: Bool { get }
}

extension BodyKeys {
  func press() -> Bool { false }
  var pressesOnReturn: Bool { false }
}

/// Returns what keys do in a body; nil for one that the package does not know.
@MainActor func makeBodyKeys(for body: UIView) -> (any BodyKeys)? {
  switch body {
  case let list as OptionListView: ListKeys(list)
  case let choice as ChoiceContentView: ChoiceKeys(choice)
  case let columns as ColumnsContentView: ColumnKeys(columns)
  case let dates as DateContentView: DateKeys(dates.datePicker)
  case let slider as UISlider: SliderKeys(slider)
  case let wrapper as any BodyWrapper: makeBodyKeys(for: wrapper.wrappedBody)
  default: nil
  }
}
