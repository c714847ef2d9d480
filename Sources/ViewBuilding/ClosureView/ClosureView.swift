public import UIKit

/// A view that you customize with closures instead of a subclass.
///
/// ```swift
/// let card = ClosureView()
/// card["title"] = title
/// card.onFrameChange = { card in
///   card.layer.cornerRadius = card.bounds.height / 4
/// }
/// card.addGestureRecognizer(UITapGestureRecognizer()) { tap in
///   tap.view?.removeFromSuperview()
/// }
/// ```
///
/// Closures run after UIKit's own behavior and do not replace it. The view retains only its
/// closures: names and the delegate are weak. Each closure gets the view as its parameter. A
/// closure that captures the view strongly creates a retain cycle.
///
/// You can subclass the view. In an override, the closure runs in the call of `super`. The view
/// draws nothing and creates no constraints.
open class ClosureView: UIView {
  /// A closure that runs after the frame of the view changes.
  ///
  /// For a view that constraints position (`translatesAutoresizingMaskIntoConstraints` is `false`),
  /// the closure runs once in the view's layout. Otherwise, it runs as soon as `frame`, `bounds`,
  /// or `center` changes the frame. Changes that the closure makes in an animation block are
  /// animated.
  ///
  /// The relevant frame ignores the transform. The closure does not run for changes that it makes
  /// itself, or for earlier changes. Direct changes of the layer are noticed in the next layout.
  public final var onFrameChange: (@MainActor (ClosureView) -> Void)? {
    didSet { if oldValue == nil { reportedFrame = untransformedFrame } }
  }

  /// A closure that runs after `layoutSubviews()`.
  ///
  /// At that time, constraints have positioned the subviews and ``onFrameChange`` has run. A layout
  /// that the closure requests, also by a new size of the view, follows immediately and does not
  /// run the closure again.
  public final var onLayoutSubviews: (@MainActor (ClosureView) -> Void)?

  /// A closure that runs when an assistive technology activates the view.
  ///
  /// The closure returns a Boolean value that indicates whether it handled the activation. The
  /// default is `nil`: UIKit taps the view at its activation point.
  public final var onAccessibilityActivate: (@MainActor (ClosureView) -> Bool)?

  /// A Boolean value that indicates whether the view can become first responder.
  ///
  /// The default is `false`. A subclass can override `canBecomeFirstResponder` instead.
  public final var acceptsFirstResponder = false

  /// The delegate, which is notified about the first responder, presses, and superviews.
  public final weak var delegate: (any ClosureViewDelegate)?

  private var names: [String: Weak<UIView>] = [:]
  private var reportedFrame = CGRect.zero
  /// The number of frame changes and calls of `onFrameChange` in progress.
  private var frameChangeDepth = 0
  private var isRunningLayoutClosure = false
  private var isReplacingRecognizers = false
  private var reportedFirstResponder = false

  /// Creates a view with a frame in the coordinates of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("ClosureView cannot be created from an archive.")
    return nil
  }

  // MARK: Frame

  open override var frame: CGRect {
    get { super.frame }
    set { changeFrame { super.frame = newValue } }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { changeFrame { super.bounds = newValue } }
  }

  open override var center: CGPoint {
    get { super.center }
    set { changeFrame { super.center = newValue } }
  }

  open override func sizeToFit() {
    changeFrame { super.sizeToFit() }
  }

  private func changeFrame(_ change: () -> Void) {
    frameChangeDepth += 1
    change()
    frameChangeDepth -= 1
    if translatesAutoresizingMaskIntoConstraints {
      reportFrame()
    } else if onFrameChange != nil, frameChangeDepth == 0, isFrameUnreported {
      // Auto Layout sets the bounds and then the center. Both are final in the view's layout.
      setNeedsLayout()
    }
  }

  private func reportFrame() {
    guard let onFrameChange, frameChangeDepth == 0, isFrameUnreported else { return }
    frameChangeDepth += 1
    reportedFrame = untransformedFrame
    onFrameChange(self)
    reportedFrame = untransformedFrame
    frameChangeDepth -= 1
  }

  private var untransformedFrame: CGRect {
    let (size, center, anchor) = (super.bounds.size, super.center, super.anchorPoint)
    return CGRect(
      x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// Ignores rounding errors.
  private var isFrameUnreported: Bool {
    let (new, old) = (untransformedFrame, reportedFrame)
    return max(
      abs(new.minX - old.minX), abs(new.minY - old.minY), abs(new.width - old.width),
      abs(new.height - old.height)) > 1e-6
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    reportFrame()
    guard let onLayoutSubviews, !isRunningLayoutClosure else { return }
    isRunningLayoutClosure = true
    onLayoutSubviews(self)
    // Without this layout, a closure that requests a layout would run in every frame.
    if layer.needsLayout() { layoutIfNeeded() }
    isRunningLayoutClosure = false
  }

  // MARK: Names

  /// The subview with a name.
  ///
  /// Setting a view adds it in front of the other subviews, unless it is a subview already. The
  /// previous view remains a subview without the name. A view can have several names. Setting `nil`
  /// removes the name, but not the view. A subview that is removed, or moved to another view, loses
  /// its names.
  ///
  /// Names do not retain views. The name `view` is reserved in equations.
  public final subscript(name: String) -> UIView? {
    get { names[name]?.wrappedValue }
    set {
      if let newValue, newValue.superview !== self { addSubview(newValue) }
      // Code that runs while the view is added can have moved it to another superview.
      names[name] = newValue.flatMap { $0.superview === self ? Weak($0) : nil }
    }
  }

  /// The subviews that have names, by name.
  public final var namedSubviews: [String: UIView] {
    names.compactMapValues(\.wrappedValue)
  }

  // MARK: Hierarchy

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    for (name, view) in names where view.wrappedValue === subview { names[name] = nil }
  }

  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    delegate?.closureView(self, willMoveToSuperview: newSuperview)
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    delegate?.closureViewDidMoveToSuperview(self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // A view that leaves its window loses the first responder status even if it cannot resign.
    reportFirstResponder()
  }

  // MARK: Gesture recognizers

  open override var gestureRecognizers: [UIGestureRecognizer]? {
    get { super.gestureRecognizers }
    set {
      // UIKit can remove and add all recognizers. Those in the new list keep their closures.
      isReplacingRecognizers = true
      super.gestureRecognizers = newValue
      isReplacingRecognizers = false
      releaseLostActions()
    }
  }

  open override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    // A recognizer that returns from another view must not have its previous closure.
    if !isReplacingRecognizers { releaseLostActions() }
    super.addGestureRecognizer(gestureRecognizer)
  }

  open override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    super.removeGestureRecognizer(gestureRecognizer)
    if !isReplacingRecognizers { releaseLostActions() }
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let result = super.becomeFirstResponder()
    reportFirstResponder()
    return result
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let result = super.resignFirstResponder()
    reportFirstResponder()
    return result
  }

  private func reportFirstResponder() {
    guard isFirstResponder != reportedFirstResponder else { return }
    reportedFirstResponder.toggle()
    delegate?.closureView(self, didChangeFirstResponderStatus: reportedFirstResponder)
  }

  // MARK: Presses

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
    delegate?.closureView(self, pressesBegan: presses, with: event)
  }

  open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
    delegate?.closureView(self, pressesChanged: presses, with: event)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
    delegate?.closureView(self, pressesEnded: presses, with: event)
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
    delegate?.closureView(self, pressesCancelled: presses, with: event)
  }

  // MARK: Accessibility

  open override func accessibilityActivate() -> Bool {
    onAccessibilityActivate?(self) ?? super.accessibilityActivate()
  }
}
