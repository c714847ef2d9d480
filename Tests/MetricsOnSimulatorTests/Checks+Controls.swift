import UIKit
import UIKitSimulator

extension Checks {
  static let controls: [String: Check] = [
    "field.rounded.height": {
      let device = Simulator()
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "Text"
      device.window.addSubview(field)
      return figure(field.intrinsicContentSize.height)
    },
    "button.system.height": {
      let device = Simulator()
      let button = UIButton(type: .system)
      button.setTitle("Button", for: .normal)
      device.window.addSubview(button)
      return figure(button.intrinsicContentSize.height)
    },
    "button.mini.height": { height(.mini) },
    "button.small.height": { height(.small) },
    "button.medium.height": { height(.medium) },
    "button.large.height": { height(.large) },
  ]

  private static func height(_ size: UIButton.Configuration.Size) -> String {
    let device = Simulator()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    device.window.addSubview(button)
    return figure(button.intrinsicContentSize.height)
  }
}
