import Testing
import UIKit
import UIKitSimulator

/// A panel whose content ends at its safe area, and which moves in from below the screen.
@MainActor @Suite(.ownDevice) struct PanelInSafeAreaTests {
  enum Content: CaseIterable {
    case text, wheels, table, label
  }

  let device = Simulator()
  var statistics: RenderStatistics { device.system.tree.statistics }

  init() {
    device.window.rootViewController = UIViewController()
    device.settle()
  }

  /// A panel with a form, in the view of the root view controller.
  @MainActor final class Scene {
    let root: UIView
    let panel = UIView()
    let form = UIView()
    let stack: UIStackView
    /// The constraints that place the panel below the screen, and at its bottom edge.
    let below, above: NSLayoutConstraint

    init(_ content: UIView, in root: UIView) {
      self.root = root
      let title = UILabel()
      title.text = "Title"
      stack = UIStackView(arrangedSubviews: [title, content])
      stack.axis = .vertical
      below = panel.topAnchor.constraint(equalTo: root.bottomAnchor)
      above = panel.bottomAnchor.constraint(equalTo: root.bottomAnchor)
      for view in [panel, form, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(panel)
      panel.addSubview(form)
      form.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: form.topAnchor, constant: 16),
        stack.leadingAnchor.constraint(equalTo: form.leadingAnchor, constant: 16),
        stack.trailingAnchor.constraint(equalTo: form.trailingAnchor, constant: -16),
        stack.bottomAnchor.constraint(
          equalTo: form.safeAreaLayoutGuide.bottomAnchor, constant: -16),
        form.topAnchor.constraint(equalTo: panel.topAnchor),
        form.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        form.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        form.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        panel.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: root.trailingAnchor), below,
      ])
    }
  }

  private func scene(_ content: Content) throws -> Scene {
    let root: UIView = try #require(device.window.rootViewController?.view)
    switch content {
    case .text:
      let field = UITextField()
      field.borderStyle = .roundedRect
      return Scene(field, in: root)
    case .wheels:
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .wheels
      picker.datePickerMode = .date
      return Scene(picker, in: root)
    case .table:
      let table = UITableView()
      table.heightAnchor.constraint(equalToConstant: 300).isActive = true
      return Scene(table, in: root)
    case .label:
      let label = UILabel()
      label.text = "Text"
      return Scene(label, in: root)
    }
  }

  private func rise(_ scene: Scene) {
    scene.root.layoutIfNeeded()
    UIView.animate(withDuration: 0.3) {
      scene.below.isActive = false
      scene.above.isActive = true
      scene.root.layoutIfNeeded()
    }
  }

  @Test(arguments: Content.allCases) func `a panel that moves in is laid out once`(
    content: Content
  ) throws {
    for _ in 0..<2 {
      let scene = try scene(content)
      rise(scene)
      device.advance(by: device.frameInterval)
      let before = statistics
      device.advance(by: device.frameInterval)
      device.advance(by: 0.1)
      #expect(statistics.layersLaidOut == before.layersLaidOut)
      #expect(statistics.contentsDrawn == before.contentsDrawn)
      device.settle()
      #expect(scene.panel.frame.maxY == 852)
      #expect(scene.panel.safeAreaInsets.bottom == 34)
      #expect(scene.form.safeAreaInsets.bottom == 34)
      let contents = scene.form.bounds.height - scene.stack.frame.maxY
      #expect(abs(contents - 50) < 1e-9)
      scene.panel.removeFromSuperview()
    }
  }

  @Test(arguments: Content.allCases) func `the asynchronous settle returns after each presentation`(
    content: Content
  ) async throws {
    for _ in 0..<2 {
      let scene = try scene(content)
      rise(scene)
      await device.settle()
      #expect(scene.panel.safeAreaInsets.bottom == 34)
      let before = statistics.layersLaidOut
      await device.settle()
      #expect(statistics.layersLaidOut == before)
      scene.panel.removeFromSuperview()
      await device.settle()
    }
  }

  // MARK: Views that grow with their own safe area

  /// A column within its margins, with content of a given height.
  private func column(_ height: CGFloat) -> (stack: UIStackView, height: NSLayoutConstraint) {
    let stack = UIStackView(arrangedSubviews: [UIView()])
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.translatesAutoresizingMaskIntoConstraints = false
    device.window.rootViewController?.view.addSubview(stack)
    let length = stack.arrangedSubviews[0].heightAnchor.constraint(equalToConstant: height)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: device.window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: device.window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100), length,
    ])
    return (stack, length)
  }

  // The margins are 8 points. 59 points are covered at the top, and 34 at the bottom of 852.
  @Test(arguments: [(700.0, 775.0), (740, 815), (744, 853), (780, 889), (1000, 1109), (5000, 5109)])
  func `a column at the bottom edge has the whole bottom safe area inset`(
    contents: CGFloat, height: CGFloat
  ) {
    let (stack, length) = column(contents)
    for _ in 0..<4 {
      device.advance(by: device.frameInterval)
      #expect(stack.bounds.height == height)
    }
    // The frame is the same after any change.
    length.constant = contents == 5000 ? 300 : 5000
    device.advance(by: device.frameInterval)
    length.constant = contents
    device.advance(by: device.frameInterval)
    #expect(stack.bounds.height == height)
    let before = statistics.layersLaidOut
    device.advance(by: device.frameInterval)
    #expect(statistics.layersLaidOut == before)
  }
}
