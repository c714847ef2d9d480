import UIKit
import ViewBuilding

extension Panel {
  /// Shows what tells that the panel can be moved, at its upper edge.
  func add(_ grabber: Grabber) {
    self.grabber = grabber
    ViewTree(in: view) {
      ViewNode(grabber, named: "grabber") {
        "centerX == 0"
        "top == 5"
        "width == 36"
        "height == 5"
      }
    }
    setOrder()
    let tap = UITapGestureRecognizer()
    tap.delegate = grabber
    view.addGestureRecognizer(tap) { [weak grabber] _ in grabber?.tap() }
  }
}
