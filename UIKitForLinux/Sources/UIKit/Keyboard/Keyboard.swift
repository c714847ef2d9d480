/// The keyboard of a device: its visibility, its frame, and its text input.
///
/// The keyboard is visible while the first responder of the key window accepts text or has an input
/// view. Apps receive only the frames in notifications. The keys are drawn in a separate window.
@MainActor package final class Keyboard {
  package weak var device: Device?
  /// A Boolean value that indicates whether a software keyboard appears; `false` with a hardware
  /// keyboard.
  package var isSoftware = true { didSet { if isSoftware != oldValue { update() } } }
  /// A Boolean value that indicates whether an iPad with a hardware keyboard shows the shortcuts
  /// bar at the bottom edge while a text input is first responder.
  package var showsShortcutsBar = false { didSet { if showsShortcutsBar != oldValue { update() } } }
  /// The placement of the keyboard.
  ///
  /// Only an iPad's keyboard can be undocked.
  package var placement = KeyboardPlacement.docked {
    didSet {
      guard placement != oldValue else { return }
      dragged = .zero
      update()
    }
  }
  /// The distance by which the user has dragged an undocked keyboard.
  private var dragged = CGVector.zero
  /// A Boolean value that indicates whether the keyboard is docked, or was docked when it was
  /// hidden.
  package private(set) var isDocked = true
  /// The shortcuts bar of an iPad, which is empty.
  private(set) lazy var shortcutsBar = UIView()
  /// The frame of the keyboard on the screen, at the end of any animation: just below the screen
  /// while the keyboard is hidden, and zero before it has first been shown.
  package private(set) var frame = CGRect.zero
  /// A Boolean value that indicates whether the keyboard is visible or appearing.
  package private(set) var isVisible = false
  /// The window of the keyboard, while it is visible or animates.
  package private(set) var window: KeyboardWindow?
  /// The last drawn images, so that switching to capital letters and back draws nothing again.
  private var pictures: [KeyboardLook: CGImage] = [:]
  /// A Boolean value that indicates whether an input method is adding marked text.
  private(set) var composes = false
  private var transfers = 0
  private var moves = 0
  private var holds = 0

  /// The duration of the keyboard animation in seconds, and the raw value of its curve, as iOS
  /// reports them.
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

  /// Called when the screen size or the key window has changed.
  package func environmentDidChange() { update() }

  /// Moves a keyboard that isn't docked, as the user can.
  package func drag(by distance: CGVector) {
    dragged.dx += distance.dx
    dragged.dy += distance.dy
    update()
  }

  /// Runs a closure that replaces one first responder with another, and keeps the keyboard visible
  /// meanwhile.
  func transferring<Result>(_ change: () -> Result) -> Result {
    transfers += 1
    defer {
      transfers -= 1
      update()
    }
    return change()
  }

  /// A Boolean value that indicates whether the keyboard is kept hidden although a text input is
  /// first responder.
  package var isHeld: Bool { holds > 0 }

  /// Keeps the keyboard hidden, for example while an alert covers the text input.
  func hold() {
    holds += 1
    update()
  }

  /// Reverts one call of `hold()`, which keeps the keyboard hidden.
  func release() {
    holds = max(holds - 1, 0)
    update()
  }

  /// The text input that is first responder.
  package var input: (any UIKeyInput)? {
    device?.keyWindow?.firstResponder as? any UIKeyInput
  }

  /// Types text into the first responder.
  ///
  /// If there is marked text, letters are added to it. Keys of the software keyboard can type curly
  /// quotes and dashes.
  package func type(_ text: String) {
    if let input = input as? any UITextInput, let marked = input.markedTextRange, text != "\n" {
      if text.count == 1, text.allSatisfy(\.isLetter) {
        compose((input.text(in: marked) ?? "") + text)
        return
      }
      // Space commits the marked text and isn't inserted. Other characters are inserted after the
      // committed text.
      input.unmarkText()
      if text == " " { return }
    }
    input?.insertText(smartQuote(for: text) ?? text)
    if text == "-" { replaceHyphens() }
  }

  /// Types a letter that can change the character before it, such as a Korean vowel.
  func type(_ letter: String, joining joins: ((Character, Character) -> String?)?) {
    guard let joins, let added = letter.first, let input = input as? any UITextInput,
      let selection = input.selectedTextRange, selection.isEmpty,
      let start = input.position(from: selection.start, offset: -1),
      let range = input.textRange(from: start, to: selection.start),
      let last = input.text(in: range)?.last, let joined = joins(last, added)
    else { return type(letter) }
    input.deleteBackward()
    type(joined)
  }

  /// Sets marked text, as an input method does before the user chooses a candidate.
  package func compose(_ marked: String) {
    guard let input = input as? any UITextInput else { return }
    composes = true
    defer { composes = false }
    // The delegate is asked about each letter before the input method receives it.
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

  /// Replaces the letters of the marked text with a word.
  ///
  /// Letters that the word doesn't cover stay marked.
  package func accept(_ word: String) {
    guard let letters = composed else { return }
    input?.insertText(word)
    let rest = PinyinWords.rest(of: letters, after: word)
    if !rest.isEmpty { compose(rest) }
  }

  /// Commits the marked text unchanged.
  func commitComposition() {
    (input as? any UITextInput)?.unmarkText()
    textDidChange()
  }

  /// Ends editing, like the key that hides the keyboard.
  func hide() { device?.keyWindow?.endEditing(true) }

  /// Deletes the selection or the character before the insertion point of the first responder.
  package func deleteBackward() {
    input?.deleteBackward()
  }

  /// Returns the center of a key on the screen, or `nil` if the keyboard is hidden or lacks the
  /// key.
  package func place(of action: KeyboardKey.Action) -> CGPoint? {
    guard let face = window?.face, let key = face.key(for: action) else { return nil }
    return face.convert(CGPoint(x: key.frame.midX, y: key.frame.midY), to: nil)
  }

  /// Updates the keys after the text has changed: capitals after a period, and Return if it depends
  /// on text.
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
      if isVisible { goDown() }
      return
    }
    let screen = device.screen.bounds
    let target = content.placement.frame(
      height: content.height, on: screen, draggedBy: dragged)
    let wasDockedUp = isVisible && isDocked
    let below = CGRect(
      x: target.minX, y: screen.height, width: target.width, height: target.height)
    let begin = isVisible ? frame : below
    isDocked = content.placement == .docked
    // When the device rotates, the keyboard has its new size immediately, and only its position is
    // animated.
    show(content, on: device, at: CGRect(origin: begin.origin, size: target.size))
    guard begin != target else { return }
    isVisible = true
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
    isVisible = false
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
    // An observer of the notification may have moved the keyboard.
    guard move == moves else { return }
    // Layout requested for other reasons must not be animated with the keyboard.
    for window in windowsWithGuides { window.layoutIfNeeded() }
    UIView.animate(
      withDuration: duration, delay: 0, options: animationOptions
    ) {
      self.window?.place(at: end)
      self.moveLayoutGuides()
    } completion: { [weak self] _ in
      guard let self, move == moves else { return }
      for name in names { post(name.did, from: begin, to: end) }
      if !isVisible { removeWindow() }
    }
  }

  /// The windows with views that use keyboard layout guides.
  private var windowsWithGuides: [UIWindow] {
    (device?.windows ?? []).filter { $0.layoutEngine?.hasKeyboardGuides == true }
  }

  /// Lays out the views that use keyboard layout guides, animated with the keyboard.
  private func moveLayoutGuides() {
    for window in windowsWithGuides {
      window.layoutEngine?.setNeedsKeyboardGuideUpdate()
      window.layoutIfNeeded()
    }
  }

  private var duration: TimeInterval {
    UIViewAnimationState.areAnimationsEnabled ? pace.duration : 0
  }

  /// The keyboard's curve and duration, which override an enclosing animation.
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
