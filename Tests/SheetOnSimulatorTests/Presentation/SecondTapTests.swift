import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The second tap on a button that shows a sheet neither cancels the sheet nor answers it.
@MainActor @Suite(.ownDevice) struct SecondTapTests {
  enum Way: CaseIterable {
    case fromController, inView, stacked
  }

  enum Kind: CaseIterable {
    case text, date, buttons, list
  }

  struct Look: CustomTestStringConvertible, Sendable {
    var reducesMotion = false
    var duration: TimeInterval?

    var testDescription: String { "Reduce Motion \(reducesMotion), duration \(duration ?? -1)" }

    static let all = [Look(), Look(reducesMotion: true), Look(duration: 0)]
  }

  private func show(_ kind: Kind, _ way: Way, _ look: Look, on host: TestHost) -> () -> Int {
    var configuration = SheetConfiguration()
    if let duration = look.duration { configuration.animationDuration = duration }
    if way == .stacked { configuration.presentationPolicy = .stack }
    func show<Content: SheetContent>(_ content: Content) -> () -> Int {
      let outcomes = Outcomes<Content.Value>()
      if way == .fromController {
        host.sheet.show(
          content, title: "Title", from: host.controller, configuration: configuration,
          onValue: outcomes.onValue, onCancel: outcomes.onCancel)
      } else {
        outcomes.show(content, title: "Title", by: host.sheet, in: host.view, configuration)
      }
      return { outcomes.total }
    }
    switch kind {
    case .text: return show(.text("a"))
    case .date: return show(.date(Date(timeIntervalSince1970: 1_750_000_000)))
    case .buttons: return show(.buttons(["Edit", "Share", "Delete"]))
    case .list: return show(.list((1...30).map { "\($0)" }, selected: "1").confirmsOnTap())
    }
  }

  @Test(arguments: Kind.allCases, Look.all)
  func `a second tap within half a second does nothing`(kind: Kind, look: Look) async {
    for way in Way.allCases {
      for delay in [0, 0.05, 0.1, 0.2, 0.3, 0.45] {
        for y in [150.0, 600, 780] {
          let host = TestHost()
          host.device.settings.reduceMotion = look.reducesMotion
          host.device.showsSoftwareKeyboard = false
          if way == .stacked {
            host.sheet.show(.text("below"), in: host.view) { _ in }
            await host.settle()
          }
          let total = show(kind, way, look, on: host)
          if delay > 0 { host.device.advance(by: delay) }
          host.device.tap(at: CGPoint(x: 200, y: y))
          await host.settle()
          // OK and Cancel count at once.
          #expect(total() == 0, "\(way), \(delay), \(y)")
          host.sheet.dismiss()
          await host.settle()
          #expect(total() == 1)
        }
      }
    }
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `a tap on the backdrop cancels after half a second, and keys and buttons at once`(
    kind: Kind, isTap: Bool
  ) async {
    let host = TestHost()
    host.device.showsSoftwareKeyboard = false
    let total = show(kind, .inView, Look(duration: 0), on: host)
    host.device.advance(by: isTap ? 0.6 : 0.05)
    if isTap { host.tapBackdrop() } else { host.device.press(.keyboardEscape) }
    await host.settle()
    #expect(total() == 1)
  }
}
