import BottomBounce
import Foundation
import UIKit
import UIKitSimulator

extension Scenes {
  /// Forms.
  static let forms: [SnapshotScene] = [
    SnapshotScene("form-event-light") {
      let device = Simulator(.iPhone16At2x, locale: Locale(identifier: "en_US"))
      await showEvent(on: device)
      return device
    },
    SnapshotScene("form-errors-ar-dark") {
      let device = Simulator(
        .iPhone16At2x, locale: Locale(identifier: "ar_EG"), appearance: .dark)
      BottomBounceView().show(
        .form(Account()) { f, _ in
          f.field("اسم المستخدم", \.name) { .text($0, limit: 20).rules(.required()) }
          f.field("كلمة السر", \.password) {
            .text($0).secure().rule(shown: .onOK) { $0.isEmpty ? "أدخل كلمة السر." : nil }
          }
          f.toggle("تذكرني", \.isRemembered)
        }, title: "تسجيل الدخول", in: rootView(of: device)
      ) { _ in }
      await device.settle()
      if let ok = device.view("BottomBounce.ok") as? UIControl { device.tap(ok) }
      await device.settle()
      return device
    },
  ]

  private struct Account {
    var name = ""
    var password = ""
    var isRemembered = true
  }

  private struct Event {
    var title = "Lunch with Ada"
    var place = ""
    var start = Date(timeIntervalSince1970: 1_750_075_200)
    var hasEnd = true
    var end: Date? = Date(timeIntervalSince1970: 1_750_080_600)
    var guests: Set<String> = ["Ada", "Alan"]
    var notes = ""
  }

  @MainActor private static func showEvent(on device: Simulator) async {
    BottomBounceView().show(
      .form(Event()) { f, event in
        f.field("Title", \.title) { .text($0).rules(.required()) }
        f.field("Location", \.place) { .text($0, placeholder: "Optional") }
        f.field("Starts", \.start) { .date($0, mode: .dateAndTime).timeZone(.gmt) }
        f.toggle("Ends", \.hasEnd)
        if event.hasEnd { f.field("Until", \.end) { .date($0, mode: .dateAndTime).timeZone(.gmt) } }
        f.field("Guests", \.guests) { .checklist(["Ada", "Alan", "Grace"], selected: $0) }
        f.field("Notes", \.notes) { .text($0, placeholder: "Optional", limit: 200).lines(2...4) }
      }
      .footer { "Invitations go to \($0.guests.count) guests." },
      title: SheetHeader("New Event", okTitle: "Add"), in: rootView(of: device)
    ) { _ in }
    await device.settle()
  }

  @MainActor private static func rootView(of device: Simulator) -> UIView {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    device.window.rootViewController = controller
    device.settle()
    return controller.view
  }
}
