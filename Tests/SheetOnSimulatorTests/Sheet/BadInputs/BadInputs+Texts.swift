import BottomBounce
import Foundation
import TestHost
import UIKit

extension BadInput {
  /// Bad input for text content types, errors, and content contexts.
  static let texts = Array([textContents, rules, contexts].joined().joined())

  private static let textContents: [[BadInput]] = [
    texts("TextContent.text") { bench, text in
      var content = TextContent.text(text)
      content = content.normalized(.none)
      bench.show(content, isRight: { $0 == text })
    },
    texts("TextContent.text") { bench, text in
      var content = TextContent.text(text)
      content = content.lines(1...4)
      bench.show(content)
    },
    texts("TextContent.placeholder") { bench, text in
      bench.show(TextContent.text("a", placeholder: text), isRight: { $0 == "a" })
    },
    texts("TextContent.prefix.prefix") { bench, text in
      bench.show(TextContent.text("ab").prefix(text), isRight: { $0 == "ab" })
    },
    texts("TextContent.suffix.suffix") { bench, text in
      bench.show(TextContent.text("ab").suffix(text), isRight: { $0 == "ab" })
    },
    again("TextContent.requirements.text") { bench, again in
      bench.show(
        TextContent.text("a").requirements { _ in
          again()
          return "Line"
        })
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    numbers("TextContent.limit") { bench, number in
      bench.show(TextContent.text("abc", limit: number), isRight: { $0.count <= max(number, 0) })
    },
    texts("TextContent.limit") { bench, text in
      bench.show(TextContent.text("", limit: 40), isRight: { $0.count <= 40 })
      await bench.screen.device.settle()
      UIPasteboard.general.string = text
      bench.screen.textField?.paste(nil)
    },
    numbers("TextContent.lines.lines") { bench, number in
      var content = TextContent.text("a\nb")
      content = content.lines(min(number, 2)...max(number, 2))
      bench.show(content)
      bench.show(content.lines(number...))
    },
    again("TextContent.Normalization.custom.text") { bench, again in
      let normalization = TextContent.Normalization.custom { text in
        again()
        return text
      }
      bench.show(TextContent.text("a").normalized(normalization), isRight: { $0 == "a" })
    },
    lists("TextContent.rules.rules") { bench, list in
      var content = TextContent.text("a")
      content = content.rules(.required(list.first), .required(list.last))
      bench.show(content)
    },
  ]

  private static let rules: [[BadInput]] = [
    texts("TextRule.message.for") { _, text in
      for rule in [TextRule.required(), .length(3...4)] {
        _ = rule.message(for: text)
      }
    },
    texts("TextRule.required.message") { bench, text in
      var content = TextContent.text("")
      content = content.rules(.required(text))
      bench.show(content)
    },
    texts("TextRule.length.message") { bench, text in
      var content = TextContent.text("")
      content = content.rules(.length(3...4, text))
      bench.show(content)
    },
    numbers("TextRule.length.range") { bench, number in
      var content = TextContent.text("a")
      content = content.rules(
        .length(min(number, 1)...max(number, 1)), .length(number...), .length(...number))
      bench.show(content)
    },
    texts("TextRule.matches.message") { bench, text in
      bench.show(
        TextContent.text(text).rules(.matches(#/b+/#, text), .matches(#/[a-z ]*/#, "No")))
    },
    again("TextRule.async.message") { bench, again in
      var content = TextContent.text("a")
      content = content.rules(
        .async { _ in
          again()
          return nil
        })
      bench.show(content)
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    lists("TextContent.suggestions.texts") { bench, list in
      var content = TextContent.text("a")
      content = content.suggestions(list)
      bench.show(content)
    },
    again("TextContent.suggestions.matching") { bench, again in
      var content = TextContent.text("a")
      content = content.suggestions(matching: { text in
        again()
        return [text]
      })
      bench.show(content)
    },
  ]

  private static let contexts: [[BadInput]] = [
    texts("ValidationError.message") { bench, text in
      bench.show(RejectingContent(problem: ValidationError(text)))
      bench.show(
        FormContent.form("a") { f, _ in f.field("First", \.self) { .text($0) } },
        commit: { _ in throw ValidationError(text, at: \String.self) })
      bench.screen.sheet.confirm()
    },
    texts("ValidationError.empty.message") { bench, text in
      bench.show(RejectingContent(problem: .empty(text)))
    },
    texts("ValidationError.pending.message") { bench, text in
      bench.show(RejectingContent(problem: .pending(text, shown: .atOnce)))
    },
    texts("SheetContext.title") { bench, text in
      _ = TextContent.text("a").makeBody(SheetContext(title: text))
      bench.show(TextContent.text("a"), title: text)
    },
    again("SheetContext.onChange") { bench, again in
      fill(bench, SheetContext(onChange: again))
    },
    again("SheetContext.onConfirm") { bench, again in
      fill(bench, SheetContext(onConfirm: again))
    },
    again("SheetContext.onSizeChange") { bench, again in
      fill(bench, SheetContext(onSizeChange: again))
    },
    again("SheetContext.onConfirmAlternative") { bench, again in
      fill(bench, SheetContext(onConfirmAlternative: { _ in again() }))
    },
    again("SheetContext.confirmAlternative.onRefusal") { bench, again in
      fill(bench, SheetContext(onConfirmAlternative: { $0() }), onRefusal: again)
    },
    again("SheetContext.onQuestion") { bench, again in
      fill(bench, SheetContext(onQuestion: { _ in again() }))
    },
  ]

  /// Uses a body outside a sheet.
  @MainActor private static func fill(
    _ bench: BadInputHost, _ context: SheetContext, onRefusal: @escaping () -> Void = {}
  ) {
    let body = TextContent.text("a").makeBody(context)
    body.view.frame = bench.screen.view.bounds
    bench.screen.view.addSubview(body.view)
    body.view.becomeFirstResponder()
    bench.screen.device.type("b")
    bench.screen.device.press(.keyboardReturnOrEnter)
    context.sizeChanged()
    context.confirmAlternative(onRefusal: onRefusal)
    context.show(.text("b")) { _ in }
    body.view.removeFromSuperview()
  }

  /// Content without a valid value.
  private struct RejectingContent: SheetContent {
    var problem: ValidationError
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      SheetBody(UIView()) { () throws(ValidationError) in throw problem }
    }
  }
}
