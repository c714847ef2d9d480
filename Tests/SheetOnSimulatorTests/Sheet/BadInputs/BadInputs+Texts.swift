import BottomBounce
import UIKit

extension BadInput {
  static let texts: [BadInput] = [
    texts("text") { $0.show(TextContent.text($1).normalized(.none), isRight: [$1].contains) },
    texts("text of several lines") { $0.show(.text($1).lines(1...4)) },
    texts("placeholder, prefix, suffix") { bench, text in
      bench.show(.text("ab", placeholder: text).prefix(text).suffix(text)) { $0 == "ab" }
    },
    numbers("limit of a text") { bench, number in
      bench.show(.text("abc", limit: number)) { $0.count <= max(number, 0) }
    },
    texts("pasted text") { bench, text in
      bench.show(.text("", limit: 40)) { $0.count <= 40 }
      await bench.settle()
      UIPasteboard.general.string = text
      bench.screen.textField?.paste(nil)
    },
    numbers("lines of a text") { $0.show(.text("a\nb").lines(min($1, 2)...max($1, 2))) },
    numbers("least lines of a text") { $0.show(.text("a\nb").lines($1...)) },
    numbers("length of a text") { bench, number in
      bench.show(
        .text("a").rules(
          .length(min(number, 1)...max(number, 1)), .length(number...), .length(...number)))
    },
    texts("message of a rule") { bench, text in
      bench.show(.text(text).rules(.required(text), .length(3...4, text), .matches(#/b+/#, text)))
    },
    lists("suggestions") { $0.show(.text("a").suggestions($1)) },
    texts("message of an error") { $0.show(Rejecting(problem: ValidationError($1))) },
    texts("footer of a text") { $0.show(.text("a").footer($1)) },
    texts("title of no value") { $0.show(.text("a").orNone($1)) },
    again("requirements") { bench, again in
      bench.show(.text("a").requirements { _ in again("Line") })
      await bench.type("b")
    },
    again("normalization") { bench, again in
      bench.show(.text("a").normalized(.custom { again($0) })) { $0 == "a" }
    },
    again("matching suggestions") { bench, again in
      bench.show(.text("a").suggestions(matching: { again([$0]) }))
    },
  ].flatMap(\.self)

  /// Content without a valid value.
  private struct Rejecting: SheetContent {
    var problem: ValidationError
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      SheetBody(UIView()) { () throws(ValidationError) in throw problem }
    }
  }
}
