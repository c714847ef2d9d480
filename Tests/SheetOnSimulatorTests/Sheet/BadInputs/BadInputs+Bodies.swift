import BottomBounce
import UIKit
import UIKitSimulator

extension BadInput {
  /// The closures of a ``SheetBody``.
  static let bodies: [BadInput] = [
    body("value", of: "SheetBody") { body, again in
      body = SheetBody(body.view, traits: body.traits) {
        again()
        return 7
      }
    },
    body("answer", of: "SheetBody") { body, again in
      body.answer = {
        again()
        return .success(7)
      }
    },
    body("lazyAnswer", of: "SheetBody") { body, again in
      body.lazyAnswer = {
        again()
        return .success {
          again()
          return 7
        }
      }
    },
    body("body.answer", of: "ShownContent") { body, again in
      let content = NumberContent<Int>.number(7, in: 0...9)
      body = ShownContent(content, SheetContext()).body(body.view) { _ in
        again()
        return .success(7)
      }
    },
    again("ShownContent.body.show") { bench, again in
      let content = NumberContent<Int>.number(7, in: 0...9)
      let body = ShownContent(content, SheetContext()).body(UIView()) { _ in
        .success(7)
      } show: { _, _ in
        again()
        return true
      }
      bench.show(content)
      _ = body.update?(content, true)
    },
    body("areEqual", of: "SheetBody") { body, again in
      body.areEqual = { _, _ in
        again()
        return true
      }
    },
    body("map.transform", of: "SheetBody") { body, again in
      body = body.map { value throws(ValidationError) in
        again()
        return value
      }
    },
    body("settle") { $0.settle = $1 },
    body("cancel") { $0.cancel = $1 },
    body("initialAccessibilityElement") { body, again in
      body.initialAccessibilityElement = {
        again()
        return nil
      }
    },
    body("handleKey") { body, again in
      body.handleKey = { _ in
        again()
        return true
      }
    },
    body("setContentFont") { body, again in body.setContentFont = { _ in again() } },
    body("addButton") { body, again in
      body.addButton = { _, _ in
        again()
        return UIButton()
      }
    },
    body("prepareLayout") { body, again in body.prepareLayout = { _, _ in again() } },
    body("fitHeight") { body, again in body.fitHeight = { _, _ in again() } },
    lists("SheetBody.combining") { bench, list in
      bench.show(
        Combined(titles: list.prefix(500).map { $0 }), isRight: { $0 == min(list.count, 500) })
    },
    body("footer") { body, again in
      body.footer = {
        again()
        return "Line"
      }
    },
    body("showError") { body, again in
      body = body.map { _ throws(ValidationError) in throw ValidationError("No.") }
      body.showError = { _ in
        again()
        return .body
      }
    },
    body("update", of: "SheetBody") { body, again in
      body.update = { _, _ in
        again()
        return true
      }
    },
    again("SheetBody.setValue") { bench, again in
      bench.show(
        Changed {
          $0.setValue = { _ in
            again()
            return true
          }
        })
      await bench.screen.device.settle()
      bench.screen.sheet.confirm(7)
    },
    again("SheetBody.draft") { bench, again in
      bench.show(
        Changed {
          $0.draft = {
            again()
            return 7
          }
        })
      await bench.screen.device.settle()
      _ = bench.screen.sheet.currentValue(as: Int.self)
    },
    again("SheetBodyTraits.extendToLowerEdge") { bench, again in
      bench.show(Changed { $0.extendToLowerEdge = { _ in again() } })
    },
    again("SheetBodyTraits.extendToUpperEdge") { bench, again in
      bench.show(Changed { $0.extendToUpperEdge = { _ in again() } })
    },
    again("SheetBodyTraits.setEnabled") { bench, again in
      bench.show(
        Changed { $0.setEnabled = { _ in again() } }, commit: { _ in })
      bench.screen.tapOK()
    },
  ].flatMap { $0 }

  private static func body(
    _ name: String, of type: String = "SheetBodyTraits",
    _ change:
      @escaping @MainActor @Sendable (
        inout SheetBody<Int>, @escaping @MainActor @Sendable () -> Void
      ) -> Void
  ) -> [BadInput] {
    again("\(type).\(name)") { bench, again in
      bench.show(Changed { change(&$0, again) }.orNone()) {
        $0.contentFont = .systemFont(ofSize: 20)
        $0.confirmsDiscardingChanges = true
      }
      await bench.screen.device.settle()
      bench.screen.device.press(.keyboardDownArrow)
      bench.screen.device.press(.keyboardReturnOrEnter)
    }
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

/// Content that combines a label for each title.
private struct Combined: SheetContent {
  let titles: [String]

  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let parts = titles.map { title in
      let label = UILabel()
      label.text = title
      return SheetBody(label) {}
    }
    let stack = UIStackView(arrangedSubviews: parts.map(\.view))
    stack.axis = .vertical
    return SheetBody(stack, combining: parts) { titles.count }
  }
}
