/// The keyboard of a device: its visibility, its frame, and its text input.
///
/// The keyboard is visible while the first responder of the key window accepts text or has an input
/// view. Apps receive only the frames in notifications. The keys are drawn in a separate window.
@MainActor package final class Keyboard {
  package weak var device: Device?
  /// Whether a software keyboard comes up; false with a hardware keyboard.
  package var isSoftware = true { didSet { if isSoftware != oldValue { update() } } }
  /// Whether an iPad with a hardware keyboard shows a bar of shortcuts at the lower edge while somebody takes text.
  package var showsShortcutsBar = false { didSet { if showsShortcutsBar != oldValue { update() } } }
  /// Where the keyboard lies; only an iPad's can be taken from the lower edge.
  package var placement = KeyboardPlacement.docked {
    didSet { if placement != oldValue { update() } }
  }
  /// Whether the keyboard lies at the lower edge, or lay there when it went.
  package private(set) var isDocked = true
  /// The bar of shortcuts, without any.
  private(set) lazy var shortcutsBar = UIView()
  /// Where the keyboard is, or is on its way to, on the screen: just below it while the keyboard is down,
  /// and zero before it was up for the first time.
  package private(set) var frame = CGRect.zero
  /// Whether the keyboard is visible or animates in.
  package private(set) var isUp = false
  /// The window of the keyboard, while it is visible or animates.
  package private(set) var window: KeyboardWindow?
  /// The last faces drawn, so that a capital letter more or less draws nothing twice.
  private var pictures: [KeyboardLook: CGImage] = [:]
  /// A Boolean value that indicates whether an input method is adding marked text.
  private(set) var composes = false
  private var transfers = 0
  private var moves = 0
  private var holds = 0

  /// The seconds that the keyboard takes to appear, and the raw value of its curve, as iOS reports them.
  package static let animationDuration: TimeInterval = 0.25
  package static let animationCurve = 7
  /// The duration and the curve of this keyboard.
  ///
  /// They can differ between versions of iOS.
  package var pace = (duration: animationDuration, curve: animationCurve)

  func firstResponderDidChange(in window: UIWindow) { update() }

  func reloadInputViews(of responder: UIResponder) {
    if responder.isFirstResponder { update() }
  }

  /// The screen has another size, or the key window is another one.
  package func surroundingsDidChange() { update() }

  /// Runs a closure in which one responder hands over to another: the keyboard stays up between the two.
  func transferring<Result>(_ change: () -> Result) -> Result {
    transfers += 1
    defer {
      transfers -= 1
      update()
    }
    return change()
  }

  /// Whether the keyboard is kept down although somebody takes text.
  package var isHeld: Bool { holds > 0 }

  /// Keeps the keyboard down, as while an alert covers what is being edited.
  func hold() {
    holds += 1
    update()
  }

  /// Ends what one call of `hold()` began.
  func release() {
    holds = max(holds - 1, 0)
    update()
  }

  /// Whoever takes text now.
  package var input: (any UIKeyInput)? {
    device?.keyWindow?.firstResponder as? any UIKeyInput
  }

  /// Types into whoever takes text now; while something is composed, letters go on with it.
  package func type(_ text: String) {
    if let input = input as? any UITextInput, let marked = input.markedTextRange, text != "\n" {
      if text.count == 1, text.allSatisfy(\.isLetter) {
        compose((input.text(in: marked) ?? "") + text)
        return
      }
      // Space takes what is composed, and is not typed itself; anything else follows it.
      input.unmarkText()
      if text == " " { return }
    }
    input?.insertText(text)
  }

  /// Shows text as marked, as an input method does before it is sure what is meant.
  package func compose(_ marked: String) {
    guard let input = input as? any UITextInput else { return }
    composes = true
    defer { composes = false }
    // The keyboard asks for each letter before the input method gets it.
    if let text = input as? any TextEditing, !text.mayCompose(marked) { return }
    input.setMarkedText(marked, selectedRange: NSRange(location: marked.utf16.count, length: 0))
  }

  /// The marked text; `nil` if there is none.
  var composed: String? {
    guard let input = input as? any UITextInput, let marked = input.markedTextRange else {
      return nil
    }
    return input.text(in: marked)
  }

  /// Takes a word for the letters that are being composed; those that it does not stand for go on.
  package func accept(_ word: String) {
    guard let letters = composed else { return }
    input?.insertText(word)
    let rest = PinyinWords.rest(of: letters, after: word)
    if !rest.isEmpty { compose(rest) }
  }

  /// Ends the composition, which keeps its letters as they are.
  func keepComposed() {
    (input as? any UITextInput)?.unmarkText()
    textDidChange()
  }

  /// Ends editing, as the key that hides the keyboard does.
  func hide() { device?.keyWindow?.endEditing(true) }

  /// Removes what is before the caret of whoever takes text now.
  package func deleteBackward() {
    input?.deleteBackward()
  }

  /// The center of a key on the screen; `nil` if the keyboard is hidden or lacks the key.
  package func place(of action: KeyboardKey.Action) -> CGPoint? {
    guard let face = window?.face, let key = face.key(for: action) else { return nil }
    return face.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
  }

  /// Follows the text: capitals after a full stop, Return once there is something to return.
  func textDidChange() {
    if let input { window?.face?.follow(input) }
  }

  func picture(of look: KeyboardLook) -> CGImage? {
    if let picture = pictures[look] { return picture }
    if pictures.count >= 6 { pictures = [:] }
    let picture = KeyboardPicture(look).makeImage()
    pictures[look] = picture
    return picture
  }

  private func update() {
    guard transfers == 0, let device else { return }
    let responder = isHeld ? nil : device.keyWindow?.firstResponder
    let content = KeyboardContent(of: responder, on: device)
    guard content.height > 0 else {
      if isUp { goDown() }
      return
    }
    let screen = device.screen.bounds
    let target = content.placement.frame(height: content.height, on: screen)
    let wasDockedUp = isUp && isDocked
    let below = CGRect(
      x: target.minX, y: screen.height, width: target.width, height: target.height)
    let begin = isUp ? frame : below
    isDocked = content.placement == .docked
    // Turned with the device, it has its new size at once and only moves.
    show(content, on: device, at: CGRect(origin: begin.origin, size: target.size))
    guard begin != target else { return }
    isUp = true
    // Apps that observe only `willShow` are notified of a new height, too: iOS posts both
    // notifications while the keyboard is visible. For these apps the keyboard hides when it is
    // undocked, and shows when it is docked again.
    let names: [Names] =
      isDocked
      ? [Self.changeNames, Self.showNames]
      : wasDockedUp ? [Self.changeNames, Self.hideNames] : [Self.changeNames]
    move(from: begin, to: target, posting: names)
  }

  private func goDown() {
    isUp = false
    let bottom = device?.screen.bounds.height ?? frame.maxY
    move(
      from: frame, to: CGRect(x: frame.minX, y: bottom, width: frame.width, height: frame.height),
      posting: isDocked ? [Self.changeNames, Self.hideNames] : [Self.changeNames])
  }

  private typealias Names = (will: NSNotification.Name, did: NSNotification.Name)
  private static let changeNames: Names = (
    UIResponder.keyboardWillChangeFrameNotification,
    UIResponder.keyboardDidChangeFrameNotification
  )
  private static let showNames: Names = (
    UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification
  )
  private static let hideNames: Names = (
    UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification
  )

  private func move(
    from begin: CGRect, to end: CGRect,
    posting names: [Names]
  ) {
    moves += 1
    let move = moves
    frame = end
    for name in names { post(name.will, from: begin, to: end) }
    // An observer may have moved the keyboard elsewhere.
    guard move == moves else { return }
    // Layout that the app has requested for other reasons must not move with the keyboard.
    for window in windowsWithGuides { window.layoutIfNeeded() }
    UIView.animate(
      withDuration: duration, delay: 0, options: animationOptions
    ) {
      self.window?.place(at: end)
      self.moveLayoutGuides()
    } completion: { [weak self] _ in
      guard let self, move == moves else { return }
      for name in names { post(name.did, from: begin, to: end) }
      if !isUp { removeWindow() }
    }
  }

  /// The windows with views that are laid out by keyboard guides.
  private var windowsWithGuides: [UIWindow] {
    (device?.windows ?? []).filter { $0.layoutEngine?.hasKeyboardGuides == true }
  }

  /// Lets what is laid out by keyboard guides move with the keyboard.
  private func moveLayoutGuides() {
    for window in windowsWithGuides {
      window.layoutEngine?.listKeyboardGuides()
      window.layoutIfNeeded()
    }
  }

  private var duration: TimeInterval {
    UIViewAnimationState.areAnimationsEnabled ? pace.duration : 0
  }

  /// The keyboard's own curve and duration, also inside of an app's animation.
  private var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: UInt(pace.curve) << 16 | 1 << 1 | 1 << 5 | 1 << 6)
  }

  private func post(_ name: NSNotification.Name, from begin: CGRect, to end: CGRect) {
    NotificationCenter.default.post(
      name: name, object: device?.screen,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: pace.curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }

  private func show(_ content: KeyboardContent, on device: Device, at frame: CGRect) {
    let window = window ?? KeyboardWindow(device: device)
    self.window = window
    window.show(content, at: frame)
  }

  private func removeWindow() {
    window?.isHidden = true
    window?.removeContent()
    window = nil
  }
}
