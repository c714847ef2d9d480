// swift-tools-version: 6.2
import PackageDescription

// MARK: Products

let package = Package(
  name: "BottomBounce",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "BottomBounce", targets: ["BottomBounce"]),
    .library(name: "ViewBuilding", targets: ["ViewBuilding"]),
  ],
  targets: [
    .target(
      name: "BottomBounce", dependencies: ["ViewBuilding"], resources: [.process("Resources")]),
    .target(name: "ViewBuilding"),
  ]
)

// MARK: Examples and tests for iOS and Linux

// No product contains these targets, so that their names can't clash with those of other packages.
// For iOS, the project in Example/App/ compiles their folders.
package.targets += [
  .target(
    name: "EditProfile", dependencies: ["BottomBounce", "ViewBuilding"],
    path: "Example/EditProfile", resources: [.process("Resources")]),
  .target(
    name: "BottomBounceCatalog", dependencies: ["BottomBounce", "ViewBuilding"],
    path: "Example/Catalog"),
  .target(name: "LayoutExamples", dependencies: ["ViewBuilding"], path: "Tests/LayoutExamples"),
  .target(name: "SeededRandom", path: "Tests/SeededRandom"),
  .target(name: "TestHost", dependencies: ["BottomBounce"], path: "Tests/TestHost"),
  .testTarget(
    name: "BottomBounceTests",
    dependencies: [
      "BottomBounce", "BottomBounceCatalog", "EditProfile", "SeededRandom", "TestHost",
      "ViewBuilding",
    ]),
  .testTarget(
    name: "ViewBuildingTests",
    dependencies: ["LayoutExamples", "SeededRandom", "TestHost", "ViewBuilding"]),
]

#if os(Linux)

  // MARK: UIKit for Linux

  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitSimulator", targets: ["UIKitSimulator", "_Testing_UIKit"]),
  ]
  package.targets += [
    .target(name: "UIKit", dependencies: ["UIKitCanvas", "UIKitSolver"], path: uiKit("UIKit")),
    .target(name: "UIKitCanvas", dependencies: ["CCairo"], path: uiKit("UIKitCanvas")),
    .target(name: "UIKitSolver", path: uiKit("UIKitSolver")),
    .target(name: "UIKitSimulator", dependencies: ["UIKit"], path: uiKit("UIKitSimulator")),
    // Swift Testing imports this module into every file that imports both Testing and UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: uiKit("_Testing_UIKit")),
    .systemLibrary(
      name: "CCairo", path: uiKit("CCairo"), pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
  ]

  func uiKit(_ name: String) -> String { "UIKitForLinux/Sources/\(name)" }

  // On Apple's platforms, UIKit is part of the SDK.
  for target in package.targets {
    switch target.name {
    case "BottomBounce", "BottomBounceCatalog", "EditProfile", "LayoutExamples", "ViewBuilding":
      target.dependencies.append("UIKit")
    case "TestHost":
      target.dependencies += ["UIKitSimulator", "_Testing_UIKit"]
    default: break
    }
  }

  // MARK: Programs

  package.targets += [
    program("Demo", ["BottomBounceCatalog", "EditProfile", "UIKitSimulator"]),
    program(
      "ProfileWindow", ["BottomBounceCatalog", "CSDL", "EditProfile", "UIKitSimulator"],
      path: "Tools/Window"),
    program(
      "Benchmarks",
      [
        "BottomBounce", "CAllocations", "CCairo", "EditProfile", "SeededRandom", "UIKitSimulator",
        "UIKitSolver", "ViewBuilding",
      ],
      exclude: ["saved-counts.txt", "saved-run.json"]),
    // Compares the sources with tables of Apple's symbols.
    program("Audit", ["CIndexStore"], exclude: ["Tables"]),
    program(
      "Fuzz",
      [
        "BottomBounce", "RandomActions", "SeededRandom", "SolverReference", "UIKitSimulator",
        "UIKitSolver", "ViewBuilding",
      ]),
    program(
      "Monkey",
      [
        "BottomBounce", "BottomBounceCatalog", "CAllocations", "EditProfile", "RandomActions",
        "SeededRandom", "TestHost", "UIKitSimulator",
      ]),
    // Random actions and the checks after them, for Fuzz, Monkey, and tests.
    .target(
      name: "RandomActions", dependencies: ["BottomBounce", "SeededRandom", "UIKitSimulator"],
      path: "Tools/RandomActions"),
    // A slow, exact solver to compare with.
    .target(
      name: "SolverReference", dependencies: ["SeededRandom", "UIKitSolver"],
      path: "UIKitForLinux/Tests/SolverReference"),
    // Counts allocations by replacing `malloc`.
    .target(name: "CAllocations", path: "Tools/CAllocations"),
    .systemLibrary(name: "CIndexStore", path: "Tools/CIndexStore"),
    .systemLibrary(
      name: "CSDL", path: "Tools/CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
  ]

  func program(
    _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: path ?? "Tools/\(name)", exclude: exclude)
  }

  // MARK: Tests on Linux

  package.targets += [
    // The sheet and the toolkit on a simulated device.
    tests(
      "SheetOnSimulatorTests",
      [
        "BottomBounce", "BottomBounceCatalog", "CAllocations", "EditProfile", "RandomActions",
        "SeededRandom", "TestHost", "ViewBuilding",
      ] + simulator, exclude: ["README.md"]),
    tests("ViewBuildingOnSimulatorTests", ["CAllocations", "ViewBuilding"] + simulator),
    tests("MetricsOnSimulatorTests", ["BottomBounce", "EditProfile"] + simulator),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "BottomBounce", "BottomBounceCatalog", "CWebP", "EditProfile", "LayoutExamples",
      ]
        + simulator,
      path: "SnapshotTests", exclude: ["CWebP", "References"]),
    // The references are WebP pictures.
    .systemLibrary(
      name: "CWebP", path: "SnapshotTests/CWebP", pkgConfig: "libwebp",
      providers: [.apt(["libwebp-dev"])]),
    // The UIKit for Linux.
    tests("UIKitTests", in: "UIKitForLinux", ["SeededRandom", "UIKitSolver"] + simulator),
    tests("UIKitSimulatorTests", in: "UIKitForLinux", simulator),
    tests("UIKitCanvasTests", in: "UIKitForLinux", ["UIKitCanvas"]),
    tests(
      "UIKitSolverTests", in: "UIKitForLinux", ["SeededRandom", "SolverReference", "UIKitSolver"],
      resources: [.copy("Fixtures")]),
    // The programs, the Xcode project, the workflows, and the scripts.
    tests("AuditTests", in: "Tools", ["Audit"], resources: [.copy("Fixtures")]),
    tests("ProjectTests", in: "Tools"),
    tests("WindowTests", in: "Tools", ["ProfileWindow"]),
  ]

  // For work on one area: `BOTTOMBOUNCE_TESTS=BottomBounceTests swift test` leaves out other test
  // targets, and programs that the tests don't need.
  if let names = Context.environment["BOTTOMBOUNCE_TESTS"]?.split(separator: ",").map(String.init) {
    package.targets.removeAll { $0.type == .test && !names.contains($0.name) }
    let needed = package.targets.filter { $0.type == .test }.flatMap(\.dependencies)
    package.targets.removeAll { target in
      target.type == .executable
        && !needed.contains {
          if case .byNameItem(target.name, _) = $0 { true } else { false }
        }
    }
  }

  var simulator: [Target.Dependency] { ["UIKitSimulator", "_Testing_UIKit"] }

  func tests(
    _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency] = [],
    exclude: [String] = [], resources: [Resource] = []
  ) -> Target {
    let tests = folder.map { $0 + "/Tests/" } ?? "Tests/"
    return .testTarget(
      name: name, dependencies: dependencies, path: tests + name, exclude: exclude,
      resources: resources)
  }
#endif

// MARK: Settings

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
