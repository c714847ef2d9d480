public import UIKit
import ViewBuilding

/// A row of nine views, which gives way where the text is long and closes the gaps of what is hidden.
public final class VisitRow: UIView {
  /// What a row shows.
  public struct Visit: Sendable {
    var topic: String
    var hour: String
    var state: String?
    var isUnread = false
    var marks: Set<Mark> = []

    /// The three marks beside the hour.
    public enum Mark: CaseIterable, Sendable { case urgent, watched, done }

    /// A visit with everything that can be seen of it.
    public init(
      _ topic: String, _ hour: String, state: String? = nil, isUnread: Bool = false,
      marks: Set<Mark> = []
    ) {
      self.topic = topic
      self.hour = hour
      self.state = state
      self.isUnread = isUnread
      self.marks = marks
    }
  }

  private let dot = UIView()
  private let badge = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  /// The text that gives way first.
  public let topic = UILabel()
  /// A word before the topic.
  public let state = UILabel()
  /// The time of the visit.
  public let hour = UILabel()
  /// The marks, in the order in which they stand beside the hour.
  public let marks: [Visit.Mark: UIImageView] = [
    .urgent: UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill")),
    .watched: UIImageView(image: UIImage(systemName: "eye")),
    .done: UIImageView(image: UIImage(systemName: "checkmark.circle.fill")),
  ]
  /// What opens the visit.
  public let more = UIImageView(image: UIImage(systemName: "chevron.forward"))

  /// A row that shows a visit.
  public init(_ visit: Visit) {
    super.init(frame: .zero)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 4.5
    dot.isHidden = !visit.isUnread
    badge.tintColor = .systemIndigo
    topic.text = visit.topic
    topic.font = .systemFont(ofSize: 17, weight: .semibold)
    state.text = visit.state
    state.isHidden = visit.state == nil
    state.font = topic.font
    state.textColor = .systemRed
    hour.text = visit.hour
    hour.font = .systemFont(ofSize: 15)
    hour.textColor = .secondaryLabel
    for (mark, image) in marks {
      image.isHidden = !visit.marks.contains(mark)
      image.tintColor = .secondaryLabel
      image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 14)
    }
    more.tintColor = .tertiaryLabel
    more.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: 14, weight: .semibold)
    layOut()
  }

  /// Not available: these views are made in code.
  public required init?(coder: NSCoder) {
    fatalError("VisitRow is made in code.")
  }

  private func layOut() {
    let layout = EquationLayout(
      in: self,
      [
        "dot": dot, "badge": badge, "topic": topic, "state": state, "hour": hour, "more": more,
      ])
    layout["urgent"] = marks[.urgent]
    layout["watched"] = marks[.watched]
    layout["done"] = marks[.done]
    layout.numbers = ["gap": 6]
    layout.eqs(
      """
      view.height == 64

      dot.leading == 7
      dot.centerY == 0
      dot.size == 9

      badge.leading == 24
      badge.centerY == 0
      badge.size == 38

      state, topic.leading == lastVisible.trailing + 8
      topic.top == badge.top - 3
      state.baseline == topic.baseline

      hour.leading == badge.trailing + 8
      hour.baseline == badge.bottom - 1
      urgent, watched, done.leading == lastVisible.trailing + gap
      urgent, watched, done.centerY == hour.centerY

      more.leading >= lastVisible.trailing + gap
      more.leading >= topic.trailing + gap
      more.trailing == -14
      more.centerY == 0

      topic, hour.resistH == low                # long texts end in dots
      more, urgent, watched, done.hugH == high
      """)
  }
}

/// Rows below each other, as wide as the screen.
public final class VisitsController: UIViewController {
  /// The rows from top to bottom.
  public let rows: [VisitRow]

  /// A screen of visits.
  public init(_ visits: [VisitRow.Visit]) {
    rows = visits.map(VisitRow.init)
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: these views are made in code.
  public required init?(coder: NSCoder) {
    fatalError("VisitsController is made in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let layout = EquationLayout(in: view)
    for (index, row) in rows.enumerated() {
      layout["row\(index)"] = row
      layout.eqs("row\(index).leading == 0\nrow\(index).trailing == 0")
      if index == 0 {
        layout.eq("row0.top == view.safeArea.top")
      } else {
        layout.eq("row\(index).top == row\(index - 1).bottom")
      }
    }
  }
}
