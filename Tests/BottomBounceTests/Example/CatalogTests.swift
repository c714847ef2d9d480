import TestHost
import Testing
import UIKit

#if SWIFT_PACKAGE
  import BottomBounceCatalog
#else
  import BottomBounceExample
#endif

/// Every variant of the sheet in the example's catalog.
@MainActor @Suite(.ownDevice) struct CatalogTests {
  private let controller = CatalogController()
  private let host: TestHost

  init() {
    host = TestHost(controller)
  }

  @Test func `every part has entries with unique titles`() {
    let entries = CatalogEntry.all
    #expect(Set(entries.map(\.title)).count == entries.count)
    #expect(Set(entries.map(\.section)) == Set(CatalogEntry.Section.allCases))
    #expect(entries.allSatisfy { !$0.title.isEmpty })
  }

  @Test func `every entry has a row in its part`() {
    let table = controller.controllerView.table
    var titles: [String] = []
    for (section, part) in CatalogEntry.Section.allCases.enumerated() {
      #expect(controller.tableView(table, titleForHeaderInSection: section) == part.rawValue)
      for row in 0..<controller.tableView(table, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let cell = controller.tableView(table, cellForRowAt: path)
        titles.append(cell.accessibilityLabel ?? "")
      }
    }
    #expect(titles == CatalogEntry.all.map(\.title))
  }

  @Test func `rows do not scroll under the status bar`() async throws {
    await host.settle()
    let view = controller.controllerView
    let strip = try #require(host.view("Catalog.strip"))
    #expect(strip.frame.minY == 0)
    #expect(strip.frame.maxY == view.safeAreaInsets.top)
    #expect(strip.backgroundColor == view.backgroundColor)
    let subviews = view.subviews
    let table = try #require(subviews.firstIndex(of: view.table))
    #expect(try #require(subviews.firstIndex(of: strip)) > table)
  }

  @Test(arguments: [("Rating", "3 of 5 stars"), ("Hue", "Azure, 60 percent")])
  func `controls say their value in words`(title: String, value: String) async throws {
    let entry = try #require(CatalogEntry.all.first { $0.title == title })
    controller.open(entry)
    await host.settle()
    let panel = try #require(host.view("BottomBounce.panel"))
    #expect(adjustable(in: panel)?.accessibilityValue == value)
  }

  private func adjustable(in view: UIView) -> UIView? {
    if view is UIControl, view.accessibilityTraits.contains(.adjustable) { return view }
    return view.subviews.lazy.compactMap { adjustable(in: $0) }.first
  }

  @Test func `stars keep their distances in a wide control, and have space for a finger`()
    async throws
  {
    controller.open(try #require(CatalogEntry.all.first { $0.title == "Rating" }))
    await host.settle()
    let rating = try #require(host.panel.flatMap(adjustable))
    let row = try #require(rating.subviews.first as? UIStackView)
    let distances = row.arrangedSubviews.map {
      (rating.convert($0.center, from: row).x - rating.bounds.midX).rounded()
    }
    #expect(distances == [-104, -52, 0, 52, 104])
    #expect(row.arrangedSubviews.allSatisfy { $0.bounds.width >= 44 && $0.bounds.height >= 44 })
  }

  @Test func `VoiceOver selects one to five stars`() async throws {
    let entry = try #require(CatalogEntry.all.first { $0.title == "Rating" })
    for (isUp, value) in [(true, "5 of 5"), (false, "1 of 5")] {
      controller.open(entry)
      await host.settle()
      let rating = try #require(host.panel.flatMap(adjustable))
      #expect(rating.accessibilityLabel == "Rating")
      for _ in 0..<7 {
        isUp ? rating.accessibilityIncrement() : rating.accessibilityDecrement()
      }
      host.tapOK()
      await host.settle()
      #expect(controller.outcomes(of: entry) == [value])
    }
  }

  @Test func `a row presents its sheet and shows its value`() async throws {
    await host.settle()
    let table = controller.controllerView.table
    func row() -> UITableViewCell? {
      table.visibleCells.first { $0.accessibilityIdentifier == "Catalog.One line" }
    }
    let path = try #require(row().flatMap { table.indexPath(for: $0) })
    host.tapRow(path, in: table)
    await host.settle()
    host.type(" L")
    host.tapOK()
    await host.settle()
    #expect(row()?.accessibilityValue == "Ada L")
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test(arguments: CatalogEntry.all)
  func `confirming returns one value per sheet`(entry: CatalogEntry) async {
    controller.open(entry)
    await host.settle()
    if let retry = host.retryButton {
      host.tap(retry)
      await host.settle()
    }
    if entry.title == "OK after a change" {
      host.type("!")
      await host.settle()
    }
    for _ in 0..<entry.outcomes where isPresented {
      #expect(controller.outcomes(of: entry).count < entry.outcomes)
      confirm()
      await host.settle()
    }
    #expect(!isPresented)
    let outcomes = controller.outcomes(of: entry)
    #expect(outcomes.count == entry.outcomes)
    if let expected = Self.values[entry.title] { #expect(outcomes == expected) }
  }

  @Test(arguments: CatalogEntry.all)
  func `canceling returns the reason of each sheet`(entry: CatalogEntry) async {
    controller.open(entry)
    await host.settle()
    for _ in 0..<entry.outcomes where isPresented {
      if let cancel = host.control("BottomBounce.cancel"), !cancel.isHidden {
        host.tap(cancel)
      } else {
        _ = host.view("BottomBounce")?.accessibilityPerformEscape()
      }
      await host.settle()
    }
    #expect(!isPresented)
    #expect(
      controller.outcomes(of: entry)
        == Self.reasons[entry.title] ?? Array(repeating: "cancelButton", count: entry.outcomes))
  }

  @Test func `a layout without changes keeps the color of the hue slider`() async throws {
    controller.open(try #require(CatalogEntry.all.first { $0.title == "Hue" }))
    await host.settle()
    func slider(in view: UIView) -> UISlider? {
      view as? UISlider ?? view.subviews.lazy.compactMap { slider(in: $0) }.first
    }
    let hue = try #require(slider(in: host.window))
    let color = try #require(hue.thumbTintColor)
    hue.setNeedsLayout()
    hue.layoutIfNeeded()
    #expect(hue.thumbTintColor === color)
    hue.value = 0.1
    hue.setNeedsLayout()
    hue.layoutIfNeeded()
    #expect(hue.thumbTintColor != color)
  }

  @Test func `a canceled task ends with an error while the user types`() async throws {
    let entry = try #require(
      CatalogEntry.all.first { $0.title == "A task cancelled by typing" })
    controller.open(entry)
    await host.settle()
    host.type("a")
    await host.settle()
    #expect(!isPresented)
    #expect(controller.outcomes(of: entry) == ["CancellationError"])
  }

  @Test func `an entry that is shown again does not show its previous outcome`() async throws {
    let entry = try #require(CatalogEntry.all.first)
    for _ in 0..<2 {
      controller.open(entry)
      await host.settle()
      #expect(controller.outcomes(of: entry) == [])
      confirm()
      await host.settle()
      #expect(controller.outcomes(of: entry) == ["Ada"])
    }
  }

  private var isPresented: Bool { host.view("BottomBounce.panel") != nil }

  /// Taps OK, or the first button with a value.
  private func confirm() {
    if let ok = host.control("BottomBounce.ok"), !ok.isHidden { return host.tap(ok) }
    func choice(in view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.isEnabled, !button.isHidden,
        button.accessibilityIdentifier != "BottomBounce.cancel"
      {
        return button
      }
      return view.subviews.lazy.compactMap(choice).first
    }
    host.view("BottomBounce.panel").flatMap(choice).map(host.tap)
  }

  /// The values of unchanged entries that do not depend on the date.
  private static let values: [String: [String]] = [
    "One line": ["Ada"],
    "Several lines": ["Reads a lot,\nmostly on trains."],
    "Secret": ["13 characters"],
    "Rules": ["Ada"],
    "Async check": ["ada"],
    "Suggestions": ["Home"],
    "Day": ["1995-9-23"],
    "Time": ["7:30"],
    "Calendar": ["1995-9-23"],
    "Free days": ["2025-6-19"],
    "Several days": ["2025-6-16, 2025-6-19"],
    "Range of days": ["2025-6-16 to 2025-6-19"],
    "Limits": ["1995-9-23"],
    "Today and none": ["1995-9-23"],
    "Duration": ["5400.0 seconds"],
    "One of a list": ["team"],
    "Several of a list": ["basic + team"],
    "Search in 10,000": ["3"],
    "Sections": ["oven"],
    "Loading": ["lamp"],
    "Live list": ["lamp"],
    "Columns": ["France, Lyon"],
    "Choice": ["camera"],
    "Slider": ["40 %"],
    "Hue": ["216°"],
    "Rating": ["3 of 5"],
    "Medium and large": ["Earth"],
    "Custom detent": ["2"],
    "Undimmed at medium": ["2"],
    "Grabber": ["2"],
    "Spring": ["Boing"],
    "Cross-dissolve": ["Mist"],
    "Not draggable": ["Rock"],
    "Unsaved text": ["Draft"],
    "From a controller": ["Over bars"],
    "Discard changes?": ["Draft"],
    "Save with progress": ["Ada"],
    "Stack": ["Second", "First"],
    "Replace": ["superseded", "Second"],
    "Await": ["Ada"],
    "Colors": ["Indigo"],
    "Corners and margin": ["Round"],
    "Title font": ["Large"],
    "Buttons": ["Ada"],
    "Subtitle": ["1995-9-23"],
    "Additional buttons": ["Ada"],
    "No Cancel": ["Ada"],
    "No header": ["Ada"],
  ]

  /// The entries that involve another sheet.
  private static let reasons = [
    "Replace": ["superseded", "cancelButton"],
    "No Cancel": ["accessibilityEscape"],
    "No header": ["accessibilityEscape"],
  ]
}
