// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "BottomBounce",
  defaultLocalization: "en",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "BottomBounce", targets: ["BottomBounce"]),
    .library(name: "ViewBuilding", targets: ["ViewBuilding"]),
    .library(name: "BottomBounceCatalog", targets: ["BottomBounceCatalog"]),
    // A product because the app in ExampleApp/ shows it, and only package targets have `Bundle.module`.
    .library(name: "EditProfile", targets: ["EditProfile"]),
  ],
  targets: [
    .target(
      name: "BottomBounce", dependencies: ["ViewBuilding"], resources: [.process("Resources")]),
    .target(name: "ViewBuilding"),
    .target(
      name: "EditProfile", dependencies: ["BottomBounce", "ViewBuilding"],
      path: "Example/EditProfile",
      resources: [.process("Resources")]),
    // Every variant of the sheet, a row each.
    .target(
      name: "BottomBounceCatalog", dependencies: ["BottomBounce", "ViewBuilding"],
      path: "Example/Catalog"),
    // The one random number generator of tests and benchmarks.
    .target(name: "SeededRandom", path: "Tests/SeededRandom"),
    .target(name: "TestHost", dependencies: ["BottomBounce"], path: "Tests/TestHost"),
    .testTarget(
      name: "BottomBounceTests",
      dependencies: [
        "BottomBounce", "BottomBounceCatalog", "EditProfile", "SeededRandom", "TestHost",
        "ViewBuilding",
      ]),
    // Two screens that are laid out by equations, for tests and pictures.
    .target(name: "LayoutExamples", dependencies: ["ViewBuilding"], path: "Tests/LayoutExamples"),
    .testTarget(
      name: "ViewBuildingTests",
      dependencies: ["ViewBuilding", "LayoutExamples", "SeededRandom", "TestHost"]),
  ]
)

// Apple's platforms bring UIKit with them. Linux gets the subset under Linux/, and what drives it.
#if os(Linux)
  package.products += [
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "UIKitSimulator", targets: ["UIKitSimulator", "_Testing_UIKit"]),
  ]
  package.targets += [
    .systemLibrary(
      name: "CCairo", path: "Linux/CCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(name: "UIKitCanvas", dependencies: ["CCairo"], path: "Linux/UIKitCanvas"),
    // Knows no views and imports nothing: linear constraints with strengths.
    .target(name: "UIKitSolver", path: "Linux/UIKitSolver"),
    .target(name: "UIKit", dependencies: ["UIKitCanvas", "UIKitSolver"], path: "Linux/UIKit"),
    .target(name: "UIKitSimulator", dependencies: ["UIKit"], path: "Linux/UIKitSimulator"),
    // swift-testing asks for this module in every file that imports both Testing and UIKit.
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], path: "Linux/_Testing_UIKit"),
    .executableTarget(
      name: "Demo",
      dependencies: ["EditProfile", "BottomBounceCatalog", "BottomBounce", "UIKitSimulator"],
      path: "Linux/Demo"),
    // Tables of what a frame costs; the allocations are counted by taking the place of `malloc`.
    .target(name: "CAllocations", path: "Linux/CAllocations"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CAllocations", "CCairo", "EditProfile", "BottomBounce", "SeededRandom", "ViewBuilding",
        "UIKitSimulator", "UIKitSolver",
      ],
      path: "Linux/Benchmarks", exclude: ["Peers", "saved-run.json"]),
    // Random input from a seed, with the checks that `make fuzz`, `make monkey`, and the tests share.
    .target(
      name: "RandomActions", dependencies: ["BottomBounce", "SeededRandom", "UIKitSimulator"],
      path: "Linux/RandomActions"),
    .target(
      name: "SolverReference", dependencies: ["SeededRandom", "UIKitSolver"],
      path: "Linux/SolverReference"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "BottomBounce", "RandomActions", "SeededRandom", "SolverReference", "UIKitSimulator",
        "UIKitSolver", "ViewBuilding",
      ],
      path: "Linux/Fuzz"),
    .executableTarget(
      name: "Monkey",
      dependencies: [
        "BottomBounce", "BottomBounceCatalog", "CAllocations", "EditProfile", "RandomActions",
        "SeededRandom", "TestHost", "UIKitSimulator",
      ],
      path: "Linux/Monkey"),
    // The same example in a window; apart, so that nothing else needs SDL.
    .systemLibrary(
      name: "CSDL", path: "Linux/CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"])]),
    .executableTarget(
      name: "ProfileWindow",
      dependencies: ["EditProfile", "BottomBounceCatalog", "UIKitSimulator", "CSDL"],
      path: "Linux/Window"),
    .testTarget(
      name: "WindowTests", dependencies: ["ProfileWindow"], path: "Linux/Tests/WindowTests"),
    // Stands in for a build on a Mac: compares what the sources use with tables of Apple's symbols.
    .systemLibrary(name: "CIndexStore", path: "Linux/CIndexStore"),
    .executableTarget(name: "Audit", dependencies: ["CIndexStore"], path: "Linux/Audit"),
    .testTarget(
      name: "AuditTests", dependencies: ["Audit"], path: "Linux/Tests/AuditTests",
      resources: [.copy("Fixtures")]),
    // Reads the Xcode project, the workflows, and the scripts that only a Mac runs.
    .testTarget(name: "ProjectTests", path: "Linux/Tests/ProjectTests"),
    .testTarget(
      name: "UIKitCanvasTests", dependencies: ["UIKitCanvas"], path: "Linux/Tests/UIKitCanvasTests"),
    .testTarget(
      name: "UIKitSolverTests", dependencies: ["SeededRandom", "SolverReference", "UIKitSolver"],
      path: "Linux/Tests/UIKitSolverTests", resources: [.copy("Fixtures")]),
    .testTarget(
      name: "UIKitTests", dependencies: ["SeededRandom", "UIKitSimulator", "_Testing_UIKit"],
      path: "Linux/Tests/UIKitTests"),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "BottomBounce", "BottomBounceCatalog", "EditProfile", "LayoutExamples", "UIKitSimulator",
        "_Testing_UIKit",
      ],
      path: "SnapshotTests", exclude: ["References"]),
    .testTarget(
      name: "MetricsTests",
      dependencies: ["BottomBounce", "EditProfile", "UIKitSimulator", "_Testing_UIKit"],
      path: "Linux/Tests/MetricsTests"),
    .testTarget(
      name: "SheetOnLinuxTests",
      dependencies: [
        "CAllocations", "BottomBounce", "BottomBounceCatalog", "EditProfile", "RandomActions",
        "SeededRandom", "TestHost", "UIKitSimulator", "_Testing_UIKit",
      ],
      path: "Linux/Tests/SheetOnLinuxTests"),
    .testTarget(
      name: "ViewBuildingOnLinuxTests",
      dependencies: ["CAllocations", "ViewBuilding", "UIKitSimulator", "_Testing_UIKit"],
      path: "Linux/Tests/ViewBuildingOnLinuxTests"),
    .testTarget(
      name: "UIKitSimulatorTests", dependencies: ["UIKitSimulator", "_Testing_UIKit"],
      path: "Linux/Tests/UIKitSimulatorTests"),
  ]
  for target in package.targets {
    switch target.name {
    case "BottomBounce", "ViewBuilding": target.dependencies.append("UIKit")
    case "EditProfile", "BottomBounceCatalog", "LayoutExamples": target.dependencies.append("UIKit")
    case "TestHost": target.dependencies += ["UIKitSimulator", "_Testing_UIKit"]
    default: break
    }
  }
#endif

// One list of settings for every Swift target. Isolation is written out, never a default that a
// reader of the code cannot see.
for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
  ]
}
