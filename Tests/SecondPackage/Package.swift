// swift-tools-version: 6.2
import PackageDescription

// A package as a client of BottomBounce would write it, with a screen and its tests, and with a
// file from before Swift 6. `Scripts/second-package.sh` builds and tests it on Linux, and resolves
// it like a Mac.
let package = Package(
  name: "SecondPackage",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "MoodScreen", targets: ["MoodScreen"])
  ],
  dependencies: [
    .package(name: "BottomBounce", path: "../..")
  ],
  targets: [
    .target(
      name: "MoodScreen",
      dependencies: [.product(name: "BottomBounce", package: "BottomBounce")]),
    .target(
      name: "OlderCode",
      // Without warnings, as with Apple's UIKit.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // These products exist only on Linux, so no manifest can name them on other platforms, not even
  // with a condition.
  for target in package.targets {
    target.dependencies.append(.product(name: "UIKit", package: "BottomBounce"))
  }
  for target in package.targets where target.name == "OlderCode" {
    target.dependencies.append(.product(name: "UIKitSimulator", package: "BottomBounce"))
  }
  package.targets.append(
    .testTarget(
      name: "MoodScreenTests",
      dependencies: [
        "MoodScreen", "OlderCode",
        .product(name: "UIKitSimulator", package: "BottomBounce"),
      ]))
#endif
