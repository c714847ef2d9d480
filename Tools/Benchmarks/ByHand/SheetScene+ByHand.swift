import UIKit
import UIKitSimulator

extension SheetScene {
  /// Shows the sheet of `showSheet()`, written by hand.
  func showSheetByHand() {
    present(HandTextForm(placeholder: "A line about you", limit: 40), title: "Introduction")
  }

  /// Shows the sheet of `showDateSheet()`, written by hand.
  func showDateSheetByHand() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.maximumDate = device.date
    present(picker, title: "Birthday")
  }

  /// Shows the sheet of `showList()`, written by hand, with the same number of visible rows.
  func showListByHand() {
    let titles = (1...20).map { "Number \($0)" }
    present(HandListForm(titles: titles, selectedRows: [0], height: 10.5 * 44), title: "Number")
  }

  /// Shows the sheet of `showChecklist()`, written by hand, with the same number of visible rows.
  func showChecklistByHand() {
    let titles = (1...20).map { "Number \($0)" }
    let form = HandListForm(
      titles: titles, selectedRows: [0, 1, 2], height: 10.5 * 44, selectsSeveral: true)
    present(form, title: "Numbers")
  }

  /// Shows the sheet of `showNumber()`, written by hand.
  func showNumberByHand() {
    let numbers = Array(stride(from: 30.0, through: 250, by: 0.5))
    present(HandWheelForm(numbers: numbers, selectedRow: 80, unit: "kg"), title: "Weight")
  }

  /// Shows the sheet of `showNumberField()`, written by hand.
  func showNumberFieldByHand() {
    present(HandNumberForm(number: 70, in: 30...250, step: 0.5, unit: "kg"), title: "Weight")
  }

  /// Shows the sheet of `showForm()`, written by hand.
  func showFormByHand() {
    let titles = (0..<8).map { "Field \($0)" }
    present(HandFieldsForm(titles: titles, text: "text"), title: "Form")
  }

  /// Shows an alert with the text of `showSheet()`, without its counter.
  func showAlert() {
    let alert = UIAlertController(title: "Introduction", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "A line about you" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
  }

  private func present(_ form: UIView, title: String) {
    HandSheet(title: title, form: form) { _ in }.present(in: controller.view)
  }
}
