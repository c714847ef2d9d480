/// A step of a mouse wheel or trackpad; apps see a `UIEvent` of type scroll.
@MainActor package final class UIScrollEvent: UIEvent {
  package let scrollType: UIScrollType

  package init(_ scrollType: UIScrollType) {
    self.scrollType = scrollType
    super.init()
  }

  package override var type: EventType { .scroll }
}
