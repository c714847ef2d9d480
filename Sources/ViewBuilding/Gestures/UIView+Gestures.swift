public import UIKit

extension UIView {
  /// Adds a gesture recognizer with a closure that runs whenever the recognizer sends its action.
  ///
  /// ```swift
  /// label.addGestureRecognizer(UITapGestureRecognizer()) { tap in
  ///   tap.view?.backgroundColor = .systemGreen
  /// }
  /// ```
  ///
  /// If the view already has the recognizer, the closure replaces its previous one. A continuous
  /// gesture runs the closure for every state, so check `state`.
  ///
  /// In a `UILabel` or `UIImageView`, this method sets `isUserInteractionEnabled` to `true`: by
  /// default, these views ignore touches. See <doc:Gestures>.
  ///
  /// - Parameters:
  ///   - recognizer: The gesture recognizer.
  ///   - action: The closure. It gets the recognizer with its own type.
  public final func addGestureRecognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, action: @escaping @MainActor (Recognizer) -> Void
  ) {
    addGestureRecognizer(recognizer)
    setAction(for: recognizer, action)
  }

  /// Sets or replaces the closure of a gesture recognizer that the view has.
  ///
  /// The closure itself can call this method, and then runs to its end. The method does nothing if
  /// the recognizer belongs to another view. Other targets of the recognizer are kept. The
  /// parameters are those of ``addGestureRecognizer(_:action:)``.
  public final func setAction<Recognizer: UIGestureRecognizer>(
    for recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    releaseLostActions()
    guard recognizer.view === self else { return }
    if self is UILabel || self is UIImageView { isUserInteractionEnabled = true }
    // The view retains the recognizer, so the closure does not have to.
    RecognizerActions.attach(to: self).change {
      $0.removeAll { $0.recognizer === recognizer }
      $0.append(.init(recognizer: recognizer) { [weak recognizer] in recognizer.map(action) })
    }
    RecognizerActions.target.connect(recognizer)
  }

  /// Removes the closure of a gesture recognizer that the view has, but not the recognizer.
  ///
  /// The closure itself can call this method, and then runs to its end.
  public final func removeAction(of recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, let actions = RecognizerActions.attached(to: self)
    else { return }
    actions.change { $0.removeAll { $0.recognizer === recognizer } }
    RecognizerActions.target.disconnect(recognizer)
  }

  /// Releases the closures of recognizers that the view no longer has.
  final func releaseLostActions() {
    guard let actions = RecognizerActions.attached(to: self) else { return }
    for entry in actions.entries where entry.recognizer?.view == nil {
      entry.recognizer.map(RecognizerActions.target.disconnect)
    }
    actions.change { $0.removeAll { $0.recognizer?.view !== self } }
  }
}

@MainActor private final class RecognizerActions: Attachment {
  struct Entry {
    weak var recognizer: UIGestureRecognizer?
    var run: @MainActor () -> Void
  }

  /// Runs the closure of the recognizer's current view.
  static let target = GestureTarget { recognizer in
    recognizer.view.flatMap { RecognizerActions.attached(to: $0) }?.action(of: recognizer)?()
  }

  private(set) var entries: [Entry] = []

  func action(of recognizer: UIGestureRecognizer) -> (@MainActor () -> Void)? {
    entries.first { $0.recognizer === recognizer }?.run
  }

  /// Releases closures after the list is consistent, because releasing one can run any code.
  func change(_ change: (inout [Entry]) -> Void) {
    let before = entries
    change(&entries)
    withExtendedLifetime(before) {}
  }
}
