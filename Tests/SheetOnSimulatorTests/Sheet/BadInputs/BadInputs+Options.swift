import BottomBounce
import TestHost
import UIKit

extension BadInput {
  /// Bad input for option, control, and optional content types.
  static let options = Array([optionContents, plainValues, columns, others].joined().joined())

  private static let optionContents: [[BadInput]] = [
    lists("ListContent.options") { bench, list in
      bench.show(ListContent.list(list.options(), selected: list.last), isRight: list.contains)
    },
    lists("ListContent.options") { bench, list in
      bench.show(.list(list.options()).searchable())
      await search(on: bench)
    },
    lists("ChecklistContent.options") { bench, list in
      bench.show(ChecklistContent.checklist(list.options(), selected: list))
    },
    lists("ChecklistContent.selected") { bench, list in
      bench.show(ChecklistContent.checklist(["a", "b"].options(), selected: list))
    },
    numbers("ChecklistContent.minimum") { bench, number in
      bench.show(.checklist(["a", "b"].options(), minimum: number, maximum: 1)) { _ in
      } isRight: {
        $0.count >= min(number, 2) && $0.count <= 1
      }
    },
    numbers("ChecklistContent.maximum") { bench, number in
      bench.show(.checklist(["a", "b"].options(), selected: ["a", "b"], maximum: number)) { _ in
      } isRight: {
        $0.count <= number
      }
    },
    texts("SheetOption.title") { bench, text in
      bench.show(ListContent.list([SheetOption(1, title: text)], selected: 1), isRight: { $0 == 1 })
    },
    texts("SheetOption.subtitle") { bench, text in
      bench.show(
        ListContent.list([SheetOption(1, title: "a", subtitle: text)], selected: 1),
        isRight: { $0 == 1 })
    },
    lists("SheetOption.keywords") { bench, list in
      let options = [SheetOption(1, title: "a", keywords: list), SheetOption(2, title: "b")]
      bench.show(.list(options, selected: 2).searchable(), isRight: { $0 == 2 })
      await search(on: bench)
    },
    texts("SheetSection.title") { bench, text in
      let sections = [SheetSection(text, options: ["a", "b"])]
      bench.show(.list(sections, selected: "b"), isRight: { $0 == "b" })
    },
    lists("SheetSection.options") { bench, list in
      let sections = [SheetSection("A", options: list), SheetSection(options: [String]())]
      bench.show(.list(sections, selected: list.last), isRight: list.contains)
    },
    lists("ListContent.options") { bench, list in
      let sections = list.prefix(500).map { SheetSection($0, options: [$0]) }
      bench.show(.list(sections, selected: list.first), isRight: list.contains)
    },
    lists("ChecklistContent.options") { bench, list in
      let sections = list.prefix(500).map { SheetSection($0, options: [$0]) }
      bench.show(.checklist(sections, selected: list)) {
        _ in
      } isRight: {
        $0.count <= list.count
      }
    },
    again("OptionSource.loading.options") { bench, again in
      bench.show(
        .list(
          .loading {
            again()
            return ["a"].options()
          }, selected: "a"), isRight: { $0 == "a" })
      await bench.screen.device.settle()
    },
    again("OptionSource.loadingSections.sections") { bench, again in
      let options = OptionSource.loadingSections {
        again()
        return [SheetSection("A", options: ["a"])]
      }
      bench.show(.checklist(options, selected: ["a"], minimum: .max, maximum: .min))
      await bench.screen.device.settle()
      options.reload()
      options.reload()
    },
    again("OptionSource.loading.options") { bench, again in
      bench.show(
        .list(
          .loading {
            again()
            throw CancellationError()
          }, selected: "a"))
      await bench.screen.device.settle()
    },
    lists("OptionSource.options") { bench, list in
      bench.show(.list(OptionSource(list), selected: list.last), isRight: list.contains)
    },
    lists("OptionSource.values") { bench, list in
      let options = OptionSource(list, title: { $0 }, keywords: { _ in list })
      bench.show(.list(options, selected: list.last).searchable(), isRight: list.contains)
    },
    again("OptionSource.title") { bench, again in
      bench.show(.checklist(OptionSource([1], title: title(again)), selected: [], minimum: 1))
    },
    again("OptionSource.subtitle") { bench, again in
      bench.show(
        .list(OptionSource([1], title: { "\($0)" }, subtitle: title(again)), selected: 1),
        isRight: { $0 == 1 })
    },
    again("OptionSource.image") { bench, again in
      let name = title(again)
      let image = { (number: Int) in UIImage(systemName: name(number)) }
      bench.show(
        .list(OptionSource([1], title: { "\($0)" }, image: image), selected: 1),
        isRight: { $0 == 1 })
    },
    again("OptionSource.keywords") { bench, again in
      let word = title(again)
      let keywords = { (number: Int) in [word(number)] }
      bench.show(
        .list(OptionSource([1], title: { "\($0)" }, keywords: keywords), selected: 1).searchable(),
        isRight: { $0 == 1 })
      await search(on: bench)
    },
    lists("ButtonsContent.options") { bench, list in
      bench.show(ButtonsContent.buttons(list.prefix(200).options()))
    },
  ]

  private static let plainValues: [[BadInput]] = [
    lists("ListContent.values") { bench, list in
      bench.show(.list(list, selected: list.last), isRight: list.contains)
    },
    lists("ListContent.values") { bench, list in
      bench.show(.list(list, selected: list.last, title: { $0 }), isRight: list.contains)
    },
    texts("ListContent.selected") { bench, text in
      bench.show(.list(["a", "b"], selected: text))
    },
    again("ListContent.title") { bench, again in
      bench.show(.list([1], selected: 1, title: title(again)), isRight: { $0 == 1 })
    },
    again("ListContent.subtitle") { bench, again in
      bench.show(
        .list([1], selected: 1, title: { "\($0)" }, subtitle: title(again)), isRight: { $0 == 1 })
    },
    again("ListContent.image") { bench, again in
      let name = title(again)
      let image = { (number: Int) in UIImage(systemName: name(number)) }
      bench.show(.list([1], selected: 1, title: { "\($0)" }, image: image), isRight: { $0 == 1 })
    },
    again("ListContent.keywords") { bench, again in
      let word = title(again)
      let keywords = { (number: Int) in [word(number)] }
      bench.show(
        .list([1], selected: 1, title: { "\($0)" }, keywords: keywords).searchable(),
        isRight: { $0 == 1 })
      await search(on: bench)
    },
    lists("ChecklistContent.values") { bench, list in
      bench.show(.checklist(list, selected: list)) { _ in
      } isRight: {
        $0.count <= list.count
      }
    },
    lists("ChecklistContent.values") { bench, list in
      bench.show(.checklist(list, selected: Set(list), title: { $0 }), isRight: { $0 == Set(list) })
    },
    again("ChecklistContent.title") { bench, again in
      bench.show(.checklist([1], selected: [1], title: title(again)), isRight: { $0 == [1] })
    },
    again("ChecklistContent.subtitle") { bench, again in
      bench.show(
        .checklist([1], selected: [1], title: { "\($0)" }, subtitle: title(again)),
        isRight: { $0 == [1] })
    },
    again("ChecklistContent.image") { bench, again in
      let name = title(again)
      let image = { (number: Int) in UIImage(systemName: name(number)) }
      bench.show(
        .checklist([1], selected: [1], title: { "\($0)" }, image: image), isRight: { $0 == [1] })
    },
    again("ChecklistContent.keywords") { bench, again in
      let word = title(again)
      let keywords = { (number: Int) in [word(number)] }
      bench.show(
        .checklist([1], selected: [1], title: { "\($0)" }, keywords: keywords).searchable(),
        isRight: { $0 == [1] })
      await search(on: bench)
    },
    lists("ButtonsContent.values") { bench, list in
      bench.show(.buttons(Array(list.prefix(200))))
    },
    lists("ButtonsContent.values") { bench, list in
      bench.show(.buttons(Array(list.prefix(200)), title: { $0 }))
    },
    texts("ButtonsContent.selected") { bench, text in
      bench.show(.buttons(["a", "b"], selected: text))
    },
    again("ButtonsContent.title") { bench, again in
      bench.show(.buttons([1], selected: 1, title: title(again)))
    },
    lists("WheelsContent.options") { bench, list in
      bench.show(.wheel(list.options(), selected: list.last), isRight: list.contains)
    },
    lists("WheelsContent.values") { bench, list in
      bench.show(.wheel(list, selected: list.last), isRight: list.contains)
    },
    lists("WheelsContent.values") { bench, list in
      bench.show(.wheel(list, selected: list.last, title: { $0 }), isRight: list.contains)
    },
    texts("WheelsContent.selected") { bench, text in
      bench.show(.wheel(["a", "b"], selected: text))
    },
    again("WheelsContent.title") { bench, again in
      bench.show(.wheel([1], title: title(again)), isRight: { $0 == 1 })
    },
    again("WheelsContent.second") { bench, again in
      bench.show(
        .wheels(.wheel(["a"])) { first in
          again()
          return .wheel([first + "b"])
        }, isRight: { $0 == ("a", "ab") })
    },
  ]

  /// Types into the search field.
  @MainActor private static func search(on bench: BadInputHost) async {
    await bench.screen.device.settle()
    bench.screen.find("search", as: UITextField.self)?.becomeFirstResponder()
    bench.screen.device.type("1")
  }

  /// Returns titles, and calls a closure for each.
  private static func title(_ again: @escaping @MainActor @Sendable () -> Void) -> (Int) -> String {
    { number in
      MainActor.assumeIsolated { again() }
      return "\(number)"
    }
  }

  private static let columns: [[BadInput]] = [
    lists("WheelsContent.wheels") { bench, list in
      bench.show(WheelsContent.wheels([list.options(), [], list.options()], selected: list))
    },
    lists("WheelsContent.selected") { bench, list in
      bench.show(
        WheelsContent.wheels([["a", "b"].options()], selected: list), isRight: { $0.count == 1 })
    },
    lists("WheelsContent.wheelTitles.titles") { bench, list in
      var content = WheelsContent.wheels([["a", "b"].options(), ["c"].options()])
      content = content.wheelTitles(list)
      bench.show(content)
    },
  ]

  private static let others: [[BadInput]] = [
    texts("SheetContent.footer.text") { bench, text in
      bench.show(PlainContent(height: 40).footer(text))
    },
    texts("SheetContent.footer.text") { bench, text in
      bench.show(TextContent.text("a").footer(text))
    },
    again("SheetContent.footer.text") { bench, again in
      bench.show(
        PlainContent(height: 40).footer { _ -> String? in
          again()
          return "Line"
        })
    },
    again("SheetContent.footer.text") { bench, again in
      bench.show(
        TextContent.text("a").footer { text -> String? in
          again()
          return text
        })
      await bench.screen.device.settle()
      bench.screen.device.type("b")
    },
    texts("SheetContent.orNone.title") { bench, text in
      bench.show(TextContent.text("a").orNone(text))
    },
    again("ControlContent.of") { bench, again in
      bench.show(
        ControlContent.control(\UISlider.value) {
          again()
          return UISlider()
        })
    },
  ]
}

extension Sequence<String> {
  fileprivate func options() -> [SheetOption<String>] { map { SheetOption($0, title: $0) } }
}
