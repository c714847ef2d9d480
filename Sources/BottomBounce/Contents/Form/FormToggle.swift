import UIKit

final class FormToggle<Root>: FormValueField<Root, Bool> {
  private let toggle = UISwitch()

  init(_ property: WritableKeyPath<Root, Bool>, in form: Form<Root>) {
    toggle.isOn = form.value[keyPath: property]
    let row = FormToggleView(toggle, form.context.boxMetrics)
    super.init(row, property, in: form)
    // VoiceOver can activate the row while the sheet ignores touches.
    row.tapTarget?.addAction(
      UIAction { [weak self, weak row] _ in
        if self?.form?.isDisabled == false { row?.turn() }
      }, for: .touchUpInside)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self, let form = self.form else { return }
        // A finger can be on the switch when the app begins to save the value.
        if form.isDisabled { showValue() } else { form.partDidChange(self, isChange: true) }
      }, for: .valueChanged)
  }

  override func ask(isChange: Bool) {
    if isChange { state.enter(.success(toggle.isOn)) }
  }

  override func update(_ pass: FormPass<Root>) {
    guard let form else { return }
    _ = state.describe(
      form.value[keyPath: path], isSet: pass.isSet, keepsStored: false, areEqual: ==)
    showValue()
  }

  private func showValue() {
    guard state.stored != toggle.isOn else { return }
    toggle.setOn(state.stored, animated: view.window != nil)
  }
}
