import UIKit

// A view initializes its properties before it calls its superclass.
private final class Badge: UIView {
  private let count: Int

  init(count: Int) {
    #if CORRECT
      self.count = count
    #endif
    super.init(frame: .zero)  // error: property 'self.count' not initialized at super.init call
  }

  required init?(coder: NSCoder) { nil }
}
