import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Custom contents as rows, lines, and blocks of a form.
@MainActor @Suite(.ownDevice) struct FormFieldStyleTests {
  private let sheet = BottomBounceView()
  private let host = TestHost()

  nonisolated private static let image = UIImage(systemName: "star")

  /// Content of an app that a form can show in each way.
  fileprivate struct Level: SheetContent {
    enum Style: CaseIterable { case none, block, line, lineOrRow, belowRow, sheet }
    let level: Int
    let style: Style
    var onBody: @MainActor (BodyPlace) -> Void = { _ in }

    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      onBody(context.place)
      let slider = UISlider()
      slider.maximumValue = 10
      slider.value = Float(level)
      slider.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
      return SheetBody(slider) { Int(slider.value) }
    }

    func untouched(_ context: SheetContext) -> Result<Int, ValidationError>? { .success(level) }

    func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
      let row = FormFieldStyle.row(
        "Level \(level)", image: image, opensInPlace: style != .sheet)
      return switch style {
      case .none, .block: .block
      case .line: .line()
      case .lineOrRow: .line(orNone: row)
      case .belowRow, .sheet: row
      }
    }
  }

  /// Shows a form with one field, and returns the places of the bodies that it makes.
  private func show(_ style: Level.Style, orNone: Bool) async -> Places {
    let places = Places()
    let content = FormContent<Settings>.form(Settings()) { f, _ in
      func level(_ level: Int) -> Level {
        Level(level: level, style: style) { places.all.append($0) }
      }
      if orNone {
        f.field("Level", \.none) { level($0 ?? 1).orNone("Off") }
      } else {
        f.field("Level", \.level) { level($0) }
      }
    }
    _ = await host.show(content, by: sheet)
    return places
  }

  private struct Settings: Equatable {
    var level = 1
    var none: Int?
  }

  @MainActor private final class Places { var all: [BodyPlace] = [] }

  private var row: UIControl? { (host.formViews("BottomBounce.row") as [UIControl]).first }

  @Test(arguments: Level.Style.allCases, [false, true])
  fileprivate func `a custom content has the place of its style`(
    style: Level.Style, orNone: Bool
  ) async throws {
    let places = await show(style, orNone: orNone)
    let isRow = style == .belowRow || style == .sheet || style == .lineOrRow && orNone
    #expect((row != nil) == isRow)
    if isRow {
      #expect(places.all.isEmpty)
      #expect(row?.accessibilityValue == (orNone ? "Off" : "Level 1"))
      let images = (host.formViews(nil) as [UIImageView]).compactMap(\.image)
      #expect(images.contains { $0 === Self.image } != orNone)
      row?.sendActions(for: .touchUpInside)
      await host.settle()
      #expect(places.all == [style == .sheet ? .sheet : .belowRow])
    } else {
      let isLine = !orNone && (style == .line || style == .lineOrRow)
      #expect(places.all == [isLine ? .line : .block])
    }
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a slider in a line is beside the title, and is set`() async throws {
    let content = FormContent<Settings>.form(Settings()) { f, _ in
      f.field("Level", \.level) { Level(level: $0, style: .line) }
    }
    let outcomes = await host.show(content, by: sheet)
    let slider = try #require((host.formViews(nil) as [UISlider]).first)
    let title = try #require(
      (host.formViews(nil) as [UILabel]).first { $0.text == "Level" })
    let (sliderFrame, titleFrame) = (
      slider.convert(slider.bounds, to: nil), title.convert(title.bounds, to: nil)
    )
    #expect(sliderFrame.minX >= titleFrame.maxX + 15)
    #expect(abs(sliderFrame.midY - titleFrame.midY) < 1)
    slider.value = 7
    slider.sendActions(for: .valueChanged)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.level) == [7])
  }

  @Test func `a row that opens a custom content in place shows its value, and closes`()
    async throws
  {
    let content = FormContent<Settings>.form(Settings()) { f, _ in
      f.field("Level", \.level) { Level(level: $0, style: .belowRow) }
    }
    let outcomes = await host.show(content, by: sheet)
    row?.sendActions(for: .touchUpInside)
    await host.settle()
    let slider = try #require((host.formViews(nil) as [UISlider]).first)
    slider.value = 4
    slider.sendActions(for: .valueChanged)
    #expect(row?.accessibilityValue == "Level 4")
    row?.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(slider.window == nil && row?.accessibilityValue == "Level 4")
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.level) == [4])
  }

  private struct Review {
    var stars = 3
    var isDone = false
    var isReset: Bool {
      get { false }
      set { stars = 1 }
    }
  }

  @Test func `a custom content shows what the form stores, in place`()
    async throws
  {
    let content = FormContent<Review>.form(Review()) { f, _ in
      f.toggle("Done", \.isDone)
      f.toggle("Reset", \.isReset)
      f.field("Grade", \.stars) { GradeContent(stars: $0) }
    }
    let outcomes = await host.show(content, by: sheet)
    row?.sendActions(for: .touchUpInside)
    await host.settle()
    let slider = try #require((host.formViews(nil) as [UISlider]).first)
    let switches: [UIControl] = host.formViews("BottomBounce.switch")
    for (control, value, text) in [(switches[0], Float(4), "★★★★"), (switches[1], 1, "★")] {
      slider.value = 4.4
      slider.sendActions(for: .valueChanged)
      #expect(row?.accessibilityValue == "★★★★")
      host.tap(control)
      await host.settle()
      #expect(slider.window != nil && slider.value == value)
      #expect(row?.accessibilityValue == text)
    }
    host.tapOK()
    await host.settle()
    #expect(outcomes.values.map(\.stars) == [1])
  }

  @MainActor private final class Counter { var count = 0 }

  @Test func `a form asks for each style once for a letter`() async {
    struct Note {
      var text = ""
      var level = 1
      var other: Int?
    }
    struct Counted: SheetContent {
      let level: Int
      let counter: Counter

      func makeBody(_ context: SheetContext) -> SheetBody<Int> { SheetBody(UIView()) { level } }

      func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
        counter.count += 1
        return .row("\(level)")
      }
    }
    let counter = Counter()
    let content = FormContent<Note>.form(Note()) { f, _ in
      f.field("Text", \.text) { .text($0) }
      f.field("Level", \.level) { Counted(level: $0, counter: counter) }
      f.field("Other", \.other) { Counted(level: $0 ?? 1, counter: counter) }
    }
    _ = await host.show(content, by: sheet)
    counter.count = 0
    host.type("a")
    #expect(counter.count == 2)
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a container passes on the style of its content`() {
    let context = SheetContext()
    let content = Level(level: 2, style: .sheet)
    for style in [
      content.footer("Line").formFieldStyle(context), content.orNone().formFieldStyle(context),
      content.rule { _ in nil }.orNone().footer("Line").formFieldStyle(context),
    ] {
      #expect(style.place == .sheet && style.text == "Level 2" && style.image === Self.image)
    }
  }
}
