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
    SnapshotScene("footer-date-light") {
      let device = Simulator(.iPhone16At2x, locale: Locale(identifier: "en_US"))
      await showPublishing(on: device)
      return device
    },
    SnapshotScene("form-errors-ar-dark") {
      let device = Simulator(
        .iPhone16At2x, locale: Locale(identifier: "ar_EG"), appearance: .dark)
      BottomBounceView().show(
        .form(Account()) { f, _ in
          f.field("اسم المستخدم", \.name) { .text($0, limit: 20).rules(.required()) }
          f.field("كلمة السر", \.password) { .text($0).secure() }
          f.toggle("تذكرني", \.isRemembered)
        }
        .rule(at: \.password) { $0.password.isEmpty ? "أدخل كلمة السر." : nil },
        title: "تسجيل الدخول", in: rootView(of: device)
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
    var end: Date?
    var guests: Set<String> = ["Ada", "Alan"]
    var notes = ""
  }

  /// Shows a date with a footer that names the hour elsewhere.
  @MainActor private static func showPublishing(on device: Simulator) async {
    let start = Date(timeIntervalSince1970: 1_750_075_200)
    var style = Date.FormatStyle(
      date: .abbreviated, time: .shortened, locale: Locale(identifier: "en_US"))
    style.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    BottomBounceView().show(
      .date(start, mode: .dateAndTime).timeZone(.gmt)
        .footer { [style] date in "In Tokyo: \(date.formatted(style))" }.orNone("Immediately"),
      title: "Publish", in: rootView(of: device)
    ) { _ in }
    await device.settle()
  }

  @MainActor private static func showEvent(on device: Simulator) async {
    BottomBounceView().show(
      .form(Event()) { f, event in
        f.field("Title", \.title) { .text($0).rules(.required()) }
        f.field("Location", \.place) { .text($0, placeholder: "Optional") }
        f.field("Starts", \.start) { .date($0, mode: .dateAndTime).timeZone(.gmt) }
        f.toggle("Ends", \.hasEnd)
        if event.hasEnd { f.field("End", \.end) { .date($0).timeZone(.gmt) } }
        f.field("Guests", \.guests) { .checklist(["Ada", "Alan", "Grace"], selected: $0) }
        f.field("Notes", \.notes) { .text($0, placeholder: "Optional", limit: 200).lines(2...4) }
      }, title: SheetHeader("New Event", okTitle: "Add"), in: rootView(of: device)
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
