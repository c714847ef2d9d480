/// The drawn keyboard: one image, a highlight over the pressed key, and a callout over a letter.
@MainActor final class KeyboardFace: UIView {
  private weak var keyboard: Keyboard?
  private var look: KeyboardLook
  private var layout: KeyboardLayout
  private let highlight = UIView()
  private let callout = KeyCallout()

  init(_ look: KeyboardLook, keyboard: Keyboard) {
    self.keyboard = keyboard
    self.look = look
    layout = KeyboardLayout(look)
    super.init(frame: CGRect(x: 0, y: 0, width: look.width, height: look.metrics.height))
    highlight.isHidden = true
    highlight.isUserInteractionEnabled = false
    addSubview(highlight)
    addSubview(callout)
    show(look, force: true)
  }

  required init?(coder: NSCoder) {
    assertionFailure("The keyboard is not archived.")
    return nil
  }

  /// Shows the keyboard with another appearance of the same size.
  func show(_ new: KeyboardLook, force: Bool = false) {
    guard force || new != look else { return }
    look = new
    layout = KeyboardLayout(new)
    layer.contents = keyboard?.picture(of: new)
    highlight.backgroundColor = UIColor(cgColor: new.colors.pressed)
    highlight.layer.cornerRadius = new.keyRadius
    frame.size = CGSize(width: new.width, height: new.metrics.height)
  }

  /// Updates the keyboard's keys after text was typed.
  func follow(_ input: any UIKeyInput) {
    var new = look
    new.adapt(to: input)
    show(new)
  }

  /// Returns the keyboard key with an action.
  func key(for action: KeyboardKey.Action) -> KeyboardKey? {
    layout.keys.first { $0.action == action }
  }

  override func display(_ layer: CALayer) {}

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    keyboard?.environmentDidChange()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rest()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rest()
    guard let touch = touches.first, let key = layout.key(at: touch.location(in: self)) else {
      return
    }
    press(key)
  }

  private func rest() {
    highlight.isHidden = true
    callout.isHidden = true
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, let key = layout.key(at: touch.location(in: self)),
      key.style != .bare || look.kind.isPad
    else {
      return rest()
    }
    if case .text(let text) = key.face, key.style == .letter, text.count == 1, look.hasCallouts {
      highlight.isHidden = true
      callout.show(text, on: key.frame, within: bounds.width, colors: look.colors)
      return
    }
    callout.isHidden = true
    highlight.frame = key.frame
    highlight.isHidden = false
  }

  private func press(_ key: KeyboardKey) {
    switch key.action {
    case .type(let text):
      if let first = look.candidates.first, text == " " {
        keyboard?.accept(first)
      } else if look.composes, text.allSatisfy(\.isLetter) {
        keyboard?.compose((keyboard?.composed ?? "") + text)
      } else {
        keyboard?.type(text, joining: KeyboardLanguage.named(look.language).joins)
      }
      keyboard?.textDidChange()
      // After a space, the symbols are replaced with letters again.
      if text == " ", look.plane != .letters { show(plane: .letters) }
    case .delete:
      keyboard?.deleteBackward()
      keyboard?.textDidChange()
    case .returnKey:
      if look.isComposing {
        keyboard?.commitComposition()
      } else if look.isReturnEnabled {
        keyboard?.type("\n")
      }
    case .shift:
      var new = look
      new.isShifted.toggle()
      show(new)
    case .plane(let plane): show(plane: plane)
    case .candidate(let word):
      keyboard?.accept(word)
      keyboard?.textDidChange()
    case .hide: keyboard?.hide()
    case .none: break
    }
  }

  private func show(plane: KeyboardLook.Plane) {
    guard !look.kind.isPad else { return }
    var new = look
    new.plane = plane
    if let input = keyboard?.input { new.adapt(to: input) }
    show(new)
  }
}
