import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PickerAccessibilityTests {
  let device = Simulator()
  let host = PickerHost(["red", "green", "blue"], ["small", "large"])
  let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))

  init() {
    picker.dataSource = host
    picker.delegate = host
    device.window.addSubview(picker)
  }

  @Test func `every wheel is one adjustable element whose value is its row`() {
    picker.selectRow(1, inComponent: 0, animated: false)
    #expect(
      device.accessibilityTree() == """
          adjustable = “green”
          adjustable = “small”
        """)
  }

  @Test func `adjusting selects the next or previous row and notifies the delegate`() throws {
    let element = try #require(device.accessibilityElements.first)
    element.accessibilityIncrement()
    #expect(element.accessibilityValue == "green")
    #expect(host.selected == ["0: green"])
    element.accessibilityIncrement()
    element.accessibilityIncrement()
    #expect(element.accessibilityValue == "blue")
    element.accessibilityDecrement()
    device.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1)
    #expect(host.selected == ["0: green", "0: blue", "0: green"])
  }

  @Test func `the delegate provides a wheel's accessibility label`() {
    final class Delegate: NSObject, UIPickerViewAccessibilityDelegate {
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "row \(row)" }
      func pickerView(
        _ pickerView: UIPickerView, accessibilityLabelForComponent component: Int
      ) -> String? { component == 0 ? "Colour" : nil }
      func pickerView(
        _ pickerView: UIPickerView, accessibilityHintForComponent component: Int
      ) -> String? { component == 1 ? "Changes the size" : nil }
    }
    let delegate = Delegate()
    picker.delegate = delegate
    #expect(
      device.accessibilityTree() == """
          adjustable “Colour” = “row 0”
          adjustable = “row 0”, hint “Changes the size”
        """)
  }

  @Test func `a disabled wheel is read as dimmed`() {
    picker.isUserInteractionEnabled = false
    #expect(device.accessibilityTree().contains("adjustable = “red”, dimmed"))
  }
}
