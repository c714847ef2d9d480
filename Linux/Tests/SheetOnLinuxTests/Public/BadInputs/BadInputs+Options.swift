import BottomBounce
import TestHost
import UIKit

extension BadInput {
  /// Bad input for option, control, and optional contents.
  static let options = Array([optionContents, columns, others].joined().joined())

  private static let optionContents: [[BadInput]] = [
    lists("OptionContent.options") { bench, list in
      bench.show(OptionContent(list.options(), chosen: list.last), isRight: list.contains)
    },
    lists("OptionContent.options") { bench, list in
      bench.show(.option(list.options(), isSearchable: true))
      await bench.screen.device.settle()
      bench.screen.find("search", as: UITextField.self)?.becomeFirstResponder()
      bench.screen.device.type("1")
    },
    lists("OptionsContent.options") { bench, list in
      bench.show(OptionsContent(list.options(), chosen: list))
    },
    lists("OptionsContent.chosen") { bench, list in
      bench.show(OptionsContent(["a", "b"].options(), chosen: list))
    },
    numbers("OptionsContent.minimum") { bench, number in
      bench.show(.options(["a", "b"].options(), minimum: number, maximum: 1)) { _ in
      } isRight: {
        $0.count >= min(number, 2) && $0.count <= 1
      }
    },
    numbers("OptionsContent.maximum") { bench, number in
      bench.show(.options(["a", "b"].options(), chosen: ["a", "b"], maximum: number)) { _ in
      } isRight: {
        $0.count <= number
      }
    },
    texts("SheetOption.title") { bench, text in
      bench.show(OptionContent([SheetOption(1, title: text)], chosen: 1), isRight: { $0 == 1 })
    },
    texts("SheetOption.subtitle") { bench, text in
      bench.show(
        OptionContent([SheetOption(1, title: "a", subtitle: text)], chosen: 1),
        isRight: { $0 == 1 })
    },
    lists("ChoiceContent.options") { bench, list in
      bench.show(ChoiceContent(list.prefix(200).options()))
    },
  ]

  private static let columns: [[BadInput]] = [
    lists("ColumnsContent.columns") { bench, list in
      bench.show(ColumnsContent([list.options(), [], list.options()], chosen: list))
    },
    lists("ColumnsContent.chosen") { bench, list in
      bench.show(ColumnsContent([["a", "b"].options()], chosen: list), isRight: { $0.count == 1 })
    },
    lists("ColumnsContent.columnTitles") { bench, list in
      var content = ColumnsContent([["a", "b"].options(), ["c"].options()])
      content.columnTitles = list
      bench.show(content)
    },
    [(Kind.empty, 0), (.empty, -1), (.huge, 100), (.huge, .min)].map { kind, number in
      BadInput(key: "ColumnsContent.count", kind: kind, value: "\(number)") { bench in
        bench.show(ColumnsContent(number) { _ in ["a", "b"].options() })
      }
    },
    again("ColumnsContent.options") { bench, again in
      bench.show(
        ColumnsContent(2) { _ in
          MainActor.assumeIsolated { again() }
          return ["a", "b"].options()
        })
    },
  ]

  private static let others: [[BadInput]] = [
    again("Array.options.title") { bench, again in
      let options = ["a"].options { title in
        MainActor.assumeIsolated { again() }
        return title
      }
      bench.show(OptionContent(options, chosen: "a"))
    },
    texts("OptionalContent.clearTitle") { bench, text in
      bench.show(OptionalContent(TextContent("a"), clearTitle: text))
    },
    texts("SheetContent.orNone.title") { bench, text in
      bench.show(TextContent("a").orNone(text))
    },
    again("ControlContent.of") { bench, again in
      bench.show(
        ControlContent(\UISlider.value) {
          again()
          return UISlider()
        })
    },
    again("ControlContent.problem") { bench, again in
      bench.show(
        ControlContent(
          \UISlider.value,
          problem: { _ in
            again()
            return nil
          }, of: { UISlider() }))
    },
  ]
}

extension Sequence<String> {
  fileprivate func options() -> [SheetOption<String>] { map { SheetOption($0, title: $0) } }
}
