import BottomBounce
import TestHost
import UIKit

extension BadInput {
  /// The sheet, its options, and its callbacks.
  static let sheets: [BadInput] = (looks + detents + closures).flatMap(\.self)

  private static let looks: [[BadInput]] = [
    texts("texts of the header") {
      let header = SheetHeader($1, subtitle: $1, okTitle: $1, cancelTitle: $1)
      $0.present(.text("a"), title: header)
    },
    numbers("lines of the title") { bench, number in
      bench.present(.text("a"), title: "A title\nof three\nlines") {
        $0.titleNumberOfLines = number
      }
    },
    lists("buttons below the content") {
      $0.present(.text("a"), extraButtons: $1.prefix(100).map { SheetButton($0) {} })
    },
    texts("texts of a button") { bench, text in
      bench.present(.text("a"), extraButtons: [SheetButton(text, confirmation: text) {}])
      await tapButton(bench)
    },
    lengths("bounce of a spring") { bench, number in
      bench.present(.text("a")) { $0.transitionStyle = .spring(bounce: number) }
    },
  ]

  private static let detents: [[BadInput]] = [
    lists("detents") { bench, list in
      bench.present(.text("a")) {
        $0.detents = list.prefix(100).map { name in .custom(.init(name)) { _ in 200 } }
      }
    },
    texts("name of a detent") { bench, text in
      bench.present(.text("a")) {
        $0.detents = [.custom(.init(rawValue: text)) { _ in 300 }, .large]
        $0.selectedDetent = .init(text)
        $0.largestUndimmedDetent = .init(text)
      }
    },
    lengths("height of a detent") { bench, number in
      bench.present(.text("a")) { $0.detents = [.custom(.init("a")) { _ in number }] }
    },
    again("closure of a detent") { bench, again in
      bench.present(.text("a")) { $0.detents = [.custom(.init("a")) { _ in again(300) }] }
    },
  ]

  private static let closures: [[BadInput]] = [
    again("action of a button") { bench, again in
      bench.present(.text("a"), extraButtons: [SheetButton("b", action: again.act)])
      await tapButton(bench)
    },
    again("onValue") { bench, again in bench.present(.text("a"), onOutcome: again.act) },
    again("onCancel") { bench, again in
      bench.present(.text("a"), onOutcome: again.act)
      bench.screen.sheet.dismiss()
    },
    callback("willPresent") { $0.willPresent = $1.act },
    callback("didPresent") { $0.didPresent = $1.act },
    callback("edited") { callbacks, again in callbacks.edited = { _ in again() } },
    callback("didSelectDetent") { callbacks, again in
      callbacks.didSelectDetent = { _ in again() }
    },
    callback("heightChanged") { callbacks, again in callbacks.heightChanged = { _ in again() } },
    callback("willDismiss") { callbacks, again in callbacks.willDismiss = { _ in again() } },
    callback("didDismiss") { callbacks, again in callbacks.didDismiss = { _ in again() } },
  ]

  @MainActor private static func tapButton(_ bench: BadInputHost) async {
    await bench.settle()
    bench.screen.control("BottomBounce.action.0").map(bench.screen.tap)
  }

  private static func callback(
    _ name: String,
    _ set: @escaping @MainActor @Sendable (inout SheetCallbacks<String>, Again) -> Void
  ) -> [BadInput] {
    again(name) { bench, again in
      var callbacks = SheetCallbacks<String>()
      set(&callbacks, again)
      bench.present(.text("a"), callbacks: callbacks) { $0.detents = [.medium, .large] }
      await bench.type("b")
      bench.screen.sheet.selectDetent(.large)
      bench.screen.device.press(.keyboardEscape)
    }
  }
}
