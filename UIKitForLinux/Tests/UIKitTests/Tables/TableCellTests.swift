import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TableCellTests {
  private final class OwnCell: UITableViewCell {
    var states: [UICellConfigurationState] = []
    var uses = 0

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
      super.prepareForReuse()
      uses += 1
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      states.append(state)
    }
  }

  private func findLabel(_ text: String, in view: UIView) -> UILabel? {
    for subview in view.subviews {
      if let label = subview as? UILabel, label.text == text, !label.isHidden { return label }
      if let label = findLabel(text, in: subview) { return label }
    }
    return nil
  }

  private func shownCell(_ configure: (UITableViewCell) -> Void) throws -> UITableViewCell {
    let list = TableList([["a"]])
    let cell = try #require(list.cell(0))
    configure(cell)
    list.device.settle()
    return cell
  }

  private func content(
    _ value: String, _ change: (inout UIListContentConfiguration) -> Void = { _ in }
  )
    -> UIListContentConfiguration
  {
    var content = UIListContentConfiguration.valueCell()
    content.text = "Title"
    content.secondaryText = value
    change(&content)
    return content
  }

  @Test(arguments: ["18.0", "26.0"])
  func `rows are higher and cards are rounder since iOS 26`(version: String) throws {
    let list = TableList([["a", "b"]], on: Simulator(systemVersion: version))
    let height: CGFloat = version == "26.0" ? 52 : 44
    let cell = try #require(list.cell(0))
    #expect(cell.bounds.height == height)
    // The margins grow as well, so a row of two lines is higher, too.
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "a"
    content.secondaryText = "b"
    cell.contentConfiguration = content
    let own = content.makeContentView()
    list.table.addSubview(own)
    let size = own.sizeThatFits(CGSize(width: 300, height: 0))
    content.directionalLayoutMargins.top += 1
    let other = content.makeContentView()
    list.table.addSubview(other)
    let difference = other.sizeThatFits(CGSize(width: 300, height: 0)).height - size.height
    #expect(abs(difference - (version == "26.0" ? 1 - 8 : 1)) < 0.01)
    let line = try #require(cell.subviews.first { $0.backgroundColor == .separator })
    #expect(cell.bounds.width - line.frame.maxX == (version == "26.0" ? 16 : 0))
    let radii = cell.subviews.map(\.layer.cornerRadius)
    #expect(radii.max() == (version == "26.0" ? 26 : 10))
  }

  @Test func `a cell of a registered class is created with its initializer and reused`() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = try #require(table.dequeueReusableCell(withIdentifier: "own") as? OwnCell)
    #expect(cell.reuseIdentifier == "own")
    #expect(cell.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    table.register(nil, forCellReuseIdentifier: "own")
    #expect(table.dequeueReusableCell(withIdentifier: "own") == nil)
  }

  @Test func `a cell is notified of its states`() {
    let cell = OwnCell(style: .default, reuseIdentifier: nil)
    cell.isHighlighted = true
    cell.isSelected = true
    cell.isHighlighted = false
    let states = cell.states.map { [$0.isHighlighted, $0.isSelected] }
    #expect(states == [[true, false], [true, true], [false, true]])
    cell.prepareForReuse()
    #expect(!cell.isSelected)
  }

  @Test func `the title and value are at the ends of a row, before the disclosure indicator`()
    throws
  {
    let cell = try shownCell {
      $0.contentConfiguration = content("Value")
      $0.accessoryType = .disclosureIndicator
    }
    let (title, value) = try (
      #require(findLabel("Title", in: cell)), #require(findLabel("Value", in: cell))
    )
    let arrow = try #require(cell.subviews.first { $0 is UIImageView })
    #expect(abs(title.frame.minX - 16) < 0.01)
    #expect(abs(arrow.frame.maxX - 345) < 0.01)
    let end = cell.convert(value.bounds, from: value).maxX
    #expect(abs(arrow.frame.minX - end - 10) < 0.5)
    #expect(abs(title.frame.midY - value.frame.midY) < 0.5)
  }

  @Test func `a value that is too long is below its title`() throws {
    let text = "A value that is far too long for a line that it shares with a title"
    let cell = try shownCell { $0.contentConfiguration = content(text) }
    let (title, value) = try (
      #require(findLabel("Title", in: cell)), #require(findLabel(text, in: cell))
    )
    #expect(value.frame.minX == title.frame.minX)
    #expect(value.frame.minY >= title.frame.maxY)
    #expect(cell.frame.height > 70)
  }

  @Test func `labels of cell styles are laid out like configurations`() throws {
    for style in [UITableViewCell.CellStyle.value1, .subtitle, .default] {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Title"
      cell.detailTextLabel?.text = "Value"
      let size = cell.sizeThatFits(CGSize(width: 361, height: 0))
      cell.frame = CGRect(origin: .zero, size: size)
      cell.layoutIfNeeded()
      let title = try #require(cell.textLabel)
      #expect(title.frame.minX == 16)
      #expect(cell.accessibilityLabel == (style == .default ? "Title" : "Title, Value"))
      switch style {
      case .value1: #expect(cell.detailTextLabel.map { abs($0.frame.maxX - 345) < 0.5 } == true)
      case .subtitle: #expect((cell.detailTextLabel?.frame.minY ?? 0) >= title.frame.maxY)
      default: #expect(cell.detailTextLabel == nil)
      }
    }
  }

  @Test func `a configuration replaces the content view, or updates it if supported`() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let before = cell.contentView
    cell.contentConfiguration = content("1")
    let view = cell.contentView
    #expect(view !== before)
    #expect(cell.textLabel == nil)
    cell.contentConfiguration = content("2")
    #expect(cell.contentView === view)
    cell.contentConfiguration = nil
    #expect(cell.contentView !== view)
    #expect(cell.textLabel != nil)
  }

  @Test func `unchanged content isn't drawn again`() throws {
    let list = TableList([["a"]])
    let cell = try #require(list.cell(0))
    let text = try #require(findLabel("a", in: cell))
    #expect(!text.layer.needsDisplay())
    cell.isHighlighted = true
    cell.contentConfiguration = cell.contentConfiguration
    #expect(!text.layer.needsDisplay())
  }

  @Test func `header texts are uppercase according to their language`() throws {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    var content = UIListContentConfiguration.groupedHeader()
    content.text = "Straße"
    view.contentConfiguration = content
    #expect(findLabel("STRASSE", in: view) != nil)
  }

  @Test func `header texts are as written in the design of iOS 26`() {
    _ = Simulator(systemVersion: "26.0")
    #expect(UIListContentConfiguration.groupedHeader().textProperties.transform == .none)
  }

  @Test func `colors, backgrounds, and accessories can be customized`() throws {
    let mark = UIView()
    let cell = try shownCell {
      $0.backgroundColor = .systemRed
      $0.accessoryView = UISwitchLike()
      $0.selectedBackgroundView = mark
    }
    #expect(cell.subviews.first?.backgroundColor == .systemRed)
    let accessory = try #require(cell.accessoryView)
    #expect(accessory.frame.size == CGSize(width: 51, height: 31))
    #expect(accessory.frame.maxX == 345)
    #expect(mark.alpha == 0)
    cell.isSelected = true
    #expect(mark.alpha == 1)
    #expect(mark.frame == cell.bounds)
  }

  private final class UISwitchLike: UIView {
    init() { super.init(frame: CGRect(x: 0, y: 0, width: 51, height: 31)) }
    required init?(coder: NSCoder) { nil }
  }
}

@MainActor @Suite(.ownDevice) struct TableViewControllerTests {
  private final class Settings: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  @Test
  func
    `a table view controller is the data source, and clears the selection when it appears again`()
  {
    let device = Simulator()
    let controller = Settings(style: .insetGrouped)
    device.window.rootViewController = controller
    device.settle()
    #expect(controller.tableView === controller.view)
    #expect(controller.tableView.visibleCells.count == 3)
    controller.tableView.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    controller.present(cover, animated: false)
    device.settle()
    cover.dismiss(animated: false)
    device.settle()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test(arguments: [UITableViewCell.AccessoryType.checkmark, .disclosureIndicator])
  func `accessories grow with the content size category`(type: UITableViewCell.AccessoryType) {
    let device = Simulator()
    let cell = UITableViewCell(frame: CGRect(x: 0, y: 100, width: 393, height: 80))
    cell.accessoryType = type
    device.window.addSubview(cell)
    device.settle()
    func width() -> CGFloat {
      cell.subviews.compactMap { $0 as? UIImageView }.first?.bounds.width ?? 0
    }
    let normal = width()
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    device.settle()
    #expect(normal > 5 && width() > normal * 1.5)
  }
}
