import Foundation
import Testing

/// The scripts that choose and check Xcode's tools, with stand-ins for commands that only a Mac
/// has.
struct ScriptTests {
  private struct Output: Equatable {
    var status: Int32 = 0
    var lines: [String] = []
  }

  /// Runs a script and returns its output.
  private func run(_ script: String, _ arguments: [String] = [], path: URL? = nil) throws -> Output
  {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    let file = Repository.root.appending(path: "Scripts/\(script)").path
    process.arguments = ["bash", file] + arguments
    var environment = ProcessInfo.processInfo.environment
    if let path { environment["PATH"] = "\(path.path):\(environment["PATH"] ?? "")" }
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    return Output(status: process.terminationStatus, lines: lines)
  }

  /// Runs a closure with a folder that exists until the closure returns.
  private func inFolder<Result>(_ work: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try work(folder)
  }

  /// Writes texts, keyed by their paths, into a folder.
  private func write(_ files: [String: String], to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Installs a command into a folder in place of one that only a Mac has.
  private func install(_ command: String, _ script: String, in folder: URL) throws {
    let file = folder.appending(path: command)
    let text = folder.appending(path: command + ".txt")
    try Data("#!/usr/bin/env bash\n\(script)\n".utf8).write(to: text)
    // Another process writes the executable. A file that this process has open for writing can't be
    // executed, and a test that starts a process at the same time may still have it open.
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["install", "-m", "755", text.path, file.path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  // MARK: test.sh

  @Test func `each suite that runs with both designs exists`() throws {
    let suites = try Repository.text("Scripts/design-suites.txt")
      .split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(!suites.isEmpty)
    var code: [String: String] = [:]
    for suite in suites {
      let parts = suite.split(separator: ".")
      try #require(parts.count == 2, "\(suite)")
      let folder = "Tests/\(parts[0])"
      let text = try code[folder] ?? text(in: folder)
      code[folder] = text
      // A suite can conform to protocols.
      let declarations = ["struct", "class"].flatMap { kind in
        ["\(kind) \(parts[1]) {", "\(kind) \(parts[1]): "]
      }
      #expect(declarations.contains { text.contains($0) }, "\(suite)")
    }
  }

  /// Returns the text of all Swift files in a folder.
  private func text(in folder: String) throws -> String {
    let root = Repository.root.appending(path: folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var text = ""
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      text += try String(contentsOf: file, encoding: .utf8)
    }
    return text
  }

  // MARK: folder-cycles.sh

  @Test func `dependencies between folders run in one direction`() throws {
    let folders = ["BottomBounce", "ViewBuilding"].map {
      Repository.root.appending(path: "Sources/\($0)").path
    }
    #expect(try run("folder-cycles.sh", folders) == Output())
  }

  @Test(arguments: [
    // A file next to the folders counts. Comments and strings don't.
    ("struct Top { var a: A }", "struct A { var top: Top }", 1),
    ("struct Top {}", "struct A { var top: Top } // B", 0),
    ("struct Top {}", "struct A { var b: B }", 1),
    ("struct Top {}", "struct A { var text = \"B\" }", 0),
  ])
  func `a cycle of folders is an error`(top: String, a: String, status: Int32) throws {
    try inFolder { folder in
      let files = ["Top.swift": top, "A/A.swift": a, "B/B.swift": "struct B { var a: A? }"]
      try write(files, to: folder)
      #expect(try run("folder-cycles.sh", [folder.path]).status == status)
    }
  }

  // MARK: budget.sh

  /// The files of a small repository, with one circle of files.
  private static let sources = [
    "Sources/BottomBounce/A.swift": "struct A { var b: [B] }\n",
    "Sources/BottomBounce/B.swift": "struct B { var a: [A] }\nstruct Other {}\n",
    "Sources/BottomBounce/SheetBodyTraits.swift": """
    public struct SheetBodyTraits {
      var a: A?
      @MainActor public private(set) var close = { (_: Other) in }
      static let none = SheetBodyTraits()
      var isEmpty: Bool { a == nil }
      func clear() {
        let new = 1
      }
    }

    """,
    "Sources/ViewBuilding/View.swift": "struct View {\n}\n",
    "Documentation/api-BottomBounce.txt": "SheetBodyTraits: struct SheetBodyTraits\n",
  ]

  /// The counts of these files.
  private static let counts = [
    "bottombounce-lines": 12, "bottombounce-code": 12, "viewbuilding-lines": 2,
    "public-declarations": 1, "traits-members": 2, "largest-circle": 2,
  ]

  /// Runs budget.sh on these files with the limits of a budget.
  private func budget(_ limits: [String: Int]) throws -> Output {
    try inFolder { folder in
      var files = Self.sources
      files["Scripts/budget.txt"] = limits.map { "\($0)  \($1)  # a comment\n" }.joined()
      try write(files, to: folder)
      return try run("budget.sh", [folder.path])
    }
  }

  @Test func `sources as large as the budget pass, and each count is printed`() throws {
    let output = try budget(Self.counts)
    #expect(output.status == 0)
    #expect(output.lines.count == Self.counts.count, "\(output.lines)")
    #expect(output.lines.first == "    12 of     12  lines, Sources/BottomBounce")
  }

  @Test(arguments: [
    ("bottombounce-lines", "Sources/BottomBounce has 12 lines, 11 allowed"),
    ("bottombounce-code", "Sources/BottomBounce has 12 lines of code, 11 allowed"),
    ("viewbuilding-lines", "Sources/ViewBuilding has 2 lines, 1 allowed"),
    ("public-declarations", "BottomBounce has 1 public declarations, 0 allowed"),
    ("traits-members", "SheetBodyTraits has 2 stored members, 1 allowed"),
    ("largest-circle", "The largest circle of Sources/BottomBounce has 2 files, 1 allowed"),
  ])
  func `a count above the budget is an error`(key: String, problem: String) throws {
    var limits = Self.counts
    limits[key, default: 0] -= 1
    let output = try budget(limits)
    #expect(output.status == 1)
    let message =
      problem
      + ": delete something, or change Scripts/budget.txt and give the reason in the commit."
    #expect(output.lines.contains(message), "\(output.lines)")
    let circle = "In a circle: Sources/BottomBounce/A.swift Sources/BottomBounce/B.swift"
    #expect(output.lines.contains(circle) == key.contains("circle"))
  }

  @Test func `a count without a limit is an error`() throws {
    var limits = Self.counts
    limits["traits-members"] = nil
    let output = try budget(limits)
    #expect(output.status == 1)
    #expect(
      output.lines.contains(
        "Scripts/budget.txt has no line for traits-members: add one with the limit 2."))
  }

  // MARK: check-apple.sh

  @Test(arguments: [[], ["/nowhere/Audit"]])
  func `the check for Apple asks for the program that it needs`(arguments: [String]) throws {
    let output = try run("check-apple.sh", arguments)
    #expect(output.status == 1)
    #expect(output.lines.first?.hasPrefix("check-apple: name the built Audit, as in ") == true)
  }

  // MARK: check-toolchain.sh

  @Test func `the workflows' compilers support the manifest`() throws {
    let output = try run("check-toolchain.sh")
    #expect(output == Output())
  }

  private static let workflow = ".github/workflows/ios.yml"

  @Test(arguments: [
    ("Package.swift", "tools-version: 6.2", "tools-version: 6.4", "Xcode 26.2 has Swift 6.2.3"),
    ("Package.swift", "swift-tools-version", "tools", "Package.swift names no tools version."),
    (workflow, "runs-on: macos-26", "runs-on: macos-15", "the runner is macos-15."),
    (workflow, "\"26.2\"", "\"16.4\"", "Xcode 16.4 has Swift 6.1, and Package.swift needs 6.2."),
    (workflow, "\"26.2\"", "\"99.9\"", "does not know Xcode 99.9."),
    (
      workflow, "Xcode_26.2", "Xcode_16.4", "Xcode 16.4 has Swift 6.1, and Package.swift needs 6.2."
    ),
    (workflow, "xcode: [", "version: [", "there is no list of Xcode versions."),
    (workflow, "DEVELOPER_DIR", "DEVELOPER", "not selected with DEVELOPER_DIR."),
    (".github/workflows/linux.yml", "swift:6.3-", "swift:6.1-", "the container has Swift 6.1, and"),
    (".github/workflows/linux.yml", "container:", "image:", "there is no container with Swift."),
    ("README.md", "Swift 6.2 or later", "Swift 6 or later", "README.md does not require Swift 6.2"),
  ])
  func `a compiler that is too old or unnamed is rejected`(
    file: String, correct: String, mistake: String, problem: String
  ) throws {
    let output = try inFolder { folder in
      for path in [Self.workflow, ".github/workflows/linux.yml", "Package.swift", "README.md"] {
        var text = try Repository.text(path)
        if path == file {
          #expect(text.contains(correct))
          text = text.replacingOccurrences(of: correct, with: mistake)
        }
        let copy = folder.appending(path: path)
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: copy)
      }
      return try run("check-toolchain.sh", [folder.path])
    }
    #expect(output.status == 1)
    #expect(output.lines.contains { $0.contains(problem) }, "\(output.lines)")
  }

  @Test(arguments: [
    ("26.2", []), ("26.6", []),
    ("16.4", ["The selected Xcode: Xcode 16.4 has Swift 6.1, and Package.swift needs 6.2."]),
  ])
  func `the selected Xcode is checked on a Mac`(xcode: String, problems: [String]) throws {
    let output = try inFolder { folder in
      try install("xcodebuild", "echo 'Xcode \(xcode)'; echo 'Build version 1A2'", in: folder)
      return try run("check-toolchain.sh", ["--selected"], path: folder)
    }
    #expect(output == Output(status: problems.isEmpty ? 0 : 1, lines: problems))
  }

  // MARK: simulator.sh

  private static let devices = """
    == Devices ==
    -- iOS 18.6 --
        iPhone 16 (00000000-0000-0000-0000-000000000001) (Shutdown)
    -- iOS 26.2 --
        iPhone 17 Pro (00000000-0000-0000-0000-000000000002) (Shutdown)
        iPhone 17 (00000000-0000-0000-0000-000000000003) (Booted)
        iPhone Air (00000000-0000-0000-0000-000000000004) (Shutdown)
        iPad (A16) (00000000-0000-0000-0000-000000000005) (Shutdown)
    -- iOS 26.10 --
        iPad mini (A17 Pro) (00000000-0000-0000-0000-000000000006) (Shutdown)
        iPhone 16e (00000000-0000-0000-0000-000000000007) (Shutdown)
        iPhone SE (3rd generation) (00000000-0000-0000-0000-000000000008) (Shutdown)
    -- watchOS 26.2 --
        Apple Watch SE 3 (40mm) (00000000-0000-0000-0000-000000000009) (Shutdown)
    -- Unavailable: com.apple.CoreSimulator.SimRuntime.iOS-26-3 --
        iPhone 17 (00000000-0000-0000-0000-00000000000A) (Shutdown)
    """

  @Test(
    arguments: [
      ("18.6", 1), ("26.1", 1), ("26.2", 3), ("26.6", 3), ("26.10", 7), ("27.0", 7), ("17.0", nil),
    ] as [(String, Int?)])
  func `an iPhone with the newest iOS that the SDK supports is chosen`(
    sdk: String, device: Int?
  ) throws {
    let output = try simulator([], sdk: sdk)
    guard let device else {
      #expect(output.status == 1)
      #expect(output.lines.first?.hasPrefix("There is no iPhone simulator with iOS \(sdk)") == true)
      return
    }
    let identifier = "00000000-0000-0000-0000-00000000000\(device)"
    #expect(output == Output(lines: ["platform=iOS Simulator,id=\(identifier)"]))
  }

  @Test(arguments: [("18.6", 1), ("26.2", 3), ("26.10", 7)])
  func `an iPhone with the named iOS is chosen`(version: String, device: Int) throws {
    let identifier = "00000000-0000-0000-0000-00000000000\(device)"
    #expect(
      try simulator([version], sdk: "26.10")
        == Output(lines: ["platform=iOS Simulator,id=\(identifier)"]))
  }

  @Test func `an iPhone is created for an iOS version without one`() throws {
    #expect(
      try simulator(["17.5"], sdk: "26.2")
        == Output(lines: ["platform=iOS Simulator,id=MADE-iOS-17-5"]))
  }

  @Test func `an iOS version that isn't installed is an error`() throws {
    let output = try simulator(["16.4"], sdk: "26.2")
    #expect(output.status == 1)
    #expect(output.lines.last?.hasPrefix("There is no iPhone simulator with iOS 16.4") == true)
  }

  /// Runs simulator.sh with an SDK version, and with the installed devices and iOS 17.5.
  private func simulator(_ arguments: [String], sdk: String) throws -> Output {
    try inFolder { folder in
      try install(
        "xcrun",
        """
        case "$1 $2" in
          "--sdk "*) echo \(sdk) ;;
          "simctl create")
            [ "$5" = com.apple.CoreSimulator.SimRuntime.iOS-17-5 ] || exit 1
            echo "MADE-${5##*.}" ;;
          "simctl list") cat <<'DEVICES'
        \(Self.devices)
        DEVICES
        ;;
        esac
        """, in: folder)
      return try run("simulator.sh", arguments, path: folder)
    }
  }

  // MARK: The workflow for iOS

  /// The parts of the workflow that test the minimum version of iOS.
  private static let oldest = [
    "DEVELOPER_DIR: /Applications/Xcode_26.2.app/Contents/Developer",
    "IOS: \"17.5\"",
    "run: Scripts/ios-platform.sh \"$IOS\"",
    "run: make test SIMULATOR=\"$(Scripts/simulator.sh \"$IOS\")\"",
  ]

  @Test func `the workflow runs the tests on the oldest iOS, built by the oldest Xcode`() throws {
    let workflow = try Repository.text(Self.workflow)
    let job = try #require(workflow.components(separatedBy: "\n  oldest:\n").dropFirst().first)
    for line in Self.oldest { #expect(job.contains(line), "\(line)") }
    // The oldest Xcode in the list is the one of the job.
    #expect(workflow.contains("xcode: [\"26.2\","))
    let version = try #require(job.firstMatch(of: /IOS: "(\d+)/)).1
    let manifest = Manifest(try Repository.text("Package.swift"))
    #expect(manifest.deploymentTarget == String(version))
  }

  @Test func `tests are built without optimization`() throws {
    let scheme = try String(
      contentsOf: Repository.project.appending(
        path: "xcshareddata/xcschemes/BottomBounceExample.xcscheme"), encoding: .utf8)
    let action = try #require(scheme.components(separatedBy: "<TestAction").dropFirst().first)
    let attributes = try #require(action.components(separatedBy: ">").first)
    #expect(attributes.contains("buildConfiguration = \"Debug\""))
    let makefile = try Repository.text("Makefile")
    #expect(!makefile.contains("xcodebuild test -configuration"))
  }
}
