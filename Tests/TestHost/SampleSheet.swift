import BottomBounce
import UIKit

/// A sheet of each kind of content, with a title that doesn't fit between the buttons.
public enum SampleSheet: CaseIterable, Sendable {
  case text, secret, lines, suggestions, rule, day, calendar, options, choice, columns, control,
    own

  /// The title of the sheets.
  public static let title = "Something that others should know about you"

  /// The titles of the options.
  public static let titles = [
    "Not to be named", "A second one", "The third of the list", "The fourth", "None of these",
  ]

  private static let choices = titles.enumerated().map {
    SheetOption($0.offset, title: $0.element)
  }

  /// Presents the sheet of a host in its controller's view, and waits for the animation.
  @MainActor public func show(on host: TestHost) async {
    func show(_ content: some SheetContent) async {
      _ = await host.show(content, title: Self.title, by: host.sheet)
    }
    switch self {
    case .text: await show(.text("a", limit: 9))
    case .secret: await show(.text("a").secure())
    case .lines: await show(.text("a\nb\nc", limit: 99).lines(1...5))
    case .suggestions: await show(.text("").suggestions(["The first", "The second"]))
    case .rule:
      await show(
        .text("a", limit: 9)
          .rules(.length(3..., "A nickname has at least three letters. Add two more.")))
      host.type("b")
      await host.settle()
    case .day: await show(.day(maximum: .today))
    case .calendar: await show(.date().style(.calendar))
    case .options: await show(.list(Self.choices))
    case .choice: await show(.buttons(Self.choices))
    case .columns: await show(WheelsContent.wheels([Self.choices, Self.choices]))
    case .control: await show(ControlContent.control(\UISlider.value) { UISlider() })
    case .own: await show(ScrollingContent())
    }
  }
}
