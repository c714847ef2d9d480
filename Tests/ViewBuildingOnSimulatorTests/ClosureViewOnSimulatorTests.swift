import CAllocations
import Testing
import UIKit
import UIKitSimulator
import ViewBuilding

/// Closure views with touches and key presses in the simulator.
@MainActor @Suite(.ownDevice) struct ClosureViewOnSimulatorTests {
  let device = Simulator()
  let view = ClosureView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))

  @MainActor final class Listener: ClosureViewDelegate {
    var entries: [String] = []

    func closureView(
      _ view: ClosureView, pressesBegan presses: Set<UIPress>, with event: UIPressesEvent?
    ) { entries.append("began \(presses.compactMap { $0.key?.characters }.joined())") }

    func closureView(
      _ view: ClosureView, pressesEnded presses: Set<UIPress>, with event: UIPressesEvent?
    ) { entries.append("ended \(presses.compactMap { $0.key?.characters }.joined())") }
  }

  init() {
    device.window.rootViewController = UIViewController()
    device.window.rootViewController?.view.addSubview(view)
    device.settle()
  }

  @Test func `a tap runs its closure once`() {
    var places: [CGPoint] = []
    view.addGestureRecognizer(UITapGestureRecognizer()) { [view] tap in
      places.append(tap.location(in: view))
    }
    device.tap(at: CGPoint(x: 120, y: 230))
    device.settle()
    #expect(places == [CGPoint(x: 20, y: 30)])
    device.tap(at: CGPoint(x: 20, y: 30))
    device.settle()
    #expect(places.count == 1)
  }

  @Test func `labels and image views respond to taps`() {
    var taps: [String] = []
    let (label, image) = (UILabel(), UIImageView())
    device.window.rootViewController?.view.addSubview(label)
    device.window.rootViewController?.view.addSubview(image)
    label.frame = CGRect(x: 20, y: 400, width: 200, height: 40)
    image.frame = CGRect(x: 20, y: 500, width: 200, height: 40)
    label.addGestureRecognizer(UITapGestureRecognizer()) { _ in taps.append("label") }
    image.addGestureRecognizer(UITapGestureRecognizer()) { _ in taps.append("image") }
    device.tap(label)
    device.tap(image)
    #expect(taps == ["label", "image"])
  }

  @Test func `a label with a closure has no leaks`() {
    let leaks = device.leaks {
      let label = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 40))
      label.addGestureRecognizer(UITapGestureRecognizer()) { $0.view?.removeFromSuperview() }
      device.window.addSubview(label)
      device.settle()
      device.tap(label)
      #expect(label.superview == nil)
    }
    #expect(leaks == [])
  }

  @Test func `a pan gesture runs its closure for every state, including cancellation`() {
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan) { states.append($0.state) }
    device.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 250, y: 250), over: 0.2)
    device.settle()
    #expect(states.first == .began)
    #expect(states.last == .ended)
    #expect(states.contains(.changed))
    states = []
    let finger = device.touchDown(at: CGPoint(x: 150, y: 250))
    finger.move(to: CGPoint(x: 200, y: 250), over: 0.1)
    view.removeGestureRecognizer(pan)
    finger.lift()
    #expect(states.last == .cancelled)
  }

  @Test func `a tap and a double tap with closures keep their failure requirement`() {
    var taps: [Int] = []
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    view.addGestureRecognizer(single) { _ in taps.append(1) }
    view.addGestureRecognizer(double) { _ in taps.append(2) }
    device.tap(view)
    device.settle()
    device.advance(by: 1)
    #expect(taps == [1])
    device.doubleTap(view)
    device.settle()
    #expect(taps == [1, 2])
  }

  @Test func `a tap that removes its closure runs once`() {
    var count = 0
    view.addGestureRecognizer(UITapGestureRecognizer()) { [unowned view] tap in
      count += 1
      view.removeAction(of: tap)
    }
    device.tap(view)
    device.tap(view)
    #expect(count == 1)
    #expect(view.gestureRecognizers?.count == 1)
  }

  @Test func `targets that others add to a recognizer are kept`() {
    var told: [String] = []
    let tap = UITapGestureRecognizer()
    tap.handlers.append { _ in told.append("target") }
    view.addGestureRecognizer(tap) { _ in told.append("closure") }
    device.tap(view)
    #expect(told == ["target", "closure"])
    view.removeAction(of: tap)
    device.tap(view)
    #expect(told == ["target", "closure", "target"])
    #expect(tap.removableHandler == nil)
  }

  @Test func `the delegate of the first responder is notified of key presses`() {
    let listener = Listener()
    view.delegate = listener
    view.acceptsFirstResponder = true
    view.becomeFirstResponder()
    device.press(.keyboardA)
    device.settle()
    #expect(listener.entries == ["began a", "ended a"])
  }

  @Test func `a device rotation reports one frame change`() {
    var frames: [CGRect] = []
    EquationLayout(in: device.window, ["card": view]).eqs("card.edges == 10")
    view.onFrameChange = { frames.append($0.frame) }
    device.settle()
    #expect(frames == [device.window.bounds.insetBy(dx: 10, dy: 10)])
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(frames.count == 2)
    #expect(frames.last == device.window.bounds.insetBy(dx: 10, dy: 10))
  }

  @Test func `closures that request layouts do not cause endless layouts`() {
    var layouts = 0
    view.onLayoutSubviews = { view in
      layouts += 1
      view.setNeedsLayout()
    }
    view.onFrameChange = { $0.setNeedsLayout() }
    view.frame.size.width = 50
    device.settle()
    #expect(layouts == 1)
    device.advance(by: 1)
    #expect(layouts == 1)
  }

  @Test func `a card with all features has no leaks`() {
    let leaks = device.leaks {
      let card = ClosureView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
      card["title"] = UILabel()
      card["photo"] = UIImageView()
      EquationLayout(in: card, names: card.namedSubviews).eqs("photo.edges == 8\ntitle.center == 0")
      card.onFrameChange = { $0.layer.cornerRadius = $0.bounds.height / 4 }
      card.onLayoutSubviews = { $0["title"]?.isHidden = $0.bounds.width < 50 }
      card.addGestureRecognizer(UITapGestureRecognizer()) { $0.view?.removeFromSuperview() }
      device.window.addSubview(card)
      device.settle()
      device.tap(card)
      #expect(card.superview == nil)
    }
    #expect(leaks == [])
  }

  @Test func `a closure that captures its view strongly is reported as a leak`() {
    let leaks = device.leaks {
      let card = ClosureView()
      card.onFrameChange = { _ in card.alpha = 1 }
    }
    #expect(leaks.count >= 1)
  }

  @Test func `a controller with its view has no leaks`() async {
    final class Contents: ControllerView {
      let button = UIButton(type: .system)
      override func layoutViews() {
        EquationLayout(in: self, ["button": button]).eqs("button.center == 0")
      }
    }
    final class Screen: ViewHostController<Contents> {
      var count = 0
      override func setViewHandlers() {
        let more = UIAction { [weak self] _ in self?.count += 1 }
        controllerView.button.addAction(more, for: .touchUpInside)
        controllerView.addGestureRecognizer(UIPanGestureRecognizer()) { [weak self] _ in
          self?.count += 1
        }
      }
    }
    let leaks = await device.leaks {
      let screen = Screen()
      device.window.rootViewController?.present(screen, animated: true)
      await device.settle()
      #expect(screen.controllerView.window === device.window)
      screen.dismiss(animated: true)
      await device.settle()
    }
    #expect(leaks == [])
  }

  @Test func `a view without closures allocates no more memory than a plain view`() {
    func allocations(of view: UIView) -> Int {
      view.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
      let before = allocation_count_of_thread()
      for step in 0..<1_000 { view.frame.origin.x = CGFloat(step) }
      return allocation_count_of_thread() - before
    }
    #expect(allocations(of: ClosureView()) <= allocations(of: UIView()))
  }
}
