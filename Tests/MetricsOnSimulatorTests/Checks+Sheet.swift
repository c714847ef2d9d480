import BottomBounce
import Testing
import UIKit
import UIKitSimulator

extension Checks {
  static let sheet: [String: Check] = [
    "sheet.bar.height": {
      let sheet = try ShownSheet.drawn()
      return figure(sheet.field.frame(in: sheet.panel).minY)
    },
    "sheet.backdrop": {
      let color = try #require(ShownSheet.drawn().backdrop.backgroundColor)
      let alphas = try [UIUserInterfaceStyle.light, .dark].map { style in
        var (white, alpha): (CGFloat, CGFloat) = (1, 0)
        color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
          .getWhite(&white, alpha: &alpha)
        try #require(white == 0)
        return figure(alpha)
      }
      return alphas.joined(separator: ", ")
    },
    "sheet.rise": { figure(try SheetMotion().duration) },
    "sheet.radius": { figure(try ShownSheet.drawn().surface.layer.cornerRadius) },
    "sheet.card.radius": {
      figure(try ShownSheet.drawn(on: .iPadPro11).surface.layer.cornerRadius)
    },
    "sheet.text.inset": {
      let sheet = try ShownSheet.drawn()
      return figure(sheet.field.frame(in: sheet.box).minX)
    },
    "sheet.margin": {
      let sheet = try ShownSheet.drawn()
      return figure(sheet.box.frame(in: sheet.panel).minX)
    },
    "sheet.title.font": { figure(try #require(ShownSheet.drawn().title.font)) },
    "sheet.cancel.font": { figure(try #require(ShownSheet.drawn().cancel.titleLabel?.font)) },
    "sheet.ok.font": { figure(try #require(ShownSheet.drawn().ok.titleLabel?.font)) },
    "sheet.tappable": {
      let sheet = try ShownSheet.drawn()
      return figure(
        [sheet.ok, sheet.cancel].map { min($0.frame.width, $0.frame.height) }.min() ?? 0)
    },
    "sheet.field.height": { figure(try ShownSheet.drawn().box.frame.height) },
    "sheet.field.radius": { figure(try ShownSheet.drawn().box.layer.cornerRadius) },
    "sheet.count.font": { figure(try #require(ShownSheet.drawn().count.font)) },
    "sheet.wheels.height": { figure(try wheels(on: .iPhone16).frame.height) },
    "sheet.wheels.width": { figure(try wheels(on: .iPadPro11).frame.width) },
    "sheet.card.width": { figure(try ShownSheet.drawn(on: .iPadPro11).panel.frame.width) },
  ]

  private static func wheels(on model: DeviceModel) throws -> UIView {
    let device = Simulator(model)
    let controller = UIViewController()
    device.window.rootViewController = controller
    BottomBounceView().showDatePicker(in: controller.view) { _ in }
    device.settle()
    return try #require(device.view("BottomBounce.date"))
  }
}
