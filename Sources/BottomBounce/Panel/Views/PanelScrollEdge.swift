import UIKit
import ViewBuilding

/// The upper edge of the scroll view of a panel's body, and what shows that it scrolls: a line at
/// this edge, and the scroll indicators when the panel has come to rest.
@MainActor final class PanelScrollEdge {
  private let scrollView: UIScrollView
  private let header: UIView
  private var observation: ScrollObservation?
  /// The line; `nil` before it is needed.
  private var line: UIView?
  private var isAtRest = false
  private var hasFlashed = false

  init(of scrollView: UIScrollView, under header: UIView) {
    self.scrollView = scrollView
    self.header = header
    observation = ScrollObservation(of: scrollView) { [weak self] in self?.updateLine() }
  }

  // MARK: Indicators

  /// Flashes the scroll indicators when the panel has come to rest, if its content scrolls.
  func panelDidComeToRest() {
    isAtRest = true
    flashIndicators()
  }

  /// Flashes the scroll indicators as soon as the content scrolls, once.
  func flashIndicators() {
    guard isAtRest, !hasFlashed, scrollView.scrollsVertically else { return }
    hasFlashed = true
    scrollView.flashScrollIndicators()
  }

  // MARK: Line

  /// A Boolean value that indicates whether the scroll view begins under the header, where a line
  /// would cross its content.
  private var isUnderHeader: Bool {
    scrollView.convert(scrollView.bounds.origin, to: header).y < header.bounds.height - 0.5
  }

  private func updateLine() {
    let isShown = scrollView.contentOffset.y >= 0.5 && !isUnderHeader
    if isShown, line == nil { line = makeLine() }
    line?.isHidden = !isShown
  }

  private func makeLine() -> UIView {
    let line = UIView.makeSeparator()
    ViewTree(in: header) { [scrollView] in
      ViewNode(line) {
        "leading, trailing == 0"
        "height == 0.5"
        "bottom == \(scrollView).top"
      }
    }
    return line
  }
}
