import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Fields of forms that are hidden when the sheet ends.
@MainActor @Suite(.ownDevice) struct FormHiddenFieldTests {
  private let host = TestHost(inRealTime: true)

  private struct Place: Equatable {
    var isFar = false
    var zip = ""
  }

  @Test(arguments: [true, false])
  func `the check of a hidden text ends with the sheet`(isConfirmed: Bool) async throws {
    let server = CheckServer()
    let content = FormContent<Place>.form(Place()) { f, place in
      f.toggle("Far", \.isFar)
      if !place.isFar {
        f.field("Zip", \.zip) { .text($0).rules(.async { try await server.check($0) }) }
      }
    }
    let outcomes = await host.show(content, by: host.sheet)
    let zip = try #require(host.textField)
    zip.becomeFirstResponder()
    host.type("bob")
    await host.advance(by: 0.5)
    for _ in 0..<30 { await Task.yield() }
    #expect(server.asked == ["bob"])
    host.tap(try #require(host.control("BottomBounce.switch")))
    await host.advance(by: 0.5)
    #expect(host.textField == nil && server.cancelled.isEmpty)
    if isConfirmed { await host.tapOKAndWait() } else { host.sheet.dismiss() }
    await host.settle()
    #expect(server.cancelled == ["bob"])
    #expect(outcomes.values.count == (isConfirmed ? 1 : 0))
  }
}
