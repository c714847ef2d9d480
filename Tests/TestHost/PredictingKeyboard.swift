import UIKit

/// A stand-in for a keyboard with inline predictions, as developers report them for iOS 17 and
/// later.
///
/// The gray prediction is marked text, is part of `text`, and is reported as an edit
/// (Telegram-iOS#1543, facebook/react-native#52453). The keyboard predicts only if the traits of
/// the text input allow it.
@MainActor public struct PredictingKeyboard {
  private let host: TestHost

  /// Creates a keyboard that types into the first responder of a host.
  public init(_ host: TestHost) {
    self.host = host
  }

  /// Types a text, and shows a prediction after it if the text input allows predictions.
  ///
  /// - Parameters:
  ///   - text: The text to type.
  ///   - rest: The predicted text after the typed text.
  public func type(_ text: String, predicting rest: String) {
    host.type(text)
    guard allowsPredictions, let input = host.firstResponder as? any UITextInput else { return }
    input.setMarkedText(rest, selectedRange: NSRange(location: 0, length: 0))
  }

  private var allowsPredictions: Bool {
    switch host.firstResponder {
    case let field as UITextField: field.inlinePredictionType != .no
    case let view as UITextView: view.inlinePredictionType != .no
    default: false
    }
  }
}
