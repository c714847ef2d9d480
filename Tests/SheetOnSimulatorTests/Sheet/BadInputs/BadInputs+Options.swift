import BottomBounce
import TestHost
import UIKit

extension BadInput {
  static let options: [BadInput] = (lists + loaded + wheels + others).flatMap(\.self)

  private static let lists: [[BadInput]] = [
    lists("options of a list") {
      $0.show(.list($1.options(), selected: $1.last), isRight: $1.contains)
    },
    lists("options of a searched list") { bench, list in
      bench.show(.list(list.options()).searchable())
      await bench.search("1")
    },
    lists("options of a checklist") {
      $0.show(ChecklistContent.checklist($1.options(), selected: $1))
    },
    lists("selected options of a checklist") {
      $0.show(ChecklistContent.checklist(["a", "b"].options(), selected: $1))
    },
    numbers("minimum of a checklist") { bench, number in
      bench.show(.checklist(["a", "b"].options(), minimum: number, maximum: 1)) {
        $0.count >= min(number, 2) && $0.count <= 1
      }
    },
    numbers("maximum of a checklist") { bench, number in
      bench.show(.checklist(["a", "b"].options(), selected: ["a", "b"], maximum: number)) {
        $0.count <= number
      }
    },
    texts("titles of an option") { bench, text in
      let section = SheetSection(text, options: [SheetOption(1, title: text, subtitle: text)])
      bench.show(.list([section], selected: 1)) { $0 == 1 }
    },
    lists("keywords of an option") { bench, list in
      let options = [SheetOption(1, title: "a", keywords: list), SheetOption(2, title: "b")]
      bench.show(.list(options, selected: 2).searchable()) { $0 == 2 }
      await bench.search("1")
    },
    lists("options of a section") {
      let sections = [SheetSection("A", options: $1), SheetSection(options: [String]())]
      $0.show(.list(sections, selected: $1.last), isRight: $1.contains)
    },
    lists("sections of a list") {
      let sections = $1.prefix(500).map { SheetSection($0, options: [$0]) }
      $0.show(.list(sections, selected: $1.first), isRight: $1.contains)
    },
    lists("buttons") { $0.show(ButtonsContent.buttons($1.prefix(200).options())) },
  ]

  private static let loaded: [[BadInput]] = [
    again("options that load") { bench, again in
      bench.show(.list(.loading { again(["a"].options()) }, selected: "a")) { $0 == "a" }
      await bench.settle()
    },
    again("options that can't be loaded") { bench, again in
      bench.show(
        .list(
          .loading {
            try again(Result<[SheetOption<String>], any Error>.failure(CancellationError())).get()
          }, selected: "a"))
      await bench.settle()
    },
    again("sections that load") { bench, again in
      let options = OptionSource.loadingSections { again([SheetSection("A", options: ["a"])]) }
      bench.show(.checklist(options, selected: ["a"], minimum: .max, maximum: .min))
      await bench.settle()
      options.reload()
      options.reload()
    },
    again("image of an option") { bench, again in
      let name = title(again)
      let options = OptionSource([1], title: { "\($0)" }, image: { UIImage(systemName: name($0)) })
      bench.show(.list(options, selected: 1)) { $0 == 1 }
    },
    again("keywords of an option that acts") { bench, again in
      let word = title(again)
      let options = OptionSource([1], title: { "\($0)" }, keywords: { [word($0)] })
      bench.show(.list(options, selected: 1).searchable()) { $0 == 1 }
      await bench.search("1")
    },
  ]

  private static let wheels: [[BadInput]] = [
    lists("options of a wheel") {
      $0.show(.wheel($1.options(), selected: $1.last), isRight: $1.contains)
    },
    lists("options of wheels") {
      $0.show(WheelsContent.wheels([$1.options(), [], $1.options()], selected: $1))
    },
    lists("selected options of wheels") {
      $0.show(WheelsContent.wheels([["a", "b"].options()], selected: $1)) { $0.count == 1 }
    },
    again("second wheel") { bench, again in
      bench.show(.wheels(.wheel(["a"])) { again(.wheel([$0 + "b"])) }) { $0 == ("a", "ab") }
    },
  ]

  private static let others: [[BadInput]] = [
    texts("footer of a content") { $0.show(PlainContent(height: 40).footer($1)) },
    again("control") { bench, again in
      bench.show(ControlContent.control(\UISlider.value) { again(UISlider()) })
    },
  ]

  /// Returns titles, and acts for each.
  private static func title(_ again: Again) -> (Int) -> String {
    { number in MainActor.assumeIsolated { again("\(number)") } }
  }
}

extension Sequence<String> {
  fileprivate func options() -> [SheetOption<String>] { map { SheetOption($0, title: $0) } }
}
