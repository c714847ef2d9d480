import UIKit

// UIKit's headers take initializers away, and subclasses can't call convenience initializers.
@MainActor private func action() -> UIAction {
  #if CORRECT
    UIAction(title: "Rename") { _ in }
  #else
    UIAction()  // error: 'init()' is unavailable
  #endif
}

private class Rows: UIStackView {
  init(_ rows: [UIView]) {
    #if CORRECT
      super.init(frame: .zero)
    #else
      super.init(arrangedSubviews: rows)  // error: must call a designated initializer
    #endif
  }

  required init(coder: NSCoder) {
    super.init(coder: coder)
  }
}
