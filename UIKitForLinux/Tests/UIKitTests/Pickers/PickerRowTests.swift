import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PickerRowTests {
  let device = Simulator()
  let picker = UIPickerView(frame: CGRect(x: 0, y: 300, width: 320, height: 216))

  init() {
    device.window.addSubview(picker)
  }

  /// Creates views for the rows of one component, and logs their rows.
  final class Views: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0
    var reused = 0
    var keptViews: [UILabel] = []
    var keepsViews = false

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      keepsViews ? keptViews.count : 50
    }
    func pickerView(
      _ pickerView: UIPickerView, rowHeightForComponent component: Int
    ) -> CGFloat { 40 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if keepsViews { return keptViews[row] }
      if view == nil { made += 1 } else { reused += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "Row \(row)"
      return label
    }
  }

  /// The labels inside a view.
  func labels(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
  }

  @Test func `the delegate's views fill their rows and are reused`() throws {
    let views = Views()
    picker.dataSource = views
    picker.delegate = views
    device.settle()
    let view = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(view.text == "Row 0")
    #expect(view.bounds.size == picker.rowSize(forComponent: 0))
    #expect(view.bounds.size == CGSize(width: 302, height: 40))
    #expect(picker.view(forRow: 30, forComponent: 0) == nil)
    let made = views.made
    for row in 1...30 {
      picker.selectRow(row, inComponent: 0, animated: false)
      device.settle()
    }
    #expect((picker.view(forRow: 30, forComponent: 0) as? UILabel)?.text == "Row 30")
    #expect(views.reused > 40)
    #expect(views.made <= made + 6)
  }

  @Test func `a view with a size is centered in its row`() throws {
    let views = Views()
    views.keepsViews = true
    views.keptViews = (0..<3).map { _ in
      UILabel(frame: CGRect(x: 7, y: 7, width: 100, height: 20))
    }
    picker.dataSource = views
    picker.delegate = views
    device.settle()
    let view = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(view.bounds.size == CGSize(width: 100, height: 20))
    let middle = view.convert(CGPoint(x: 50, y: 10), to: picker)
    #expect(abs(middle.x - 160) < 0.01 && abs(middle.y - 108) < 0.01)
  }

  @Test func `a delegate's single view per row returns to the wheel after the lens`() {
    let views = Views()
    views.keepsViews = true
    views.keptViews = (0..<8).map { _ in UILabel() }
    picker.dataSource = views
    picker.delegate = views
    device.settle()
    picker.selectRow(3, inComponent: 0, animated: true)
    device.settle()
    for row in 1...5 {
      #expect(picker.view(forRow: row, forComponent: 0) === views.keptViews[row])
      #expect(views.keptViews[row].isDescendant(of: picker))
    }
    picker.selectRow(0, inComponent: 0, animated: true)
    device.settle()
    for row in 0...2 { #expect(views.keptViews[row].isDescendant(of: picker)) }
  }

  @Test func `rows with titles have no delegate views`() {
    let host = PickerHost(["a", "b"])
    picker.dataSource = host
    picker.delegate = host
    device.settle()
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(labels(in: picker).compactMap(\.text).sorted() == ["a", "b"])
  }

  @Test func `repeated titles aren't drawn again`() {
    let titles = (0..<12).map { "Month \($0)" }
    let host = PickerHost(titles + titles + titles)
    picker.dataSource = host
    picker.delegate = host
    let tree = device.system.tree
    func turn(to row: Int) {
      picker.selectRow(row, inComponent: 0, animated: true)
      device.settle()
      device.updatedScreen()
    }
    for row in [6, 12, 18] { turn(to: row) }
    let before = tree.statistics.contentsDrawn
    turn(to: 24)
    #expect(tree.statistics.contentsDrawn == before)
    let shown = labels(in: picker).filter { !$0.isHidden }.compactMap(\.text)
    #expect(shown.sorted() == (20...28).map { "Month \($0 % 12)" }.sorted())
  }

  @Test func `attributed titles keep their colors, but not their fonts`() throws {
    final class Attributed: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        2
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "plain" }
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString? {
        guard row == 0 else { return nil }
        return NSAttributedString(
          string: "red",
          attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 60)])
      }
    }
    let delegate = Attributed()
    picker.dataSource = delegate
    picker.delegate = delegate
    device.settle()
    let red = try #require(labels(in: picker).first { $0.text == "red" })
    #expect(red.textColor == .red)
    #expect(red.font.pointSize == 23.5)
    #expect(labels(in: picker).contains { $0.text == "plain" })
  }

  @Test func `the selected row has the text color, and the others are gray`() throws {
    device.window.backgroundColor = .white
    let host = PickerHost(["HHHHHHHH", "HHHHHHHH", "HHHHHHHH"])
    picker.dataSource = host
    picker.delegate = host
    // Halfway, so that the edge of the lens crosses the rows above and below.
    device.settle()
    let wheel = try #require(picker.subviews.compactMap { $0 as? UIScrollView }.first)
    wheel.contentOffset.y = 16
    device.advance(by: 0.1)
    let picture = try #require(device.screenshot().cgImage)
    // The darkest value in a line of the screen, from 0 for black to 1.
    func darkest(_ y: CGFloat) -> CGFloat {
      (330...640).map { CGFloat(picture.pixel(x: $0, y: Int(y * 3))?.r ?? 255) / 255 }.min() ?? 1
    }
    let top = picker.frame.minY + 91
    #expect(darkest(top + 2) < 0.05)
    #expect(darkest(top - 2) > 0.4 && darkest(top - 2) < 0.8)
    #expect(darkest(top + 34 - 2) < 0.05)
  }

  @Test func `in a right-to-left layout, the first component is on the right`() throws {
    let host = PickerHost(["a"], ["b"])
    picker.dataSource = host
    picker.delegate = host
    device.settle()
    let wheels = picker.subviews.compactMap { $0 as? UIScrollView }
    #expect(wheels.map(\.frame.minX) == [9, 162.66666666666666])
    picker.semanticContentAttribute = .forceRightToLeft
    device.settle()
    #expect(wheels[0].frame.minX > wheels[1].frame.minX)
  }

  @Test func `titles have the requested alignment in their column`() throws {
    let host = PickerHost(["a", "bbbbbb"])
    picker.dataSource = host
    picker.delegate = host
    picker.titleAlignments = [.right]
    device.settle()
    let label = try #require(labels(in: picker).first { $0.text == "bbbbbb" })
    let right = label.convert(CGPoint(x: label.bounds.maxX, y: 0), to: picker).x
    // The row next to the selection is slightly closer to the center.
    #expect(right > 305 && right < 311)
  }
}
