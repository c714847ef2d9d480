import Testing
import UIKit
import UIKitSimulator

/// Rows and headers whose heights are determined by constraints in their content.
@MainActor @Suite(.ownDevice) struct SelfSizingTests {
  final class NoteCell: UITableViewCell {
    let note = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      ])
    }

    required init?(coder: NSCoder) { fatalError("not from archives") }
  }

  final class Notes: NSObject, UITableViewDataSource {
    var texts: [String] = []

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.note.text = texts[indexPath.row]
      return cell
    }
  }

  let device = Simulator(.iPhone16)
  let table = UITableView(frame: CGRect(0, 100, 300, 500))
  let notes = Notes()

  init() {
    table.register(NoteCell.self, forCellReuseIdentifier: "note")
    table.dataSource = notes
    device.window.addSubview(table)
  }

  @Test
  func `a row has the height of its constraints, which can be lower or higher than the default`()
    throws
  {
    notes.texts = ["Short", String(repeating: "A long note that wraps. ", count: 8), "Short again"]
    table.reloadData()
    device.settle()
    let cells = try notes.texts.indices.map { row in
      try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? NoteCell)
    }
    for cell in cells {
      let height = cell.note.sizeThatFits(CGSize(width: 268, height: 0)).height
      #expect(abs(cell.frame.height - height - 11) < 0.67)
      #expect(cell.note.frame.minX == 16)
      #expect(cell.note.frame.width == 268)
      #expect(abs(cell.note.frame.height - height) < 0.67)
    }
    #expect(cells[0].frame.height < 44)
    #expect(cells[1].frame.height > 60)
    #expect(abs(cells[2].frame.minY - cells[1].frame.maxY) < 0.001)
    #expect(device.system.layoutConflicts.isEmpty)
  }

  @Test func `a reused cell has the height of its new text`() throws {
    notes.texts = (0..<60).map {
      $0 % 7 == 0 ? String(repeating: "Many words. ", count: 20) : "Few"
    }
    table.reloadData()
    device.settle()
    for row in [40, 14, 58] {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
      device.settle()
      for cell in table.visibleCells.compactMap({ $0 as? NoteCell }) {
        let height = cell.note.sizeThatFits(CGSize(width: 268, height: 0)).height
        #expect(abs(cell.note.frame.height - height) < 0.67)
      }
    }
    #expect(device.system.layoutConflicts.isEmpty)
  }
}
