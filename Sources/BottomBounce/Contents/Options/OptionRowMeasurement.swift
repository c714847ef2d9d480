import UIKit

/// Measures the rows of a list, with a cell outside of the table.
///
/// Most rows contain only a title of one line, and are as high as its text and the margins. For
/// each height of such a text, one row is measured.
@MainActor final class OptionRowMeasurement {
  private let cell = OptionCell(style: .default, reuseIdentifier: nil)
  private let font: UIFont?
  /// Measures the texts of titles.
  private let label = UILabel()
  /// The maximum width of a text that fits on one line beside everything that a row can contain.
  private let maximumWidth: CGFloat
  /// The heights of rows with a short title, by the heights of their texts.
  private var heights: [CGFloat: CGFloat] = [:]
  /// The height of the text of a plain title; `nil` before one is measured.
  private var plainHeight: CGFloat?

  /// The share of a row's width that a title has, whatever else the row contains.
  private static let titleShare: CGFloat = 0.5
  /// A number of lines between one and two.
  private static let oneLine: CGFloat = 1.5

  /// Adds hidden views to a view, whose traits the cells have.
  ///
  /// - Parameters:
  ///   - view: The view that contains the list.
  ///   - size: The size of a cell, whose margins depend on its width.
  ///   - font: The font of titles; `nil` for the default one.
  init(in view: UIView, size: CGSize, font: UIFont?) {
    self.font = font
    maximumWidth = size.width * Self.titleShare
    label.setStyle(.body)
    if let font { label.font = font }
    cell.bounds.size = size
    for hidden in [cell, label] {
      hidden.isHidden = true
      view.addSubview(hidden)
    }
  }

  /// Removes the hidden views.
  func end() {
    cell.removeFromSuperview()
    label.removeFromSuperview()
  }

  /// Measures rows up to a height.
  ///
  /// - Parameters:
  ///   - options: The rows.
  ///   - selected: The indices of the selected options.
  ///   - limit: The height, in points.
  func measure(_ options: OptionRows, selected: Set<Int>, upTo limit: CGFloat) -> OptionListHeight {
    var height = OptionListHeight(limit: limit)
    let lines = OptionLines(options.sections)
    for line in 0..<lines.count {
      if height.isComplete { break }
      switch lines[line] {
      case .header(let title): addHeader(title, isFirst: line == 0, to: &height)
      case .option(let index):
        add(options[index], isSelected: selected.contains(index), to: &height)
      }
    }
    return height
  }

  /// Adds the height of a header to the height of its list.
  private func addHeader(_ title: String?, isFirst: Bool, to height: inout OptionListHeight) {
    let header = OptionHeaderCell(style: .default, reuseIdentifier: nil)
    // A cell outside of the table has the traits of the view.
    header.isHidden = true
    // Its margins depend on its width.
    header.bounds.size = cell.bounds.size
    cell.superview?.addSubview(header)
    defer { header.removeFromSuperview() }
    header.configure(title, isFirst: isFirst)
    height.addHeader(header.fittingHeight)
  }

  /// Adds the height of a row to the height of its list.
  private func add(_ row: OptionRow, isSelected: Bool, to height: inout OptionListHeight) {
    let text = textHeight(of: row)
    if let known = text.flatMap({ heights[$0] }) { return height.add(known) }
    func fittingHeight(of row: OptionRow) -> CGFloat {
      cell.configure(row, isSelected: isSelected, font: font)
      return cell.fittingHeight
    }
    let whole = fittingHeight(of: row)
    if let text { heights[text] = whole }
    let lines = OptionRowText(of: row, in: cell.contentConfiguration, height: whole)
    height.add(
      whole,
      lines: lines?.lines {
        var title = row
        title.subtitle = nil
        return fittingHeight(of: title)
      } ?? [])
  }

  /// Returns the height of a title's text, or `nil` if the title can have several lines or the row
  /// contains more.
  private func textHeight(of row: OptionRow) -> CGFloat? {
    guard row.subtitle == nil, row.image == nil, !row.title.isEmpty else { return nil }
    let isPlain = isPlain(row.title)
    if isPlain, let plainHeight { return plainHeight }
    label.text = row.title
    let size = label.sizeThatFits(
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    let isShort =
      size.width <= maximumWidth && size.height < Self.oneLine * label.font.lineHeight
    if isShort, isPlain { plainHeight = size.height }
    return isShort ? size.height : nil
  }

  /// Returns whether a title consists of few ASCII characters, which the system's font contains.
  ///
  /// No such character is wider than the font is high, so all these titles are short texts of the
  /// same height.
  private func isPlain(_ title: String) -> Bool {
    font == nil && CGFloat(title.utf8.count) * label.font.pointSize <= maximumWidth
      && title.utf8.allSatisfy { $0 >= UInt8(ascii: " ") && $0 <= UInt8(ascii: "~") }
  }
}

extension UITableViewCell {
  /// The height of the cell in its width, in points.
  var fittingHeight: CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
