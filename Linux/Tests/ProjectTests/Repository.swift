import Foundation

/// The repository that the tests belong to.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let project = root.appending(path: "ExampleApp/BottomBounceExample.xcodeproj")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ url: URL, isDirectory: Bool) -> Bool {
    var found: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &found)
      && found.boolValue == isDirectory
  }
}

/// What the package manifest says about the targets that Xcode builds, too.
struct Manifest {
  /// The test targets that run on Apple's platforms.
  var testTargets: [String]
  var products: [String]
  var upcomingFeatures: [String]
  /// The major version in `.iOS(.v17)`.
  var deploymentTarget: String?

  init(_ text: String) {
    let shared = text.components(separatedBy: "\n#if os(Linux)")[0]
    testTargets = shared.matches(of: /\.testTarget\(\s*name: "(\w+)"/).map { String($0.1) }
    products = shared.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    upcomingFeatures = text.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    deploymentTarget = shared.firstMatch(of: /\.iOS\(\.v(\d+)\)/).map { String($0.1) }
  }
}
