import UIKit
import UIKitSimulator

extension Scenes {
  /// The plainest things that can be shown: text, and a control.
  static let demo = [
    SnapshotScene("label-light") { labels(appearance: .light) },
    SnapshotScene("label-dark") { labels(appearance: .dark) },
  ]

  @MainActor private static func labels(appearance: UIUserInterfaceStyle) -> Simulator {
    let device = Simulator(.iPhone16, appearance: appearance)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    for (index, text) in ["Edit Profile", "编辑资料", "تعديل الملف 😀"].enumerated() {
      let label = UILabel(frame: CGRect(x: 20, y: 100 + index * 60, width: 353, height: 40))
      label.text = text
      controller.view.addSubview(label)
    }
    device.window.rootViewController = controller
    device.settle()
    return device
  }
}
