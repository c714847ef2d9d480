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
// For iOS, the project in ExampleApp/ compiles their folders.
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
    linux("UIKit", ["UIKitCanvas", "UIKitSolver"]),
    linux("UIKitCanvas", ["CCairo"]),
    linux("UIKitSolver"),
    linux("UIKitSimulator", ["UIKit"]),
    // Swift Testing imports this module into every file that imports both Testing and UIKit.
    linux("_Testing_UIKit", ["UIKit"]),
    .systemLibrary(
      name: "CCairo", path: "Linux/CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
  ]

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
    program("Demo", ["BottomBounce", "BottomBounceCatalog", "EditProfile", "UIKitSimulator"]),
    program(
      "ProfileWindow", ["BottomBounceCatalog", "CSDL", "EditProfile", "UIKitSimulator"],
      path: "Linux/Window"),
    .systemLibrary(
      name: "CSDL", path: "Linux/CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    program(
      "Benchmarks",
      [
        "BottomBounce", "CAllocations", "CCairo", "EditProfile", "SeededRandom", "UIKitSimulator",
        "UIKitSolver", "ViewBuilding",
      ],
      exclude: ["Peers", "saved-counts.txt", "saved-run.json"]),
    // Counts allocations by replacing `malloc`.
    linux("CAllocations"),
    // Compares the sources with tables of Apple's symbols.
    program("Audit", ["CIndexStore"], exclude: ["Tables"]),
    .systemLibrary(name: "CIndexStore", path: "Linux/CIndexStore"),
  ]

  // MARK: Random input

  package.targets += [
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
    // Random actions and the checks after them, for the programs above and for tests.
    linux("RandomActions", ["BottomBounce", "SeededRandom", "UIKitSimulator"]),
    // A slow, exact solver to compare with.
    linux("SolverReference", ["SeededRandom", "UIKitSolver"]),
  ]

  // MARK: Tests for Linux

  package.targets += [
    linuxTests("AuditTests", ["Audit"], resources: [.copy("Fixtures")]),
    // Tests of the Xcode project, the workflows, and the scripts that run on a Mac.
    linuxTests("ProjectTests"),
    linuxTests("UIKitCanvasTests", ["UIKitCanvas"]),
    linuxTests(
      "UIKitSolverTests", ["SeededRandom", "SolverReference", "UIKitSolver"],
      resources: [.copy("Fixtures")]),
    linuxTests("WindowTests", ["ProfileWindow"]),
    simulatorTests("UIKitTests", ["SeededRandom"]),
    simulatorTests("UIKitSimulatorTests"),
    simulatorTests("MetricsTests", ["BottomBounce", "EditProfile"]),
    simulatorTests(
      "SheetOnLinuxTests",
      [
        "BottomBounce", "BottomBounceCatalog", "CAllocations", "EditProfile", "RandomActions",
        "SeededRandom", "TestHost",
      ]),
    simulatorTests("ViewBuildingOnLinuxTests", ["CAllocations", "ViewBuilding"]),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "BottomBounce", "BottomBounceCatalog", "EditProfile", "LayoutExamples", "UIKitSimulator",
        "_Testing_UIKit",
      ],
      path: "SnapshotTests", exclude: ["References"]),
  ]

  // MARK: Helpers

  /// A library target in `Linux/`.
  func linux(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Linux/\(name)")
  }

  /// An executable target in `Linux/`.
  func program(
    _ name: String, _ dependencies: [Target.Dependency], path: String? = nil, exclude: [String] = []
  ) -> Target {
    .executableTarget(
      name: name, dependencies: dependencies, path: path ?? "Linux/\(name)", exclude: exclude)
  }

  /// A test target in `Linux/Tests/`.
  func linuxTests(
    _ name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
  ) -> Target {
    .testTarget(
      name: name, dependencies: dependencies, path: "Linux/Tests/\(name)", resources: resources)
  }

  /// A test target in `Linux/Tests/` that uses the simulator.
  func simulatorTests(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    linuxTests(name, dependencies + ["UIKitSimulator", "_Testing_UIKit"])
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
