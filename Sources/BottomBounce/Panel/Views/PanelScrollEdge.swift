import UIKit
import ViewBuilding

/// Shows that a body scrolls: by a line at its upper edge, and by its indicators at rest.
@MainActor final class PanelScrollEdge {
  private let scrollView: UIScrollView
  private let header: UIView
  private var observation: ScrollObservation?
  private var line: UIView?
  private var isAtRest = false
  private var hasFlashed = false

  init(of scrollView: UIScrollView, under header: UIView) {
    self.scrollView = scrollView
    self.header = header
    observation = ScrollObservation(of: scrollView) { [weak self] in self?.updateLine() }
  }

  // MARK: Indicators

  func panelDidComeToRest() {
    isAtRest = true
    flashIndicators()
  }

  func flashIndicators() {
    guard isAtRest, !hasFlashed, scrollView.scrollsVertically else { return }
    hasFlashed = true
    scrollView.flashScrollIndicators()
  }

  // MARK: Line

  /// Under the header, the line would cross the content.
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
