import Foundation
import TestHost
import UIKit

@testable import BottomBounce

extension SheetCase {
  private static let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }

  /// January 1, 1970, 9:41 GMT.
  @MainActor private static func moment(_ mode: DateMode) -> DateContent<Date> {
    .date(Date(timeIntervalSince1970: 34_860), mode: mode).timeZone(
      TimeZone(secondsFromGMT: 0) ?? .gmt)
  }

  private static func seconds(_ date: Date) -> String { "\(Int(date.timeIntervalSince1970))" }

  private static func day(_ day: DateComponents) -> String {
    "\(day.year ?? 0)-\(day.month ?? 0)-\(day.day ?? 0)"
  }

  private static let birthday = DateComponents(year: 1995, month: 9, day: 23)

  /// Every content of the package.
  static let all: [SheetCase] =
    texts + numbers + dates + options + loadingOptions + forms + [
      SheetCase(
        "slider",
        {
          ControlContent.control(\UISlider.value) {
            let slider = UISlider()
            slider.value = 0.25
            return slider
          }
        }, value: "0.35", keys: [.keyboardUpArrow],
        describe: { String(format: "%.2f", $0) }
      ) {
        $0.go(to: "Thing")
        $0.device.press(.keyboardUpArrow)
      }
    ]

  /// A server that can't be reached the first time.
  private final class Server {
    private var loads = 0

    func options() throws -> [SheetOption<String>] {
      loads += 1
      if loads == 1 { throw ValidationError("The server of your home can’t be reached.") }
      return colors
    }
  }

  private static let loadingOptions: [SheetCase] = [
    SheetCase(
      "option that loads", { .list(.loading { colors }, selected: "red") }, value: "green",
      keys: [.keyboardDownArrow], loads: true
    ) { $0.use("GREEN") },
    SheetCase(
      "options that could not be loaded",
      {
        let server = Server()
        return ChecklistContent<[String]>.checklist(
          .loading { try server.options() }, selected: ["red"])
      }, value: "[\"red\", \"green\"]",
      keys: [.keyboardReturnOrEnter, .keyboardDownArrow, .keyboardSpacebar], loads: true
    ) {
      $0.use("Try Again")
      await $0.device.settle()
      $0.use("GREEN")
    },
  ]

  private static let numbers: [SheetCase] = [
    SheetCase(
      "number on a wheel", { .number(70.5, in: 30...250, step: 0.5, unit: "kg") }, value: "71.0",
      keys: [.keyboardDownArrow]
    ) {
      $0.turn("70.5 kg", by: .keyboardUpArrow)
    },
    SheetCase(
      "number in a field", { .number(7, in: 0...5_000, unit: "g") }, value: "78", typed: "8"
    ) {
      $0.type("8")
    },
    SheetCase(
      "duration with days",
      { .duration(.seconds(93_600), in: .zero...(.seconds(864_000))) }, value: "266400.0 seconds",
      keys: [.keyboardDownArrow, .keyboardDownArrow]
    ) {
      $0.go(to: "1 day")
      $0.device.press(.keyboardUpArrow)
      $0.device.press(.keyboardUpArrow)
      await $0.device.settle()
    },
  ]

  private struct Gift {
    var name = "a"
    var size = "M"
    var isWrapped = false
  }

  private static let forms: [SheetCase] = [
    SheetCase(
      "form",
      {
        .form(Gift()) { f, _ in
          f.field("Name", \.name) { .text($0) }
          f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
        }
      }, value: "ab", typed: "b", describe: { $0.name }
    ) { $0.type("b") },
    SheetCase(
      "form without text",
      {
        .form(Gift()) { f, _ in
          f.field("Size", \.size) { .list(["S", "M"], selected: $0) }
          f.toggle("Wrapped", \.isWrapped)
        }
      }, value: "true", keys: [.keyboardDownArrow, .keyboardDownArrow, .keyboardSpacebar],
      describe: { "\($0.isWrapped)" }
    ) { $0.use("Wrapped") },
  ]

  private static let texts: [SheetCase] = [
    SheetCase(
      "text", { TextContent.text("a", placeholder: "Words", limit: 9) }, value: "ab", typed: "b"
    ) {
      $0.type("b")
    },
    SheetCase("text without words", { TextContent.text() }, value: "b", typed: "b") {
      $0.type("b")
    },
    SheetCase(
      "text with a footer", { .text("a").footer { "\($0) of 9" } }, value: "ab", typed: "b"
    ) {
      $0.type("b")
    },
    SheetCase(
      "lines", { .text("a", placeholder: "Words", limit: 9).lines(2...4) }, value: "ab", typed: "b"
    ) {
      $0.type("b")
    },
    SheetCase(
      "secret with suggestions",
      {
        var content = TextContent.text("", placeholder: "Secret")
        content = content.secure()
        content = content.suggestions(["one", "two"])
        return content
      }, value: "two", typed: "two"
    ) { $0.use("two") },
  ]

  private static let dates: [SheetCase] = [
    SheetCase(
      "day", { .day(birthday) }, value: "1995-10-24",
      keys: [.keyboardDownArrow, .keyboardRightArrow, .keyboardDownArrow], describe: day
    ) {
      $0.turn("September", by: .keyboardUpArrow)
      $0.turn("23", by: .keyboardUpArrow)
    },
    SheetCase(
      "day with Today, or none",
      { DateContent<DateComponents>.day(birthday).todayButton().orNone() }, value: "1995-10-23",
      keys: [.keyboardDownArrow], describe: { $0.map(day) ?? "none" }
    ) {
      $0.turn("September", by: .keyboardUpArrow)
    },
    SheetCase(
      "calendar", { .day(birthday).style(.calendar) }, value: "1995-9-30",
      keys: [.keyboardDownArrow], describe: day
    ) {
      $0.use("Saturday, September 30, 1995")
    },
    SheetCase(
      "calendar with excluded days",
      { .day(birthday).style(.calendar).selectable { !($0.day == 22) } }, value: "1995-9-30",
      keys: [.keyboardDownArrow], describe: day
    ) {
      $0.use("Saturday, September 30, 1995")
    },
    SheetCase(
      "several days", { .days([birthday]) }, value: "1995-9-23, 1995-9-30",
      describe: { $0.map(day).joined(separator: ", ") }
    ) {
      $0.use("Saturday, September 30, 1995")
    },
    SheetCase(
      "range of days", { .dayRange(DayRange(first: birthday, last: birthday)) },
      value: "1995-9-26 to 1995-9-30", describe: { day($0.first) + " to " + day($0.last) }
    ) {
      $0.use("Tuesday, September 26, 1995")
      $0.use("Saturday, September 30, 1995")
    },
    SheetCase(
      "date and time", { moment(.dateAndTime) }, value: "38460",
      keys: [.keyboardRightArrow, .keyboardDownArrow], describe: seconds
    ) {
      $0.turn("9 o’clock", by: .keyboardUpArrow)
    },
    SheetCase(
      "time", { moment(.time) }, value: "38460", keys: [.keyboardDownArrow], describe: seconds
    ) {
      $0.turn("9 o’clock", by: .keyboardUpArrow)
    },
    SheetCase(
      "time of day", { .time(DateComponents(hour: 9, minute: 41)) }, value: "10:41",
      keys: [.keyboardDownArrow], describe: { "\($0.hour ?? 0):\($0.minute ?? 0)" }
    ) {
      $0.turn("9 o’clock", by: .keyboardUpArrow)
    },
    SheetCase(
      "month", { moment(.yearAndMonth) }, value: "\(31 * 86_400)",
      // There is no third wheel.
      keys: [
        .keyboardDownArrow, .keyboardRightArrow, .keyboardRightArrow, .keyboardDownArrow,
        .keyboardUpArrow,
      ],
      describe: seconds
    ) {
      $0.turn("January", by: .keyboardUpArrow)
    },
    SheetCase(
      "duration", { .duration(.seconds(3_600)) }, value: "7200.0 seconds",
      keys: [.keyboardDownArrow]
    ) {
      $0.turn("1 hour", by: .keyboardUpArrow)
    },
  ]

  private static let options: [SheetCase] = [
    SheetCase(
      "option", { .list(colors, selected: "red") }, value: "green", keys: [.keyboardDownArrow]
    ) { $0.use("GREEN") },
    SheetCase(
      "option that confirms", { .list(colors).confirmsOnTap() }, value: "blue",
      keys: [.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow], confirmsByItself: true
    ) { $0.use("BLUE") },
    SheetCase(
      "option with search", { .list(colors).searchable() }, value: "green",
      keys: [.keyboardDownArrow, .keyboardDownArrow]
    ) {
      $0.use("Search")
      $0.type("gr")
      $0.use("GREEN")
    },
    SheetCase(
      "option or none", { ListContent.list(colors, selected: "red").orNone() }, value: "green",
      keys: [.keyboardDownArrow], describe: { $0 ?? "none" }
    ) { $0.use("GREEN") },
    SheetCase(
      "options", { .checklist(colors) }, value: "[\"red\", \"blue\"]",
      keys: [
        .keyboardDownArrow, .keyboardSpacebar, .keyboardDownArrow, .keyboardDownArrow,
        .keyboardSpacebar,
      ]
    ) {
      $0.use("RED")
      $0.use("BLUE")
    },
    SheetCase(
      "option in sections",
      {
        .list(
          [
            SheetSection("Warm", options: Array(colors.prefix(1))),
            SheetSection("Cold", options: Array(colors.suffix(2))),
          ], selected: "red")
      }, value: "green", keys: [.keyboardDownArrow]
    ) { $0.use("GREEN") },
    SheetCase(
      "columns",
      {
        var content = WheelsContent.wheels([colors, colors])
        content = content.wheelTitles(["Front", "Back"])
        return content
      }, value: "[\"red\", \"blue\"]",
      keys: [.keyboardRightArrow, .keyboardDownArrow, .keyboardDownArrow]
    ) {
      $0.go(to: "Back")
      $0.device.press(.keyboardUpArrow)
      $0.device.press(.keyboardUpArrow)
    },
    SheetCase(
      "option with detents", { .list(colors, selected: "red") }, value: "green",
      keys: [.keyboardDownArrow],
      configure: {
        $0.detents = [.medium, .large]
        $0.showsGrabber = true
      }
    ) { $0.use("GREEN") },
    SheetCase(
      "columns without titles", { .wheels([colors, colors]) }, value: "[\"red\", \"green\"]",
      keys: [.keyboardRightArrow, .keyboardDownArrow]
    ) {
      $0.go(to: "Thing, Column 2")
      $0.device.press(.keyboardUpArrow)
    },
    SheetCase(
      "choice", { .buttons(colors) }, value: "blue",
      keys: [.keyboardDownArrow, .keyboardDownArrow, .keyboardDownArrow], confirmsByItself: true
    ) {
      $0.use("BLUE")
    },
  ]
}
