/// A place between two characters of a text input; every input has its own kind.
@preconcurrency @MainActor open class UITextPosition: NSObject {
  /// A place.
  public override init() {
    super.init()
  }
}

/// A range of a text input's text.
@preconcurrency @MainActor open class UITextRange: NSObject {
  /// A range.
  public override init() {
    super.init()
  }

  /// Whether the range has no length.
  open var isEmpty: Bool { true }
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
}

/// A rectangle of a selection.
@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  /// A rectangle of a selection.
  public override init() {
    super.init()
  }

  /// The rectangle in the input's coordinates.
  open var rect: CGRect { .zero }
  /// The direction of the text in it.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  /// Whether the text runs from top to bottom.
  open var isVertical: Bool { false }
}
