import Foundation

/// The repository that the tests belong to.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let project = root.appending(path: "Example/App/BottomBounceExample.xcodeproj")

  /// Returns a Boolean value that indicates whether a folder of `Tests/` has code that runs only on
  /// Linux.
  static func isForLinux(testFolder name: String) -> Bool {
    name.hasSuffix("OnSimulatorTests") || ["Clients", "SecondPackage"].contains(name)
      || name.hasPrefix(".")
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  static func exists(_ url: URL, isDirectory: Bool) -> Bool {
    var found: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &found)
      && found.boolValue == isDirectory
  }
}

/// The targets of the package manifest that Xcode builds, too.
struct Manifest {
  /// The test targets that run on Apple's platforms.
  var testTargets: [String]
  var products: [String]
  /// The targets of the products, keyed by the products' names, in the part for all platforms.
  private var productTargets: [String: [String]]
  private var dependencies: [String: [String]]
  var upcomingFeatures: [String]
  /// The major version in `.iOS(.v17)`.
  var deploymentTarget: String?

  init(_ text: String) {
    let shared = text.components(separatedBy: "\n#if os(Linux)")[0]
    testTargets = shared.matches(of: /\.testTarget\(\s*name: "(\w+)"/).map { String($0.1) }
    products = shared.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
    func names(_ list: Substring?) -> [String] {
      list?.matches(of: /"(\w+)"/).map { String($0.1) } ?? []
    }
    productTargets = Dictionary(
      shared.matches(of: /\.library\(name: "(\w+)", targets: \[([^\]]*)\]/)
        .map { (String($0.1), names($0.2)) }
    ) { first, _ in first }
    dependencies = Dictionary(
      shared.matches(of: /\.target\(\s*name: "(\w+)"(?:, dependencies: \[([^\]]*)\])?/)
        .map { (String($0.1), names($0.2)) }
    ) { first, _ in first }
    upcomingFeatures = text.matches(of: /enableUpcomingFeature\("(\w+)"\)/).map { String($0.1) }
    deploymentTarget = shared.firstMatch(of: /\.iOS\(\.v(\d+)\)/).map { String($0.1) }
  }

  /// Returns the names of all targets that a client gets with a product on Apple's platforms.
  func targets(for product: String) -> [String] {
    var found: Set<String> = []
    var pending = productTargets[product] ?? []
    while let target = pending.popLast() {
      if found.insert(target).inserted { pending += dependencies[target] ?? [] }
    }
    return found.sorted()
  }
}
