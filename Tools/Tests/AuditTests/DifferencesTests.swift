import Foundation
import Testing

@testable import Audit

@Suite struct DifferencesTests {
  private let symbols = SymbolTable(
    MarkdownTable(
      file: "t.md",
      text: """
        | Symbol | Declaration | Isolation | iOS | Deprecated | Source |
        | --- | --- | --- | --- | --- | --- |
        | `UIImage` | `class UIImage : NSObject` | nonisolated | 2.0 | — | UIImage.h |
        | `UIImage.size` | `var size: CGSize { get }` | nonisolated | 2.0 | — | uikit/uiimage/size |
        """))

  @Test func `a difference has the name of its declaration and Apple's source`() {
    let text = """
      /// Differs: Only bitmaps are supported.
      open class UIImage {
        /// A comment that is no difference.
        open var scale = 1

        /// Differs: The size is rounded.
        ///
        /// It is never zero.
        open class var size: CGSize { CGSize() }

        /// Differs: Only PNG files can be read.
        @discardableResult
        public convenience init?(data: Data, scale other: CGFloat = 1) {}

        public struct Configuration {
          /// Differs: The method has no effect.
          public func apply(
            _ value: Int, to view: UIView
          ) {}
        }
      }

      extension UIImage {
        /// Differs: The mode has no effect.
        public enum Mode {}
      }
      """
    let found = Differences.differences(in: text, symbols: symbols)
    #expect(
      found.map { "\($0.symbol): \($0.text) \($0.source)" } == [
        "UIImage: Only bitmaps are supported. UIImage.h",
        "UIImage.size: The size is rounded. It is never zero. uikit/uiimage/size",
        "UIImage.init(data:scale:): Only PNG files can be read. UIImage.h",
        "UIImage.Configuration.apply(_:to:): The method has no effect. UIImage.h",
        "UIImage.Mode: The mode has no effect. UIImage.h",
      ])
  }

  @Test func `an outdated page is reported`() throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for folder in ["UIKitForLinux/Sources/UIKit", "Documentation"] {
      try FileManager.default.createDirectory(
        at: root.appending(path: folder), withIntermediateDirectories: true)
    }
    try Data("/// Differs: It is empty.\nclass UIImage {}\n".utf8).write(
      to: root.appending(path: "UIKitForLinux/Sources/UIKit/UIImage.swift"))
    let differences = try Differences(root: root, symbols: symbols)
    #expect(
      differences.findings(root: root).map(\.description) == [
        "Documentation/uikit-differences.md:1:1: error: The page isn't up to date: "
          + "run `.build/debug/Audit --differences`."
      ])
    try Data(differences.page.utf8).write(to: root.appending(path: Differences.path))
    #expect(differences.findings(root: root).isEmpty)
    #expect(differences.page.contains("| `UIImage` | It is empty. | UIImage.h |"))
  }
}
