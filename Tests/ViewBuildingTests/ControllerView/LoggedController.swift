import UIKit
import ViewBuilding

/// A controller that logs its calls and the state at that time.
final class LoggedView: ControllerView {
  let label = UILabel()
  let button = UIButton(type: .system)
  var log: [String] = []
  /// An additional action in the view's layout.
  var onLayout: @MainActor (LoggedView) -> Void = { _ in }

  override func layoutViews() {
    let place = superview === controller?.viewIfLoaded && superview != nil ? "placed" : "loose"
    log.append("layoutViews, \(place), \(Int(bounds.width))")
    button.setTitle("Add", for: .normal)
    self["label"] = label
    self["button"] = button
    EquationLayout(in: self, names: namedSubviews).eqs("label.center == 0\nbutton.center == 0")
    onLayout(self)
  }
}

/// The number of taps on the button.
final class LoggedController: ViewHostController<LoggedView> {
  var count = 0
  var log: [String] = []
  /// An action before `super` in `viewDidLoad()`.
  var beforeLoad: @MainActor (LoggedController) -> Void = { _ in }
  /// An action in the view's layout.
  var onLayout: @MainActor (LoggedView) -> Void = { _ in }
  var width: CGFloat = 200

  override func loadView() {
    log.append("loadView")
    view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 300))
  }

  override func makeControllerView() -> LoggedView {
    log.append("makeControllerView")
    let view = super.makeControllerView()
    view.onLayout = onLayout
    return view
  }

  override func setViewHandlers() {
    log.append("setViewHandlers, \(controllerView.subviews.count) subviews")
    controllerView.button.addAction(
      UIAction { [weak self] _ in self?.count += 1 }, for: .touchUpInside)
  }

  override func viewDidLoad() {
    beforeLoad(self)
    super.viewDidLoad()
    log.append("viewDidLoad")
  }
}
