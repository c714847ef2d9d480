@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero

  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }

  open override var accessibilityFrame: CGRect {
    get {
      if let storedAccessibilityFrame { return storedAccessibilityFrame }
      guard let view = accessibilityContainer as? UIView, let window = view.window else {
        return accessibilityFrameInContainerSpace
      }
      let inWindow = view.convert(accessibilityFrameInContainerSpace, to: nil)
      return window.convert(inWindow, to: nil as UIWindow?)
    }
    set { super.accessibilityFrame = newValue }
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
