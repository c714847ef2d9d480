import BottomBounce
import UIKit
import UIKitSimulator

extension BadInput {
  /// The closures of a body.
  static let bodies: [BadInput] = [
    body("value") { body, again in
      body = SheetBody(body.view, traits: body.traits) { again(7) }
    },
    body("answer") { body, again in body.answer = { again(.success(7)) } },
    body("lazy answer") { body, again in
      body.lazyAnswer = { again(.success { again(7) }) }
    },
    body("answer of shown content") { body, again in
      let content = NumberContent<Int>.number(7, in: 0...9)
      body = ShownContent(content, SheetContext()).body(body.view) { _ in again(.success(7)) }
    },
    body("areEqual") { body, again in body.areEqual = { _, _ in again(true) } },
    body("map") { body, again in body = body.map { value throws(ValidationError) in again(value) }
    },
    body("update") { body, again in body.update = { _, _ in again(true) } },
    body("setValue") { body, again in body.setValue = { _ in again(true) } },
    body("draft") { body, again in body.draft = { again(7) } },
    body("settle") { body, again in body.settle = { again() } },
    body("cancel") { body, again in body.cancel = { again() } },
    body("initialAccessibilityElement") { body, again in
      body.initialAccessibilityElement = { again(nil) }
    },
    body("handleKey") { body, again in body.handleKey = { _ in again(true) } },
    body("setContentFont") { body, again in body.setContentFont = { _ in again() } },
    body("setEnabled") { body, again in body.setEnabled = { _ in again() } },
    body("addButton") { body, again in body.addButton = { _, _ in again(UIButton()) } },
    body("prepareLayout") { body, again in body.prepareLayout = { _, _ in again() } },
    body("fitHeight") { body, again in body.fitHeight = { _, _ in again() } },
    body("footer") { body, again in body.footer = { again("Line") } },
    body("showError") { body, again in
      body = body.map { _ throws(ValidationError) in throw ValidationError("No.") }
      body.showError = { _ in again(.body) }
    },
    body("extendToLowerEdge") { body, again in body.extendToLowerEdge = { _ in again() } },
    body("extendToUpperEdge") { body, again in body.extendToUpperEdge = { _ in again() } },
  ].flatMap(\.self)

  /// A changed body, alone and in one that may have no value, as each is in a form.
  private static func body(
    _ name: String, _ change: @escaping @MainActor @Sendable (inout SheetBody<Int>, Again) -> Void
  ) -> [BadInput] {
    again("\(name) of a body") { bench, again in
      bench.show(Changed { change(&$0, again) })
      await use(bench)
    }
      + again("\(name) of an optional body") { bench, again in
        if bench.isInForm { return }
        bench.show(Changed { change(&$0, again) }.orNone())
        await use(bench)
      }
  }

  @MainActor private static func use(_ bench: BadInputHost) async {
    await bench.settle()
    bench.screen.sheet.confirm(7)
    _ = bench.screen.sheet.currentValue(as: Int.self)
    bench.screen.device.press(.keyboardDownArrow)
    bench.screen.device.press(.keyboardReturnOrEnter)
  }

  /// Content whose body a test changes.
  private struct Changed: SheetContent {
    let change: @MainActor (inout SheetBody<Int>) -> Void

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      var body = SheetBody(UIView()) { 7 }
      change(&body)
      return body
    }
  }
}
