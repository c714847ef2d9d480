/// The presentation of one view controller over another, from the request to the end of the
/// dismissal.
///
/// The presenting controller owns it. The presented controller has a weak reference.
@MainActor package final class Presentation {
  package enum Stage {
    case presenting, presented, dismissing
  }

  package let presented: UIViewController
  package private(set) weak var presenter: UIViewController?
  package private(set) var stage = Stage.presenting
  /// A Boolean value that indicates whether `viewDidAppear` is still to be called on the presented
  /// controller.
  package private(set) var isBeingPresented = true
  package let style: UIModalPresentationStyle
  private let container: PresentationContainer
  /// The position of the presenter's view, while a full-screen presentation removes it from the
  /// window.
  private var place: (superview: UIView, index: Int)?

  private init(
    _ presented: UIViewController, by presenter: UIViewController, style: UIModalPresentationStyle
  ) {
    self.presented = presented
    self.presenter = presenter
    self.style = style
    container = presented.makePresentationContainer(style: style)
  }

  private var hidesPresenter: Bool { style == .fullScreen || style == .currentContext }

  // MARK: Coming

  static func begin(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let presenter = context(for: presented, from: source)
    if let problem = problem(presenting: presented, by: presenter, from: source) {
      device(of: source).warn(problem)
      return
    }
    let presentation = Presentation(
      presented, by: presenter, style: resolvedStyle(of: presented, over: presenter))
    presenter.shownPresentation = presentation
    presented.presentation = presentation
    presentation.start(animated: animated, completion: completion)
  }

  private static func problem(
    presenting presented: UIViewController, by presenter: UIViewController,
    from source: UIViewController
  ) -> String? {
    if presented === source || presented === presenter {
      return "Attempt to present \(presented) on itself."
    }
    if let other = presenter.shownPresentation?.presented {
      return "Attempt to present \(presented) on \(presenter) (from \(source))"
        + " which is already presenting \(other)."
    }
    if presented.presentation != nil || presented.storedParent != nil {
      return "Attempt to present \(presented), which is shown already."
    }
    if presenter.viewIfLoaded?.window == nil {
      return "Attempt to present \(presented) on \(presenter)"
        + " whose view is not in the window hierarchy."
    }
    return nil
  }

  private static func device(of controller: UIViewController) -> Device {
    controller.viewIfLoaded?.window?.device ?? .current
  }

  /// Returns the controller that is covered: the outermost container, or the one that defines the
  /// presentation context.
  private static func context(
    for presented: UIViewController, from source: UIViewController
  ) -> UIViewController {
    let staysInContext =
      presented.modalPresentationStyle == .currentContext
      || presented.modalPresentationStyle == .overCurrentContext
    var context = source
    while let parent = context.storedParent {
      if staysInContext, context.definesPresentationContext { break }
      context = parent
    }
    return context
  }

  private static func resolvedStyle(
    of presented: UIViewController, over presenter: UIViewController
  ) -> UIModalPresentationStyle {
    presented.resolvedPresentationStyle(over: presenter)
  }

  private func start(animated: Bool, completion: (() -> Void)?) {
    guard let presenter, let presenterView = presenter.viewIfLoaded,
      let host = coversContext ? presenterView.superview : presenterView.window
    else { return }
    presented.loadViewIfNeeded()
    let coordinator = TransitionCoordinator(
      duration: animated ? container.duration(of: presented.modalTransitionStyle) : 0,
      container: container, from: presenter, to: presented, style: style,
      dampingRatio: container.dampingRatio)
    if hidesPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    host.addSubview(container)
    container.fill(host, with: presented)
    UIView.performWithoutAnimation {
      container.layoutIfNeeded()
      container.moveAside(presented.modalTransitionStyle)
    }
    coordinator.run { [self] in
      container.moveIn()
    } completion: { [self] in
      // A presentation that has been closed has already ended its appearance.
      guard stage == .presenting else {
        completion?()
        return
      }
      stage = .presented
      if hidesPresenter { removePresenterView() }
      presented.endAppearance()
      isBeingPresented = false
      if hidesPresenter { presenter.endAppearance() }
      completion?()
    }
  }

  private var coversContext: Bool {
    style == .currentContext || style == .overCurrentContext
  }

  // MARK: Going

  static func end(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
    var controller: UIViewController? = source
    while let current = controller, current.shownPresentation == nil {
      controller = current.storedParent
    }
    if controller == nil {
      // A presented controller that presents nothing itself is dismissed by its presenter.
      controller = source.presentingViewController
    }
    guard let presentation = controller?.shownPresentation else {
      completion?()
      return
    }
    guard presentation.stage == .presented else {
      device(of: source).warn(
        "Attempt to dismiss \(presentation.presented) while a presentation or dismissal is in"
          + " progress.")
      return
    }
    presentation.finish(animated: animated, completion: completion)
  }

  private func finish(animated: Bool, completion: (() -> Void)?) {
    guard let presenter else { return }
    // Further presented controllers are dismissed too. Only the topmost one is animated.
    let top = topmost
    let coordinator = TransitionCoordinator(
      duration: animated ? container.duration(of: top.presented.modalTransitionStyle) : 0,
      container: container, from: presented, to: presenter, style: style,
      dampingRatio: container.dampingRatio)
    stage = .dismissing
    presented.beginAppearance(false, animated: animated)
    if top !== self { top.closeAtOnce(upTo: self) }
    if hidesPresenter {
      presenter.beginAppearance(true, animated: animated)
      restorePresenterView()
    }
    coordinator.run { [self] in
      container.moveOut(presented.modalTransitionStyle)
    } completion: { [self] in
      // The presented controller may have presented another one meanwhile.
      presented.shownPresentation?.close()
      container.removeFromSuperview()
      if hidesPresenter { presenter.endAppearance() }
      presented.endAppearance()
      presented.viewIfLoaded?.removeFromSuperview()
      presented.presentation = nil
      presenter.shownPresentation = nil
      completion?()
    }
  }

  private var topmost: Presentation {
    var top = self
    while let next = top.presented.shownPresentation { top = next }
    return top
  }

  /// Removes this presentation and those below it without animation, up to one that is animated.
  private func closeAtOnce(upTo last: Presentation) {
    var presentation: Presentation? = self
    while let current = presentation, current !== last {
      let below = current.presenter?.presentation
      current.close()
      presentation = below
    }
  }

  /// Removes all presentations immediately, because the presenter has left the window.
  package func close() {
    presented.shownPresentation?.close()
    stage = .dismissing
    presented.beginAppearance(false, animated: false)
    container.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    presented.endAppearance()
    presented.presentation = nil
    presenter?.shownPresentation = nil
  }

  // MARK: The presenter's view

  private func removePresenterView() {
    guard let view = presenter?.viewIfLoaded, let superview = view.superview else { return }
    place = (superview, superview.subviews.firstIndex { $0 === view } ?? 0)
    view.removeFromSuperview()
  }

  private func restorePresenterView() {
    guard let place, let view = presenter?.viewIfLoaded else { return }
    self.place = nil
    view.frame = place.superview.bounds
    place.superview.insertSubview(view, at: place.index)
    view.layoutIfNeeded()
  }

  /// Lays out the card again after the preferred content size changed.
  func layOut() {
    container.setNeedsLayout()
  }
}
