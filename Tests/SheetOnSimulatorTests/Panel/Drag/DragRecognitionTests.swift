import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Drags on a sheet, and the views that handle them.
@MainActor @Suite(.ownDevice) struct DragRecognitionTests: MovingPanel {
  let screen = TestHost()

  // MARK: Recognition

  @Test func `a drag that begins on a button moves the panel without a tap`() throws {
    let outcomes = screen.show(PlainContent(height: 200))
    let raised = raised
    let cancel = try #require(screen.cancelButton)
    let finger = pull(from: device.middle(of: cancel), by: 70)
    #expect(isNear(top, raised + 60))
    rest(finger)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [])
    #expect(top == raised)
  }

  @Test func `a drag that begins in text does not move the panel`() throws {
    let outcomes = screen.show(.text("Some words"))
    let raised = top
    let field = try #require(screen.textField)
    let finger = pull(from: device.middle(of: field), by: 200, over: 0.2)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.state == .presented)
  }

  @Test func `a drag that begins on date wheels turns them`() throws {
    let outcomes = screen.show(.date(Date(timeIntervalSince1970: 1_749_988_800)))
    let raised = top
    let wheel = try #require(screen.wheels.first)
    let before = wheel.contentOffset
    let finger = pull(from: device.middle(of: wheel), by: 100, over: 0.1)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    #expect(wheel.contentOffset != before)
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a drag that begins on a slider moves the slider in any direction`() throws {
    let slider = UISlider()
    let outcomes = screen.show(ControlContent.control(\UISlider.value) { slider })
    let raised = top
    let start = device.middle(of: slider)
    slider.value = 0.5
    for place in [CGPoint(x: start.x + 80, y: start.y + 200), CGPoint(x: start.x, y: start.y - 90)]
    {
      let value = slider.value
      let finger = device.touchDown(at: device.middle(of: slider))
      finger.move(to: CGPoint(x: start.x, y: start.y + 12), over: 0.1)
      finger.move(to: place, over: 0.1)
      #expect(top == raised)
      finger.lift()
      screen.settleAnimations()
      #expect(place.x == start.x || slider.value > value + 0.1)
      slider.value = 0.5
    }
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a drag that begins on a calendar turns the page, not the panel`()
    throws
  {
    let outcomes = screen.show(
      .date(Date(timeIntervalSince1970: 1_749_988_800)).style(.calendar))
    let raised = top
    let middle = device.middle(of: try #require(screen.datePicker))
    let finger = pull(from: middle, by: 250, over: 0.2)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    let before = device.accessibilityTree()
    device.drag(from: middle, to: CGPoint(x: middle.x - 200, y: middle.y + 20), over: 0.2)
    screen.settleAnimations()
    #expect(device.accessibilityTree() != before)
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test(arguments: [true, false])
  func `dragging a selection handle or the caret does not move the panel`(isOneLine: Bool) throws {
    let text = "Some words to be selected"
    let outcomes =
      isOneLine ? screen.show(.text(text)) : screen.show(.text(text).lines(2...4))
    let raised = top
    let entry = try #require(screen.find("text") as UIView?)
    let input = try #require(entry as? any UITextInput)
    let word = try #require(input.position(from: input.beginningOfDocument, offset: 7))
    let place = entry.convert(
      CGPoint(x: input.caretRect(for: word).midX, y: input.caretRect(for: word).midY), to: nil)
    device.doubleTap(at: place)
    let selection = try #require(input.selectedTextRange)
    #expect(!selection.isEmpty)
    // The selection handles are views inside the text, at both ends of the selection.
    for end in [selection.start, selection.end] {
      let caret = input.caretRect(for: end)
      let handle = UIView(
        frame: CGRect(x: caret.midX - 8, y: caret.maxY - 8, width: 16, height: 16))
      entry.addSubview(handle)
      let finger = pull(from: device.middle(of: handle), by: 200, over: 0.2)
      #expect(top == raised)
      finger.lift()
      screen.settleAnimations()
      handle.removeFromSuperview()
    }
    // A long press on the text moves the caret.
    let finger = device.touchDown(at: place)
    device.advance(by: 0.8)
    finger.move(to: CGPoint(x: place.x + 30, y: place.y + 200), over: 0.3)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test func `backdrop drags, horizontal drags, and mouse scrolling do not move the panel`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let raised = raised
    let finger = pull(from: CGPoint(x: 196, y: 100), by: 300)
    #expect(top == raised)
    finger.lift()
    let side = device.touchDown(at: grip)
    side.move(to: CGPoint(x: 300, y: grip.y + 20), over: 0.2)
    side.move(to: CGPoint(x: 300, y: grip.y + 90), over: 0.2)
    #expect(top == raised)
    side.lift()
    device.scroll(at: grip, by: CGSize(width: 0, height: 200))
    #expect(top == raised)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [])
  }

  @Test func `a sheet that is not draggable does not move`() {
    let outcomes = screen.show(PlainContent(height: 200)) { $0.isDraggable = false }
    let raised = raised
    device.drag(from: grip, to: CGPoint(x: 196, y: 850), over: 0.1)
    #expect(top == raised)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [])
  }

  @Test func `a drag that begins on option wheels turns them`() throws {
    let colors = ["red", "green", "blue"].sheetOptions { $0 }
    let outcomes = screen.show(.wheels([colors, colors]))
    let raised = top
    let picker = try #require(device.view { $0 is UIPickerView })
    let finger = pull(from: device.middle(of: picker), by: 200, over: 0.2)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  /// Content with a gesture recognizer.
  private struct Drawing: SheetContent {
    let counter: Counter

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let view = PanView()
      view.counter = counter
      view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      return SheetBody(view) { 7 }
    }
  }

  /// A view that counts touch moves.
  private final class PanView: UIView, UIGestureRecognizerDelegate {
    var counter: Counter?

    override init(frame: CGRect) {
      super.init(frame: frame)
      let pan = UIPanGestureRecognizer()
      pan.delegate = self
      addGestureRecognizer(pan)
    }

    required init?(coder: NSCoder) { nil }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      counter?.count += 1
      return true
    }
  }

  @Test func `a gesture recognizer in the content takes precedence`() {
    let counter = Counter()
    screen.show(Drawing(counter: counter))
    let raised = raised
    let finger = pull(by: 150)
    #expect(counter.count > 0)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `while OK waits for a wheel, a drag does not move the panel`() async throws {
    let outcomes = screen.show(.date(Date(timeIntervalSince1970: 0)), title: "Date")
    let raised = top
    let wheel = try #require(screen.wheels.last)
    let middle = device.middle(of: wheel)
    device.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), over: 0.1)
    device.tap(try #require(screen.okButton))
    #expect(screen.sheet.state == .committing)
    let finger = pull(from: CGPoint(x: 196, y: raised + 28), by: 60, over: 0.1)
    #expect(top == raised)
    finger.lift()
    await device.settle()
    #expect(outcomes.values.count == 1)
  }
}
