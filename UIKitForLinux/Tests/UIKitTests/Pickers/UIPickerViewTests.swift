import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIPickerViewTests {
  let device = Simulator()
  let host = PickerHost(
    ["Apple", "Pear", "Plum", "Cherry", "Peach", "Quince", "Fig"], ["one", "two", "three"])
  let picker = UIPickerView()

  init() {
    picker.dataSource = host
    picker.delegate = host
    picker.frame.origin = CGPoint(x: 30, y: 300)
    device.window.addSubview(picker)
    device.settle()
  }

  @Test func `a picker view has its default size`() {
    let usual = CGSize(width: 320, height: 216)
    #expect(UIPickerView().frame == CGRect(origin: .zero, size: usual))
    #expect(UIPickerView(frame: CGRect(x: 5, y: 6, width: 200, height: 0)).bounds.height == 216)
    #expect(picker.sizeThatFits(.zero) == usual)
    #expect(picker.intrinsicContentSize == usual)
    picker.frame.size = CGSize(width: 393, height: 162)
    #expect(picker.bounds.size == CGSize(width: 393, height: 162))
  }

  @Test func `the data source determines the components and rows`() {
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 7)
    #expect(picker.numberOfRows(inComponent: 1) == 3)
    #expect(picker.numberOfRows(inComponent: 2) == 0)
    #expect(UIPickerView().numberOfComponents == 0)
  }

  @Test func `selecting a row in code doesn't notify, and is clamped to the rows`() {
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(4, inComponent: 0, animated: false)
    picker.selectRow(1, inComponent: 1, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 1) == 1)
    picker.selectRow(99, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 6)
    picker.selectRow(1, inComponent: 5, animated: false)
    device.settle()
    #expect(host.selected == [])
    #expect(picker.selectedRow(inComponent: 5) == -1)
  }
}
