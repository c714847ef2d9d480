import TestHost
import Testing
import UIKit
import UIKitCanvas
import UIKitSimulator

@testable import BottomBounce

/// Rows of the host that the app changes when a sheet returns a value.
@MainActor @Suite(.ownDevice) struct HostDuringDismissalTests {
  private let list = ProfileList()
  private let screen: TestHost
  private var device: Simulator { screen.device }

  init() { screen = TestHost(list) }

  /// The views of the host whose frames on the screen differ from the model.
  private var movingViews: [String] {
    func collect(in view: UIView) -> [String] {
      // The insertion point and the keyboard's field have their own animations.
      if view is BottomBounceView || view is UITextField { return [] }
      let layer = view.layer
      let shown = layer.presentation() ?? layer
      let isAtRest = shown.frame == layer.frame && shown.bounds == layer.bounds
      let name = "\(type(of: view)) at \(shown.frame) instead of \(layer.frame)"
      return (isAtRest ? [] : [name]) + view.subviews.flatMap { collect(in: $0) }
    }
    return collect(in: list.view)
  }

  /// The host that has the keyboard before the sheet, or `nil`.
  enum KeyboardOwner: CaseIterable { case sheet, host }

  @Test(arguments: ContentCase.pairs(with: KeyboardOwner.allCases))
  func `a row that changes with the outcome is at its final position in every frame`(
    shown: ContentCase, owner: KeyboardOwner
  ) async {
    if owner == .host { list.field.becomeFirstResponder() }
    await shown.show(on: screen)
    list.change(to: "Ada Lovelace, Countess")
    screen.sheet.dismiss()
    repeat {
      let moving = movingViews
      #expect(moving.first == nil)
      guard moving.isEmpty else { break }
      device.advance(by: device.frameInterval)
    } while device.system.tree.nextAnimationEnd != nil && screen.sheet.isPresented
    #expect(list.detail.text == "Ada Lovelace, Countess")
    screen.settleAnimations()
  }

  /// The text content types, with one and with several lines.
  nonisolated static let texts: [(name: String, content: @MainActor () -> TextContent)] = [
    ("text", { TextContent.text("Ada", limit: 40) }),
    ("lines", { TextContent.text("Ada").lines(2...4) }),
  ]

  @Test(arguments: texts.map(\.name))
  func `every frame of a dismissal shows the host's row as in the last frame`(
    name: String
  ) async throws {
    let content = try #require(Self.texts.first { $0.name == name }).content()
    screen.sheet.show(content, in: screen.view) { [list] in list.change(to: $0 + " Lovelace") }
    screen.settleAnimations()
    #expect(device.system.keyboard.isVisible)
    screen.tapOK()
    await screen.awaitDecisionOnly()
    var frames: [[Double]] = []
    while screen.sheet.isPresented {
      frames.append(try ink(of: list.firstRow))
      device.advance(by: device.frameInterval)
    }
    let last = try ink(of: list.firstRow)
    #expect(list.detail.text == "Ada Lovelace" && (last.min() ?? 1) < 0.2 && frames.count > 10)
    // The backdrop rounds colors.
    #expect(
      frames.firstIndex { zip($0, last).contains { abs($0 - $1) > 0.05 } } == nil,
      "The number of a frame whose row is different.")
  }

  /// The brightness of the pixels of a view, compared with the brightest one, which the backdrop
  /// dims as well.
  private func ink(of view: UIView) throws -> [Double] {
    let image = try #require(device.screenImage())
    let scale = device.window.screen.scale
    let frame = view.convert(view.bounds, to: nil)
    var lights: [Double] = []
    for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
      for x in Int(frame.minX * scale)..<Int(frame.maxX * scale) {
        lights.append(Double(try #require(image.pixel(x: x, y: y)).g))
      }
    }
    let white = max(lights.max() ?? 0, 1)
    return lights.map { $0 / white }
  }
}

extension TestHost {
  /// Waits until the sheet has its value, without continuing its dismissal.
  fileprivate func awaitDecisionOnly() async {
    for _ in 0..<100 where sheet.state == .committing { await Task.yield() }
  }
}

/// A screen with a list of which the app changes a row, and a field.
private final class ProfileList: UITableViewController {
  let field = UITextField(frame: CGRect(x: 16, y: 8, width: 200, height: 30))
  private var name = "Ada"

  override func viewDidLoad() {
    super.viewDidLoad()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    header.addSubview(field)
    tableView.tableHeaderView = header
  }

  var firstRow: UITableViewCell {
    tableView.cellForRow(at: IndexPath(row: 0, section: 0)) ?? UITableViewCell()
  }

  var detail: UILabel {
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels(in: $0) }
    }
    return labels(in: firstRow).last ?? UILabel()
  }

  func change(to name: String) {
    self.name = name
    tableView.reconfigureRows(at: tableView.indexPathsForVisibleRows ?? [])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    var content = UIListContentConfiguration.valueCell()
    content.text = indexPath.row == 0 ? name : "Row \(indexPath.row)"
    content.secondaryText = indexPath.row == 0 ? name : "Value"
    cell.contentConfiguration = content
    return cell
  }
}
