import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Lists in other text sizes.
@MainActor @Suite(.ownDevice) struct OptionTextSizeTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let colors = ["red", "green", "blue"].sheetOptions { $0.uppercased() }
  private let many = (0..<200).sheetOptions { "Number \($0)" }

  @Test func `in the largest text size a list exceeds half the host`() async throws {
    let half = host.view.bounds.height / 2
    _ = await host.show(.list(many), by: sheet)
    #expect(try #require(host.list).bounds.height <= half)
    sheet.dismiss()
    await host.changeTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    _ = await host.show(.list(many), by: sheet)
    #expect(try #require(host.list).bounds.height > half)
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func `a list is as high as its rows, whatever their titles are`(
    category: UIContentSizeCategory
  ) async throws {
    await host.changeTraits { $0.preferredContentSizeCategory = category }
    let long = String(repeating: "A long title ", count: 5)
    for titles in [["A", "WWWWWW", "b"], ["A", "日本", "Ä"], ["1", "a\nb"], ["1", long, "2"]] {
      _ = await host.show(.list(titles.sheetOptions { $0 }), by: sheet)
      let table = try #require(host.list?.tableView)
      let rows = titles.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      let height = table.bounds.inset(by: table.contentInset).height
      #expect(abs(height - rows.reduce(0, +)) < 0.1)
      sheet.dismiss()
      await host.settle()
    }
  }

  @Test func `the check mark of a button is as large as its text`() async throws {
    func markWidth() async throws -> CGFloat {
      _ = await host.show(.buttons(colors, selected: "red"), by: sheet)
      let button = try #require(host.control("BottomBounce.button.0") as? UIButton)
      let mark = button.subviews.first { $0 is UIImageView && $0 !== button.imageView }
      defer { sheet.dismiss() }
      return try #require(mark).bounds.width
    }
    let width = try await markWidth()
    await host.settle()
    await host.changeTraits {
      $0.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    }
    #expect(try await markWidth() > 2 * width)
  }

  @Test(arguments: [(2, true), (5, true), (60, false)])
  func `a list begins at its top if its selection is visible there`(
    chosen: Int, isAtTop: Bool
  ) async throws {
    _ = await host.show(.list(many, selected: chosen), by: sheet)
    let table = try #require(host.list?.tableView)
    #expect((abs(table.contentOffset.y + table.contentInset.top) <= 0.5) == isAtTop)
    let row = table.rectForRow(at: IndexPath(row: chosen, section: 0))
    #expect(table.bounds.inset(by: table.contentInset).insetBy(dx: 0, dy: -0.5).contains(row))
  }

  @Test func `changing the text size does not report a value change`() async {
    var values: [String] = []
    sheet.show(
      .list(colors, selected: "red"), in: host.view,
      callbacks: .init(valueChanged: { values.append($0) })
    ) { _ in }
    await host.settle()
    await host.changeTraits { $0.preferredContentSizeCategory = .accessibilityExtraLarge }
    #expect(values == [])
  }

  @Test(arguments: [UIContentSizeCategory.extraExtraExtraLarge, .accessibilityExtraLarge])
  func `changing the text size measures the rows again`(
    category: UIContentSizeCategory
  ) async throws {
    await host.changeTraits { $0.preferredContentSizeCategory = .large }
    _ = await host.show(.list(colors, selected: "red"), by: sheet)
    let table = try #require(host.list?.tableView)
    let before = table.bounds.height
    await host.changeTraits { $0.preferredContentSizeCategory = category }
    #expect(table.bounds.height > before)
    let height = table.bounds.inset(by: table.contentInset).height
    #expect(abs(height - table.contentSize.height) < 0.1)
  }
}
