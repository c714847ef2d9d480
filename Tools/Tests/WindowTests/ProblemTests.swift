import Foundation
import Testing

@testable import ProfileWindow

/// The arguments of the program, and its messages without a display.
@Suite struct ProblemTests {
  @Test func `without a display, the program prints an error`() async throws {
    let program = try WindowProgram(on: nil)
    #expect(await program.status() == 1)
    #expect(
      program.errorText == """
        There is no display to open a window on, because neither DISPLAY nor WAYLAND_DISPLAY is set; \
        `make demo` without WINDOW=1 writes pictures instead.

        """)
  }

  @Test(arguments: [
    (
      ["--huge"],
      "There is no option “--huge”; there are --report, --catalog, and --scale with pixels a point."
    ),
    (["--scale"], "“” is no scale; give the pixels a point, from 0.5 to 3."),
    (["--report", "--scale", "9"], "“9” is no scale; give the pixels a point, from 0.5 to 3."),
  ])
  func `an invalid option is named in the error`(arguments: [String], message: String) {
    #expect(throws: WindowProblem.self) { try WindowOptions(arguments) }
    do {
      _ = try WindowOptions(arguments)
    } catch {
      #expect("\(error)" == message)
    }
  }

  @Test func `options can be in any order`() throws {
    let options = try WindowOptions(["--scale", "1.5", "--report"])
    #expect(options.scale == 1.5 && options.reports)
    let none = try WindowOptions([])
    #expect(none.scale == nil && !none.reports && !none.showsCatalog)
    #expect(try WindowOptions(["--catalog"]).showsCatalog)
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], "zh_CN", "zh-Hans"), (["LANG": "ar_EG"], "ar_EG", "ar"),
    (["LANG": "C.UTF-8"], "en_US", "en"), ([:], "en_US", "en"),
    (["LANG": "de_DE@euro", "LC_ALL": ""], "de_DE", "en"),
    (["LANG": "en_GB", "LC_ALL": "zh_TW.UTF-8"], "zh_TW", "zh-Hans"),
  ])
  func `language and region come from the environment`(
    environment: [String: String], locale: String, language: String
  ) {
    let surroundings = Surroundings(environment)
    #expect(surroundings.locale.identifier == locale)
    #expect(surroundings.exampleLanguage == language)
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/data", "HOME": "/home/ann"], "/data/BottomBounce/profile.json"),
    (["HOME": "/home/ann"], "/home/ann/.local/share/BottomBounce/profile.json"),
    (
      ["XDG_DATA_HOME": "data", "HOME": "/home/ann"],
      "/home/ann/.local/share/BottomBounce/profile.json"
    ),
  ])
  func `the profile is in the user's data folder`(
    environment: [String: String], path: String
  ) {
    #expect(Surroundings(environment).profileFile.path(percentEncoded: false) == path)
  }
}
