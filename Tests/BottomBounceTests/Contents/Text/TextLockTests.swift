import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The changes that a text refuses: those outside of it, and all while it is locked.
@MainActor @Suite(.ownDevice) struct TextLockTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  nonisolated private static let both = [1...1, 1...5]

  /// Presents content with a number of lines, and returns the view that decides about changes.
  private func show(
    _ content: TextContent, _ lines: ClosedRange<Int> = 1...1
  ) async throws -> TextContentView {
    _ = await host.showText(sheet, content.lines(lines))
    return try #require(
      (host.textField?.delegate ?? host.textView?.delegate) as? TextContentView)
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  /// Asks the view as UIKit does before a change.
  private func allows(_ range: NSRange, _ string: String, in view: TextContentView) -> Bool {
    if let field = view.textField {
      return view.textField(field, shouldChangeCharactersIn: range, replacementString: string)
    }
    guard let lines = view.linesView else { return false }
    return view.textView(lines, shouldChangeTextIn: range, replacementText: string)
  }

  nonisolated private static let inside = [
    NSRange(location: 0, length: 0), NSRange(location: 5, length: 0), NSRange(0..<5),
    NSRange(4..<5),
  ]
  nonisolated private static let outside = [
    NSRange(0..<10), NSRange(5..<8), NSRange(location: 6, length: 0), NSRange(9..<18),
    NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: .max),
  ]

  @Test(arguments: both, [nil, 5])
  func `a range in the text is accepted with any string`(
    lines: ClosedRange<Int>, limit: Int?
  ) async throws {
    let view = try await show(.text("abcde", limit: limit), lines)
    for string in ["", "x", String(repeating: "x", count: 1_000)] {
      for range in Self.inside { #expect(allows(range, string, in: view), "\(range) \(string)") }
    }
    await end()
  }

  // UIKit can undo a change that was refused: openradar 32508213.
  @Test(arguments: both, [nil, 5])
  func `a range outside the text is refused`(lines: ClosedRange<Int>, limit: Int?) async throws {
    let view = try await show(.text("abcde", limit: limit), lines)
    for string in ["", "x"] {
      for range in Self.outside { #expect(!allows(range, string, in: view), "\(range)") }
    }
    #expect(view.entry.enteredText == "abcde")
    await end()
  }

  @Test(arguments: both) func `of several ranges, none may be outside the text`(
    lines: ClosedRange<Int>
  ) async throws {
    guard #available(iOS 26, *) else { return }
    let view = try await show(.text("abcde", limit: 5), lines)
    func allows(_ ranges: [NSRange]) -> Bool {
      let values = ranges.map { NSValue(range: $0) }
      if let field = view.textField {
        return view.textField(
          field, shouldChangeCharactersInRanges: values, replacementString: "xyz")
      }
      guard let lines = view.linesView else { return false }
      return view.textView(lines, shouldChangeTextInRanges: values, replacementText: "xyz")
    }
    #expect(allows(Self.inside))
    for range in Self.outside {
      #expect(!allows([range]))
      #expect(!allows([NSRange(0..<1), range]))
    }
    view.lock.isDisabled = true
    #expect(!allows([NSRange(0..<1)]) && !allows([NSRange(0..<1), NSRange(2..<3)]))
    await end()
  }

  @Test func `after a suggestion, a change of the longer text is refused`() async throws {
    let view = try await show(.text("abcdefghij").suggestions(["ab"]))
    view.replaceText(with: "ab")
    #expect(!allows(NSRange(0..<10), "", in: view))
    #expect(allows(NSRange(0..<2), "", in: view))
    await end()
  }

  @Test func `after Clear, a change of the cleared text is refused`() async throws {
    let view = try await show(.text("abcde", limit: 3))
    let field = try #require(view.textField)
    #expect(view.textFieldShouldClear(field))
    field.text = ""
    field.sendActions(for: .editingChanged)
    #expect(!allows(NSRange(0..<5), "", in: view))
    #expect(host.okButton?.isEnabled == true && host.problem == nil)
    await end()
  }

  @Test func `after Reveal and Hide, the text accepts what it accepted before`() async throws {
    let view = try await show(.text("abcde", limit: 3).secure())
    for _ in 0..<2 {
      host.tap(try #require(host.control("BottomBounce.reveal")))
      #expect(view.entry.enteredText == "abcde")
      #expect(!allows(NSRange(0..<10), "", in: view))
      #expect(allows(NSRange(0..<5), "", in: view))
    }
    await end()
  }

  @Test(arguments: both) func `a locked text refuses every change`(
    lines: ClosedRange<Int>
  ) async throws {
    let view = try await show(.text("abcde").suggestions(["x"]), lines)
    for lock in [TextLock(isDisabled: true), TextLock(isSettling: true)] {
      view.lock = lock
      for range in Self.inside + Self.outside { #expect(!allows(range, "x", in: view)) }
      view.replaceText(with: "x")
      #expect(view.entry.enteredText == "abcde")
      if let field = view.textField { #expect(!view.textFieldShouldClear(field)) }
    }
    view.lock = TextLock()
    await end()
  }

  @Test(arguments: both) func `a correction is let through only in the text`(
    lines: ClosedRange<Int>
  ) async throws {
    let view = try await show(.text("on teh"), lines)
    view.lock = TextLock(isSettling: true, awaitsCorrection: true)
    #expect(allows(NSRange(3..<6), "the", in: view))
    #expect(!allows(NSRange(3..<7), "the", in: view))
    #expect(!allows(NSRange(location: 6, length: 0), "x", in: view))
    #expect(!allows(NSRange(5..<6), "", in: view))
    view.lock = TextLock()
    await end()
  }
}
