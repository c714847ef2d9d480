import BottomBounce
import UIKit

// Screens of published apps, with the calls that an app would write. Only the questions are
// rebuilt: their values, limits, and texts.

// MARK: A messenger mutes a chat until a time

final class MuteScreen: UIViewController {
  let sheet = BottomBounceView()
  var mutedUntil: Date?

  func muteUntil() {
    let calendar = Calendar.current
    let tomorrow = calendar.date(byAdding: .day, value: 1, to: Date()) ?? Date()
    let start = calendar.date(bySettingHour: 8, minute: 0, second: 0, of: tomorrow)
    let zone = TimeZone.current.localizedName(for: .generic, locale: .current) ?? ""
    sheet.show(
      .date(start, minimum: .now, mode: .dateAndTime).style(.calendar).footer("Time zone: \(zone)"),
      title: SheetHeader("Mute until", okTitle: "Mute"), from: self
    ) { [weak self] in self?.mutedUntil = $0 }
  }
}

// MARK: A timer of a number and a unit

enum TimerUnit: String, CaseIterable {
  case seconds, minutes, hours, days, weeks
  var maximum: Int {
    switch self {
    case .seconds, .minutes: 59
    case .hours: 23
    case .days: 6
    case .weeks: 4
    }
  }
}

final class TimerScreen: UIViewController {
  let sheet = BottomBounceView()
  var timer = (unit: TimerUnit.minutes, count: 5)

  func chooseTimer() {
    sheet.show(
      .wheels(.wheel(TimerUnit.allCases, selected: timer.unit, title: \.rawValue)) { [timer] unit in
        .wheel(Array(1...unit.maximum), selected: timer.count, title: \.description)
      }, title: SheetHeader("Disappearing messages", okTitle: "Set"), from: self,
      configuration: SheetConfiguration {
        $0.confirmsDiscardingChanges = true
        $0.disablesOKWhileUnchanged = true
      }
    ) { [weak self] in self?.timer = $0 }
  }
}

// MARK: Two names and a note

struct Nickname: Equatable {
  var given = ""
  var family = ""
  var note = ""
}

final class NicknameScreen: UIViewController {
  let sheet = BottomBounceView()
  var nickname = Nickname()

  func edit() {
    let size = TextRule.custom { $0.utf8.count > 128 ? "The name is too long." : nil }
    sheet.show(
      .form(nickname) { f, _ in
        f.field("First", \.given) { .text($0, placeholder: "First name").rules(size) }
        f.field("Last", \.family) { .text($0, placeholder: "Last name").rules(size) }
        f.field("Note", \.note) { .text($0).lines(1...5) }
        f.rule(at: \.given) { $0.given.isEmpty && !$0.family.isEmpty ? "Enter a first name." : nil }
        f.footer { _ in "Only you see the name and the note." }
      }, title: SheetHeader("Nickname", okTitle: "Done"), from: self,
      configuration: SheetConfiguration {
        $0.confirmsDiscardingChanges = true
        $0.disablesOKWhileUnchanged = true
      }
    ) { [weak self] in self?.nickname = $0 }
  }
}

// MARK: A blog publishes a post at a date in its own time zone

final class PublishScreen: UIViewController {
  let sheet = BottomBounceView()
  var publishDate: Date?

  func pick(in zone: TimeZone) {
    sheet.show(
      .date(publishDate, mode: .dateAndTime).style(.calendar).timeZone(zone)
        .footer { "In your time zone: \($0.formatted())" }.orNone("Immediately"),
      title: SheetHeader("Publish Date", subtitle: zone.identifier), from: self
    ) { [weak self] in self?.publishDate = $0 }
  }
}

// MARK: A number of minutes that isn't in use yet

final class SnoozeActionsScreen: UIViewController {
  let sheet = BottomBounceView()
  var minutes = [10]

  func add() {
    sheet.show(
      .number(10, in: 5...1_440, step: 5, unit: "min").rule { [minutes] in
        minutes.contains($0) ? "This snooze exists." : nil
      }, title: SheetHeader("Add snooze", okTitle: "Add"), from: self
    ) { [weak self] in self?.minutes.append($0) }
  }
}

// MARK: A web page asks for a text

final class WebScreen: UIViewController {
  func prompt(
    _ prompt: String, defaultText: String?,
    completionHandler: @escaping @MainActor (String?) -> Void
  ) {
    BottomBounceView().show(
      .text(defaultText ?? "").normalized(.none).initialSelection(.all), title: prompt, from: self
    ) {
      completionHandler($0)
    } onCancel: { _ in
      completionHandler(nil)
    }
  }
}

// MARK: A quantity of a medical app

final class QuantityScreen: UIViewController {
  let sheet = BottomBounceView()
  var target = 100

  func pick() {
    sheet.show(
      .number(target, in: 60...180, step: 5, unit: "mg/dL"), title: "Correction range", from: self
    ) { [weak self] in self?.target = $0 }
  }
}

// MARK: An alarm is snoozed on a device

final class SnoozeScreen: UIViewController {
  let sheet = BottomBounceView()

  func snooze(_ apply: @escaping @MainActor @Sendable (Int) async throws -> Void) {
    sheet.show(
      .wheel([20, 60, 120, 180, 480, 1_440]) {
        Duration.seconds($0 * 60).formatted(.units(allowed: [.hours, .minutes]))
      },
      title: SheetHeader("Snooze Alerts", subtitle: "High Glucose Alarm active", okTitle: "Snooze"),
      from: self, commit: { try await apply($0) }
    ) { _ in }
  }
}

// MARK: A browser asks for a domain

final class SitesScreen: UIViewController {
  let sheet = BottomBounceView()
  var sites: [String] = []

  func add() {
    sheet.show(
      .text(placeholder: "www.example.com")
        .textContentType(.URL).keyboardAppearance(.dark)
        .rules(.required(), .matches(#/[a-z0-9.-]+\.[a-z]+/#, "Enter a domain."))
        .rule(shown: .onOK) { $0.count > 253 ? "Enter a shorter domain." : nil },
      title: SheetHeader("Disable protection", okTitle: "Add"), from: self
    ) { [weak self] in self?.sites.append($0) }
  }
}

// MARK: A server asks for a user name and a password

struct Credentials {
  var user: String
  var password: String
}

final class SignInScreen: UIViewController {
  let sheet = BottomBounceView()

  func signIn(to host: String, completion: @escaping @MainActor (Credentials?) -> Void) {
    sheet.show(
      .form(Credentials(user: "", password: "")) { f, _ in
        f.field("Username", \.user) {
          .text($0).rules(.required()).textContentType(.username)
        }
        f.field("Password", \.password) {
          .text($0).secure().rules(.required()).textContentType(.password)
        }
      },
      title: SheetHeader(
        "Authentication Required", subtitle: "Sign in to \(host).", okTitle: "Sign In"),
      from: self
    ) {
      completion($0)
    } onCancel: { _ in
      completion(nil)
    }
  }
}

// MARK: A distance in meters and centimeters

final class DistanceScreen: UIViewController {
  let sheet = BottomBounceView()
  var distance = (meters: 1, centimeters: 60)

  func pick() {
    sheet.show(
      .wheels(
        .wheel(Array(0...2), selected: distance.meters) { "\($0) m" }.wheelTitles(["Meters"]),
        .wheel(Array(0...99), selected: distance.centimeters) { "\($0) cm" }
          .wheelTitles(["Centimeters"])),
      title: "Select distance", from: self
    ) { [weak self] in self?.distance = $0 }
  }
}

// MARK: An entity of a home

struct Entity: Hashable {
  var id: String
  var name: String
  var domain: String
}

@MainActor final class EntityServer {
  func entities() async throws -> [Entity] { [] }
}

final class EntityScreen: UIViewController {
  let sheet = BottomBounceView()
  var entity: String?

  private lazy var entities = SheetOptions.loadingSections { [server] in
    let entities = try await server.entities()
    return Dictionary(grouping: entities, by: \.domain).sorted { $0.key < $1.key }.map {
      SheetSection(
        $0.key,
        options: $0.value.sorted { $0.name < $1.name }.map {
          SheetOption($0.id, title: $0.name, image: UIImage(systemName: "lightbulb"))
        })
    }
  }
  private let server = EntityServer()

  func serverDidChange() {
    entities.reload()
  }

  func pick() {
    sheet.show(
      .list(entities, selected: entity).searchable().confirmsOnTap(), title: "Entity", from: self,
      configuration: SheetConfiguration {
        $0.showsGrabber = true
        $0.detents = [.large]
      }
    ) { [weak self] in self?.entity = $0 }
  }
}

// MARK: A browser zooms the page behind the sheet

final class ZoomScreen: UIViewController {
  let sheet = BottomBounceView()
  var zoom: Float = 1

  func edit(apply: @escaping @MainActor (Float) -> Void) {
    let before = zoom
    sheet.show(
      .control(\UISlider.value) {
        let slider = UISlider()
        slider.minimumValue = 0.5
        slider.maximumValue = 2
        slider.value = before
        return slider
      }, title: SheetHeader("Text Zoom", okTitle: "Done"), in: view,
      configuration: SheetConfiguration {
        $0.showsCancelButton = false
        $0.largestUndimmedDetent = .fits
      },
      callbacks: SheetCallbacks(valueChanged: { apply($0) })
    ) { [weak self] in
      self?.zoom = $0
    } onCancel: { _ in
      apply(before)
    }
  }
}

// MARK: The language of a post

final class LanguageScreen: UIViewController {
  let sheet = BottomBounceView()
  var language = "en"

  func pick() {
    let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier)
    let options = codes.compactMap { code -> SheetOption<String>? in
      guard let exonym = Locale.current.localizedString(forLanguageCode: code),
        let endonym = Locale(identifier: code).localizedString(forLanguageCode: code)
      else { return nil }
      return SheetOption(code, title: endonym, subtitle: exonym)
    }
    sheet.show(
      .list(options, selected: language).searchable().confirmsOnTap(), title: "Language", from: self
    ) { [weak self] in self?.language = $0 }
  }
}

// MARK: One of two strings

final class GenderScreen: UIViewController {
  let sheet = BottomBounceView()
  var gender: String?

  func pick() {
    sheet.show(.wheel(["Male", "Female"], selected: gender), title: "Select Option", from: self) {
      [weak self] in self?.gender = $0
    }
  }
}

// MARK: An amount of money in the user's currency

final class MoneyScreen: UIViewController {
  var amount: Decimal = 12.5
  let code = Locale.current.currency?.identifier ?? "USD"
  let sheet = BottomBounceView()

  func editAmount() {
    sheet.show(.number(amount, in: 0...10_000, currency: code), title: "Amount", from: self) {
      [weak self] amount in self?.amount = amount
    }
  }
}

// MARK: A weight in the user's unit, stored in kilograms

final class WeightScreen: UIViewController {
  var weight = Measurement(value: 72.5, unit: UnitMass.kilograms)
  let unit: UnitMass = Locale.current.measurementSystem == .us ? .pounds : .kilograms
  let sheet = BottomBounceView()

  func editWeight() {
    sheet.show(
      .number(weight, in: 20...700, step: 0.1, shownIn: unit), title: "Weight", from: self
    ) { [weak self] weight in self?.weight = weight }
  }
}

// MARK: A shop gives a discount: an amount, or a part of the total

struct Discount {
  enum Kind: String, CaseIterable { case fixed = "Amount", percentage = "Percent" }
  var kind = Kind.fixed
  var amount: Decimal?
  var percentage: Decimal?
}

final class DiscountScreen: UIViewController {
  let sheet = BottomBounceView()
  var discount = Discount()
  let total = 80.0

  func edit() {
    sheet.show(
      .form(discount) { [total] f, discount in
        f.field("Type", \.kind) {
          .buttons(Discount.Kind.allCases, selected: $0, title: \.rawValue)
        }
        if discount.kind == .fixed {
          f.field("Amount", \.amount) { .number($0, in: 0...total, currency: "USD") }
        } else {
          f.field("Percent", \.percentage) { .number($0, in: 0...100, step: 0.5, unit: "%") }
        }
      }.footer { [total = Decimal(total)] discount in
        let off =
          discount.kind == .fixed
          ? discount.amount ?? 0 : total * (discount.percentage ?? 0) / 100
        return "\(off.formatted(.currency(code: "USD"))) off"
      }, title: SheetHeader("Discount", okTitle: "Add"), from: self
    ) { [weak self] in self?.discount = $0 }
  }
}
