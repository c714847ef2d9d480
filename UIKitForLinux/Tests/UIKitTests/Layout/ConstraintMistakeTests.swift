import Testing
import UIKit
import UIKitSimulator

/// An assertion stops debug builds where UIKit raises an exception.
@MainActor @Suite(.ownDevice) struct ConstraintMistakeTests {
  @Test func `activating a constraint without a common ancestor is an error`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      one.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
    }
  }

  @Test func `a view with an ambiguous layout is reported once, when it appears`() {
    let device = Simulator()
    func ambiguous() -> UIView {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      device.window.addSubview(view)
      view.topAnchor.constraint(lessThanOrEqualTo: device.window.topAnchor, constant: 23).isActive =
        true
      return view
    }
    _ = ambiguous()
    device.advance(by: 0.1)
    #expect(device.system.warnings == [])
    device.warnsAboutAmbiguousLayouts = true
    let hidden = ambiguous()
    hidden.isHidden = true
    device.window.setNeedsLayout()
    device.advance(by: 0.1)
    #expect(device.system.warnings.count == 1)
    #expect(device.system.warnings.first?.contains("UIView is ambiguous") == true)
    device.window.setNeedsLayout()
    device.advance(by: 0.1)
    #expect(device.system.warnings.count == 1)
    hidden.isHidden = false
    device.window.setNeedsLayout()
    device.advance(by: 0.1)
    #expect(device.system.warnings.count == 2)
    device.warnsAboutAmbiguousLayouts = false
    _ = ambiguous()
    device.advance(by: 0.1)
    #expect(device.system.warnings.count == 2)
  }

  @Test func `a view with one possible frame is not reported`() {
    let device = Simulator()
    device.warnsAboutAmbiguousLayouts = true
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    device.window.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: device.window.topAnchor),
      label.leadingAnchor.constraint(equalTo: device.window.leadingAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: device.window.trailingAnchor),
    ])
    device.advance(by: 0.1)
    #expect(label.frame.width > 0)
    #expect(device.system.warnings == [])
  }

  @Test func `activating a constraint without items is an error`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        NSLayoutConstraint().isActive = true
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "NSGenericException: a constraint was activated that has no items, or whose items are gone."
      ))
  }

  @Test func `a guide without an owning view has no common ancestor`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      view.leftAnchor.constraint(equalTo: UILayoutGuide().leftAnchor).isActive = true
    }
  }

  @Test func `leading can't be combined with left`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      _ = one.leadingAnchor.constraint(equalTo: other.leftAnchor)
    }
  }

  @Test func `a location can't equal a constant`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = NSLayoutConstraint(
        item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 5)
    }
  }

  @Test func `a location can't be a multiple of 0 of another one`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (one, other) = (UIView(), UIView())
      _ = NSLayoutConstraint(
        item: one, attribute: .top, relatedBy: .equal, toItem: other, attribute: .top,
        multiplier: 0, constant: 5)
    }
  }

  @Test func `the priority of an active constraint can't become required`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let view = UIView()
      let constraint = view.widthAnchor.constraint(equalToConstant: 5)
      constraint.priority = .defaultHigh
      constraint.isActive = true
      constraint.priority = .required
    }
  }

  @Test func `a view can't hold constraints of views outside it`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addConstraint(outer.widthAnchor.constraint(equalToConstant: 5))
    }
  }
}
