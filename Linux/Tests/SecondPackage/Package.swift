// swift-tools-version: 6.2
import PackageDescription

// Another package, as one who uses BottomBounce would write it: with a screen and its tests, and with a
// file from before Swift 6. `Scripts/second-package.sh` builds and tests it.
let package = Package(
  name: "SecondPackage",
  platforms: [.iOS(.v17)],
  products: [
    .library(name: "MoodScreen", targets: ["MoodScreen"])
  ],
  dependencies: [
    .package(name: "BottomBounce", path: "../../..")
  ],
  targets: [
    .target(
      name: "MoodScreen",
      dependencies: [
        .product(name: "BottomBounce", package: "BottomBounce"),
        .product(name: "UIKit", package: "BottomBounce", condition: .when(platforms: [.linux])),
      ]),
    .target(
      name: "OlderCode",
      dependencies: [
        .product(name: "UIKit", package: "BottomBounce", condition: .when(platforms: [.linux]))
      ],
      // Without a word, as with Apple's UIKit.
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "MoodScreenTests",
      dependencies: [
        "MoodScreen", "OlderCode",
        .product(name: "UIKitSimulator", package: "BottomBounce"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
