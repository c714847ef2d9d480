import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The appearance of options: images, destructive options, and disabled ones.
@MainActor @Suite(.ownDevice) struct OptionAppearanceTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private static let image = UIImage(systemName: "person.crop.circle.fill")

  /// One option of each kind, all with an image.
  private static let options = [
    SheetOption("plain", title: "Plain", image: image),
    SheetOption("gray", title: "Gray", image: image, isEnabled: false),
    SheetOption("red", title: "Red", image: image, role: .destructive),
    SheetOption("both", title: "Both", image: image, isEnabled: false, role: .destructive),
  ]

  private var table: UITableView? { host.view("BottomBounce.options") as? UITableView }

  private func cell(_ row: Int) -> OptionCell? {
    table?.cellForRow(at: IndexPath(row: row, section: 0)) as? OptionCell
  }

  private func content(_ row: Int) -> UIListContentConfiguration? {
    cell(row)?.contentConfiguration as? UIListContentConfiguration
  }

  private func button(_ place: Int) -> UIButton? {
    host.control("BottomBounce.button.\(place)") as? UIButton
  }

  private func views<Found: UIView>(of type: Found.Type, in view: UIView?) -> [Found] {
    guard let view else { return [] }
    return ((view as? Found).map { [$0] } ?? [])
      + view.subviews.flatMap { views(of: type, in: $0) }
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `destructive rows are red and disabled rows gray`() async {
    _ = await host.show(.list(Self.options), by: sheet)
    let colors: [UIColor] = [.label, .tertiaryLabel, .systemRed, .tertiaryLabel]
    #expect((0..<4).map { content($0)?.textProperties.color } == colors)
    let shown = (0..<4).map { row in
      views(of: UILabel.self, in: cell(row)).first { $0.text == Self.options[row].title }?.textColor
    }
    #expect(shown == colors)
    // VoiceOver provides the state that the color shows.
    #expect(
      (0..<4).map { cell($0)?.accessibilityTraits.contains(.notEnabled) }
        == [false, true, false, true])
    await end()
  }

  @Test func `subtitles of disabled rows are gray, too`() async {
    var options = Self.options
    for place in options.indices { options[place].subtitle = "More" }
    _ = await host.show(.list(options), by: sheet)
    #expect(
      (0..<4).map { content($0)?.secondaryTextProperties.color }
        == [.secondaryLabel, .tertiaryLabel, .secondaryLabel, .tertiaryLabel])
    await end()
  }

  @Test func `a reused row looks like its own option`() async throws {
    _ = await host.show(.list(Self.options), by: sheet)
    let cell = try #require(self.cell(2))
    cell.configure(OptionRow(title: "Plain"), isSelected: false)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    #expect(content.textProperties.color == .label)
    #expect(content.image == nil && content.secondaryText == nil)
    #expect(cell.accessibilityTraits == .button && cell.accessoryType == .none)
    await end()
  }

  @Test func `images have the color of their row, or the tint color`() async {
    _ = await host.show(.list(Self.options), by: sheet)
    #expect(
      (0..<4).map { content($0)?.imageProperties.tintColor }
        == [nil, .tertiaryLabel, .systemRed, .tertiaryLabel])
    await end()
  }

  @Test func `images precede titles, and titles align`()
    async throws
  {
    #expect(Self.image != nil)
    _ = await host.show(.list(Self.options), by: sheet)
    var places: [CGFloat] = []
    for row in 0..<4 {
      let cell = try #require(self.cell(row))
      let image = try #require(
        views(of: UIImageView.self, in: cell.contentView).first { $0.image == Self.image })
      let label = try #require(
        views(of: UILabel.self, in: cell.contentView).first { $0.text == Self.options[row].title })
      let frame = image.convert(image.bounds, to: cell)
      let title = label.convert(label.bounds, to: cell)
      #expect(frame.maxX < title.minX && frame.minX >= 0)
      #expect(abs(frame.midY - title.midY) < 2)
      places.append(title.minX)
    }
    #expect(Set(places).count == 1)
    await end()
  }

  @Test(arguments: [CGSize(width: 200, height: 200), CGSize(width: 400, height: 100)])
  func `a large image is scaled down with its aspect ratio`(size: CGSize) async throws {
    let image = UIGraphicsImageRenderer(size: size).image {
      UIColor.systemTeal.setFill()
      $0.fill(CGRect(origin: .zero, size: size))
    }
    _ = await host.show(.list([SheetOption(1, title: "Large", image: image)]), by: sheet)
    let cell = try #require(self.cell(0))
    let view = try #require(views(of: UIImageView.self, in: cell.contentView).first)
    #expect(view.bounds.width <= 40 && view.bounds.height <= 40)
    #expect(abs(view.bounds.width / view.bounds.height - size.width / size.height) < 0.1)
    await end()
  }

  @Test func `a large button has its image before the title in one color`() async throws {
    #expect(Self.image != nil)
    _ = await host.show(.buttons(Self.options), by: sheet)
    for place in 0..<4 {
      let button = try #require(self.button(place))
      let image = try #require(
        views(of: UIImageView.self, in: button).first { $0.image != nil })
      let title = try #require(button.titleLabel)
      #expect(
        image.convert(image.bounds, to: button).maxX < title.convert(title.bounds, to: button).minX)
      #expect(button.isEnabled == Self.options[place].isEnabled)
      let isRed = Self.options[place].role == .destructive
      #expect(button.configuration?.baseForegroundColor == (isRed ? .systemRed : nil))
    }
    await end()
  }

  @Test func `buttons for values are in label color, and buttons for actions in the tint`()
    async throws
  {
    for options in [Self.options, Self.options.map { $0.withSubtitle }] {
      for selected in ["plain", "gone", nil] {
        _ = await host.show(.buttons(options, selected: selected), by: sheet)
        let color: UIColor? = selected == nil ? nil : .label
        #expect(
          (0..<3).map { button($0)?.configuration?.baseForegroundColor }
            == [color, color, .systemRed])
        let title = try #require(button(0)?.titleLabel)
        if selected != nil { #expect(title.textColor == .label) }
        await end()
      }
    }
  }

  @Test func `values have leading titles, and the selected one a check mark at the other end`()
    async throws
  {
    for isMirrored in [false, true] {
      await host.changeTraits { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
      _ = await host.show(.buttons(["S", "Medium"], selected: "Medium"), by: sheet)
      func distances(of view: UIView, in button: UIView) -> (leading: CGFloat, trailing: CGFloat) {
        let frame = view.convert(view.bounds, to: button)
        let (left, right) = (frame.minX, button.bounds.maxX - frame.maxX)
        return isMirrored ? (right, left) : (left, right)
      }
      let buttons = try [0, 1].map { try #require(self.button($0)) }
      for button in buttons {
        #expect(abs(distances(of: try #require(button.titleLabel), in: button).leading - 16) < 1)
      }
      func mark(of button: UIButton) -> UIView? {
        button.subviews.first { $0 is UIImageView && $0 !== button.imageView }
      }
      #expect(
        abs(distances(of: try #require(mark(of: buttons[1])), in: buttons[1]).trailing - 16) < 1)
      #expect(mark(of: buttons[0]) == nil)
      await end()
    }
  }

  @Test func `tapping a value confirms it, also the selected one`() async throws {
    for place in [0, 1] {
      let outcomes = await host.show(.buttons(["S", "M"], selected: "M"), by: sheet)
      host.tap(try #require(button(place)))
      await host.settle()
      #expect(outcomes.values == [["S", "M"][place]])
    }
  }

  @Test func `VoiceOver reads the title of an option but not its image`() async {
    _ = await host.show(.list(Self.options), by: sheet)
    for row in 0..<4 {
      let title = Self.options[row].title
      #expect(cell(row)?.accessibilityLabel == title)
      #expect(
        views(of: UIImageView.self, in: cell(row)).allSatisfy { !$0.isAccessibilityElement })
    }
    await end()
    _ = await host.show(.buttons(Self.options), by: sheet)
    #expect((0..<4).map { button($0)?.accessibilityLabel } == Self.options.map(\.title))
    #expect(
      (0..<4).map { button($0)?.accessibilityTraits.contains(.image) }.allSatisfy { $0 == false })
    await end()
  }

  @Test func `tapping a button confirms`() async throws {
    let options = ["red", "green", "blue"].sheetOptions { $0.uppercased() }
    let outcomes = await host.show(.buttons(options), by: sheet)
    host.tap(try #require(button(2)))
    await host.settle()
    #expect(outcomes.values == ["blue"])
  }

  @Test func `right to left swaps the sides of images and titles`() async throws {
    let star = try #require(Self.image)
    let options = [SheetOption(1, title: "One", image: star)]
    var places: [[CGFloat]] = []
    for isMirrored in [false, true] {
      await host.changeTraits { $0.layoutDirection = isMirrored ? .rightToLeft : .leftToRight }
      _ = await host.show(.list(options, selected: 1), by: sheet)
      let cell = try #require(self.cell(0))
      let image = try #require(
        views(of: UIImageView.self, in: cell.contentView).first { $0.image == star })
      let label = try #require(
        views(of: UILabel.self, in: cell.contentView).first { $0.text == "One" })
      let width = cell.bounds.width
      let frames = [image, label].map { $0.convert($0.bounds, to: cell) }
      places.append(isMirrored ? frames.map { width - $0.maxX } : frames.map(\.minX))
      #expect((frames[0].midX < frames[1].midX) != isMirrored)
      sheet.dismiss()
      await host.settle()
    }
    #expect(zip(places[0], places[1]).allSatisfy { abs($0 - $1) < 0.5 })
  }
}

extension SheetOption {
  /// The option with a second line.
  fileprivate var withSubtitle: SheetOption {
    var option = self
    option.subtitle = "More"
    return option
  }
}
