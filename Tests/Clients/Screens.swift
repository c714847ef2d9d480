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
  var timer = (count: 5, unit: TimerUnit.minutes)

  private func wheels(_ count: Int, _ unit: TimerUnit) -> WheelsContent<(Int, TimerUnit)> {
    .wheels(
      .wheel(
        Array(1...unit.maximum), selected: min(count, unit.maximum), title: \.description),
      .wheel(TimerUnit.allCases, selected: unit, title: \.rawValue))
  }

  func chooseTimer() {
    var shown = timer.unit
    sheet.show(
      wheels(timer.count, timer.unit),
      title: SheetHeader("Disappearing messages", okTitle: "Set"), from: self,
      configuration: SheetConfiguration {
        $0.confirmsDiscardingChanges = true
        $0.disablesOKWhileUnchanged = true
      },
      callbacks: SheetCallbacks(valueChanged: { [weak self] count, unit in
        // The first wheel depends on the second.
        guard let self, unit != shown else { return }
        shown = unit
        sheet.update(wheels(count, unit))
      })
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
    func name(_ text: String) -> TextContent {
      .text(text, limit: 26).rule { $0.utf8.count > 128 ? "The name is too long." : nil }
    }
    let language = Locale.current.language.languageCode?.identifier ?? ""
    let familyFirst = ["hu", "ja", "ko", "vi", "zh"].contains(language)
    sheet.show(
      .form(nickname) { f, _ in
        if familyFirst { f.field("Last", \.family) { name($0) } }
        f.field("First", \.given) { name($0) }
        if !familyFirst { f.field("Last", \.family) { name($0) } }
        f.field("Note", \.note) { .text($0, limit: 240).lines(1...5) }
        f.rule(at: \.given) { $0.given.isEmpty && !$0.family.isEmpty ? "Enter a first name." : nil }
      }, title: SheetHeader("Nickname", subtitle: "Only you see it.", okTitle: "Done"), from: self,
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
      .number(10, in: 5...1_440, step: 5)
        .format { Duration.seconds($0 * 60).formatted(.units(allowed: [.hours, .minutes])) }
        .rule { [minutes] in minutes.contains($0) ? "This snooze exists." : nil },
      title: SheetHeader("Add snooze", okTitle: "Add"), from: self
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
      .text(defaultText ?? "").normalized(.none).initialSelection(.all), title: prompt, from: self,
      onValue: completionHandler, onCancel: { _ in completionHandler(nil) })
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

  func snooze(_ apply: @escaping @MainActor @Sendable (Duration) async throws -> Void) {
    sheet.show(
      .wheel([20, 60, 120, 180, 480, 1_440].map { .seconds($0 * 60) }) {
        $0.formatted(.units(allowed: [.hours, .minutes]))
      }.footer("High Glucose Alarm active"),
      title: SheetHeader("Snooze Alerts", okTitle: "Snooze"), from: self,
      configuration: SheetConfiguration { $0.showsHeader = false }, commit: apply
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
  var user = ""
  var password = ""
}

final class SignInScreen: UIViewController {
  let sheet = BottomBounceView()

  func signIn(to host: String, completion: @escaping @MainActor (Credentials?) -> Void) {
    sheet.show(
      .form(Credentials()) { f, _ in
        f.field("Username", \.user) { .text($0).textContentType(.username) }
        f.field("Password", \.password) { .text($0).secure().textContentType(.password) }
      }.rule { $0.user.isEmpty || $0.password.isEmpty ? "Enter the name and the password." : nil },
      title: SheetHeader(
        "Authentication Required", subtitle: "Sign in to \(host).", okTitle: "Sign In"),
      from: self, onValue: completion, onCancel: { _ in completion(nil) })
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
  var chosen: Set<String> = []

  private lazy var entities = OptionSource.loadingSections { [server] in
    let entities = try await server.entities()
    return Dictionary(grouping: entities, by: \.domain).sorted { $0.key < $1.key }.map {
      SheetSection(
        $0.key,
        options: $0.value.sorted { $0.name < $1.name }.map {
          SheetOption(
            $0.id, title: $0.name, image: UIImage(systemName: "lightbulb"), keywords: [$0.domain])
        })
    }
  }
  private let server = EntityServer()

  func serverDidChange() {
    entities.reload()
  }

  private let large = SheetConfiguration {
    $0.showsGrabber = true
    $0.detents = [.large]
  }

  func pick() {
    sheet.show(
      .list(entities, selected: entity).searchable().confirmsOnTap(), title: "Entity", from: self,
      configuration: large
    ) { [weak self] in self?.entity = $0 }
  }

  func pickSeveral() {
    sheet.show(
      .checklist(entities, selected: chosen).searchable(), title: "Entities", from: self,
      configuration: large
    ) { [weak self] in self?.chosen = $0 }
  }
}

// MARK: A browser zooms the page behind the sheet

final class ZoomScreen: UIViewController {
  let sheet = BottomBounceView()
  var zoom: Float = 1

  func edit(apply: @escaping @MainActor (Float) -> Void) {
    sheet.show(
      .control(\UISlider.value) { [zoom] in
        let slider = UISlider()
        slider.minimumValue = 0.5
        slider.maximumValue = 2
        slider.value = zoom
        return slider
      }, title: SheetHeader("Text Zoom", okTitle: "Done"), in: view,
      configuration: SheetConfiguration {
        $0.showsCancelButton = false
        $0.largestUndimmedDetent = .fits
      },
      callbacks: SheetCallbacks(valueChanged: { apply($0) })
    ) { [weak self] in
      self?.zoom = $0
    } onCancel: { [zoom] _ in
      apply(zoom)
    }
  }
}

// MARK: The language of a post

final class LanguageScreen: UIViewController {
  let sheet = BottomBounceView()
  var language = "en"

  func pick() {
    sheet.show(
      .list(
        Locale.LanguageCode.isoLanguageCodes.map(\.identifier), selected: language,
        title: { Locale(identifier: $0).localizedString(forLanguageCode: $0) ?? $0 },
        subtitle: { Locale.current.localizedString(forLanguageCode: $0) }
      ).searchable().confirmsOnTap(), title: "Language", from: self
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
  var isPercentage = false
  var amount: Decimal?
  var percentage: Decimal?

  func off(_ total: Decimal) -> Decimal {
    isPercentage ? total * (percentage ?? 0) / 100 : amount ?? 0
  }
}

final class DiscountScreen: UIViewController {
  let sheet = BottomBounceView()
  var discount = Discount()
  let total = 80.0

  func edit() {
    sheet.show(
      .form(discount) { [total, money = Decimal.FormatStyle.Currency(code: "USD")] f, discount in
        f.toggle("Percentage", \.isPercentage)
        if discount.isPercentage {
          f.field("Percent", \.percentage) { .number($0, in: 0...100, step: 0.5, unit: "%") }
        } else {
          f.field("Amount", \.amount) { .number($0, in: 0...total, currency: "USD") }
        }
        f.footer {
          let off = $0.off(Decimal(total))
          return "\(off.formatted(money)) off, \((Decimal(total) - off).formatted(money)) to pay"
        }
      }, title: SheetHeader("Discount", okTitle: "Add"), from: self
    ) { [weak self] in self?.discount = $0 }
  }
}
