import UIKit

/// One of the content hugging and compression resistance priorities of a view.
@MainActor struct ViewPriority {
  struct Key: Hashable {
    var view: ObjectIdentifier
    var attribute: EquationAttribute
  }

  private(set) weak var view: UIView?
  let attribute: EquationAttribute
  let priority: UILayoutPriority
  let key: Key

  init(_ view: UIView, _ attribute: EquationAttribute, _ priority: Float) {
    self.view = view
    self.attribute = attribute
    self.priority = UILayoutPriority(priority)
    key = Key(view: ObjectIdentifier(view), attribute: attribute)
  }

  func apply() {
    guard let view else { return }
    switch attribute {
    case .resistH: view.setContentCompressionResistancePriority(priority, for: .horizontal)
    case .resistV: view.setContentCompressionResistancePriority(priority, for: .vertical)
    case .hugH: view.setContentHuggingPriority(priority, for: .horizontal)
    case .hugV: view.setContentHuggingPriority(priority, for: .vertical)
    default: break
    }
  }
}
