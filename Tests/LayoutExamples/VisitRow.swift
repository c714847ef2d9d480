import Foundation
public import UIKit
import ViewBuilding

/// A row of nine views that truncates long texts and leaves no gaps for hidden views.
public final class VisitRow: UIView {
  /// The content of a row.
  public struct Visit: Sendable {
    var topic: String
    var hour: String
    var state: String?
    var isUnread = false
    var marks: Set<Mark> = []

    /// The marks next to the time, in their order.
    public enum Mark: CaseIterable, Sendable { case urgent, watched, done }

    /// The texts that VoiceOver reads for the dot of an unread visit and for the marks.
    public struct Words: Sendable {
      var unread: String
      var marks: [Mark: String]
      /// The text between the parts of a row.
      var separator: String
      /// The locale of the list of marks.
      var locale: Locale

      /// The words in English.
      public static let english = Words(
        unread: "Unread", marks: [.urgent: "Urgent", .watched: "Watched", .done: "Done"],
        separator: ", ", locale: Locale(identifier: "en"))
      /// The words in Arabic.
      public static let arabic = Words(
        unread: "غير مقروءة", marks: [.urgent: "عاجلة", .watched: "متابَعة", .done: "منجزة"],
        separator: "، ", locale: Locale(identifier: "ar"))
    }

    /// Creates the content of a row.
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
  /// The topic, which is truncated first.
  public let topic = UILabel()
  /// The state before the topic.
  public let state = UILabel()
  /// The time of the visit.
  public let hour = UILabel()
  /// The marks next to the time.
  public let marks: [Visit.Mark: UIImageView] = [
    .urgent: UIImageView(image: UIImage(systemName: "exclamationmark.circle.fill")),
    .watched: UIImageView(image: UIImage(systemName: "eye")),
    .done: UIImageView(image: UIImage(systemName: "checkmark.circle.fill")),
  ]
  /// The disclosure indicator.
  public let more = UIImageView(image: UIImage(systemName: "chevron.forward"))

  /// Creates a row for a visit.
  ///
  /// - Parameters:
  ///   - visit: The content of the row.
  ///   - words: The words for its marks. The default is English.
  public init(_ visit: Visit, words: Visit.Words = .english) {
    super.init(frame: .zero)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 4.5
    dot.isHidden = !visit.isUnread
    badge.contentMode = .scaleAspectFit
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
    speak(visit, words)
    layOut()
  }

  /// Groups the views, so that VoiceOver reads them as one button.
  private func speak(_ visit: Visit, _ words: Visit.Words) {
    isAccessibilityElement = true
    accessibilityTraits = .button
    let marks = Visit.Mark.allCases.filter(visit.marks.contains).compactMap { words.marks[$0] }
      .formatted(.list(type: .and, width: .narrow).locale(words.locale))
    // The parts are no list: in Arabic, one would have an “and” before each part.
    let parts = [
      visit.isUnread ? words.unread : nil, visit.state, visit.topic, visit.hour,
      marks.isEmpty ? nil : marks,
    ]
    accessibilityLabel = parts.compactMap(\.self).joined(separator: words.separator)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

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

      state.leading == badge.trailing + 8
      topic.leading == \(state.isHidden ? badge : state).trailing + 8
      topic.top == badge.top - 3
      state.baseline == topic.baseline

      hour.leading == badge.trailing + 8
      hour.baseline == badge.bottom - 1
      urgent, watched, done.centerY == hour.centerY

      more.leading >= topic.trailing + gap
      more.trailing == -14
      more.centerY == 0

      topic, hour.resistH == low                # long texts end in dots
      more, urgent, watched, done.hugH == high
      """)
    // A hidden mark leaves no gap.
    var last: UIView = hour
    for mark in Visit.Mark.allCases.compactMap({ marks[$0] }) {
      layout.eq("\(mark).leading == \(last).trailing + gap")
      if !mark.isHidden { last = mark }
    }
    layout.eq("more.leading >= \(last).trailing + gap")
  }
}

/// A screen with rows below each other.
public final class VisitsController: UIViewController {
  /// The rows, from top to bottom.
  public let rows: [VisitRow]

  /// Creates a screen with visits.
  ///
  /// - Parameters:
  ///   - visits: The visits, from top to bottom.
  ///   - words: The words for their marks. The default is English.
  public init(_ visits: [VisitRow.Visit], words: VisitRow.Visit.Words = .english) {
    rows = visits.map { VisitRow($0, words: words) }
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) { nil }

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
