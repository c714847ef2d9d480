import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The question before changes are discarded, for every way to leave a sheet, header, device, and
/// design.
@MainActor @Suite(.ownDevice) struct DiscardQuestionTests {
  /// The ways in which the user leaves a sheet.
  enum WayOut: CaseIterable {
    case cancel, drag, backdrop, escapeKey, accessibilityEscape
  }

  /// The headers of a sheet.
  enum Header: CaseIterable {
    case standard, customCancel, noCancel, none

    var showsCancel: Bool { self == .standard || self == .customCancel }

    @MainActor func change(_ configuration: inout SheetConfiguration) {
      switch self {
      case .standard: break
      case .customCancel:
        configuration.cancelButtonConfiguration = .gray()
      case .noCancel: configuration.showsCancelButton = false
      case .none: configuration.showsHeader = false
      }
    }
  }

  /// A row of the table.
  struct Row: CustomTestStringConvertible, Sendable {
    var way: WayOut
    var header: Header
    var isPad: Bool
    var version: String

    var testDescription: String { "\(way), \(header), \(isPad ? "iPad" : "phone"), iOS \(version)" }

    static let all: [Row] = WayOut.allCases.flatMap { way in
      Header.allCases.filter { way != .cancel || $0.showsCancel }.flatMap { header in
        [false, true].flatMap { isPad in
          ["18.0", "26.0"].map { Row(way: way, header: header, isPad: isPad, version: $0) }
        }
      }
    }
  }

  /// A changed sheet on the device of a row.
  @MainActor private struct Screen {
    let row: Row
    let host: TestHost
    let sheet = BottomBounceView()
    let outcomes: Outcomes<String>

    init(_ row: Row) {
      self.row = row
      host = TestHost(
        on: Simulator(row.isPad ? .iPadPro11 : .iPhone16, systemVersion: row.version))
      outcomes = Outcomes()
      sheet.show(
        .text("a"),
        title: SheetHeader("Name", cancelTitle: row.header == .customCancel ? "Not Now" : nil),
        from: host.controller,
        configuration: SheetConfiguration {
          $0.confirmsDiscardingChanges = true
          row.header.change(&$0)
        }, onValue: outcomes.onValue, onCancel: outcomes.onCancel)
      host.device.settle()
      host.type("b")
    }

    func leave() async throws {
      switch row.way {
      case .cancel: host.tapCancel()
      case .backdrop: host.tapBackdrop()
      case .escapeKey: host.device.press(.keyboardEscape)
      case .accessibilityEscape: _ = sheet.accessibilityPerformEscape()
      case .drag:
        let panel = try #require(host.panel)
        let frame = panel.convert(panel.bounds, to: nil)
        let start = CGPoint(x: frame.midX, y: frame.minY + 8)
        host.device.drag(from: start, to: CGPoint(x: start.x, y: start.y + 400), over: 0.1)
      }
      await host.settle()
    }

    var question: UIAlertController? {
      var top: UIViewController? = host.controller
      while let next = top?.presentedViewController { top = next }
      return top as? UIAlertController
    }

    /// The rectangle on the screen that the question points at.
    func source(of question: UIAlertController) throws -> CGRect {
      let popover = try #require(question.popoverPresentationController)
      return try #require(popover.sourceView).convert(popover.sourceRect, to: nil)
    }
  }

  @Test(arguments: Row.all)
  func `the question points at Cancel or the panel, and other ways to close it keep the sheet`(
    row: Row
  ) async throws {
    let screen = Screen(row)
    try await screen.leave()
    let question = try #require(screen.question)
    #expect(question.preferredStyle == .actionSheet)
    #expect(question.title == "Discard changes?")
    let popover = try #require(question.popoverPresentationController)
    let panel = try #require(screen.host.panel)
    if row.header.showsCancel {
      let cancel = try #require(screen.host.view("BottomBounce.cancel"))
      #expect(popover.sourceView === cancel)
    } else {
      #expect(popover.sourceView === panel)
    }
    let source = try screen.source(of: question)
    let top = panel.convert(panel.bounds, to: nil).minY
    #expect(screen.host.window.bounds.contains(source))
    #expect(row.header.showsCancel ? source.minY >= top : source.minY == top)
    if row.isPad {
      let frame = question.view.convert(question.view.bounds, to: nil)
      switch popover.arrowDirection {
      case .up: #expect(abs(frame.minY - source.maxY - 13) < 1)
      case .down: #expect(abs(source.minY - frame.maxY - 13) < 1)
      case .left: #expect(abs(frame.minX - source.maxX - 13) < 1)
      case .right: #expect(abs(source.minX - frame.maxX - 13) < 1)
      default: Issue.record("The popover has no arrow.")
      }
    }

    // A tap outside.
    screen.host.device.tap(at: CGPoint(x: 4, y: 70))
    await screen.host.settle()
    #expect(screen.question == nil)
    #expect(screen.outcomes.total == 0 && screen.sheet.isPresented)

    // Other code.
    try await screen.leave()
    try #require(screen.question).presentingViewController?.dismiss(animated: true)
    await screen.host.settle()
    #expect(screen.outcomes.total == 0 && screen.sheet.isPresented)

    // Discard.
    try await screen.leave()
    let discard = screen.host.device.accessibilityElement(labeled: "Discard") as? UIView
    screen.host.device.tap(try #require(discard))
    await screen.host.settle()
    #expect(screen.outcomes.cancellations.count == 1 && screen.outcomes.values.isEmpty)
    #expect(!screen.sheet.isPresented && screen.host.controller.presentedViewController == nil)
    #expect(screen.host.device.system.warnings.isEmpty)
  }
}
