import BottomBounce
import TestHost
import UIKit
import UIKitSimulator

extension BadInput {
  private struct Value {
    var text = "a"
    var note: String?
    var isOn = false
  }

  /// The titles and closures of forms, and of a context that an app uses.
  static let forms: [BadInput] = (fields + contexts).flatMap(\.self)

  private static let fields: [[BadInput]] = [
    texts("titles of a form") { bench, text in
      bench.present(
        .form(Value()) { f, _ in
          f.section(text, footer: text) {
            f.field(text, \.text) { .text($0) }
            f.field(text, \.note) { .list(["a"], selected: $0) }
            f.toggle(text, \.isOn)
          }
        })
    },
    texts("message of a refused field") { bench, text in
      bench.present(
        .form("a") { f, _ in f.field("First", \.self) { .text($0) } },
        commit: { _ in throw ValidationError(text, at: \String.self) })
      bench.screen.sheet.confirm()
    },
    texts("text of a row") { bench, text in
      bench.present(.form(1) { f, _ in f.field("Row", \.self) { _ in Row(text: text) } })
    },
    again("row that observes") { bench, again in
      bench.present(.form(1) { f, _ in f.field("Row", \.self) { _ in Row(again: again) } })
    },
    again("style of a line without a value") { bench, again in
      bench.present(
        .form(Int?.some(1)) { f, _ in
          f.field("Row", \.self) { _ in Row(isLine: true, again: again).orNone() }
        })
    },
  ]

  private static let contexts: [[BadInput]] = [
    texts("title of a question") { bench, text in
      bench.present(Asking(title: text) { _ in })
      await bench.settle()
      bench.screen.sheet.dismiss()
    },
    again("answer of a question") { bench, again in
      bench.present(Asking(title: "Other") { _ in again() })
      await bench.settle()
      bench.screen.tapOK()
      await bench.settle()
    },
    again("onChange of a context") { use(SheetContext(onChange: $1.act), $0) },
    again("onConfirm of a context") { use(SheetContext(onConfirm: $1.act), $0) },
    again("onSizeChange of a context") { use(SheetContext(onSizeChange: $1.act), $0) },
    again("onConfirmAlternative of a context") { bench, again in
      use(SheetContext(onConfirmAlternative: { _ in again() }), bench)
    },
    again("onQuestion of a context") { bench, again in
      use(SheetContext(onQuestion: { _ in again() }), bench)
    },
  ]

  /// Uses a body outside a sheet.
  @MainActor private static func use(_ context: SheetContext, _ bench: BadInputHost) {
    let body = TextContent.text("a").makeBody(context)
    body.view.frame = bench.screen.view.bounds
    bench.screen.view.addSubview(body.view)
    body.view.becomeFirstResponder()
    bench.screen.device.type("b")
    bench.screen.device.press(.keyboardReturnOrEnter)
    context.sizeChanged()
    context.confirmAlternative {}
    context.show(.text("b")) { _ in }
    body.view.removeFromSuperview()
  }

  /// A row of an app.
  private struct Row: SheetContent {
    var text = "1"
    var isLine = false
    var again = Again {}

    func makeBody(_ context: SheetContext) -> SheetBody<Int> { SheetBody(UIView()) { 1 } }

    func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
      if isLine { return .line(orNone: again(.block)) }
      return .row(text) { onChange in
        again()
        onChange()
        return nil
      }
    }
  }

  /// Content that asks another question as soon as it appears.
  private struct Asking: SheetContent {
    let title: String
    let onValue: @MainActor (String) -> Void

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let view = UIView()
      var body = SheetBody(view) { 1 }
      body.prepareLayout = { _, _ in
        guard view.tag == 0 else { return }
        view.tag = 1
        Task { context.show(.text("b"), title: title, onValue: onValue) }
      }
      return body
    }
  }
}
