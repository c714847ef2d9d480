import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PresentationTests {
  let device = Simulator()
  let log = LoggingController.Log()
  let host: LoggingController
  let guest: LoggingController

  init() {
    host = LoggingController("H", log)
    guest = LoggingController("G", log)
    device.window.rootViewController = host
    device.settle()
    guest.loadViewIfNeeded()
    _ = log.removeAll()
  }

  @Test
  func `a full-screen presentation removes the presenter's view from the window and adds it again`()
  {
    guest.modalPresentationStyle = .fullScreen
    var completions = 0
    host.present(guest, animated: true) { completions += 1 }
    #expect(log.removeAll() == ["H willDisappear", "G willAppear", "G isAppearing"])
    #expect(host.view.window != nil)
    device.settle()
    #expect(log.removeAll() == ["G didAppear", "H didDisappear"])
    #expect(host.view.window == nil)
    #expect(completions == 1)

    host.dismiss(animated: true) { completions += 1 }
    #expect(log.removeAll() == ["G willDisappear", "H willAppear", "H isAppearing"])
    device.settle()
    #expect(log.removeAll() == ["H didAppear", "G didDisappear"])
    #expect(host.view.window === device.window)
    #expect(guest.view.window == nil)
    #expect(completions == 2)
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen,
    .overCurrentContext,
  ])
  func `a sheet does not make its presenter disappear`(style: UIModalPresentationStyle) {
    guest.modalPresentationStyle = style
    host.present(guest, animated: true)
    device.settle()
    #expect(log.removeAll() == ["G willAppear", "G isAppearing", "G didAppear"])
    #expect(host.view.window != nil)
    guest.dismiss(animated: true)
    device.settle()
    #expect(log.removeAll() == ["G willDisappear", "G didDisappear"])
  }

  @Test func `isBeingPresented and isBeingDismissed are true only in the callbacks`() {
    host.present(guest, animated: true)
    device.settle()
    #expect(!guest.isBeingPresented)
    host.dismiss(animated: true)
    device.settle()
    #expect(!guest.isBeingDismissed)
    #expect(
      guest.flags == [
        "willAppear presented", "isAppearing presented", "didAppear presented",
        "willDisappear dismissed", "didDisappear dismissed",
      ])
  }

  @Test func `presenting and presented view controllers refer to each other until the end`() {
    host.present(guest, animated: true)
    #expect(host.presentedViewController === guest)
    #expect(guest.presentingViewController === host)
    #expect(guest.next === host)
    device.settle()
    host.dismiss(animated: true)
    #expect(host.presentedViewController === guest)
    device.settle()
    #expect(host.presentedViewController == nil)
    #expect(guest.presentingViewController == nil)
  }

  @Test func `presenting twice is ignored with a warning`() {
    host.present(guest, animated: false)
    var ran = false
    host.present(UIViewController(), animated: false) { ran = true }
    device.settle()
    #expect(!ran)
    #expect(host.presentedViewController === guest)
    #expect(device.system.warnings.count == 1)
    #expect(device.system.warnings.first?.contains("already presenting") == true)
  }

  @Test func `presenting from a view outside the window is ignored with a warning`() {
    _ = device.window
    let lonely = UIViewController()
    lonely.present(guest, animated: true)
    device.settle()
    #expect(lonely.presentedViewController == nil)
    #expect(device.system.warnings.first?.contains("window hierarchy") == true)
  }

  @Test func `a presentation without animation is complete in the next turn`() {
    var completed = false
    host.present(guest, animated: false) { completed = true }
    #expect(guest.view.window != nil)
    #expect(!completed)
    device.advance(by: 0)
    #expect(completed)
    #expect(log.removeAll() == ["G willAppear", "G isAppearing", "G didAppear"])
  }

  @Test(arguments: [false, true])
  func `a controller presented by one that is being dismissed is removed with it`(
    isAnimated: Bool
  ) {
    host.present(guest, animated: false)
    device.settle()
    let (views, layers) = (device.window.subviews.count, device.window.layer.sublayers?.count)
    _ = log.removeAll()
    let late = LoggingController("L", log)
    var completions = 0
    host.dismiss(animated: true) { completions += 1 }
    guest.present(late, animated: isAnimated) { completions += 1 }
    #expect(late.view.window != nil)
    device.settle()
    #expect(device.window.subviews.count == views - 1)
    #expect(device.window.layer.sublayers?.count == layers.map { $0 - 1 })
    #expect(late.view.window == nil && late.presentingViewController == nil)
    #expect(guest.presentedViewController == nil && host.presentedViewController == nil)
    #expect(completions == 2)
    let events = log.removeAll()
    #expect(events.filter { $0 == "L didAppear" }.count <= 1)
    #expect(events.filter { $0 == "L didDisappear" }.count == 1)
    #expect(events.last == "G didDisappear")
    host.present(late, animated: true)
    device.settle()
    #expect(late.view.window != nil && host.presentedViewController === late)
  }

  @Test func `a child view controller presents through its container`() {
    let child = UIViewController()
    host.addChild(child)
    host.view.addSubview(child.view)
    child.didMove(toParent: host)
    child.present(guest, animated: false)
    #expect(guest.presentingViewController === host)
    #expect(child.presentedViewController === guest)
  }

  @Test
  func
    `dismissing the first presented view controller also dismisses those above, and animates the topmost`()
  {
    let top = LoggingController("T", log)
    host.present(guest, animated: false)
    device.settle()
    guest.present(top, animated: false)
    device.settle()
    _ = log.removeAll()
    host.dismiss(animated: true)
    device.settle()
    #expect(host.presentedViewController == nil)
    #expect(top.view.window == nil && guest.view.window == nil)
    #expect(
      log.removeAll().sorted() == [
        "G didDisappear", "G willDisappear", "T didDisappear", "T willDisappear",
      ])
  }

  @Test func `a sheet is a card below the status bar that moves in from the bottom`() {
    guest.modalPresentationStyle = .pageSheet
    host.present(guest, animated: true)
    let onScreen = { guest.view.convert(guest.view.bounds, to: nil) }
    device.advance(by: 0.25)
    #expect(device.middle(of: guest.view).y > onScreen().midY)
    device.settle()
    #expect(onScreen() == CGRect(x: 0, y: 69, width: 393, height: 783))
    #expect(guest.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func `a form sheet on an iPad is centered`() {
    let pad = Simulator(.iPadPro11)
    let root = UIViewController()
    pad.window.rootViewController = root
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: false)
    pad.settle()
    #expect(
      form.view.convert(form.view.bounds, to: nil)
        == CGRect(x: 147, y: 295, width: 540, height: 620))
  }

  @Test func `alongside animations run with the presentation`() {
    let bystander = UIView()
    host.view.addSubview(bystander)
    var ended = false
    host.present(guest, animated: true)
    #expect(guest.transitionCoordinator?.isAnimated == true)
    guest.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended = true }
    device.settle()
    #expect(ended)
    #expect(guest.transitionCoordinator == nil)
  }

  @Test(arguments: [true, false])
  func `a coordinator reports the end of a transition, and accepts nothing after it`(
    isAnimated: Bool
  ) {
    var ended = 0
    host.present(guest, animated: isAnimated)
    let coordinator = guest.transitionCoordinator
    let isAccepted = coordinator?.animate(alongsideTransition: nil) { _ in
      ended += 1
      #expect(guest.isBeingPresented)
    }
    #expect(isAccepted == true)
    device.settle()
    #expect(ended == 1 && !guest.isBeingPresented)
    let isAcceptedLater = coordinator?.animate(alongsideTransition: nil) { _ in ended += 1 }
    #expect(isAcceptedLater == false)
    device.settle()
    #expect(ended == 1)
  }

  @Test func `a dismissed view controller is deallocated`() {
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      host.present(controller, animated: true)
      device.settle()
      controller.dismiss(animated: true)
      device.settle()
    }
    #expect(released == nil)
  }
}
