public import UIKit

extension ClosureView {
  /// Adds a recogniser with a closure, which runs whenever its targets are told and gets it as what it is.
  ///
  /// ```swift
  /// card.addGestureRecognizer(UIPanGestureRecognizer()) { pan in
  ///   pan.view?.center = pan.location(in: pan.view?.superview)
  /// }
  /// ```
  ///
  /// A recogniser that the view has already stays where it is; the closure takes the place of the one before.
  /// A continuous gesture runs it for every state, so it has to look at `state`.
  public final func addGestureRecognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, action: @escaping @MainActor (Recognizer) -> Void
  ) {
    addGestureRecognizer(recognizer)
    setAction(action, for: recognizer)
  }

  /// Sets or replaces the closure of a recogniser that the view has.
  ///
  /// It may be called by the closure itself, which then runs to its end. A recogniser that the view does
  /// not have is left alone. Targets that the recogniser has besides stay.
  public final func setAction<Recognizer: UIGestureRecognizer>(
    _ action: @escaping @MainActor (Recognizer) -> Void, for recognizer: Recognizer
  ) {
    forgetLostRecognizers()
    guard recognizer.view === self else { return }
    // The view keeps the recogniser; the closure need not.
    actions[recognizer] = { [weak recognizer] in recognizer.map(action) }
    GestureAction.connect(recognizer)
  }

  /// Removes the closure of a recogniser that the view has, but not the recogniser.
  ///
  /// It may be called by the closure itself, which then runs to its end. Removing the recogniser, or adding it
  /// to another view, removes the closure as well.
  public final func removeAction(of recognizer: UIGestureRecognizer) {
    guard recognizer.view === self, actions[recognizer] != nil else { return }
    actions[recognizer] = nil
    GestureAction.disconnect(recognizer)
  }

  /// Runs the closure of a recogniser that has told something.
  final func runAction(of recognizer: UIGestureRecognizer) {
    actions[recognizer]?()
  }

  /// Lets go of the closures whose recognisers the view does not have any more.
  final func forgetLostRecognizers() {
    for recognizer in actions.removeAll(notOf: self) where recognizer.view == nil {
      GestureAction.disconnect(recognizer)
    }
  }
}
