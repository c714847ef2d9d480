import UIKit
import ViewBuilding

final class FormToggle<Root>: FormValueField<Root, Bool> {
  private let row: FormToggleView

  init(_ property: WritableKeyPath<Root, Bool>, in form: Form<Root>) {
    row = FormToggleView(form.context.boxMetrics)
    super.init(row, property, in: form)
    // VoiceOver can activate the row while the sheet ignores touches.
    row.tapTarget?.addAction(
      UIAction { [weak self] _ in
        if self?.form?.isDisabled == false { self?.row.turn() }
      }, for: .touchUpInside)
    row.toggle.addAction(
      UIAction { [weak self] _ in
        guard let self, let form = self.form else { return }
        // A finger can be on the switch when the app begins to save the value.
        if form.isDisabled { return row.show(state.stored) }
        form.partDidChange(self, isChange: true)
      }, for: .valueChanged)
  }

  override func ask(isChange: Bool) {
    if isChange { state.enter(.success(row.toggle.isOn)) }
  }

  override func update(_ pass: FormPass<Root>) {
    guard let form else { return }
    _ = state.describe(
      form.value[keyPath: path], isSet: pass.isSet, keepsStored: false, areEqual: ==)
    row.show(state.stored)
  }
}

/// A row that assistive technologies read as its switch.
final class FormToggleView: FormFieldView {
  let toggle = UISwitch()
  private let control = FormRowControl()
  override var tapTarget: FormRowControl? { control }
  override var element: UIView { control }

  override init(_ boxes: SheetBoxMetrics) {
    super.init(boxes)
    control.isAccessibilityElement = true
    control.accessibilityTraits = toggle.accessibilityTraits
    control.accessibilityIdentifier = "BottomBounce.switch"
    ViewTree(in: control, numbers: SheetMetrics.numbers(.zero)) {
      ViewNode(titleLabel, named: "title") {
        "leading == box"
        "top >= \(boxes.textMargin)"
        "bottom <= -\(boxes.textMargin)"
        "centerY == 0"
      }
      ViewNode(toggle) {
        "hugH, resistH == required"
        "trailing == -box"
        "centerY == 0"
        "top >= 6"
        "leading >= title.trailing + spacing"
      }
    }
    control.heightAnchor.constraint(greaterThanOrEqualToConstant: boxes.rowHeight).isActive = true
    // Nothing else keeps the row from growing.
    control.heightAnchor.constraint(equalToConstant: boxes.rowHeight).activate(
      SheetPriority.linesHeight)
    addArrangedSubview(control)
  }

  func show(_ isOn: Bool) {
    if toggle.isOn != isOn { toggle.setOn(isOn, animated: window != nil) }
    control.accessibilityValue = toggle.accessibilityValue
  }

  func turn() {
    toggle.setOn(!toggle.isOn, animated: true)
    toggle.sendActions(for: .valueChanged)
  }
}
