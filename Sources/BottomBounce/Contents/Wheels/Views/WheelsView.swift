import UIKit
import ViewBuilding

@MainActor protocol WheelsModel<Value>: AnyObject {
  associatedtype Value
  var answer: Answer<Value> { get }
  var count: Int { get }
  func rowCount(of wheel: Int) -> Int
  /// Called only for visible rows.
  func row(_ row: Int, of wheel: Int) -> OptionRow
  var selected: [Int] { get }
  /// The wheels that don't show their initial values, and that the user hasn't turned yet.
  var waiting: [Int] { get }
  /// Turns to the nearest enabled row.
  func turn(_ wheel: Int, to row: Int) -> WheelsChange
  /// Turns as an arrow key does; `nil` if there is no such row.
  func turn(_ wheel: Int, by step: Int) -> WheelsChange?
  /// Accepts the row that a wheel shows instead of its initial value.
  func accept(_ wheel: Int)
  var unitWheels: (any UnitWheelsModel)? { get }
}

extension WheelsModel {
  var unitWheels: (any UnitWheelsModel)? { nil }

  func turn(_ wheel: Int, by step: Int) -> WheelsChange? {
    let rows = 0..<rowCount(of: wheel)
    var next = selected[wheel] + step
    while rows.contains(next), !row(next, of: wheel).isEnabled { next += step }
    return rows.contains(next) ? turn(wheel, to: next) : nil
  }
}

struct WheelsChange {
  var reloaded = 0..<0
  /// The wheels that turn together with the user's wheel.
  var turned = 0..<0
}

/// The picker view of ``WheelsContent``, ``DurationContent``, and ``NumberContent``.
final class WheelsView: SheetSubview, UIPickerViewDataSource,
  UIPickerViewAccessibilityDelegate
{
  let pickerView = UIPickerView()
  private(set) var model: any WheelsModel
  private var keyWheel = 0
  private let titles: [String?]
  private let context: SheetContext
  private var turnObserver: WheelTurnObserver?
  private var units: WheelUnits?

  init(model: any WheelsModel, titles: [String?], context: SheetContext) {
    self.model = model
    self.titles = titles
    self.context = context
    super.init(frame: .zero)
    pickerView.accessibilityIdentifier = "BottomBounce.wheels"
    updateName()
    // In a wide panel the wheels stay together, as does the band behind them.
    ViewTree(in: self) {
      ViewNode(pickerView) {
        "top, bottom, centerX == 0"
        "width <= superview.width"
        "width <= \(SheetMetrics.maximumWheelsWidth)"
        "width == superview.width @ high"
      }
    }
    units = model.unitWheels.map { WheelUnits($0, in: self) }
    pickerView.dataSource = self
    pickerView.delegate = units ?? self
    showSelection()
    observeTurns()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    units?.layout()
  }

  // MARK: Value

  static func makeBody<Content: _ContentWithParts, Model: WheelsModel<Content.Value>>(
    _ shown: ShownContent<Content>, _ model: Model, titles: [String?] = [],
    keepsTurns: @escaping (Model, Model) -> Bool = { _, _ in true },
    makeModel: @escaping (Content) -> Model?
  ) -> SheetBody<Content.Value> {
    let view = WheelsView(model: model, titles: titles, context: shown.context)
    var traits = SheetBodyTraits()
    traits.settle = { view.readRows() }
    traits.usesAnyHeight = false
    traits.handleKey = { view.handle($0) }
    var model = model
    return shown.ruledBody(view, traits) { _ in
      model.answer
    } show: { content, update in
      guard let new = makeModel(content), new.count == model.count,
        (new.unitWheels == nil) == (view.units == nil)
      else { return false }
      view.updateName()
      let isKept = update.keepsValue && keepsTurns(model, new)
      if !isKept { shown.forgetEdits() }
      if isKept, !view.canKeepTurn(in: new) { return true }
      model = new
      view.show(new)
      return true
    }
  }

  /// Selects the rows that the wheels show, if the picker view hasn't reported them yet.
  private func readRows() {
    for wheel in 0..<model.count where model.rowCount(of: wheel) > 0 {
      let before = model.selected
      show(model.turn(wheel, to: pickerView.selectedRow(inComponent: wheel)), wheel, since: before)
    }
  }

  private func updateName() {
    nameGroup(titles.isEmpty ? nil : context.title)
  }

  /// Returns whether other wheels show the user's choice among different rows.
  private func canKeepTurn(in other: any WheelsModel) -> Bool {
    let wheels = (0..<model.count).filter { model.rowCount(of: $0) * other.rowCount(of: $0) > 0 }
    func isSame(_ row: (any WheelsModel, Int) -> Int) -> Bool {
      wheels.allSatisfy { model.row(row(model, $0), of: $0) == other.row(row(other, $0), of: $0) }
    }
    let isSameChoice = wheels.count == model.count && isSame { $0.selected[$1] }
    let hasSameRows =
      isSame { _, _ in 0 } && isSame { $0.rowCount(of: $1) - 1 }
      && wheels.allSatisfy { model.rowCount(of: $0) == other.rowCount(of: $0) }
    return isSameChoice && !hasSameRows && !PickerSettling.isTurning(pickerView)
  }

  private func show(_ model: any WheelsModel) {
    self.model = model
    if let model = model.unitWheels { units?.show(model) }
    pickerView.reloadAllComponents()
    showSelection()
    observeTurns()
  }

  private func observeTurns() {
    guard !model.waiting.isEmpty, turnObserver == nil else { return }
    turnObserver = WheelTurnObserver(of: pickerView) { [weak self] point in
      guard let self, let wheel = wheel(at: point), model.waiting.contains(wheel) else { return }
      model.accept(wheel)
      context.valueChanged()
    }
  }

  /// Assumes that all wheels are equally wide: those with units aren't, but wait together.
  private func wheel(at point: CGPoint) -> Int? {
    guard model.count > 0, pickerView.bounds.width > 0 else { return nil }
    let isMirrored = pickerView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let share = point.x / pickerView.bounds.width
    let wheel = Int((isMirrored ? 1 - share : share) * CGFloat(model.count))
    return min(max(wheel, 0), model.count - 1)
  }

  private func handle(_ key: SheetKey) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard model.count > 0 else { return false }
    if let step = key.columnStep(isRightToLeft: isRightToLeft) {
      keyWheel = min(max(keyWheel + step, 0), model.count - 1)
    } else if let step = key.rowStep {
      userTurns(keyWheel) { $0.turn(keyWheel, by: step) }
    } else {
      return false
    }
    return true
  }

  private func userTurns(_ wheel: Int, _ turn: (any WheelsModel) -> WheelsChange?) {
    let (before, wasWaiting) = (model.selected, model.waiting.contains(wheel))
    guard let change = turn(model) else { return }
    let isChange = show(change, wheel, since: before)
    model.accept(wheel)
    observeTurns()
    if isChange || wasWaiting { context.valueChanged() }
  }

  @discardableResult
  private func show(_ change: WheelsChange, _ wheel: Int, since before: [Int]) -> Bool {
    for wheel in change.reloaded { pickerView.reloadComponent(wheel) }
    turnWheels(change.reloaded, animated: false)
    turnWheels(wheel..<wheel + 1, animated: window != nil)
    turnWheels(change.turned, animated: window != nil)
    units?.update()
    return model.selected != before || !change.reloaded.isEmpty
  }

  func showSelection() {
    turnWheels(0..<model.count, animated: false)
  }

  private func turnWheels(_ wheels: Range<Int>, animated: Bool) {
    for wheel in wheels where model.rowCount(of: wheel) > 0 {
      let row = model.selected[wheel]
      guard pickerView.selectedRow(inComponent: wheel) != row else { continue }
      pickerView.selectRow(row, inComponent: wheel, animated: animated)
    }
  }

  // MARK: UIPickerViewDataSource

  func numberOfComponents(in pickerView: UIPickerView) -> Int { model.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    model.rowCount(of: component)
  }

  // MARK: UIPickerViewDelegate

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    model.row(row, of: component).title
  }

  // A title in the usual color needs no attributes.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let row = model.row(row, of: component)
    // Rows above and below the band are faded, so a lighter color could not be read there.
    let color = row.isEnabled ? row.color : .secondaryLabel
    guard color != .label else { return nil }
    return NSAttributedString(string: row.title, attributes: [.foregroundColor: color])
  }

  func pickerView(
    _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
  ) -> String? {
    if titles.indices.contains(component) { return titles[component] }
    // Two wheels can show the same rows, so each label has a number.
    let number =
      model.count > 1 || context.title == nil ? SheetStrings().string(.column, component + 1) : nil
    return SheetStrings().joined([context.title, number].compactMap { $0 })
  }

  func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    userTurns(component) { $0.turn(component, to: pickerView.selectedRow(inComponent: component)) }
  }
}
