import Testing
import UIKit
import UIKitSimulator

/// Rows whose heights are determined by the constraints in their cells.
@MainActor @Suite(.ownDevice) struct CellSizingTests {
  let device = Simulator()

  final class NoteCell: UITableViewCell {
    let title = UILabel()
    let note = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      let stack = UIStackView(arrangedSubviews: [title, note])
      stack.axis = .vertical
      stack.spacing = 4
      stack.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
        stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }

    required init?(coder: NSCoder) {
      fatalError("Cells are not archived.")
    }
  }

  final class Notes: NSObject, UITableViewDataSource {
    var notes = ["Short.", String(repeating: "A note of several lines. ", count: 8), ""]

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      notes.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      if let cell = cell as? NoteCell {
        cell.title.text = "Note"
        cell.note.text = notes[indexPath.row]
        cell.note.isHidden = notes[indexPath.row].isEmpty
      }
      return cell
    }
  }

  private func show(_ notes: Notes) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
    let controller = UIViewController()
    controller.view = table
    device.window.rootViewController = controller
    device.settle()
    return table
  }

  private func cell(_ row: Int, _ table: UITableView) throws -> NoteCell {
    try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
  }

  @Test func `constraints in a cell determine the row height`() throws {
    let notes = Notes()
    let table = show(notes)
    let cells = try (0..<3).map { try cell($0, table) }
    let line = cells[0].title.intrinsicContentSize.height
    #expect(abs(cells[0].bounds.height - 2 * line - 24) < 0.67)
    #expect(cells[1].bounds.height > 4 * line)
    let fitting = cells[1].note.sizeThatFits(
      CGSize(width: cells[1].note.bounds.width, height: 0)
    ).height
    #expect(abs(cells[1].note.bounds.height - fitting) < 0.67)
    // The hidden note takes no space.
    #expect(abs(cells[2].bounds.height - line - 20) < 0.67)
    #expect(abs(cells[1].frame.minY - cells[0].frame.maxY) < 0.01)
    #expect(abs(cells[2].frame.minY - cells[1].frame.maxY) < 0.01)
    #expect(abs(table.contentSize.height - cells[2].frame.maxY) < 0.01)
  }

  @Test func `a narrower table has higher rows`() throws {
    let notes = Notes()
    let table = show(notes)
    let before = try cell(1, table).bounds.height
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(try cell(1, table).bounds.height < before - 10)
  }

  @Test func `a reloaded row is measured again`() throws {
    let notes = Notes()
    let table = show(notes)
    let before = try cell(0, table).bounds.height
    notes.notes[0] = notes.notes[1]
    table.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    device.settle()
    #expect(try cell(0, table).bounds.height > before + 20)
  }

  @Test func `constraints that don't determine a height leave the default row height`() {
    final class Loose: UITableViewCell {
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let dot = UIView()
        dot.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(dot)
        NSLayoutConstraint.activate([
          dot.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          dot.widthAnchor.constraint(equalToConstant: 10),
        ])
      }

      required init?(coder: NSCoder) {
        fatalError("Cells are not archived.")
      }
    }
    let cell = Loose(style: .default, reuseIdentifier: nil)
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 300, height: 44))
  }

  @Test func `a cell without constraints has the height of its content`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "One\nTwo\nThree\nFour"
    cell.contentConfiguration = content
    let width = CGSize(width: 300, height: 0)
    #expect(
      cell.systemLayoutSizeFitting(
        width, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        == cell.sizeThatFits(width))
    #expect(cell.sizeThatFits(width).height > 80)
  }
}
