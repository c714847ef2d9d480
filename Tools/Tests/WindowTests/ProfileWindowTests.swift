import Foundation
import Testing

/// The program from the user's point of view: a display, a mouse, and a keyboard.
@Suite(.enabled(if: Display.isAvailable, "Xvfb or xdotool is missing: `make test` installs them"))
struct ProfileWindowTests {
  private let data = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private let display: Display
  private let program: WindowProgram

  init() throws {
    display = try Display()
    program = try WindowProgram(on: display, data: data)
  }

  @Test func `text is typed, confirmed with Return, displayed, and restored in the next run`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: data) }
    try await openSheet()
    try display.xdotool("type", "Hello, wOrld!")
    _ = try await program.view("BottomBounce.text", value: "Hello, wOrld!")
    try display.xdotool("key", "Return")
    _ = try await program.view("EditProfile.introduction", value: "Hello, wOrld!")
    try display.xdotool("key", "ctrl+q")
    #expect(await program.status() == 0)
    #expect(program.errorText == "")

    let next = try WindowProgram(on: Display(), data: data)
    _ = try await next.view("EditProfile.introduction", value: "Hello, wOrld!")
    next.send(SIGTERM)
    #expect(await next.status() == 0)
  }

  @Test func `Control acts as Command in text`() async throws {
    try await openSheet()
    try display.xdotool("type", "one")
    try display.xdotool("key", "ctrl+a", "ctrl+c", "End", "ctrl+v")
    _ = try await program.view("BottomBounce.text", value: "oneone")
    try display.xdotool("key", "ctrl+a", "BackSpace")
    _ = try await program.view("BottomBounce.text", value: "")
  }

  @Test func `a birthday is chosen with the mouse wheel and a drag`() async throws {
    let row = try await program.view("EditProfile.birthday").frame
    try click(CGPoint(x: row.midX, y: row.midY))
    let wheels = try await program.view("BottomBounce.date").frame
    // Six wheel events over the years, then a drag of two rows over the months.
    let years = CGPoint(x: wheels.minX + wheels.width * 0.75, y: wheels.midY)
    try display.xdotool(
      "mousemove", "--window", try window(), "\(Int(years.x))", "\(Int(years.y))", "click",
      "--repeat", "6", "4")
    let months = CGPoint(x: wheels.minX + wheels.width * 0.3, y: wheels.midY)
    try display.xdotool(
      "mousemove", "--window", try window(), "\(Int(months.x))", "\(Int(months.y))", "mousedown",
      "1", "mousemove_relative", "0", "30", "mousemove_relative", "0", "36", "sleep", "0.3",
      "mouseup", "1")
    // OK, at the end of the row above the wheels, waits until movement stops.
    try click(CGPoint(x: row.maxX - 22, y: wheels.minY - 28))
    var value = ""
    while !value.contains(", ") {
      value = try await program.view("EditProfile.birthday").value
    }
    let year = try #require(Int(value.suffix(4)))
    let now = Calendar(identifier: .gregorian).component(.year, from: Date())
    #expect((now - 7...now - 5).contains(year), "\(value)")
  }

  @Test func `the drawn keyboard can be touched, and Control-K hides it`() async throws {
    let panel = try await openSheet()
    // The left key in the first row.
    try click(CGPoint(x: 22, y: 590))
    _ = try await program.view("BottomBounce.text", value: "Q")
    try display.xdotool("key", "ctrl+k")
    var lower = panel
    while lower.minY <= panel.minY { lower = try await program.view("BottomBounce.panel").frame }
    #expect(lower.minY > panel.minY + 200)
  }

  @Test func `Control and an arrow key rotate the screen`() async throws {
    let row = try await program.view("EditProfile.introduction")
    try display.xdotool("mousemove", "--window", try window(), "100", "100", "key", "ctrl+Left")
    let turned = try await program.view("EditProfile.introduction")
    #expect(turned.frame.width > row.frame.width + 200)
    #expect(
      try display.xdotool("getwindowgeometry", try window()).contains("Geometry: 852x393"))
  }

  @Test(arguments: [SIGINT, SIGTERM]) func `a signal ends the program cleanly`(signal: Int32)
    async throws
  {
    _ = try await program.view("EditProfile.introduction")
    program.send(signal)
    #expect(await program.status() == 0)
    #expect(program.errorText == "")
  }

  @Test func `the close button ends the program cleanly`() async throws {
    _ = try await program.view("EditProfile.introduction")
    try display.pressCloseBox(of: try window())
    #expect(await program.status() == 0)
    #expect(program.errorText == "")
  }

  @Test(arguments: [false, true])
  func `the program sleeps when idle`(hasCaret: Bool) async throws {
    if hasCaret {
      try await openSheet()
    } else {
      _ = try await program.view("EditProfile.introduction")
    }
    try await Task.sleep(for: .seconds(4))
    let turns = try await program.turnsPerSecond()
    // A blinking insertion point changes the screen four times per second. Polling for events takes
    // 60 turns per second, and a loop that doesn't sleep takes thousands. Other processes can only
    // make the number smaller.
    #expect(turns < 25)
    #expect(await program.status() == 0)
  }

  // MARK: User input

  /// Opens the sheet, and returns the frame of its panel.
  @discardableResult private func openSheet() async throws -> CGRect {
    let row = try await program.view("EditProfile.introduction")
    try click(CGPoint(x: row.frame.midX, y: row.frame.midY))
    return try await program.view("BottomBounce.panel").frame
  }

  private func window() throws -> String {
    try display.xdotool("search", "--sync", "--onlyvisible", "--name", "BottomBounce")
  }

  private func click(_ point: CGPoint) throws {
    try display.xdotool(
      "mousemove", "--window", try window(), "\(Int(point.x))", "\(Int(point.y))", "click", "1")
  }
}
