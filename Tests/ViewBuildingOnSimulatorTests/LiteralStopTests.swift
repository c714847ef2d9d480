import Foundation
import Testing
import UIKit
import ViewBuilding

/// The effect of an error in a literal on the program.
///
/// Only debug builds stop. `ViewBuilding` has the same build configuration as these tests.
@Suite struct LiteralStopTests {
  #if DEBUG
    @Test func `an error in a literal stops a debug build with a message`()
      async throws
    {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        await MainActor.run {
          let view = UIView()
          let layout = EquationLayout(in: view, ["photo": UIView()])
          layout.eqs("photo.left == 8\nphoto.lefft == 8")
        }
      }
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      #expect(words.contains("2:7: There is no attribute “lefft”. Did you mean “left”?"))
      #expect(words.contains("LiteralStopTests.swift:"))
    }
  #else
    @MainActor @Test func `an error in a literal has no effect in a release build`() {
      let view = UIView()
      let layout = EquationLayout(in: view, ["photo": UIView()])
      #expect(layout.eqs("photo.left == 8\nphoto.lefft == 8") == [])
      let constraint = layout.eq("photo.lefft == 8")
      #expect(!constraint.isActive)
      constraint.isActive = true
      #expect(constraint.isActive)
      #expect(view.constraints.isEmpty)
    }
  #endif
}
