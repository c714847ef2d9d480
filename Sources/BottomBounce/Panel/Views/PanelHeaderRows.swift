import UIKit
import ViewBuilding

@MainActor final class PanelHeaderRows {
  private let layout: EquationLayout
  private lazy var one = layout.group("ok.top == cancel.top")
  private lazy var two = layout.group("ok.top == cancel.bottom + 2 * rim")
  private lazy var limits = layout.group(
    """
    cancel.width <= view.width - sides @ \(SheetPriority.almostRequired)
    ok.width <= view.width - sides @ \(SheetPriority.almostRequired)
    """)
  private(set) lazy var title = layout.group(
    """
    title.centerX == 0
    title.centerY == cancel.centerY
    """)

  init(in layout: EquationLayout) {
    self.layout = layout
    one.activate()
    title.activate()
  }

  var areTwo = false {
    didSet {
      guard areTwo != oldValue else { return }
      (areTwo ? one : two).deactivate()
      (areTwo ? two : one).activate()
    }
  }

  var limitWidths = false {
    didSet {
      guard limitWidths != oldValue else { return }
      if limitWidths { limits.activate() } else { limits.deactivate() }
    }
  }
}
