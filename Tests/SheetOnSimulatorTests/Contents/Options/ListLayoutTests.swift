import SeededRandom
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The layout of lists in unusual panels.
///
/// A list must not lay out its table inside a layout: the panel would be laid out again, and again
/// inside of that layout. `Simulator.settle()` fails if a view needs a layout forever.
@MainActor @Suite(.ownDevice) struct ListLayoutTests {
  private func options(_ count: Int) -> [SheetOption<Int>] {
    (1...count).map { SheetOption($0, title: "Number \($0)") }
  }

  @Test(arguments: [["medium"], ["medium", "large"], []])
  func `a list with a message in a narrow panel comes to rest`(detents: [String]) {
    let screen = TestHost(on: Simulator(.iPhone16ProMax))
    screen.show(.checklist(options(5), selected: [1, 2], minimum: 99, maximum: 1)) {
      $0.maximumWidth = 200
      $0.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 110, bottom: 0, trailing: 0)
      if !detents.isEmpty { $0.detents = detents.map { $0 == "large" ? .large : .medium } }
    }
    #expect(screen.panel != nil)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  /// Random panels: narrow ones, with messages, large insets, and long texts.
  private static func configuration(
    _ random: inout SplitMix64
  ) -> (inout SheetConfiguration) -> Void {
    let width = CGFloat(random.index(400) + 60)
    let insets = NSDirectionalEdgeInsets(
      top: CGFloat(random.index(60)), leading: CGFloat(random.index(160)),
      bottom: CGFloat(random.index(60)), trailing: CGFloat(random.index(40)))
    let detents = random.pick([[SheetDetent.fits], [.medium], [.medium, .large], [.large]])
    let font = random.chance(30) ? UIFont.systemFont(ofSize: CGFloat(random.index(50) + 8)) : nil
    return {
      $0.maximumWidth = width
      $0.contentInsets = insets
      $0.detents = detents
      $0.contentFont = font
    }
  }

  @Test(arguments: 1...12)
  func `a list in a random panel comes to rest after each change`(seed: UInt64) async {
    var random = SplitMix64(seed: seed)
    let device = Simulator(random.pick([.iPhone16ProMax, .iPhone16, .iPhoneSE3]))
    let screen = TestHost(on: device)
    device.settings.contentSizeCategory = random.pick([
      .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
    ])
    var count = random.pick([1, 5, 8, 60])
    let loader = OptionSource.loading { [self] in options(count) }
    let content = ChecklistContent.checklist(
      loader, selected: [1], minimum: random.pick([0, 99]), maximum: random.pick([nil, 1])
    ).searchable(random.chance(70))
    screen.show(content, configure: Self.configuration(&random))
    await device.settle()
    for _ in 0..<8 {
      switch random.index(5) {
      case 0:
        count = random.pick([1, 5, 8, 60])
        loader.reload()
      case 1, 2:
        if let field = screen.find("search", as: UITextField.self) {
          field.text = random.pick(["", "1", "5", "no such option"])
          field.sendActions(for: .editingChanged)
        }
      case 3: device.rotate(to: random.pick([.portrait, .landscapeLeft]))
      default:
        let table: UITableView? = screen.find("options")
        table?.contentOffset.y += CGFloat(random.index(400))
      }
      await device.settle()
      guard let list = screen.find("options", as: UITableView.self)?.superview as? OptionListView
      else { continue }
      #expect(list.area.layoutFrame.height <= screen.view.bounds.height)
    }
    screen.sheet.dismiss()
    await device.settle()
    #expect(screen.panel == nil)
  }
}
