import UIKit
import ViewBuilding

/// A screen that notes what is called, and with what there is at that time.
final class LoggedView: ControllerView {
  let label = UILabel()
  let button = UIButton(type: .system)
  var log: [String] = []
  /// What the view does in its layout besides.
  var onLayout: @MainActor (LoggedView) -> Void = { _ in }

  override func layoutViews() {
    let place = superview === controller?.viewIfLoaded && superview != nil ? "placed" : "loose"
    log.append("layoutViews, \(place), \(Int(bounds.width))")
    button.setTitle("Add", for: .normal)
    self["label"] = label
    self["button"] = button
    EquationLayout(in: self, names: self).eqs("label.center == 0\nbutton.center == 0")
    onLayout(self)
  }
}

/// Counts taps on the screen's button.
final class LoggedController: ViewHostController<LoggedView> {
  var count = 0
  var log: [String] = []
  /// What the controller does before `super` in `viewDidLoad()`.
  var beforeLoad: @MainActor (LoggedController) -> Void = { _ in }
  /// What the view does in its layout.
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
