public import Foundation
public import UIKit
import ViewBuilding

/// A screen with a month that expands above a list, and a shadow between them.
public final class AgendaController: UIViewController, UITableViewDataSource {
  /// The month, which has a variable height.
  public let month: MonthView
  /// The list below the month.
  public let list = UITableView(frame: .zero, style: .plain)
  /// The shadow between the month and the list.
  public let seam = SeamView()
  private var layout: EquationLayout?

  /// The entries of the list.
  public var entries: [String] = [
    "Breakfast with Ada", "Dentist", "Call the plumber", "Choir", "Water the plants",
    "Write to Grandma", "Train to Lyon", "Pack for the lake", "Return library books",
  ]

  /// A Boolean value that indicates whether the month is expanded or expands.
  public private(set) var isOpen = false

  /// Creates a screen whose month has the digits of a locale.
  ///
  /// - Parameter locale: The locale. The default is the user's.
  public init(locale: Locale = .current) {
    month = MonthView(locale: locale)
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

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
      list.leading == 0
      list.trailing == 0
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

  /// Expands or collapses the month.
  ///
  /// VoiceOver finds the days of the month while all of them are visible.
  ///
  /// - Parameters:
  ///   - isOpen: A Boolean value that indicates whether the month is expanded.
  ///   - duration: The duration of the animation in seconds. The default is 0, for none.
  public func setOpen(_ isOpen: Bool, duration: TimeInterval = 0) {
    self.isOpen = isOpen
    month.accessibilityElementsHidden = true
    guard duration > 0 else {
      showMonth()
      return monthDidMove()
    }
    UIView.animate(withDuration: duration) {
      self.showMonth()
    } completion: { _ in
      self.monthDidMove()
    }
  }

  private func showMonth() {
    layout?.eq("month.height == \(isOpen ? 286 : 0)")
    seam.alpha = isOpen ? 1 : 0
    view.layoutIfNeeded()
  }

  private func monthDidMove() {
    month.accessibilityElementsHidden = !isOpen
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  /// Returns the number of entries.
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  /// Returns a cell with the text of an entry.
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

/// A view with the days of June 2025, which clips what does not fit.
public final class MonthView: UIView {
  private let days: [UILabel]

  /// The beginning of June 1, 2025, in GMT.
  private static let start = Date(timeIntervalSince1970: 1_748_736_000)

  /// Creates a month with the digits of a locale, and with its dates for VoiceOver.
  public init(locale: Locale) {
    var date = Date.FormatStyle(
      locale: locale, calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
    date = date.weekday(.wide).day().month(.wide)
    days = (1...30).map { day in
      let label = UILabel()
      label.text = day.formatted(.number.locale(locale))
      label.accessibilityLabel = (Self.start + TimeInterval(day - 1) * 86_400).formatted(date)
      label.textAlignment = .center
      label.textColor = day % 7 == 1 || day % 7 == 0 ? .secondaryLabel : .label
      return label
    }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    clipsToBounds = true
    for day in days { addSubview(day) }
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

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

/// A shadow that fades toward the bottom.
public final class SeamView: UIView {
  private let gradient = CAGradientLayer()

  /// Creates a shadow.
  public init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    gradient.colors = [UIColor(white: 0, alpha: 0.12), UIColor(white: 0, alpha: 0)].map(\.cgColor)
    layer.addSublayer(gradient)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }
}
