public import UIKit
import ViewBuilding

/// A month that opens and closes over a list, with a shadow on the seam between them.
public final class AgendaController: UIViewController, UITableViewDataSource {
  /// The month, whose height changes.
  public let month = MonthView()
  /// The list below it.
  public let list = UITableView(frame: .zero, style: .plain)
  /// The shadow that the month casts on the list.
  public let seam = SeamView()
  private var layout: EquationLayout?

  /// What the list shows.
  public var entries: [String] = [
    "Breakfast with Ada", "Dentist", "Call the plumber", "Choir", "Water the plants",
    "Write to Grandma", "Train to Lyon", "Pack for the lake", "Return library books",
  ]

  /// Whether the month is seen in full.
  public private(set) var isOpen = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    list.dataSource = self
    list.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    let layout = EquationLayout(in: view, ["list": list, "month": month, "seam": seam])
    layout.eqs(
      """
      month.leading == 0
      month.trailing == 0
      list.leading == 12
      list.trailing == -12
      seam.leading == 0
      seam.trailing == 0

      month.top == view.safeArea.top
      list.top == month.bottom
      list.bottom == 0
      seam.top == list.top                  # over the list's first row
      seam.height == 6
      """)
    self.layout = layout
    setOpen(false)
  }

  /// Opens or closes the month; in an animation block, with it.
  public func setOpen(_ isOpen: Bool) {
    self.isOpen = isOpen
    layout?.eq("month.height == \(isOpen ? 286 : 0)")
    view.layoutIfNeeded()
  }

  /// One row for each entry.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  /// A cell with the text of an entry.
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = entries[indexPath.row]
    cell.contentConfiguration = content
    cell.backgroundColor = .clear
    return cell
  }
}

/// The days of June 2025, which begins on a Sunday; cut off where there is no room.
public final class MonthView: UIView {
  private let days: [UILabel]

  /// A month without a place yet.
  public init() {
    days = (1...30).map { day in
      let label = UILabel()
      label.text = String(day)
      label.textAlignment = .center
      label.textColor = day % 7 == 1 || day % 7 == 0 ? .secondaryLabel : .label
      return label
    }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    for day in days { addSubview(day) }
  }

  /// Not available: these views are made in code.
  public required init?(coder: NSCoder) {
    fatalError("MonthView is made in code.")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let side = bounds.width / 7
    let height: CGFloat = 52
    for (index, day) in days.enumerated() {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let column = isRightToLeft ? 6 - index % 7 : index % 7
      day.frame = CGRect(
        x: CGFloat(column) * side, y: 13 + CGFloat(index / 7) * height, width: side,
        height: height)
    }
  }
}

/// A shadow that becomes lighter downwards.
public final class SeamView: UIView {
  private let gradient = CAGradientLayer()

  /// A shadow without a place yet.
  public init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    gradient.colors = [UIColor(white: 0, alpha: 0.28), UIColor(white: 0, alpha: 0)].map(\.cgColor)
    layer.addSublayer(gradient)
  }

  /// Not available: these views are made in code.
  public required init?(coder: NSCoder) {
    fatalError("SeamView is made in code.")
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}
