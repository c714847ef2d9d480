import Testing
import UIKit
import UIKitSimulator

extension Checks {
  static let devices: [String: Check] = [
    "screen.iPhone16": { figure(Simulator(.iPhone16).window.bounds.size) },
    "screen.iPhone16ProMax": { figure(Simulator(.iPhone16ProMax).window.bounds.size) },
    "screen.iPhoneSE3": { figure(Simulator(.iPhoneSE3).window.bounds.size) },
    "screen.iPadMini": { figure(Simulator(.iPadMini).window.bounds.size) },
    "screen.iPadPro11": { figure(Simulator(.iPadPro11).window.bounds.size) },
    "safe.iPhone16": { safeArea(.iPhone16) },
    "safe.iPhone16.side": {
      let device = Simulator(.iPhone16)
      device.rotate(to: .landscapeLeft)
      device.settle()
      let insets = device.window.safeAreaInsets
      try #require(insets.left == insets.right)
      return figures(insets.left, insets.bottom)
    },
    "safe.iPhone16ProMax": { safeArea(.iPhone16ProMax) },
    "safe.iPhoneSE3": { safeArea(.iPhoneSE3) },
    "safe.iPadPro11": { safeArea(.iPadPro11) },
    "status-bar.iPhone16": { figure(DeviceModel.iPhone16.statusBarHeight) },
    "status-bar.iPhoneSE3": { figure(DeviceModel.iPhoneSE3.statusBarHeight) },
    "status-bar.iPadPro11": { figure(DeviceModel.iPadPro11.statusBarHeight) },
    "island.iPhone16": { figure(try BlackShape.island().size) },
    "island.iPhone16.top": { figure(try BlackShape.island().minY) },
    "corners.iPhone16": { figure(DeviceModel.iPhone16.cornerRadius) },
    "corners.iPhone16ProMax": { figure(DeviceModel.iPhone16ProMax.cornerRadius) },
    "corners.iPhoneSE3": { figure(DeviceModel.iPhoneSE3.cornerRadius) },
    "corners.iPadPro11": { figure(DeviceModel.iPadPro11.cornerRadius) },
    "home-indicator.iPhone16": { figure(try BlackShape.homeIndicator().size) },
    "home-indicator.iPhone16.bottom": {
      figure(DeviceModel.iPhone16.size.height - (try BlackShape.homeIndicator().maxY))
    },
  ]

  private static func safeArea(_ model: DeviceModel) -> String {
    let insets = Simulator(model).window.safeAreaInsets
    return figures(insets.top, insets.bottom)
  }
}
