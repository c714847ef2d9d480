import UIKit

/// The text of an option's row with more than two lines.
@MainActor struct OptionRowText {
  private let configuration: UIListContentConfiguration
  private let height: CGFloat
  private let hasSubtitle: Bool

  /// The minimum height of many lines, in heights of a line.
  private static let manyLines: CGFloat = 2.2

  /// Creates the text of a row, or returns `nil` for a text of one or two lines.
  ///
  /// - Parameters:
  ///   - row: The option.
  ///   - configuration: The configuration of its cell.
  ///   - height: The height of its cell, in points.
  init?(of row: OptionRow, in configuration: (any UIContentConfiguration)?, height: CGFloat) {
    guard let configuration = configuration as? UIListContentConfiguration else { return nil }
    let margins = configuration.directionalLayoutMargins
    let line = configuration.textProperties.font.lineHeight
    guard height - margins.top - margins.bottom > Self.manyLines * line else { return nil }
    self.configuration = configuration
    self.height = height
    hasSubtitle = row.subtitle != nil
  }

  /// Returns the places of the lines in the row, from top to bottom, in points.
  ///
  /// - Parameter titleHeight: Returns the height of the row without its subtitle.
  func lines(titleHeight: () -> CGFloat) -> [ClosedRange<CGFloat>] {
    let margins = configuration.directionalLayoutMargins
    let (top, bottom) = (margins.top, height - margins.bottom)
    let title = configuration.textProperties.font.lineHeight
    guard hasSubtitle else { return divide(top, bottom, by: title) }
    let end = min(titleHeight() - margins.bottom, bottom)
    let start = min(end + configuration.textToSecondaryTextVerticalPadding, bottom)
    return divide(top, end, by: title)
      + divide(start, bottom, by: configuration.secondaryTextProperties.font.lineHeight)
  }

  /// Divides a block of text into lines of about the same height.
  private func divide(_ top: CGFloat, _ bottom: CGFloat, by line: CGFloat)
    -> [ClosedRange<CGFloat>]
  {
    guard line > 0, bottom > top else { return [] }
    let count = max(((bottom - top) / line).rounded(), 1)
    let height = (bottom - top) / count
    return (0..<Int(count)).map {
      let start = top + CGFloat($0) * height
      return start...(start + height)
    }
  }
}
