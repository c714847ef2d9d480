import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Text with a limit and the input methods of iOS 26.
@MainActor @Suite(.ownDevice) struct NewInputMethodTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func inputMethod(limit: Int) async throws -> NewInputMethod {
    _ = await host.showText(sheet, TextContent.text(limit: limit))
    return NewInputMethod(field: try #require(host.textField))
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a word is committed far below the limit`() async throws {
    let method = try await inputMethod(limit: 9)
    method.compose("ㄨㄤ")
    #expect(method.commit("王"))
    #expect(method.field.text == "王")
    await end()
  }

  @Test(arguments: [0, 1, 2])
  func `a word is committed at its limit`(limit: Int) async throws {
    let method = try await inputMethod(limit: limit)
    method.compose("ㄨㄤ")
    #expect(method.commit("王"))
    #expect(method.field.text == "王")
    #expect(host.problem == (limit == 0 ? "Characters over the limit: 1." : nil))
    await end()
  }

  @Test func `a word can be started with space for one character`() async throws {
    let method = try await inputMethod(limit: 1)
    #expect(method.begin("w"))
    #expect(method.field.markedTextRange != nil)
    await end()
  }

  @Test func `letters after a word that ended a composition stay, with a message`() async throws {
    let method = try await inputMethod(limit: 1)
    method.compose("ㄨㄤ")
    #expect(method.commit("王"))
    let content = try #require(method.field.delegate as? TextContentView)
    let caret = NSRange(location: 1, length: 0)
    if content.textField(method.field, shouldChangeCharactersIn: caret, replacementString: "x") {
      method.field.insertText("x")
    }
    #expect(method.field.text == "王x")
    #expect(host.problem == "Characters over the limit: 1.")
    await end()
  }

  @Test func `text that replaces several selections stays, with a message`() async throws {
    guard #available(iOS 26, *) else { return }
    let method = try await inputMethod(limit: 4)
    let field = method.field
    host.paste("abcd")
    let content = try #require(field.delegate as? TextContentView)
    let ranges = [NSRange(location: 0, length: 1), NSRange(location: 2, length: 1)]
    #expect(
      content.textField(
        field, shouldChangeCharactersInRanges: ranges.map { NSValue(range: $0) },
        replacementString: "uvwxyz"))
    field.text = "uvwxyzbd"
    field.sendActions(for: .editingChanged)
    #expect(field.text == "uvwxyzbd")
    #expect(host.problem == "Characters over the limit: 4.")
    #expect(
      content.textField(
        field, shouldChangeCharactersInRanges: [NSValue(range: NSRange(location: 8, length: 0))],
        replacementString: "z"))
    await end()
  }
}
