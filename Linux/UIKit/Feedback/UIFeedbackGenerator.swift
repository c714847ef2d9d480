/// Lets the device be felt; on Linux it notes what would have been.
///
/// Nothing is felt where the person has turned haptics off.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// A generator of no view in particular.
  public override init() {
    super.init()
  }

  /// A generator for what happens in a view.
  public convenience init(view: UIView) {
    self.init()
  }

  /// Makes ready for something that will happen soon; nothing has to be done on Linux.
  open func prepare() {}

  func play(_ feedback: DeviceFeedback) {
    guard Device.current.settings.hasHaptics else { return }
    Device.current.feedback.append(feedback)
  }
}

/// Lets a success, a warning or an error be felt.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What has happened.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Lets it be felt.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType
  ) {
    play(.notification(notificationType))
  }

  /// Lets it be felt, as something that happens at a place of the view.
  open func notificationOccurred(
    _ notificationType: UINotificationFeedbackGenerator.FeedbackType, at location: CGPoint
  ) {
    play(.notification(notificationType))
  }
}

/// Lets the steps of a selection be felt.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets a step be felt.
  open func selectionChanged() {
    play(.selection)
  }

  /// Lets a step be felt, at a place of the view.
  open func selectionChanged(at location: CGPoint) {
    play(.selection)
  }
}

/// What a device has let be felt.
package enum DeviceFeedback: Equatable, Sendable {
  case notification(UINotificationFeedbackGenerator.FeedbackType)
  case selection
}
