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

  /// The closures and titles of forms, and of the questions of content.
  static let forms: [BadInput] = [
    texts("FormBuilder.field.title") { bench, text in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          f.field(text, \.text) { .text($0) }
          f.field(text, \.note) { .list(["a"], selected: $0) }
        })
    },
    texts("FormBuilder.toggle.title") { bench, text in
      bench.show(FormContent<Value>.form(Value()) { f, _ in f.toggle(text, \.isOn) })
    },
    again("FormBuilder.field.content") { bench, again in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          f.field("Text", \.text) { text -> TextContent in
            again()
            return .text(text)
          }
          f.field("Note", \.note) { (note: String?) -> ListContent<String> in
            again()
            return .list(["a"], selected: note)
          }
        })
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    texts("FormBuilder.section.header") { bench, text in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in f.section(text) { f.toggle("On", \.isOn) } })
    },
    texts("FormBuilder.section.footer") { bench, text in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          f.section(footer: text) { f.toggle("On", \.isOn) }
        })
    },
    again("FormBuilder.section.fields") { bench, again in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          f.section {
            again()
            f.field("Text", \.text) { .text($0) }
          }
        })
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    again("FormContent.fields") { bench, again in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          again()
          f.field("Text", \.text) { .text($0) }
        })
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    again("FormBuilder.rule.message") { bench, again in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          f.field("Text", \.text) { .text($0) }
          f.rule(at: \.text) { _ in
            again()
            return nil
          }
        })
      await bench.screen.device.settle()
      bench.screen.tapOK()
    },
    again("FormBuilder.footer.text") { bench, again in
      bench.show(
        FormContent<Value>.form(Value()) { f, _ in
          f.field("Text", \.text) { .text($0) }
          f.footer {
            again()
            return $0.text
          }
        })
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    texts("FormFieldStyle.row.text") { bench, text in
      bench.show(.form(1) { f, _ in f.field("Row", \.self) { _ in Row(text: text) } })
    },
    again("FormFieldStyle.row.observe") { bench, again in
      bench.show(.form(1) { f, _ in f.field("Row", \.self) { _ in Row(again: again) } })
    },
    again("FormFieldStyle.line.orNone") { bench, again in
      bench.show(
        .form(Int?.some(1)) { f, _ in
          f.field("Row", \.self) { _ in Row(isLine: true, again: again).orNone() }
        })
    },
    again("SheetContext.titled.title") { _, again in
      @MainActor func title() -> String {
        again()
        return "Title"
      }
      _ = TextContent.text("a").makeBody(SheetContext().titled(title))
    },
    again("SheetContext.noting.note") { bench, again in
      let context = SheetContext().noting { _ in again() }
      bench.show(TextContent.text("a"))
      context.valueChanged()
      context.sizeChanged()
    },
    texts("SheetContext.show.title") { bench, text in
      bench.show(Asking(title: text) { _ in })
      await bench.screen.device.settle()
      bench.screen.sheet.dismiss()
    },
    again("SheetContext.show.onValue") { bench, again in
      bench.show(Asking(title: "Other") { _ in again() })
      await bench.screen.device.settle()
      bench.screen.tapOK()
      await bench.screen.device.settle()
    },
  ].flatMap { $0 }

  /// A row of an app.
  private struct Row: SheetContent {
    var text = "1"
    var isLine = false
    var again: @MainActor () -> Void = {}

    func makeBody(_ context: SheetContext) -> SheetBody<Int> { SheetBody(UIView()) { 1 } }

    func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
      if isLine { return .line(orNone: otherStyle) }
      return .row(text) { onChange in
        again()
        onChange()
        return nil
      }
    }

    private var otherStyle: FormFieldStyle {
      again()
      return .block
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
