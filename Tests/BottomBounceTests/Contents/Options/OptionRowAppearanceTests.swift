import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The appearance of options in a list.
@MainActor @Suite(.ownDevice) struct OptionRowAppearanceTests {
  private func configuration(_ row: OptionRow) throws -> UIListContentConfiguration {
    let cell = OptionCell(style: .default, reuseIdentifier: nil)
    cell.configure(row, isSelected: false)
    return try #require(cell.contentConfiguration as? UIListContentConfiguration)
  }

  @Test func `enabled rows are black, destructive rows red, and disabled rows gray`()
    throws
  {
    let plain = OptionRow(title: "A", subtitle: "b")
    var red = plain
    red.role = .destructive
    var (gray, grayRed) = (plain, red)
    gray.isEnabled = false
    grayRed.isEnabled = false
    let rows = [plain, red, gray, grayRed]
    #expect(
      try rows.map { try configuration($0).textProperties.color } == [
        .label, .systemRed, .tertiaryLabel, .tertiaryLabel,
      ])
    #expect(
      try rows.map { try configuration($0).secondaryTextProperties.color } == [
        .secondaryLabel, .secondaryLabel, .tertiaryLabel, .tertiaryLabel,
      ])
    // Images have the tint color unless their color has a meaning.
    #expect(
      try rows.map { try configuration($0).imageProperties.tintColor } == [
        nil, .systemRed, .tertiaryLabel, .tertiaryLabel,
      ])
  }

  @Test func `images have a maximum size`() throws {
    let row = OptionRow(title: "A", image: UIImage(systemName: "checkmark"))
    #expect(try configuration(row).imageProperties.maximumSize == CGSize(width: 40, height: 40))
    #expect(try configuration(row).image != nil)
  }
}
