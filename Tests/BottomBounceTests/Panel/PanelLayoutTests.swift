import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Returns whether two lengths are equal except for rounding errors.
private func == (one: CGFloat, other: CGFloat) -> Bool { abs(one - other) < 0.001 }

/// A body whose height comes from `sizeThatFits(_:)`, without Auto Layout.
private final class Block: UIView {
  var height: CGFloat = 44

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }
}

extension Panel {
  /// Returns the frame of a part in the panel.
  fileprivate func frame(of part: UIView) -> CGRect { part.convert(part.bounds, to: view) }

  /// The part of the content that the header doesn't cover, in the panel.
  fileprivate var visibleContents: CGRect { contents.frame.inset(by: contents.contentInset) }
}

/// A body with an intrinsic width whose height decreases with its width.
private final class WrappingBody: UIView {
  override var intrinsicContentSize: CGSize {
    CGSize(width: 100, height: UIView.noIntrinsicMetric)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 1000 / size.width)
  }
}

@MainActor @Suite(.ownDevice) struct PanelLayoutTests {
  private let host = TestHost()
  private let body = Block()
  /// The header, the body, and the margin below.
  private static var height: CGFloat { header + 44 + 16 }
  private static var header: CGFloat { DesignMetrics.headerHeight }
  private static var rim: CGFloat { DesignMetrics.headerRim }
  /// The distance of a panel from the lower edge and the sides.
  private static var gap: CGFloat { DesignMetrics.edgeGap }
  /// The width of a panel in a host that is 393 points wide.
  private static var width: CGFloat { 393 - 2 * gap }

  /// A panel in a view of a size, which no bar covers.
  private func panel(
    width: CGFloat = 393, height: CGFloat = 400, title: String? = "Name", ok: String = "OK",
    cancel: String = "Cancel", maximumWidth: CGFloat = 640, isRightToLeft: Bool = false
  ) -> (panel: Panel, place: PanelPosition, sheet: UIView) {
    let sheet = UIView(frame: CGRect(x: 0, y: 200, width: width, height: height))
    host.view.addSubview(sheet)
    let configuration = SheetConfiguration { $0.maximumWidth = maximumWidth }
    let panel = Panel(
      SheetBody(body) {}, title: SheetHeader(title, okTitle: ok, cancelTitle: cancel),
      configuration: configuration,
      strings: SheetStrings())
    if isRightToLeft {
      sheet.semanticContentAttribute = .forceRightToLeft
      panel.view.semanticContentAttribute = .forceRightToLeft
      panel.contents.content.semanticContentAttribute = .forceRightToLeft
      panel.header.view.semanticContentAttribute = .forceRightToLeft
    }
    let place = PanelPosition(of: panel, in: sheet, configuration: configuration)
    place.avoidKeyboard()
    place.stage = .onScreen
    place.prepareLayout()
    sheet.layoutIfNeeded()
    return (panel, place, sheet)
  }

  // MARK: Panel in the sheet

  @Test func `the panel is at the bottom edge and has the height of its content`() {
    let (panel, _, sheet) = panel()
    #expect(panel.view.frame.maxY == sheet.bounds.height - Self.gap)
    #expect(panel.view.frame.height == Self.height)
    #expect(panel.view.frame.width == Self.width)
    #expect(panel.view.frame.minX == Self.gap)
  }

  @Test func `the panel extends behind bottom bars`() {
    host.view.frame = host.window.bounds
    let bottom = host.view.safeAreaInsets.bottom
    let panel = Panel(
      SheetBody(body) {}, title: SheetHeader(), configuration: .init(), strings: SheetStrings())
    let place = PanelPosition(of: panel, in: host.view, configuration: .init())
    place.stage = .onScreen
    place.prepareLayout()
    host.view.layoutIfNeeded()
    let covered = max(bottom - Self.gap, 0)
    #expect(panel.view.frame.maxY == host.view.bounds.height - Self.gap)
    #expect(panel.view.frame.height == Self.height + covered)
    #expect(panel.frame(of: body).maxY == panel.view.frame.height - covered - 16)
  }

  @Test func `a lowered panel is just off screen`() {
    let (panel, place, sheet) = panel()
    place.stage = .offScreen
    sheet.layoutIfNeeded()
    #expect(panel.view.frame.minY == sheet.bounds.height)
    #expect(panel.view.frame.height == Self.height)
  }

  @Test func `in a short host, the content keeps its height and scrolls`() {
    body.height = 5_000
    let (panel, _, _) = panel(height: 300)
    let (width, height) = (Self.width, 300 - Self.gap)
    #expect(panel.view.frame.size == CGSize(width: width, height: height))
    #expect(panel.header.okButton.frame.height == 44)
    #expect(body.frame.height == 5_000)
    #expect(panel.header.view.frame == CGRect(x: 0, y: 0, width: width, height: Self.header))
    #expect(
      panel.visibleContents
        == CGRect(x: 0, y: Self.header, width: width, height: height - Self.header))
    #expect(panel.contents.frame.minY == (DesignMetrics.isGlass ? 0 : Self.header))
    #expect(abs(panel.contents.contentSize.height - (5_000 + 16)) < 0.001)
    #expect(panel.contents.isScrollEnabled)
    #expect(!panel.header.showsSeparator)
    panel.contents.contentOffset.y = 20
    panel.contents.layoutIfNeeded()
    #expect(panel.header.view.frame.minY == 0)
    // In the design of iOS 26, content fades under the header instead.
    #expect(panel.header.showsSeparator != DesignMetrics.isGlass)
  }

  @Test func `content that fits does not scroll, also after the sheet was too short for it`() {
    let (panel, _, sheet) = panel()
    #expect(panel.contents.contentSize == panel.visibleContents.size)
    #expect(!panel.contents.isScrollEnabled)
    sheet.frame.size.height = 100
    sheet.layoutIfNeeded()
    #expect(panel.contents.isScrollEnabled)
    panel.contents.contentOffset.y = 16
    sheet.frame.size.height = 400
    sheet.layoutIfNeeded()
    #expect(!panel.contents.isScrollEnabled)
    #expect(panel.contents.contentOffset == CGPoint(x: 0, y: -panel.contents.contentInset.top))
    #expect(panel.frame(of: body).minY == Self.header)
  }

  @Test func `content in a short host ends above bottom bars`() {
    host.view.frame = host.window.bounds
    let bottom = host.view.safeAreaInsets.bottom
    body.height = 5_000
    let panel = Panel(
      SheetBody(body) {}, title: SheetHeader(), configuration: .init(), strings: SheetStrings())
    let place = PanelPosition(of: panel, in: host.view, configuration: .init())
    place.stage = .onScreen
    place.prepareLayout()
    host.view.layoutIfNeeded()
    #expect(panel.view.frame.minY == host.view.safeAreaInsets.top)
    #expect(panel.contents.frame.maxY == panel.view.bounds.height - max(bottom - Self.gap, 0))
  }

  @Test func `a measured body is measured again`() {
    let (panel, place, sheet) = panel()
    for height in [80, 30] as [CGFloat] {
      body.height = height
      place.prepareLayout()
      sheet.layoutIfNeeded()
      #expect(body.frame.height == height)
      #expect(panel.view.frame.height == Self.height - 44 + height)
    }
  }

  @Test func `a wide host centers the panel`() {
    let (panel, _, _) = panel(width: 1_194)
    #expect(panel.view.frame.width == 640)
    #expect(panel.view.frame.midX == 597)
  }

  @Test func `a host of size zero lays out the panel after it grows`() {
    let (panel, place, sheet) = panel(width: 0, height: 0)
    sheet.bounds.size = CGSize(width: 393, height: 400)
    place.prepareLayout()
    sheet.layoutIfNeeded()
    #expect(
      panel.view.frame
        == CGRect(
          x: Self.gap, y: 400 - Self.gap - Self.height, width: Self.width, height: Self.height))
  }

  @Test func `a dismissed sheet is removed from the container`() {
    let (_, place, sheet) = panel()
    place.remove()
    #expect(sheet.subviews.isEmpty)
    #expect(sheet.appConstraints.isEmpty)
    #expect(!sheet.layoutGuides.contains { type(of: $0) == UILayoutGuide.self })
  }

  @Test func `a body is measured again despite constraints that the system added`() {
    let body = WrappingBody()
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    host.view.addSubview(sheet)
    let panel = Panel(
      SheetBody(body) {}, title: SheetHeader(), configuration: .init(), strings: SheetStrings())
    let place = PanelPosition(of: panel, in: sheet, configuration: .init())
    place.stage = .onScreen
    for width in [393, 200] {
      sheet.frame.size.width = CGFloat(width)
      place.prepareLayout()
      sheet.layoutIfNeeded()
      #expect(body.bounds.height == (1000 / body.bounds.width).rounded(.up))
    }
  }

  @Test func `a body with its own constraints isn't measured`() {
    let body = WrappingBody()
    body.heightAnchor.constraint(equalToConstant: 77).isActive = true
    #expect(body.measuredHeight(width: 100, besides: nil) == nil)
    let own = body.appConstraints.first
    #expect(body.measuredHeight(width: 100, besides: own) == 10)
  }

  // MARK: Parts of the panel

  @Test func `Cancel leads, OK trails, and the title is centered`() {
    let (panel, _, _) = panel()
    #expect(panel.header.cancelButton.frame.minX == 16)
    #expect(panel.header.cancelButton.frame.minY == Self.rim)
    #expect(panel.header.cancelButton.frame.height == 44)
    #expect(panel.header.okButton.frame.maxX == Self.width - 16)
    #expect(panel.header.okButton.frame.minY == Self.rim)
    #expect(abs(panel.header.title.view.frame.midX - Self.width / 2) < 0.5)
    #expect(abs(panel.header.title.view.frame.midY - Self.header / 2) < 0.5)
    #expect(
      panel.frame(of: body) == CGRect(x: 16, y: Self.header, width: Self.width - 32, height: 44))
  }

  @Test func `right to left mirrors the header`() {
    let (panel, _, _) = panel(isRightToLeft: true)
    #expect(panel.header.okButton.frame.minX == 16)
    #expect(panel.header.cancelButton.frame.maxX == Self.width - 16)
  }

  @Test func `a long title gets its own rows`() {
    let (panel, _, _) = panel(title: "Everything that others should know about you and more")
    #expect(panel.header.title.view.frame.minX == 16)
    #expect(panel.header.title.view.frame.maxX == Self.width - 16)
    #expect(panel.frame(of: panel.header.title.view).minY == Self.header)
    #expect(panel.header.title.view.frame.height > 30)
    #expect(body.frame.minY == panel.header.title.view.frame.maxY + 16)
  }

  @Test func `a title that fits again returns to the row`() {
    let (panel, place, sheet) = panel(title: "What others know")
    for width in [240, 393, 240, 393] as [CGFloat] {
      sheet.frame.size.width = width
      place.prepareLayout()
      sheet.layoutIfNeeded()
      let title = panel.frame(of: panel.header.title.view)
      let isInRow = width == 393
      #expect(isInRow ? abs(title.midY - Self.header / 2) < 0.5 : title.minY == Self.header)
      #expect(panel.frame(of: body).minY == (isInRow ? Self.header : title.maxY + 16))
      #expect(panel.header.title.view.isDescendant(of: panel.contents) == !isInRow)
    }
  }

  @Test
  func
    `a host that has room for the header alone shows it, and is as high as before with room again`()
  {
    let (panel, _, sheet) = panel()
    for height in [60, 20, 0] as [CGFloat] {
      sheet.frame.size.height = height
      sheet.layoutIfNeeded()
      #expect(panel.header.view.frame.height == Self.header)
      #expect(panel.contents.frame.height >= 0)
    }
    sheet.frame.size.height = 400
    sheet.layoutIfNeeded()
    #expect(panel.view.frame.height == Self.height)
    #expect(body.frame.height == 44)
  }

  @Test func `controls are large enough and never overlap`() {
    for width in stride(from: 140.0, through: 700, by: 40) {
      let (panel, _, sheet) = panel(
        width: width, ok: "Take it over now", cancel: "Do not change anything")
      let (cancel, ok) = (panel.header.cancelButton.frame, panel.header.okButton.frame)
      #expect(cancel.width >= 44 && ok.width >= 44)
      #expect(cancel.height >= 44 && ok.height >= 44)
      #expect(!cancel.intersects(ok))
      #expect(cancel.maxX <= width - 16 && ok.minX >= 16)
      sheet.removeFromSuperview()
    }
  }

  @Test func `buttons too wide for one row get two, above the title`() {
    let (panel, _, _) = panel(
      width: 300, ok: "Take this over for all", cancel: "Do not change anything")
    #expect(panel.header.cancelButton.frame.minX == 16)
    #expect(panel.header.okButton.frame.maxX == 284 - 2 * Self.gap)
    #expect(panel.header.okButton.frame.minY == panel.header.cancelButton.frame.maxY + 2 * Self.rim)
    let title = panel.frame(of: panel.header.title.view)
    #expect(title.minY == panel.header.okButton.frame.maxY + Self.rim)
  }

  @Test func `an error message adds height below the body, which stays`() {
    let (panel, _, sheet) = panel()
    panel.show(ValidationError("Choose another name."))
    sheet.layoutIfNeeded()
    #expect(panel.message?.frame.minY == body.frame.maxY + 8)
    let height = panel.view.frame.height
    #expect(height > Self.header + 44 + 8 + 16 + 12)
    panel.show(nil)
    sheet.layoutIfNeeded()
    #expect(panel.view.frame.height == height && panel.message?.alpha == 0)
    panel.show(ValidationError("Choose a name."))
    sheet.layoutIfNeeded()
    #expect(panel.view.frame.height == height && panel.message?.alpha == 1)
  }
}
