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
    // The form of the code in README.md, which shows this picture.
    SnapshotScene("form-readme-light") {
      let device = Stage(profile: .sample).asking(
        .form(TripOfReadme()) { f, trip in
          f.field("Title", \.title) { .text($0).rules(.required()) }
          f.field("From", \.start) { .day($0, minimum: .today) }
          f.field("To", \.end) { .day($0, minimum: .day(trip.start)) }
          f.toggle("Hotel", \.needsHotel)
          if trip.needsHotel { f.field("Guests", \.guests) { .number($0, in: 1...8) } }
          f.rule(at: \.guests) { $0.guests > $0.beds ? "The hotel has only \($0.beds) beds." : nil }
        }, SheetHeader("New Trip", okTitle: "Add"))
      if let row = device.accessibilityElement(labeled: "To") as? UIControl { device.tap(row) }
      await device.settle()
      return device
    },
    trip("form-trip-ar-dark", open: "الغرفة", locale: "ar_EG", isDark: true),
    trip("form-trip-huge-light", open: nil, locale: "en_US", isHuge: true),
    trip("form-trip-pad-light", .iPadPro11, open: "Check-in", locale: "en_US"),
    trip("form-trip-glass-dark", open: "Check-in", locale: "en_US", isDark: true, version: "26.0"),
    SnapshotScene("form-address-light") {
      let device = Simulator(.iPhone16At2x, locale: Locale(identifier: "en_US"))
      await showAddress(on: device)
      return device
    },
  ]

  private struct Account {
    var name = ""
    var password = ""
    var isRemembered = true
  }

  /// A form of a trip, with one open row.
  private static func trip(
    _ name: String, _ model: DeviceModel = .iPhone16At2x, open title: String?, locale: String,
    isDark: Bool = false, isHuge: Bool = false, version: String = "18.0"
  ) -> SnapshotScene {
    SnapshotScene(name) {
      let device = Simulator(
        model, locale: Locale(identifier: locale), appearance: isDark ? .dark : .light,
        systemVersion: version)
      if isHuge {
        device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      }
      await showTrip(on: device, isArabic: locale == "ar_EG")
      let row = title.flatMap { device.accessibilityElement(labeled: $0) } as? UIControl
      if let row { device.tap(row) }
      await device.settle()
      return device
    }
  }

  private struct Trip {
    var start = Date(timeIntervalSince1970: 1_750_075_200)
    var end = Date(timeIntervalSince1970: 1_750_248_000)
    var guests = 2
    var luggage: Double? = 23.5
    var room = 1
    var isLate = true
    var extras: Set<String> = []
  }

  @MainActor private static func showTrip(on device: Simulator, isArabic: Bool) async {
    func text(_ english: String, _ arabic: String) -> String { isArabic ? arabic : english }
    let rooms = [text("Single", "مفردة"), text("Double", "مزدوجة"), text("Suite", "جناح")]
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 32, height: 32)).image { _ in
      UIColor.systemTeal.setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 32, height: 32)).fill()
    }
    let extras = [text("Breakfast", "الإفطار"), text("Parking", "موقف سيارات")]
    BottomBounceView().show(
      .form(Trip()) { f, trip in
        f.section {
          f.field(text("Check-in", "الوصول"), \.start) { .date($0).timeZone(.gmt) }
          f.field(text("Check-out", "المغادرة"), \.end) {
            .date($0, minimum: .date(trip.start + 86_400)).timeZone(.gmt)
          }
          f.toggle(text("Late arrival", "وصول متأخر"), \.isLate)
        }
        f.section(
          text("Room", "الإقامة"),
          footer: text("Children under six stay free.", "إقامة الأطفال دون السادسة مجانية.")
        ) {
          f.field(text("Guests", "الضيوف"), \.guests) { .number($0, in: 1...8) }
          f.field(text("Luggage", "الأمتعة"), \.luggage) {
            .number($0, in: 0...64, step: 0.5, unit: text("kg", "كغ"))
          }
          f.field(text("Room", "الغرفة"), \.room) {
            .list(Array(rooms.indices), selected: $0, title: { rooms[$0] }, image: { _ in dot })
          }
          f.field(text("Extras", "إضافات"), \.extras) { .checklist(extras, selected: $0) }
        }
      }, title: SheetHeader(text("Trip", "رحلة"), okTitle: text("Book", "حجز")),
      in: rootView(of: device)
    ) { _ in }
    await device.settle()
  }

  private struct TripOfReadme {
    var title = "Lisbon"
    var start = DateComponents(year: 2025, month: 6, day: 20)
    var end = DateComponents(year: 2025, month: 6, day: 24)
    var needsHotel = true
    var guests = 2
    let beds = 2
  }

  private struct Address {
    var name = "Ada Lovelace"
    var street = "12 St James’s Square"
    var city = "London"
    var code = ""
    var country = "GB"
  }

  @MainActor private static func showAddress(on device: Simulator) async {
    let countries = ["CH", "DE", "FR", "GB", "JP", "US"]
    let locale = Locale(identifier: "en_US")
    BottomBounceView().show(
      .form(Address()) { f, address in
        f.field("Name", \.name) { .text($0).rules(.required()) }
        f.section("Address") {
          f.field("Street", \.street) { .text($0).rules(.required()) }
          f.field("City", \.city) { .text($0).rules(.required()) }
          f.field(address.country == "GB" ? "Postcode" : "ZIP Code", \.code) {
            .text($0, placeholder: "Required").rules(.required())
          }
          f.field("Country", \.country) {
            .list(countries, selected: $0) { locale.localizedString(forRegionCode: $0) ?? $0 }
          }
        }
      }, title: SheetHeader("Address", okTitle: "Save"), in: rootView(of: device)
    ) { _ in }
    await device.settle()
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
