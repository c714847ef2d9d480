/// Differs: The device records the feedback for tests.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  public override init() {
    super.init()
  }

  public convenience init(view: UIView) {
    self.init()
  }

  open func prepare() {}

  func play(_ feedback: UINotificationFeedbackGenerator.FeedbackType) {
    guard Device.current.settings.hasHaptics else { return }
    Device.current.feedback.append(feedback)
  }
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {
    play(notificationType)
  }

  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) {
    play(notificationType)
  }
}
