import BottomBounce
import UIKit

/// A screen with a button that asks for the user's mood, and a label that shows it.
public final class MoodViewController: UIViewController {
  /// Asks for the mood.
  public let button = UIButton(type: .system)
  /// Shows the mood.
  public let label = UILabel()
  private let sheet = BottomBounceView()

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "–"
    label.font = .preferredFont(forTextStyle: .title1)
    label.textAlignment = .center
    button.setTitle("How are you?", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.ask() }, for: .touchUpInside)
    view.addSubview(label)
    view.addSubview(button)
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    label.frame = CGRect(x: safe.minX, y: safe.minY + 40, width: safe.width, height: 40)
    button.frame = CGRect(x: safe.minX, y: safe.minY + 100, width: safe.width, height: 44)
  }

  private func ask() {
    sheet.show(.text(placeholder: "A word or two", limit: 20), in: view) { [weak self] mood in
      self?.label.text = mood
    }
  }

  /// Asks for a rating, and returns it when the sheet is removed; `nil` if the user cancels.
  public func askForRating() async throws -> Int? {
    try await sheet.outcome(of: RatingContent(), title: "Rating", in: view)
      .value
  }
}
