import UIKit

/// A view of several values, whose changes a sheet doesn't discard without a question.
protocol SeveralValues: UIView {}

extension UIView {
  var hasSeveralValues: Bool {
    self is any SeveralValues || subviews.contains(where: \.hasSeveralValues)
  }
}
