import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ActionSheetTests {
  let device = Simulator()
  let host = UIViewController()
  let sheet = UIAlertController(title: "Gender", message: nil, preferredStyle: .actionSheet)
  let log = Log()

  @MainActor final class Log {
    var taken: [String] = []
    var presentedThen: [UIViewController?] = []
  }

  init() {
    device.window.rootViewController = host
    device.settle()
    for title in ["Female", "Male"] { add(title, .default) }
    add("Cancel", .cancel)
  }

  private func add(_ title: String, _ style: UIAlertAction.Style) {
    sheet.addAction(
      UIAlertAction(title: title, style: style) { [log, host] action in
        log.taken.append(action.title ?? "")
        log.presentedThen.append(host.presentedViewController)
      })
  }

  private func present() {
    host.present(sheet, animated: true)
    device.settle()
  }

  private func row(_ title: String) -> UIView? {
    device.accessibilityElement(labeled: title) as? UIView
  }

  private func onScreen(_ view: UIView?) -> CGRect {
    view.map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  /// The scroll view that contains the actions.
  private var scroller: UIScrollView? {
    var view = row("Female")?.superview
    while let current = view, !(current is UIScrollView) { view = current.superview }
    return view as? UIScrollView
  }

  // MARK: Where it is

  @Test func `rows are 57 points high, and the cancel action is 8 points below the others`() {
    present()
    #expect(onScreen(row("Cancel")) == CGRect(x: 8, y: 761, width: 377, height: 57))
    #expect(onScreen(row("Male")) == CGRect(x: 8, y: 696, width: 377, height: 57))
    #expect(onScreen(row("Female")) == CGRect(x: 8, y: 639, width: 377, height: 57))
  }

  @Test func `in landscape, the sheet is centered with its portrait width`() {
    present()
    device.rotate(to: .landscapeLeft)
    device.settle()
    let frame = onScreen(row("Cancel"))
    #expect(frame.width == 377)
    #expect(abs(frame.midX - 426) < 0.5)
    #expect(abs(frame.maxY - 372) < 0.5)
  }

  @Test func `actions that don't fit scroll, except for the cancel action`() {
    for number in 1...20 { add("Choice \(number)", .default) }
    present()
    #expect(onScreen(row("Cancel")) == CGRect(x: 8, y: 761, width: 377, height: 57))
    let scroller = scroller
    #expect(scroller?.isScrollEnabled == true)
    #expect((scroller?.contentSize.height ?? 0) > (scroller?.bounds.height ?? 0))
    #expect(onScreen(scroller).maxY == 753)
    #expect(onScreen(scroller?.superview).minY == 59)
  }

  @Test func `it moves in from the bottom and out again`() {
    host.present(sheet, animated: true)
    device.advance(by: 0.1)
    let early = device.screenFrame(of: sheet.view.layer).minY
    device.settle()
    let still = device.screenFrame(of: sheet.view.layer).minY
    #expect(early > still + 20)
    device.tap(at: CGPoint(x: 200, y: 790))
    device.advance(by: 0.1)
    #expect(device.screenFrame(of: sheet.view.layer).minY > still + 20)
    device.settle()
    #expect(sheet.view.window == nil)
  }

  @Test func `large text increases the row height immediately`() {
    present()
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.settle()
    #expect(onScreen(row("Cancel")).height > 80)
    #expect(onScreen(row("Cancel")).maxY == 818)
    let sizes = ["Male", "Cancel"].map { (row($0)?.subviews.first as? UILabel)?.font.pointSize }
    #expect(sizes[0] == sizes[1])
  }

  @Test func `nothing is laid out or drawn during the presentation animation`() {
    host.present(sheet, animated: true)
    device.advance(by: 0.05)
    let before = device.system.tree.statistics
    device.advance(by: 0.3)
    #expect(sheet.isBeingPresented)
    #expect(device.system.tree.statistics.contentsDrawn == before.contentsDrawn)
    #expect(device.system.tree.statistics.layersLaidOut == before.layersLaidOut)
  }

  @Test func `a drag scrolls the sheet and chooses no action`() {
    for number in 1...20 { add("Choice \(number)", .default) }
    present()
    let scroller = scroller
    device.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), over: 0.3)
    device.settle()
    #expect((scroller?.contentOffset.y ?? 0) > 150)
    #expect(log.taken == [])
    #expect(host.presentedViewController === sheet)
  }

  // MARK: Choosing

  @Test(arguments: ["Female", "Male", "Cancel"])
  func `a tap runs an action once, after the dismissal`(title: String) throws {
    present()
    device.tap(try #require(row(title)))
    #expect(log.taken == [])
    device.settle()
    #expect(log.taken == [title])
    #expect(log.presentedThen.compactMap { $0 } == [])
    #expect(host.presentedViewController == nil)
  }

  @Test func `two quick taps run one action`() {
    present()
    device.tap(at: CGPoint(x: 200, y: 720))
    device.tap(at: CGPoint(x: 200, y: 660))
    device.settle()
    #expect(log.taken == ["Male"])
  }

  @Test func `pressing Escape twice cancels once`() {
    present()
    device.press(.keyboardEscape)
    device.press(.keyboardEscape)
    device.settle()
    #expect(log.taken == ["Cancel"])
  }

  @Test func `sliding a finger chooses the row under which it's lifted`() {
    present()
    let finger = device.touchDown(at: CGPoint(x: 200, y: 660))
    #expect(row("Female")?.backgroundColor != nil)
    finger.move(to: CGPoint(x: 200, y: 720), over: 0.2)
    #expect(row("Female")?.backgroundColor == nil)
    #expect(row("Male")?.backgroundColor != nil)
    finger.move(to: CGPoint(x: 200, y: 790), over: 0.2)
    #expect(row("Male")?.backgroundColor == nil)
    #expect(row("Cancel")?.backgroundColor != nil)
    finger.lift()
    device.settle()
    #expect(log.taken == ["Cancel"])
  }

  @Test func `lifting the finger outside the rows, or a canceled touch, chooses nothing`() {
    present()
    let finger = device.touchDown(at: CGPoint(x: 200, y: 660))
    finger.move(to: CGPoint(x: 200, y: 300), over: 0.2)
    finger.lift()
    let other = device.touchDown(at: CGPoint(x: 200, y: 660))
    other.cancel()
    device.settle()
    #expect(log.taken == [])
    #expect(row("Female")?.backgroundColor == nil)
    #expect(host.presentedViewController === sheet)
  }

  @Test func `a disabled action can't be chosen`() throws {
    sheet.actions[1].isEnabled = false
    present()
    let male = try #require(row("Male"))
    #expect(male.accessibilityTraits.contains(.notEnabled))
    device.tap(male)
    device.activate(male)
    device.settle()
    #expect(log.taken == [])
    sheet.actions[1].isEnabled = true
    device.tap(male)
    device.settle()
    #expect(log.taken == ["Male"])
  }

  enum Way: CaseIterable {
    case outside, escapeKey, voiceOver
  }

  private func leave(by way: Way) {
    switch way {
    case .outside: device.tap(at: CGPoint(x: 200, y: 200))
    case .escapeKey: device.press(.keyboardEscape)
    case .voiceOver: device.performEscape()
    }
    device.settle()
  }

  @Test(arguments: Way.allCases) func `the escape gesture chooses the cancel action`(way: Way) {
    present()
    leave(by: way)
    #expect(log.taken == ["Cancel"])
    #expect(host.presentedViewController == nil)
  }

  @Test(arguments: Way.allCases)
  func `without a cancel action, the user must choose`(way: Way) {
    let firm = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
    firm.addAction(UIAlertAction(title: "Only", style: .default))
    host.present(firm, animated: true)
    device.settle()
    leave(by: way)
    #expect(host.presentedViewController === firm)
  }

  @Test func `dismissing in code runs no action`() {
    present()
    host.dismiss(animated: true)
    device.settle()
    #expect(log.taken == [])
  }

  @Test func `an action can present another sheet`() {
    let next = UIAlertController(title: "Next", message: nil, preferredStyle: .alert)
    sheet.addAction(
      UIAlertAction(title: "More", style: .default) { [host] _ in
        host.present(next, animated: true)
      })
    present()
    device.tap(at: CGPoint(x: 200, y: 720))
    device.settle()
    #expect(host.presentedViewController === next)
    #expect(device.system.warnings == [])
  }

  // MARK: The rest of the screen

  @Test func `VoiceOver reads only the sheet`() {
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Below"
    host.view.addSubview(label)
    present()
    let elements = device.accessibilityElements
    #expect(elements.map(\.accessibilityLabel) == ["Gender", "Female", "Male", "Cancel"])
    #expect(elements.first?.accessibilityTraits.contains(.header) == true)
    #expect(elements.dropFirst().allSatisfy { $0.accessibilityTraits.contains(.button) })
  }

  @Test func `VoiceOver can choose an action`() throws {
    present()
    device.activate(try #require(row("Male")))
    device.settle()
    #expect(log.taken == ["Male"])
  }

  @Test func `the app's tint colors are dimmed while the sheet is presented`() {
    present()
    #expect(host.view.tintAdjustmentMode == .dimmed)
    #expect(row("Male")?.tintAdjustmentMode == .normal)
    device.tap(at: CGPoint(x: 200, y: 720))
    device.settle()
    #expect(host.view.tintAdjustment == .automatic)
  }

  @Test func `the keyboard is hidden, and returns to the first responder`() {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    host.view.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    #expect(device.system.keyboard.isVisible)
    present()
    #expect(!device.system.keyboard.isVisible)
    #expect(field.isFirstResponder)
    device.press(.keyboardEscape)
    device.settle()
    #expect(log.taken == ["Cancel"])
    #expect(device.system.keyboard.isVisible)
  }

  @Test func `a dismissed sheet is deallocated`() {
    weak var released: UIAlertController?
    do {
      let other = UIAlertController(title: nil, message: "Sure?", preferredStyle: .actionSheet)
      other.addAction(UIAlertAction(title: "Yes", style: .destructive))
      released = other
      host.present(other, animated: true)
      device.settle()
      device.tap(at: CGPoint(x: 200, y: 790))
      device.settle()
    }
    #expect(released == nil)
  }
}
