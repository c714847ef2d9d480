@preconcurrency @MainActor open class UITextPosition: NSObject {
  public override init() {
    super.init()
  }
}

@preconcurrency @MainActor open class UITextRange: NSObject {
  public override init() {
    super.init()
  }

  open var isEmpty: Bool { true }
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

@preconcurrency @MainActor open class UITextSelectionRect: NSObject {
  public override init() {
    super.init()
  }

  open var rect: CGRect { .zero }
  open var writingDirection: NSWritingDirection { .natural }
  open var containsStart: Bool { false }
  open var containsEnd: Bool { false }
  open var isVertical: Bool { false }
}
