import UIKit
import ViewBuilding

/// Presents a panel in a sheet: animates it in, keeps its position and height, and animates it out.
@MainActor final class PanelPresenter {
  let panel: Panel
  private let configuration: SheetConfiguration
  private var transition: PanelTransition
  private weak var sheet: UIView?
  private weak var safeAreaView: UIView?
  private weak var delegate: (any PanelDelegate)?
  private var position: PanelPosition?
  /// The detents of the panel; `nil` while it isn't in the sheet.
  private(set) var detents: PanelDetents?
  /// The controller of drags; `nil` if the configuration allows none.
  private var drag: PanelDragController?
  /// A Boolean value that indicates whether the panel is on screen, or moves there.
  private var isVisible = false
  private var isPreparing = false
  private var hasChangedWhilePreparing = false

  /// Creates a presenter.
  ///
  /// - Parameters:
  ///   - panel: The panel.
  ///   - sheet: The view that will contain it.
  ///   - safeAreaView: The view whose safe area applies; `nil` for the sheet.
  ///   - configuration: The options of the sheet.
  init(
    of panel: Panel, in sheet: UIView, safeAreaView: UIView?, configuration: SheetConfiguration
  ) {
    self.panel = panel
    self.sheet = sheet
    self.safeAreaView = safeAreaView
    self.configuration = configuration
    transition = PanelTransition(of: configuration)
  }

  // MARK: Presenting and dismissing

  /// Adds the panel to the sheet, where it isn't visible yet.
  ///
  /// - Parameters:
  ///   - delegate: The presentation behind the panel.
  ///   - didAdd: Called when the panel is in the sheet, before its first layout. Returns whether
  ///     the body may soon have the keyboard.
  func add(delegate: any PanelDelegate, didAdd: () -> Bool) {
    guard let sheet else { return }
    self.delegate = delegate
    UIView.performWithoutAnimation {
      let position = PanelPosition(
        of: panel, in: sheet, safeAreaView: safeAreaView, configuration: configuration)
      self.position = position
      if case .anchored = position.nextPlacement { transition.moves = false }
      detents = PanelDetents(
        of: panel, in: position, sheet, configuration: configuration, springs: transition.moves,
        onSelect: { [weak delegate] in delegate?.panelDidSelectDetent() })
      // A panel that rises with the keyboard begins, transparent, where it is without one.
      let isInPlace = didAdd() && configuration.avoidsKeyboard || !transition.moves
      position.isOnScreen = isInPlace
      layout()
      if isInPlace { panel.surface.opacity = 0 }
    }
    guard configuration.isDraggable, let position, let detents else { return }
    drag = PanelDragController(
      of: panel, at: position, with: detents, in: sheet, delegate: delegate,
      duration: configuration.duration, springs: transition.moves)
  }

  /// Animates the panel in.
  ///
  /// - Parameters:
  ///   - keyboard: The curve of a keyboard that may appear at the same time.
  ///   - completion: Called when the panel has animated in, unless the user has caught it.
  func present(with keyboard: KeyboardCurve, completion: @escaping @MainActor () -> Void) {
    guard let sheet else { return }
    var rides = keyboard.options != nil && configuration.avoidsKeyboard && transition.moves
    UIView.performWithoutAnimation {
      if !rides {
        if configuration.avoidsKeyboard { position?.avoidKeyboard() }
        if transition.moves {
          position?.isOnScreen = false
          panel.surface.opacity = nil
        }
        layout()
        // A keyboard that is already there would also cover the panel on its way.
        rides = transition.moves && position?.isAboveKeyboard == true
      }
      if rides { beginRide() }
    }
    if rides { transition.fadeIn(panel) }
    transition.present(panel, in: sheet, with: keyboard) { [self] in
      if rides { panel.view.transform = .identity }
      setVisible(true)
    } completion: { [weak self] in
      if self?.drag?.isDragging != true { completion() }
    }
  }

  /// Lays out the panel above the keyboard, transparent, and moves it to where it is before the
  /// keyboard appears.
  ///
  /// A panel that came from below the lower edge would be behind the keyboard until both are in
  /// place. So it fades in where the keyboard begins, and rises with it: only its transform changes
  /// in the frames of the animation, not its size.
  private func beginRide() {
    panel.surface.opacity = 0
    position?.isOnScreen = true
    // The body may have changed when it became first responder.
    layout()
    let start = panel.raisedTop
    position?.avoidKeyboard()
    layout()
    panel.view.transform = CGAffineTransform(translationX: 0, y: start - panel.raisedTop)
  }

  /// Bounces the panel, to show that it can't be dismissed.
  ///
  /// A panel that the user drags moves back by itself.
  func bounce() {
    guard drag?.isDragging != true else {
      drag?.endWait()
      return
    }
    transition.bounce(panel)
    delegate?.panelMayMove()
  }

  /// Animates the panel out, from its current position.
  func dismiss(completion: @escaping @MainActor () -> Void) {
    transition.dismiss(velocity: drag?.endForDismissal()) { [self] in
      if transition.moves { drag?.resetOffset() }
      setVisible(false)
    } completion: {
      completion()
    }
  }

  /// Removes the panel from the sheet.
  func remove() {
    drag?.remove()
    drag = nil
    detents = nil
    position?.remove()
    position = nil
  }

  /// Moves the panel on or off screen, or fades it in its place.
  private func setVisible(_ isVisible: Bool) {
    self.isVisible = isVisible
    if transition.moves {
      position?.isOnScreen = isVisible
    } else {
      panel.surface.opacity = isVisible ? 1 : 0
    }
    delegate?.setBackdropVisibility(
      isVisible ? detents?.restingVisibility ?? 1 : 0, stopsAnimation: false)
    layout()
    // Glass may not appear if a view gets it off screen.
    if transition.moves, isVisible {
      UIView.performWithoutAnimation { panel.surface.opacity = 1 }
    }
  }

  // MARK: Layout

  /// Updates the constraints of the panel before a layout of the sheet.
  ///
  /// A body can report a change from its own closures, which this function calls. Then it prepares
  /// the layout once more, so that a body that always reports a change causes no loop.
  func prepareLayout() {
    guard !isPreparing else {
      hasChangedWhilePreparing = true
      return
    }
    isPreparing = true
    defer { isPreparing = false }
    for _ in 0..<2 {
      hasChangedWhilePreparing = false
      position?.prepareLayout(isFullHeight: detents?.isAtFullHeight ?? false)
      detents?.prepareLayout()
      if !hasChangedWhilePreparing { break }
    }
    drag?.followSheetSize()
    updateBackdrop()
    delegate?.panelMayMove()
  }

  /// Shows or hides the backdrop after a change of the detents.
  private func updateBackdrop() {
    guard configuration.largestUndimmedDetent != nil, isVisible, drag?.isDragging != true,
      let detents
    else { return }
    delegate?.setBackdropVisibility(detents.restingVisibility, stopsAnimation: false)
  }

  /// Lays out the panel with its current content.
  ///
  /// While a layout is being prepared, that layout includes the changes.
  func layout() {
    prepareLayout()
    if isPreparing { return }
    sheet?.layoutIfNeeded()
  }

  /// Lays out the host before an animation of the sheet, if the app has changed it.
  ///
  /// UIKit lays out views from the topmost ancestor that needs a layout. Otherwise the animation
  /// would include the host's changes.
  func layOutHost() {
    guard let host = sheet?.superview, host.layer.needsLayout() else { return }
    host.layoutIfNeeded()
  }

  /// Lays out the panel with its current content, animated.
  func layout(duration: TimeInterval, options: UIView.AnimationOptions) {
    layOutHost()
    SheetAnimation.animate(duration: duration, options: options) { [self] in layout() }
  }

  /// Shows the message of an error, animated.
  ///
  /// Text that the user has just typed is laid out before the animation, and the message has its
  /// final size. Otherwise both would grow and glide.
  func show(_ error: ValidationError) {
    layOutHost()
    UIView.performWithoutAnimation {
      sheet?.layoutIfNeeded()
      panel.prepareMessage(error)
    }
    SheetAnimation.animate(duration: configuration.duration, options: .curveEaseOut) { [self] in
      panel.fadeInMessage()
      layout()
    }
  }

  /// Lays out the panel after a change of the value.
  ///
  /// - Parameter smoothly: Whether a change of the height is animated.
  func layoutAfterChange(smoothly: Bool) {
    if transition.moves, smoothly {
      layout(duration: Self.growthDuration, options: .curveEaseInOut)
    } else {
      layout()
    }
    // The user may have scrolled away from the insertion point.
    panel.contents.scrollToFirstResponder()
  }

  /// The seconds in which the panel grows by a line: short enough for the next key.
  ///
  /// Chosen by eye.
  private static var growthDuration: TimeInterval { 0.2 }
}
