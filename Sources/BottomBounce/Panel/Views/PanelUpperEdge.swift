import UIKit
import ViewBuilding

/// A body extends to below the header, or above one that is translucent or only a margin.
@MainActor final class PanelUpperEdge {
  private let extend: @MainActor (NSLayoutYAxisAnchor?) -> Void
  private let anchor: NSLayoutYAxisAnchor
  let isAboveHeader: Bool

  init?(
    of body: SheetBodyTraits, in contents: PanelScrollView, _ header: PanelHeader,
    _ glass: (any GlassDesign)?
  ) {
    guard let extend = body.extendToUpperEdge else { return nil }
    self.extend = extend
    isAboveHeader = glass != nil || !header.hasRow
    if let scrollView = body.contentScrollView { glass?.fade(scrollView, under: header.view) }
    if isAboveHeader {
      // The edge scrolls with the contents.
      let guide = UILayoutGuide()
      let layout = EquationLayout(in: contents.content, ["header": header.view])
      layout["under"] = guide
      layout.eqs(
        """
        under.bottom == view.top
        under.height == header.height
        """)
      anchor = guide.topAnchor
    } else {
      anchor = contents.content.topAnchor
    }
    extend(anchor)
  }

  func titleDidMove(toHeader isInHeader: Bool) {
    extend(isInHeader ? anchor : nil)
  }
}
