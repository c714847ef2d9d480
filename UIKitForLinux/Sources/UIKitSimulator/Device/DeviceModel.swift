public import UIKit

/// The model of a simulated device: its screen, its safe areas, and its orientation.
///
/// Sizes and scales are from the "Layout" page of the Human Interface Guidelines, safe areas from
/// the simulators of Xcode 16, and corner radii (`_displayCornerRadius`) from lists on
/// useyourloaf.com and iosref.com.
public struct DeviceModel: Sendable, Equatable {
  /// The name of the model.
  public var name: String
  /// The size of the portrait screen in points.
  public var size: CGSize
  /// The number of pixels per point.
  public var scale: CGFloat
  /// The safe area of the portrait screen.
  public var portraitSafeArea: UIEdgeInsets
  /// The safe area of the landscape screen.
  public var landscapeSafeArea: UIEdgeInsets
  /// The corner radius of the screen in points; 0 for square corners.
  public var cornerRadius: CGFloat
  /// The frame of the camera's black capsule on the portrait screen, in points, or `nil` if there
  /// is none.
  public var dynamicIsland: CGRect?
  /// A Boolean value that indicates whether the device has a home indicator instead of a home
  /// button.
  public var hasHomeIndicator: Bool
  /// A Boolean value that indicates whether the device is an iPad.
  public var isPad: Bool
  /// A Boolean value that indicates whether the user can split the keyboard of an iPad.
  public var splitsKeyboard = false

  /// The height of the status bar in portrait, in points.
  public var statusBarHeight: CGFloat {
    // Apple's template for devices with a Dynamic Island has 54 points, 5 less than the safe area.
    dynamicIsland == nil ? portraitSafeArea.top : portraitSafeArea.top - 5
  }
}

extension DeviceModel {
  /// iPhone 16: 1179 × 2556 pixels, Dynamic Island.
  public static let iPhone16 = DeviceModel(
    name: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59), cornerRadius: 55,
    dynamicIsland: CGRect(x: 134, y: 11, width: 125, height: 37), hasHomeIndicator: true,
    isPad: false)

  /// iPhone 16 Pro Max: 1320 × 2868 pixels, Dynamic Island.
  public static let iPhone16ProMax = DeviceModel(
    name: "iPhone 16 Pro Max", size: CGSize(width: 440, height: 956), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62), cornerRadius: 62,
    dynamicIsland: CGRect(x: 157.5, y: 14, width: 125, height: 37), hasHomeIndicator: true,
    isPad: false)

  /// iPhone SE (3rd generation): 750 × 1334 pixels, home button.
  public static let iPhoneSE3 = DeviceModel(
    name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), scale: 2,
    portraitSafeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    landscapeSafeArea: .zero, cornerRadius: 0, dynamicIsland: nil, hasHomeIndicator: false,
    isPad: false)

  /// iPad Pro 11-inch (M4): 1668 × 2420 pixels.
  public static let iPadPro11 = DeviceModel(
    name: "iPad Pro 11-inch (M4)", size: CGSize(width: 834, height: 1210), scale: 2,
    portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 30,
    dynamicIsland: nil, hasHomeIndicator: true, isPad: true)

  /// iPad mini (A17 Pro): 1488 × 2266 pixels.
  public static let iPadMini = DeviceModel(
    name: "iPad mini (A17 Pro)", size: CGSize(width: 744, height: 1133), scale: 2,
    portraitSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
    landscapeSafeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0), cornerRadius: 21.5,
    dynamicIsland: nil, hasHomeIndicator: true, isPad: true, splitsKeyboard: true)
}
