import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Deliberate leaks of each kind, which the checks of the other suites must find.
@MainActor @Suite(.ownDevice) struct PlantedLeakTests {
  private let screen = TestHost()
  private let retainer = Retainer()

  /// An object that retains others beyond the dismissal.
  @MainActor fileprivate final class Retainer {
    var objects: [Any] = []
  }

  /// Content that makes a mistake in `makeBody(_:)`.
  private struct FaultyContent: SheetContent {
    let plant: (UIView, SheetContext) -> Void

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let body = UIView()
      body.accessibilityIdentifier = "body"
      plant(body, context)
      return SheetBody(body) { 1 }
    }
  }

  /// Presents content with a mistake, cancels it, and returns the leaks.
  private func leaks(_ plant: @escaping (UIView, SheetContext) -> Void) -> [String] {
    screen.device.leaks {
      screen.show(FaultyContent(plant: plant))
      screen.device.press(.keyboardEscape)
    }.map(\.description)
  }

  @Test func `correct content reports no leak`() {
    let found = leaks { body, context in
      body.addGestureRecognizer(UITapGestureRecognizer())
      body.layer.addSublayer(CALayer())
      let button = UIButton(primaryAction: UIAction { _ in context.confirm() })
      body.addSubview(button)
    }
    #expect(found == [])
    #expect(!screen.sheet.isPresented)
  }

  @Test func `a leaked view is reported`() {
    #expect(leaks { body, _ in retainer.objects.append(body) } == ["view UIView “body”"])
  }

  @Test func `a leaked layer is reported`() {
    let found = leaks { body, _ in
      let layer = CALayer()
      layer.name = "decoration"
      body.layer.addSublayer(layer)
      retainer.objects.append(layer)
    }
    #expect(found == ["layer CALayer “decoration”"])
  }

  @Test func `a stored action is reported with the view it captures`() {
    let found = leaks { body, _ in
      retainer.objects.append(UIAction(title: "Clear") { _ in body.alpha = 0 })
    }
    #expect(Set(found) == ["view UIView “body”", "closure UIAction “Clear”"])
  }

  @Test func `a retain cycle between a view and its action is reported`() {
    // The button's action captures the superview, so none of them is released.
    let found = leaks { body, _ in
      let button = UIButton()
      button.addAction(UIAction(title: "Cycle") { _ in body.alpha = 0 }, for: .touchUpInside)
      body.addSubview(button)
    }
    #expect(found.contains("view UIView “body”"))
    #expect(found.contains("closure UIAction “Cycle”"))
  }

  @Test func `an observer that is never removed is reported by what it captures`() {
    let center = NotificationCenter.default
    var token: (any NSObjectProtocol)?
    let found = leaks { body, _ in
      token = center.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated { body.alpha = 1 }
      }
    }
    #expect(found == ["view UIView “body”"])
    if let token { center.removeObserver(token) }
  }

  @Test func `a leaked gesture recognizer is reported`() {
    let found = leaks { body, _ in
      let recognizer = UITapGestureRecognizer()
      body.addGestureRecognizer(recognizer)
      retainer.objects.append(recognizer)
    }
    #expect(found == ["gesture recognizer UITapGestureRecognizer"])
  }

  @Test func `a display link that is never invalidated is reported`() {
    var link: CADisplayLink?
    var reports: [String] = []
    DeviceScope.current.reportBusyDevice = { reports.append($0) }
    let found = screen.device.leaks {
      screen.show(
        FaultyContent { body, _ in
          link = CADisplayLink { _ in body.alpha = 1 }
          link?.add(to: .main, forMode: .common)
        })
      screen.sheet.dismiss()
    }.map(\.description)
    #expect(Set(found) == ["view UIView “body”", "display link CADisplayLink"])
    #expect(screen.leftoverState.displayLinks == 1)
    #expect(!reports.isEmpty)
    #expect(reports.allSatisfy { $0.contains("the display link") })
    link?.invalidate()
  }

  @Test func `a timer that is never canceled is reported`() {
    let device = screen.device.system
    var timer: DeviceTimer?
    let found = leaks { body, _ in
      timer = device.schedule(after: 3_600, holdsUpRest: false) { body.alpha = 1 }
    }
    #expect(Set(found) == ["view UIView “body”", "closure DeviceTimer"])
    #expect(screen.leftoverState.timers == 1)
    timer?.cancel()
  }

  @Test func `a leaked view controller is reported`() {
    let found = leaks { body, _ in
      let controller = UIViewController()
      controller.title = "Picker"
      body.addSubview(controller.view)
      retainer.objects.append(controller)
    }
    #expect(found == ["controller UIViewController “Picker”"])
  }

  @Test func `a retained sheet is reported by name`() {
    let found = screen.device.leaks {
      let sheet = BottomBounceView()
      retainer.objects.append(sheet)
      sheet.showTextField(in: screen.view) { _ in }
      screen.settleAnimations()
      screen.device.press(.keyboardEscape)
    }.map(\.description)
    #expect(found.contains("view BottomBounceView “BottomBounce”"))
  }

  @Test func `closures are released once the outcome is delivered`() {
    weak var captured: UIView?
    let found = screen.device.leaks {
      let view = UIView()
      captured = view
      screen.sheet.showTextField(in: screen.view) { _ in
        view.alpha = 0
      } onCancel: { _ in
        view.alpha = 1
      }
      screen.settleAnimations()
      screen.device.press(.keyboardEscape)
    }.map(\.description)
    #expect(found == [])
    #expect(captured == nil)
  }

  @Test func `every retained object of a sheet is reported`() throws {
    var probe = ObjectProbe(for: screen)
    screen.show(PlainContent())
    probe.record(screen.sheet)
    let count = probe.alive.count
    try #require(count >= 8)
    retainer.objects = probe.alive
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(probe.alive.count == count)
  }

  @Test func `a retained panel is reported`() throws {
    var probe = ObjectProbe(for: screen)
    screen.show(PlainContent())
    probe.record(screen.sheet)
    let panel = try #require(screen.panel)
    retainer.objects.append(panel)
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(probe.alive.contains { $0 === panel })
  }
}
