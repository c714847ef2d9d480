/// One key of the software keyboard.
package struct KeyboardKey: Hashable, Sendable {
  /// The action of the key.
  package enum Action: Hashable, Sendable {
    case type(String), shift, delete, plane(KeyboardLook.Plane), returnKey, candidate(String), hide
    case none
  }

  /// The style of the key.
  package enum Style: Hashable, Sendable {
    /// A white key that types a character.
    case letter
    /// A gray key that changes the keyboard.
    case special
    /// A blue key, such as an active Return key.
    case prominent
    /// A label without a key shape.
    case bare
  }

  /// The label or the symbol of the key.
  package enum Face: Hashable, Sendable {
    case text(String)
    /// A digit with letters below it.
    case digit(String, letters: String)
    /// A letter below the symbol that a downward flick types, on iPads.
    case hinted(String, hint: String)
    case symbol(KeyboardSymbol)
  }

  package var frame: CGRect
  package var face: Face
  package var action: Action
  package var style: Style
}

/// The drawings on keys.
package enum KeyboardSymbol: Hashable, Sendable {
  case shift, shiftFilled, delete, emoji, globe, microphone, hideKeyboard, undo, redo, paste
}
