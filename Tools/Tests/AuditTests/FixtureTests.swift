import Foundation
import Testing

@testable import Audit

/// Audits that compile a small repository first, as `make audit` does with the real one.
@Suite struct FixtureTests {
  /// The report of the repository without a finding, which is compiled once.
  private static let clean = Result { try Fixture("Clean").report() }

  @Test func whatEveryTableAllowsPasses() throws {
    let report = try Self.clean.get()
    #expect(report.findings.map(\.description) == [])
    #expect(report.isPassed)
    #expect(
      report.summary
        == "audit: 35 symbols of UIKit in 6 files, against 41 rows; 0 errors, 0 warnings.")
  }

  @Test func listsEverySymbolWithItsUses() throws {
    let list = try Self.clean.get().symbolList
    #expect(list.contains("UIView.convert(_:to:)                    2 ×  iOS 2.0, @MainActor"))
    #expect(list.contains("UIView.AnimationOptions.init(rawValue:)  1 ×  synthesized"))
    #expect(list.contains("UILabel.layoutSubviews()                 1 ×  iOS 2.0, @MainActor"))
    #expect(list.count == 35)
  }

  @Test func everyPlantedViolationIsReported() throws {
    let report = try Fixture("Planted").report()
    #expect(!report.isPassed)
    #expect(report.findings.map(\.description) == Self.planted)
  }

  @Test func aFileThatChangedSinceTheBuildIsReported() throws {
    let fixture = try Fixture("Clean", isCopied: true)
    _ = try fixture.report()
    let file = fixture.root.appending(path: "Example/Screen.swift")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: file.path)
    try Data("import UIKit\n".utf8).write(
      to: fixture.root.appending(path: "Sources/Panel/New.swift"))
    #expect(
      try fixture.audit().findings.map(\.description) == [
        "Example/Screen.swift:1:1: error: This file has changed since it was compiled: "
          + "run `swift build --build-tests` first.",
        "Sources/Panel/New.swift:1:1: error: The index does not know this file: "
          + "run `swift build --build-tests` first.",
      ])
  }

  @Test func withoutAnIndexTheAuditSaysWhatToDo() throws {
    let error = #expect(throws: AuditError.self) {
      try Audit.report(for: Arguments(["--root", "/nowhere"]))
    }
    #expect(
      error?.description
        == "There is no index at /nowhere/.build/debug/index/store: run "
        + "`swift build --build-tests` first.")
  }

  private static let planted = [
    "Example/Screen.swift:5:8: error: UIView.becomeInvented() is not in "
      + "Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation and add its row, "
      + "or do without it.",
    "Example/Screen.swift:6:8: error: UIView.becomeOwn() is the package's own, and Apple's "
      + "UIKit does not have it: use it in a Platform folder only.",
    "Sources/Panel/Children.swift:5:7: error: hoverStyle is declared although iOS has "
      + "UIView.hoverStyle: override it, or choose another name.",
    "Sources/Panel/Children.swift:9:14: error: Process does not exist on iOS: start nothing.",
    "Sources/Panel/Panel.swift:1:1: error: Dispatch is imported outside a Platform folder: "
      + "import UIKit, Foundation, Observation or a module of the package.",
    "Sources/Panel/Panel.swift:6:6: error: The global name observe is hidden by "
      + "NSObject.observe(_:options:changeHandler:) inside every subclass of NSObject on iOS: "
      + "choose another name.",
    "Sources/Panel/Panel.swift:7:5: error: The global name next is hidden by "
      + "UIResponder.next inside every subclass of UIResponder on iOS: choose another name.",
    "Sources/Panel/Panel.swift:10:3: error: isolated deinit needs iOS 18.4, but the package "
      + "runs on iOS 17.0: clean up in a method.",
    "Sources/Panel/Panel.swift:15:5: error: UIView.becomeModern() came with iOS 17.4, but "
      + "the package runs on iOS 17.0: do without it.",
    "Sources/Panel/Panel.swift:16:5: error: UIView.becomeOld() is deprecated since iOS 15.0: "
      + "use what Apple names in its place.",
    "Sources/Panel/Panel.swift:17:5: warning: UIView.becomeDoubtful() has not been found in "
      + "Apple's documentation: look it up and write its source into "
      + "Tools/Audit/Tables/uikit-symbols.md.",
    "Sources/Panel/Panel.swift:18:5: error: UIView.becomeInvented() is not in "
      + "Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation and add its row, "
      + "or do without it.",
    "Sources/Panel/Panel.swift:19:5: error: UIGraphicsInvented() is not in "
      + "Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation and add its row, "
      + "or do without it.",
    "Sources/Panel/Panel.swift:20:21: error: CGRect.midX is not in "
      + "Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation and add its row, "
      + "or do without it.",
    "Sources/Panel/Panel.swift:21:9: error: UIApplication.shared isn't there in an app "
      + "extension: use the view's window and scene.",
    "Sources/Panel/Panel.swift:21:23: error: UIApplication.shared is used outside a Platform "
      + "folder: reach the scene through the view's window.",
    "Sources/Panel/Panel.swift:24:7: error: isFocused is declared although iOS has "
      + "UIView.isFocused: override it, or choose another name.",
    "Sources/Panel/Panel.swift:25:8: error: copy() is declared although iOS has "
      + "NSObject.copy(): override it, or choose another name.",
    "Sources/Panel/Panel.swift:29:8: error: sizeToFit() is declared although iOS has "
      + "UIView.sizeToFit(): override it, or choose another name.",
    "Sources/Panel/Panel.swift:32:1: error: #if stands outside a Platform folder: move what "
      + "differs between platforms to Platform/.",
    "Sources/Panel/Panel.swift:37:46: error: Task.yield() needs iOS 18.0, but the package "
      + "runs on iOS 17.0: do not yield.",
    "Sources/Panel/Platform/Bridge.swift:5:52: error: UIApplication.shared isn't there in an app "
      + "extension: use the view's window and scene.",
    "Sources/Panel/Rules.swift:4:15: error: Layout is exported, and SwiftUI has the same "
      + "name: choose another name.",
    "Sources/Panel/Rules.swift:8:23: error: UILabelDelegate is a protocol of Objective-C, "
      + "but Listener does not inherit from NSObject: let it inherit from NSObject.",
    "Sources/Panel/Rules.swift:16:19: error: UILabelDelegate is a protocol of Objective-C, but Source is generic and "
      + "adopts it in an extension: adopt it in the class or in a subclass that is not generic.",
    "Sources/Panel/Rules.swift:19:17: error: becomeFirstResponder overrides "
      + "UIResponder.becomeFirstResponder() and never calls super, which Apple's documentation "
      + "asks for: call super.becomeFirstResponder.",
    "Sources/Panel/Rules.swift:20:5: error: UIView.constraints also lists the system's own "
      + "constraints on iOS: keep the constraints that you make.",
    "Sources/Panel/Rules.swift:23:17: error: pressesBegan is overridden without "
      + "pressesChanged, pressesCancelled: override all four, so that a press goes to one place "
      + "from beginning to end.",
    "Sources/Panel/Rules.swift:28:34: error: The observer's queue is nil, so its closure "
      + "runs on whichever thread posts: use Notice, or pass a queue.",
    "Sources/Panel/Rules.swift:28:34: error: addObserver returns the token that ends it: keep the "
      + "token.",
    "Sources/Panel/Rules.swift:31:33: error: UIInventedDelegate is not in "
      + "Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation and add its row, or "
      + "do without it.",
    "Tests/PanelTests/PanelTests.swift:4:8: error: UIView.becomeModern() came with iOS 17.4, "
      + "but the package runs on iOS 17.0: do without it.",
    "Tests/PanelTests/PanelTests.swift:8:18: error: UIGestureRecognizer.state is writable "
      + "only with the module UIKit.UIGestureRecognizerSubclass on iOS: import it in this file "
      + "inside `#if !os(Linux)`.",
    "Tests/PanelTests/PanelTests.swift:9:17: error: UIGestureRecognizer.reset() is declared "
      + "only with the module UIKit.UIGestureRecognizerSubclass on iOS: import it in this file "
      + "inside `#if !os(Linux)`.",
    "Tools/Audit/Tables/audit-exceptions.md:3:1: error: Nothing breaks the rule \"exported name\" "
      + "for Subview any more: remove the row.",
    "UIKit.swift:25:24: error: UIInset adopts Hashable, which Apple's declaration does not: "
      + "remove the conformance.",
    "UIKit.swift:26:10: error: UIInset.init(top:) has a default value for top that Apple's "
      + "declaration lacks: remove the default value.",
    "UIKit.swift:60:28: error: UILabelDelegate is a protocol of Objective-C on iOS: let it "
      + "inherit from NSObjectProtocol, so that only objects can adopt it.",
  ]
}
