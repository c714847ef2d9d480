import Testing

@testable import Audit

/// The rules as functions over values, with their exact messages.
@Suite struct RulesTests {
  @Test(arguments: [
    ("UIKit", "UIView", "alpha", nil),
    ("UIKit", "UIButton", "alpha", nil),
    ("UIKitCanvas", "", "CGColor", nil),
    ("Foundation", "CGFloat", "rounded()", nil),
    ("Foundation", "DateFormatter", "string(from:)", nil),
    ("UIKit", "UIView.ContentMode", "init(rawValue:)", nil),
    ("UIKit", "UIView", "convert(_:)", nil),
    ("UIKit", "UIView", "hasNoSuccessorYet", nil),
    (
      "UIKit", "UIView", "alfa",
      "UIView.alfa is not in Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation "
        + "and add its row, or do without it."
    ),
    (
      "UIKit", "UIView.Missing", "init(rawValue:)",
      "UIView.Missing.init(rawValue:) is not in Tools/Audit/Tables/uikit-symbols.md: compare it with "
        + "Apple's documentation and add its row, or do without it."
    ),
    (
      "FoundationEssentials", "CGRect", "midX",
      "CGRect.midX is not in Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's documentation "
        + "and add its row, or do without it."
    ),
    (
      "UIKit", "UIButton", "newMember",
      "UIView.newMember came with iOS 17.4, but the package runs on iOS 17.0: do without it."
    ),
    (
      "UIKit", "UIView", "oldMember",
      "UIView.oldMember is deprecated since iOS 13.0: use what Apple names in its place."
    ),
    (
      "UIKit", "UIView", "hasSuccessor",
      "UIView.hasSuccessor is deprecated since iOS 26.0: use what Apple names in its place."
    ),
    (
      "UIKit", "UIView", "doubtful",
      "UIView.doubtful has not been found in Apple's documentation: look it up and write its source "
        + "into Tools/Audit/Tables/uikit-symbols.md."
    ),
  ])
  func everySymbolIsInTheTable(
    module: String, owner: String, name: String, message: String?
  ) {
    let use = SymbolUse(
      symbol: SymbolName(module: module, owner: owner, name: name), location: Self.place)
    #expect(Rules.symbols([use], Self.table).map(\.message) == [message].compactMap { $0 })
  }

  @Test(arguments: [
    ("if #available(iOS 17.4, *) { § }", nil),
    (
      "if #available(iOS 17.2, *) { § }",
      "UIView.newMember came with iOS 17.4, but the package runs on iOS 17.2: do without it."
    ),
    (
      "if #available(iOS 18.0, *) { } else { § }",
      "UIView.newMember came with iOS 17.4, but the package runs on iOS 17.0: do without it."
    ),
  ])
  func newerSymbolsNeedACheck(code: String, message: String?) {
    let column = code.prefix { $0 != "§" }.count + 1
    let use = SymbolUse(
      symbol: SymbolName(module: "UIKit", owner: "UIView", name: "newMember"),
      location: SourceLocation(file: "A.swift", line: 1, column: column))
    let text = SourceText(file: "A.swift", text: code)
    #expect(
      Rules.symbols([use], Self.table, in: [text]).map(\.message) == [message].compactMap { $0 })
  }

  @Test(arguments: [
    ("Sources/A/Platform/B.swift", "observeBounds(_:)", true, nil),
    ("Example/Platform/B.swift", "observeBounds(_:)", true, nil),
    ("Sources/A/B.swift", "alpha", true, nil),
    (
      "Sources/A/B.swift", "observeBounds(_:)", true,
      "UIView.observeBounds(_:) is the package's own, and Apple's UIKit does not have it: use it in "
        + "a Platform folder only."
    ),
    (
      "Sources/A/Platform/B.swift", "observeBounds(_:)", false,
      "UIView.observeBounds(_:) is not in Tools/Audit/Tables/uikit-symbols.md: compare it with Apple's "
        + "documentation and add its row, or do without it."
    ),
  ])
  func whatThePackageKeepsForItselfStaysInPlatformFolders(
    file: String, name: String, isPackage: Bool, message: String?
  ) {
    let use = SymbolUse(
      symbol: SymbolName(module: "UIKit", owner: "UIView", name: name),
      location: SourceLocation(file: file, line: 1, column: 1), isPackage: isPackage)
    #expect(Rules.symbols([use], Self.table).map(\.message) == [message].compactMap { $0 })
  }

  @Test func onlyWhatIsUnconfirmedIsAWarning() {
    let uses = ["alfa", "doubtful"].map {
      SymbolUse(
        symbol: SymbolName(module: "UIKit", owner: "UIView", name: $0), location: Self.place)
    }
    #expect(Rules.symbols(uses, Self.table).map(\.severity) == [.error, .warning])
  }

  @Test(arguments: [
    ("Sources/A/B.swift", true), ("Sources/A/Platform/B.swift", false), ("Example/B.swift", false),
  ])
  func theSharedApplicationIsOutOfReach(file: String, isReported: Bool) {
    let use = SymbolUse(
      symbol: SymbolName(module: "UIKit", owner: "UIApplication", name: "shared"),
      location: SourceLocation(file: file, line: 1, column: 1))
    #expect(Rules.sharedApplication([use]).isEmpty != isReported)
  }

  @Test(arguments: [
    (
      "Synchronization", "Mutex", "withLock(_:)",
      "Mutex.withLock(_:) needs iOS 18.0, but the package runs on iOS 17.0: use a lock."
    ),
    ("Observation", "", "Observations", nil),
    (
      "Swift", "Task", "immediate(name:operation:)",
      "Task.immediate(name:operation:) needs iOS 26.0, but the package runs on iOS 17.0: use a task."
    ),
    ("Swift", "Task", "immediately()", nil),
    ("UIKit", "Task", "immediate()", nil),
    ("Foundation", "Host", "current()", "Host.current() does not exist on iOS: do without it."),
    ("Foundation", "", "Hosts", nil),
  ])
  func librariesAreNotNewerThanTheSystem(
    module: String, owner: String, name: String, message: String?
  ) {
    let use = SymbolUse(
      symbol: SymbolName(module: module, owner: owner, name: name), location: Self.place)
    #expect(Rules.newerSymbols([use], Self.newer).map(\.message) == [message].compactMap { $0 })
  }

  @Test(arguments: [
    ("func a() { guard #available(iOS 26, *) else { return } § }", 0),
    ("func a() { guard #available(iOS 18, *) else { return } § }", 1),
    ("if #available(iOS 26.0, *) { § }", 0),
  ])
  func newerLibrariesNeedACheck(code: String, findings: Int) throws {
    let marked = try #require(code.firstIndex(of: "§"))
    let text = SourceText(file: "Sources/A/B.swift", text: code.replacing("§", with: "x"))
    let use = SymbolUse(
      symbol: SymbolName(module: "Swift", owner: "Task", name: "immediate(name:operation:)"),
      location: SourceLocation(
        file: "Sources/A/B.swift", line: 1,
        column: code.distance(from: code.startIndex, to: marked) + 1))
    #expect(Rules.newerSymbols([use], Self.newer, in: [text]).count == findings)
  }

  @Test func theLanguageIsNotNewerThanTheSystem() {
    let text = SourceText(file: "Sources/A/B.swift", text: "class C {\n  isolated deinit {}\n}")
    #expect(
      Rules.newerSyntax([text], Self.newer).map(\.description) == [
        "Sources/A/B.swift:2:3: error: isolated deinit needs iOS 18.4, but the package runs on iOS "
          + "17.0: clean up elsewhere."
      ])
  }

  @Test(arguments: [
    ("Sources/A/B.swift", "observe(_:)", "observe is hidden by NSObject.observe(_:options:)"),
    ("Sources/A/B.swift", "alpha", "alpha is hidden by UIView.alpha"),
    ("Sources/A/B.swift", "next()", "next is hidden by UIResponder.next"),
    ("Sources/A/B.swift", "==(_:_:)", nil), ("Sources/A/B.swift", "unheardOf", nil),
    ("Example/B.swift", "alpha", nil),
  ])
  func globalsAreNotHidden(file: String, name: String, beginning: String?) {
    let definition = SymbolDefinition(
      name: name, place: .global, location: SourceLocation(file: file, line: 1, column: 1))
    let messages = Rules.hiddenGlobals([definition], Self.table, Self.members).map(\.message)
    guard let beginning else {
      #expect(messages == [])
      return
    }
    let owner = beginning.split(separator: " ").last?.prefix { $0 != "." } ?? ""
    #expect(
      messages == [
        "The global name \(beginning) inside every subclass of \(owner) on iOS: choose another name."
      ])
  }

  @Test(
    arguments: [
      ("alpha", ["Panel", "UIView"], false, "UIView.alpha"),
      ("next", ["UIView"], false, "UIResponder.next"),
      ("copy()", ["NSObject"], false, "NSObject.copy()"),
      ("copy()", ["UIView"], false, "NSObject.copy()"),
      ("alpha", ["UIView"], true, nil), ("beta", ["UIView"], false, nil),
      ("alpha", ["Model"], false, nil),
      ("storyboard", ["UIButton"], false, "UIResponder.storyboard"),
      ("storyboard", ["UIButton"], true, nil), ("storyboard", ["Model"], false, nil),
    ] as [(String, [String], Bool, String?)])
  func membersOverrideWhatTheSystemHas(
    name: String, superclasses: [String], overrides: Bool, member: String?
  ) {
    let definition = SymbolDefinition(
      name: name, place: .member(superclasses: superclasses), location: Self.place,
      overrides: overrides)
    #expect(
      Rules.missingOverrides([definition], Self.table, Self.members, Self.others).map(\.message)
        == [member].compactMap { $0 }.map {
          "\(name) is declared although iOS has \($0): override it, or choose another name."
        })
  }

  @Test(
    arguments: [
      (
        "#if os(iOS)",
        "#if stands outside a Platform folder: move what differs between platforms to "
          + "Platform/."
      ),
      (
        "@objc func a() {}",
        "@objc stands outside a Platform folder, and Linux has no Objective-C "
          + "runtime: use a closure or a UIAction."
      ),
      (
        "@objcMembers class A {}",
        "@objcMembers stands outside a Platform folder, and Linux has no "
          + "Objective-C runtime: use closures."
      ),
      (
        "a(#selector(b))",
        "#selector stands outside a Platform folder, and Linux has no Objective-C "
          + "runtime: use a closure or a UIAction."
      ),
      ("// #if", nil), ("#else", nil),
    ] as [(String, String?)])
  func platformsAreToldApartInPlatformFolders(text: String, message: String?) {
    func findings(_ file: String) -> [String] {
      Rules.platformCode([SourceText(file: file, text: text)]).map(\.message)
    }
    #expect(findings("Sources/A/B.swift") == [message].compactMap { $0 })
    #expect(findings("Sources/A/Platform/B.swift") == [])
    #expect(findings("Example/B.swift") == [])
  }

  @Test(
    arguments: [
      ("NSClassFromString(name)", "NSClassFromString finds"),
      ("view.perform(Selector((name)))", "Selector finds"), ("slider.setValue(1)", nil),
      ("view.setValue(1, forKey: key)", "setValue finds"),
      ("view.value(forKey: key)", "value(forKey finds"),
      ("if name == \"_UIBar\" {}", "_UIBar is the name"),
      ("if name == \"UIRemoteView\" {}", "UIRemoteView is the name"),
      ("Swift::Int.max", ":: needs"), ("UIPasteboard.general.string", "UIPasteboard shows"),
      ("NSLog(text)", "NSLog writes"), ("Logger().info(text)", "Logger writes"),
      ("@objc func tap(_ a: Int, b: Int, c: Int) {}", "An action has"),
      ("@objc private func tap(_ a: Int, b: Int) {}", "An action has"),
      ("@objc func tap(_ a: Int, b: UIEvent) {}", nil), ("@objc func tap(_ a: Int) {}", nil),
      ("let time = ProcessInfo.processInfo.systemUptime", "systemUptime needs"),
      ("UIApplication.shared.open(url)", "UIApplication.shared isn't"),
      ("DispatchQueue.global().async {}", "DispatchQueue.global leaves"),
      ("log.logger.debug(text)", "logger writes"),
      ("FileHandle.standardError", "FileHandle writes"),
      ("precondition(a, \"Not \\(text)\")", "A crash report"), ("precondition(a, \"Not\")", nil),
      ("// \"UIView\", dump", nil),
      ("\"UIDesignRequiresCompatibility\"", nil), ("\"UI tests\"", nil), ("performAll()", nil),
      ("a ? b : c", nil),
    ] as [(String, String?)])
  func whatReviewRefusesIsFound(text: String, message: String?) {
    func findings(_ file: String) -> [String] {
      Rules.review([SourceText(file: file, text: "\n" + text)]).map(\.message)
    }
    let found = findings("Sources/BottomBounce/Platform/B.swift")
    #expect(found.count == (message == nil ? 0 : 1))
    if let message { #expect(found.first?.hasPrefix(message) == true) }
    #expect(findings("Example/B.swift") == [])
  }

  @Test(arguments: [
    ("#if canImport(SwiftUI)", nil), ("#if !os(Linux)", nil), ("#if DEBUG", nil),
    ("// #if os(Windows)", nil), ("let a = os(b)", nil), ("#if canImport(SwiftUi)", "SwiftUi"),
    ("#if os(Linux) || os(IOS)", "IOS"), ("#if a\n#elseif targetEnvironment(mac)", "mac"),
  ])
  func conditionsHaveKnownNames(text: String, name: String?) {
    let found = Rules.platformConditions([
      SourceText(file: "Sources/A/Platform/B.swift", text: text)
    ])
    #expect(found.count == (name == nil ? 0 : 1))
    if let name {
      #expect(found.first?.message.contains("(\(name)) is a condition that the package") == true)
    }
  }

  @Test(arguments: [
    ("import UIKit", nil), ("public import Foundation", nil), ("import Observation", nil),
    ("internal import Building", nil),
    ("let a = important", nil),
    ("import QuartzCore", "QuartzCore"), ("import struct Darwin.time_t", "Darwin"),
    ("@preconcurrency import SwiftUI", "SwiftUI"),
    (
      "@testable import Synchronization.Mutex",
      "Synchronization"
    ),
  ])
  func importsAreFew(text: String, module: String?) {
    let files = [
      SourceText(file: "Sources/Panel/A.swift", text: text),
      SourceText(file: "Sources/Building/A.swift", text: ""),
    ]
    #expect(
      Rules.imports(files).map(\.message)
        == [module].compactMap { $0 }.map {
          "\($0) is imported outside a Platform folder: import UIKit, Foundation, Observation "
            + "or a module of the package."
        })
  }

  @Test(arguments: [("make()", true, true), ("make()", false, false), ("copy()", true, false)])
  func membersOfATypeAndOfItsInstancesDoNotMeet(
    name: String, isTypeMember: Bool, isReported: Bool
  ) {
    let definition = SymbolDefinition(
      name: name, place: .member(superclasses: ["UIView"]), location: Self.place,
      isTypeMember: isTypeMember)
    #expect(
      Rules.missingOverrides([definition], Self.table, Self.members, Self.others).isEmpty
        != isReported)
  }

  private static let place = SourceLocation(file: "Sources/A/B.swift", line: 1, column: 1)

  private static let table = SymbolTable(
    MarkdownTable(
      file: SymbolTable.path,
      text: """
        | Symbol | Declaration | Isolation | iOS | Deprecated | Source |
        | --- | --- | --- | --- | --- | --- |
        | `CGColor` | `class CGColor` | nonisolated | 2.0 | — | page |
        | `UIButton` | `class UIButton : UIControl` | @MainActor | 2.0 | — | page |
        | `UIControl` | `class UIControl : UIView` | @MainActor | 2.0 | — | page |
        | `UIResponder` | `class UIResponder : NSObject` | @MainActor | 2.0 | — | page |
        | `UIResponder.next` | `var next: UIResponder? { get }` | @MainActor | 2.0 | — | page |
        | `UIView` | `class UIView : UIResponder` | @MainActor | 2.0 | — | page |
        | `UIView.ContentMode` | `enum ContentMode : Int` | nonisolated | 2.0 | — | page |
        | `UIView.alpha` | `var alpha: CGFloat { get set }` | @MainActor | 2.0 | — | page |
        | `UIView.convert(_:)` | `func convert(_: Int)` | @MainActor | 18.0 | — | page |
        | `UIView.convert(_:)` | `func convert(_: CGRect)` | @MainActor | 2.0 | — | page |
        | `UIView.doubtful` | `var doubtful: Int { get }` | @MainActor | 2.0 | — | unconfirmed |
        | `UIView.hasNoSuccessorYet` | `var a: Int` | @MainActor | 2.0 | 27.0 → 26.0 | page |
        | `UIView.hasSuccessor` | `var a: Int` | @MainActor | 2.0 | 26.0 → 13.0 | page |
        | `UIView.make()` | `class func make() -> Self` | @MainActor | 2.0 | — | page |
        | `UIView.newMember` | `var newMember: Int { get }` | @MainActor | 17.4 | — | page |
        | `UIView.oldMember` | `var oldMember: Int { get }` | @MainActor | 2.0 | 13.0 | page |
        """))

  private static let newer = NewerFeatures(
    MarkdownTable(
      file: NewerFeatures.path,
      text: """
        | Name | Kind | iOS | Advice | Source |
        | --- | --- | --- | --- | --- |
        | `isolated deinit` | syntax | 18.4 | clean up elsewhere | page |
        | `Synchronization.Mutex` | symbol | 18.0 | use a lock | page |
        | `Task.immediate` | symbol | 26.0 | use a task | page |
        | `Foundation.Host` | symbol | — | do without it | page |
        """))

  private static let members = ObjectMembers(
    MarkdownTable(
      file: ObjectMembers.path,
      text: """
        | Member | Source |
        | --- | --- |
        | `copy()` | page |
        | `observe(_:options:)` | page |
        """))

  private static let others = OtherMembers(
    MarkdownTable(
      file: OtherMembers.path,
      text: """
        | Member | Source |
        | --- | --- |
        | `UIResponder.storyboard` | page |
        """))
}
