import UIKit
import ViewBuilding

/// A date picker or a calendar with a row of buttons, which follows limits such as today.
class DateBodyView: SheetSubview {
  final let context: SheetContext
  private let actionRow = ActionRow()
  final private(set) var todayButton: UIButton?
  private var limitTimer: ClockChangeTimer?
  private var hasEnded = false

  init(_ picker: UIView, _ context: SheetContext) {
    self.context = context
    super.init(frame: .zero)
    // In a wide panel the wheels stay together, as does the band behind them.
    ViewTree(in: self) {
      ViewNode(picker, named: "picker") {
        "top, centerX == 0"
        "width <= superview.width"
        "width <= \(SheetMetrics.maximumWheelsWidth)"
        "width == superview.width @ high"
      }
      ViewNode(actionRow) {
        "left == picker.left"
        "right == picker.right"
        "top == picker.bottom"
        "bottom == 0"
      }
    }
  }

  var bodyTraits: SheetBodyTraits {
    var traits = SheetBodyTraits()
    traits.usesAnyHeight = false
    // UIKit may not notify the view when other code removes the sheet.
    traits.cancel = { [self] in
      hasEnded = true
      stopTimer()
    }
    traits.prepareLayout = { [actionRow] width, _ in
      actionRow.prepareLayout(width: min(width, SheetMetrics.maximumWheelsWidth))
    }
    traits.addButton = { [actionRow] title, action in actionRow.addButton(title, action) }
    return traits
  }

  // MARK: Limits

  var timeToNextChange: TimeInterval? { nil }

  func limitsDidChange() {}

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopTimer() } else { followLimits() }
  }

  private func followLimits() {
    guard !hasEnded, let delay = timeToNextChange else { return }
    limitsDidChange()
    stopTimer()
    // The app's clock closure may have removed the view.
    guard window != nil else { return }
    limitTimer = ClockChangeTimer(after: delay) { [weak self] in self?.followLimits() }
  }

  private func stopTimer() {
    limitTimer?.stop()
    limitTimer = nil
  }

  // MARK: Today

  func turnToToday() {}

  final func showTodayButton(_ title: String?) {
    todayButton?.isHidden = title == nil
    guard let title else { return }
    if let todayButton { return todayButton.setTitle(title, for: .normal) }
    let action = UIAction { [weak self] _ in self?.turnToToday() }
    todayButton = actionRow.addButton(title, action, isFirst: true)
    todayButton?.accessibilityIdentifier = "BottomBounce.today"
  }
}
