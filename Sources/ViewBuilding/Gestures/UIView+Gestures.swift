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
  /// A recognizer that the view already has stays, and the closure replaces its previous one. A continuous gesture
  /// runs the closure for every state, so check `state`.
  ///
  /// In a `UILabel` or `UIImageView`, this method sets `isUserInteractionEnabled` to `true`: by default, these
  /// views ignore touches. See <doc:Gestures>.
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
  /// The closure itself may call this method, and then runs to its end. The method does nothing if the recognizer
  /// belongs to another view. Other targets of the recognizer stay.
  ///
  /// - Parameters:
  ///   - recognizer: A gesture recognizer of the view.
  ///   - action: The closure. It gets the recognizer with its own type.
  public final func setAction<Recognizer: UIGestureRecognizer>(
    for recognizer: Recognizer, _ action: @escaping @MainActor (Recognizer) -> Void
  ) {
    forgetLostRecognizers()
    guard recognizer.view === self else { return }
    if self is UILabel || self is UIImageView { isUserInteractionEnabled = true }
    let actions = recognizerActions ?? RecognizerActions()
    Attachment.makeRecord(of: self).recognizerActions = actions
    // The view keeps the recognizer; the closure need not.
    actions.set({ [weak recognizer] in recognizer.map(action) }, of: recognizer)
    GestureAction.connect(recognizer)
  }

  /// Removes the closure of a gesture recognizer that the view has, but not the recognizer.
  ///
  /// The closure itself may call this method, and then runs to its end.
  ///
  /// - Parameter recognizer: A gesture recognizer of the view.
  public final func removeAction(of recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, let actions = recognizerActions,
      actions.action(of: recognizer) != nil
    else { return }
    actions.remove(recognizer)
    GestureAction.disconnect(recognizer)
  }

  /// Runs the closure of a recognizer that has sent its action.
  final func runAction(of recognizer: UIGestureRecognizer) {
    recognizerActions?.action(of: recognizer)?()
  }

  /// Releases the closures of recognizers that the view no longer has.
  final func forgetLostRecognizers() {
    for recognizer in recognizerActions?.removeAll(notOf: self) ?? []
    where recognizer.view == nil {
      GestureAction.disconnect(recognizer)
    }
  }

  private var recognizerActions: RecognizerActions? {
    Attachment.record(of: self)?.recognizerActions
  }
}
