import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The values of a form end in one column, and rows show what they open.
@MainActor @Suite(.ownDevice) struct FormColumnTests {
  private struct Order: Equatable {
    var name = "Ada"
    var price: Decimal? = 12_345.5
    var weight: Double? = 17
    var port: Int? = 12_345
    var file = "Report"
    var site = "example"
    var day = Date(timeIntervalSinceReferenceDate: 0)
    var size = "M"
    var city = "City 3"
    var rest = Duration.seconds(600)
  }

  private static func form(_ order: Order = Order()) -> FormContent<Order> {
    .form(order) { f, _ in
      f.section("Order") {
        f.field("Name", \.name) { .text($0) }
        f.field("Price", \.price) { .number($0, in: 0...100_000, currency: "USD") }
        f.field("Weight", \.weight) { .number($0, in: 0...5_000, step: 0.5, unit: "kg") }
        f.field("Port", \.port) { .number($0, in: 0...65_535) }
        f.field("File", \.file) { .text($0).suffix(".pdf") }
        f.field("Site", \.site) { .text($0).prefix("https://") }
      }
      f.field("Day", \.day) { .date($0) }
      f.field("Size", \.size) { .list(["S", "M", "L"], selected: $0) }
      f.field("City", \.city) { .list((1...9).map { "City \($0)" }, selected: $0) }
      f.field("Rest", \.rest) { .duration($0) }
    }
  }

  struct Place: CustomTestStringConvertible, Sendable {
    let model: DeviceModel
    let locale: String
    let size: UIContentSizeCategory
    var testDescription: String { "\(model.name), \(locale), \(size.rawValue)" }

    static let all = [DeviceModel.iPhone16, .iPhoneSE3].flatMap { model in
      ["en_US", "de_DE", "ar_EG", "pt_BR"].flatMap { locale in
        [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge].map {
          Place(model: model, locale: locale, size: $0)
        }
      }
    }
  }

  /// Shows the form without a focused text.
  private func show(_ order: Order = Order(), _ place: Place? = nil) async -> TestHost {
    let host =
      place.map { TestHost(on: Simulator($0.model, locale: Locale(identifier: $0.locale))) }
      ?? TestHost()
    if let place { host.device.settings.contentSizeCategory = place.size }
    host.show(Self.form(order), title: "Order")
    await host.settle()
    host.textField?.resignFirstResponder()
    await host.settle()
    return host
  }

  /// The line with the field of a name, its text field, and its prefix or suffix.
  private func line(_ name: String, _ host: TestHost) throws -> (UITextField, [UILabel]) {
    let fields: [UITextField] = host.formViews("BottomBounce.text")
    let field = try #require(fields.first { $0.accessibilityUserInputLabels == [name] })
    let labels = field.superview?.subviews.compactMap { $0 as? UILabel } ?? []
    let box = (field as? BoxedTextField)?.box
    return (field, box == nil ? [] : labels.filter { $0.text?.isEmpty == false })
  }

  @Test(arguments: Place.all)
  func `a text and what belongs to it end at the trailing edge`(place: Place) async throws {
    let host = await show(Order(), place)
    let isMirrored = place.locale == "ar_EG"
    let isLarge = place.size != .large
    let contents = try #require(host.contents)
    let card = contents.convert(contents.bounds, to: nil).insetBy(dx: SheetMetrics.boxMargin, dy: 0)
    for name in ["Name", "Price", "Weight", "Port", "File", "Site"] {
      let (field, labels) = try line(name, host)
      let views = ([field] + labels).map { $0.convert($0.bounds, to: nil) }
      let all = views.reduce(views[0]) { $0.union($1) }
      let width = views.map(\.width).reduce(0, +)
      let isUnit = name == "Weight" || name == "Price" && place.locale != "en_US"
      #expect(abs(all.width - width) <= (isUnit ? 5 : 1), "\(name): nothing else is between.")
      guard !labels.isEmpty else { continue }
      let atRight = isLarge ? isMirrored : !isMirrored
      // From left to right in every language.
      let isFixed = name == "File" || name == "Site"
      let isAtRight = isFixed ? !isMirrored && !isLarge : atRight
      let edge = isAtRight ? all.maxX : all.minX
      let end = isAtRight ? card.maxX : card.minX
      let isFull = name == "Site" && isLarge
      #expect(isFull || abs(edge - end) <= SheetMetrics.boxMargin + 1, "\(name): \(all) \(card)")
    }
  }

  @Test func `numbers with a unit are grouped while they are not edited`() async throws {
    let host = await show(Order(weight: 1_204))
    let (weight, unit) = try line("Weight", host)
    #expect(weight.text == "1,204" && unit.first?.text == "kg")
    #expect(try line("Price", host).0.text == "12,345.50")
    #expect(try line("Port", host).0.text == "12345")
    weight.becomeFirstResponder()
    #expect(weight.text == "1204")
    host.type("5")
    #expect(host.device.leaks.isEmpty)
    weight.resignFirstResponder()
    #expect(weight.text == "12,045" || weight.text == "12045")
  }

  @Test func `a letter makes the text wider, and its prefix gives way`() async throws {
    let host = await show(Order(price: 5))
    let (field, labels) = try line("Price", host)
    let symbol = try #require(labels.first)
    func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }
    let (before, end) = (place(symbol).minX, place(field).maxX)
    field.becomeFirstResponder()
    field.text = ""
    host.type("1234")
    await host.settle()
    #expect(place(symbol).minX < before && abs(place(field).maxX - end) <= 0.5)
    #expect(abs(place(symbol).maxX - place(field).minX) <= 0.5)
    #expect(field.bounds.width >= field.intrinsicContentSize.width - 0.5)
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG"])
  func `below a long title a text and what belongs to it begin at its edge`(
    locale: String
  ) async throws {
    struct Fee: Equatable {
      var name = "Ada"
      var price: Decimal? = 5
      var weight: Double? = 17
    }
    let host = TestHost(on: Simulator(.iPhone16, locale: Locale(identifier: locale)))
    let end = " of everything that the guests have booked"
    host.show(
      .form(Fee()) { f, _ in
        f.field("Name" + end, \.name) { .text($0) }
        f.field("Price" + end, \.price) { .number($0, in: 0...100_000, currency: "USD") }
        f.field("Weight" + end, \.weight) { .number($0, in: 0...5_000, unit: "kg") }
      }, title: "Fee")
    await host.settle()
    let contents = try #require(host.contents)
    let card = contents.convert(contents.bounds, to: nil)
    for name in ["Name", "Price", "Weight"] {
      let (field, labels) = try line(name + end, host)
      let all = ([field] + labels).map { $0.convert($0.bounds, to: nil) }
      let start = 2 * SheetMetrics.boxMargin
      let distance =
        locale == "ar_EG"
        ? card.maxX - (all.map(\.maxX).max() ?? 0) : (all.map(\.minX).min() ?? 0) - card.minX
      #expect(abs(distance - start) <= 1, "\(name) begins at \(distance).")
    }
  }

  @Test func `a tap beside a narrow text edits it`() async throws {
    let host = await show(Order(price: 5))
    let (field, _) = try line("Price", host)
    let box = try #require(field.superview)
    #expect(field.bounds.width < 60 && box.bounds.width > 150)
    host.device.tap(at: box.convert(CGPoint(x: 8, y: box.bounds.midY), to: nil))
    await host.settle()
    #expect(field.isFirstResponder)
    #expect(field.accessibilityFrame == box.accessibilityFrame)
  }

  @Test func `an empty number says that there is none`() async throws {
    let host = await show(Order(price: nil, weight: nil, port: nil))
    for name in ["Price", "Weight", "Port"] {
      let (field, labels) = try line(name, host)
      #expect(field.text == "" && field.placeholder == "None" && labels.isEmpty)
    }
    let (field, _) = try line("Price", host)
    field.becomeFirstResponder()
    host.type("5")
    #expect(try line("Price", host).1.map(\.text) == ["$"])
    field.deleteBackward()
    #expect(try line("Price", host).1.isEmpty)
  }

  // MARK: Rows

  private func row(_ title: String, _ host: TestHost) throws -> FormRowControl {
    let rows: [FormRowControl] = host.formViews("BottomBounce.row")
    return try #require(rows.first { $0.accessibilityLabel == title })
  }

  @Test(arguments: Place.all)
  func `a row shows what it opens`(place: Place) async throws {
    let host = await show(Order(), place)
    for (title, image) in [
      ("Day", nil), ("Size", "chevron.up.chevron.down"), ("City", "chevron.forward"), ("Rest", nil),
    ] {
      let row = try row(title, host)
      let visible = row.subviews.filter { !$0.isHidden }
      let marks = visible.compactMap { ($0 as? UIImageView)?.image }
      #expect(marks == [image.flatMap { UIImage(systemName: $0) }].compactMap { $0 })
      let grounds = visible.filter { $0.backgroundColor == .tertiarySystemFill }
      #expect(grounds.count == (image == nil ? 1 : 0))
      guard let ground = grounds.first else { continue }
      #expect(row.bounds.insetBy(dx: 0, dy: 2).contains(ground.frame), "\(ground.frame)")
      let texts = row.subviews.compactMap { $0 as? UIStackView }.flatMap(\.arrangedSubviews)
      let labels = texts.compactMap { $0 as? UILabel }
      let value = try #require(labels.first { $0.text == row.accessibilityValue })
      let text = value.convert(value.bounds, to: row)
      let frame = ground.frame
      #expect(abs(text.minX - frame.minX - 10) <= 1 && abs(frame.maxX - text.maxX - 10) <= 1)
      #expect(abs(text.minY - frame.minY - 6) <= 1 && abs(frame.maxY - text.maxY - 6) <= 1)
      #expect(ground.layer.cornerRadius > 5 && ground.layer.cornerRadius <= frame.height / 2)
      #expect(value.bounds.width <= value.intrinsicContentSize.width + 1)
    }
  }

  @Test func `VoiceOver hears whether a row is open`() async throws {
    let host = await show()
    func status(_ title: String) throws -> UIAccessibility.ExpandedStatus {
      try row(title, host).accessibilityExpandedStatus
    }
    #expect(try status("Day") == .collapsed && status("City") == .unsupported)
    try row("Day", host).sendActions(for: .touchUpInside)
    await host.settle()
    #expect(try status("Day") == .expanded && status("Size") == .collapsed)
    try row("Size", host).sendActions(for: .touchUpInside)
    await host.settle()
    #expect(try status("Day") == .collapsed && status("Size") == .expanded)
  }

  @Test func `VoiceOver is on the row after a choice in it`() async throws {
    let host = await show()
    host.device.settings.isVoiceOverRunning = true
    try row("Size", host).sendActions(for: .touchUpInside)
    await host.settle()
    let options: [UIButton] = host.formViews("BottomBounce.button.2")
    let cell = try #require(options.first)
    host.device.system.accessibility.focus(on: cell)
    cell.sendActions(for: .touchUpInside)
    await host.settle()
    let size = try row("Size", host)
    #expect(size.accessibilityValue == "L" && host.device.focusedElement === size)
    // VoiceOver that is elsewhere stays there.
    size.sendActions(for: .touchUpInside)
    await host.settle()
    host.device.system.accessibility.focus(on: host.cancelButton)
    size.sendActions(for: .touchUpInside)
    await host.settle()
    #expect(host.device.focusedElement === host.cancelButton)
  }

  @Test func `headers of sections are written as those of lists`() async throws {
    let host = TestHost()
    host.show(Self.form(), title: "Order")
    await host.settle()
    let headers: [UILabel] = host.formViews("BottomBounce.sectionHeader")
    let list = UIListContentConfiguration.groupedHeader().textProperties.transform
    #expect(headers.map(\.text) == [list == .uppercase ? "ORDER" : "Order"])
    #expect(headers.map(\.accessibilityLabel) == ["Order"])
  }
}
