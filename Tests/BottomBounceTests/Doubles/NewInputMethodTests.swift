import BottomBounce
import TestHost
import Testing
import UIKit

/// Texts with a limit, typed with the input methods of iOS 26.
@MainActor @Suite(.ownDevice) struct NewInputMethodTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private func inputMethod(limit: Int) async throws -> NewInputMethod {
    _ = await host.showText(sheet, TextContent(limit: limit))
    return NewInputMethod(field: try #require(host.textField))
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a word is committed far from the limit`() async throws {
    let method = try await inputMethod(limit: 9)
    method.compose("ㄨㄤ")
    #expect(method.commit("王"))
    #expect(method.field.text == "王")
    await end()
  }

  @Test func `the last word up to the limit is committed`() async throws {
    let method = try await inputMethod(limit: 2)
    method.compose("ㄨㄤ")
    withKnownIssue("apple-sheet.md, 7: the composed letters count as well as the word") {
      #expect(method.commit("王"))
      #expect(method.field.text == "王")
    }
    await end()
  }

  @Test func `a word can be begun where there is room for one character`() async throws {
    let method = try await inputMethod(limit: 1)
    #expect(method.begin("w"))
    #expect(method.field.markedTextRange != nil)
    await end()
  }
}
