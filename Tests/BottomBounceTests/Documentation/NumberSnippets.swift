import BottomBounce
import UIKit

// The code of the article about numbers, and of the documentation comments of number content types.

private final class NumbersScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var weight = 70.5
  private var price = Decimal(12)
  private var bodyWeight = Measurement(value: 72.5, unit: UnitMass.kilograms)
  private var snoozes = [10]
  private var minutes = 90
  private var profile = Profile()

  private struct Profile {
    var age: Int?
    var weight = 70.5
    var pulse = 60
  }

  func editWeight() {
    sheet.show(.number(weight, in: 30...250, step: 0.5, unit: "kg"), title: "Weight", from: self) {
      [weak self] weight in
      self?.weight = weight
    }
  }

  func editPrice() {
    sheet.show(.number(price, in: 0...10_000, currency: "EUR"), title: "Price", from: self) {
      [weak self] price in
      self?.price = price
    }
  }

  func editBodyWeight() {
    let unit: UnitMass = Locale.current.measurementSystem == .us ? .pounds : .kilograms
    sheet.show(
      .number(bodyWeight, in: 20...700, step: 0.1, shownIn: unit), title: "Weight", from: self
    ) { [weak self] weight in
      self?.bodyWeight = weight
    }
  }

  func addSnooze() {
    sheet.show(
      .number(20, in: 5...1_440, unit: "min").rule { [snoozes] in
        snoozes.contains($0) ? "This snooze exists." : nil
      }, title: "Snooze", from: self
    ) { [weak self] minutes in
      self?.snoozes.append(minutes)
    }
  }

  func editMinutes() {
    sheet.show(
      .number(minutes, in: 15...480, step: 15).format {
        Duration.seconds($0 * 60).formatted(.units(allowed: [.hours, .minutes]))
      }, title: "Flight time", from: self
    ) { [weak self] minutes in
      self?.minutes = minutes
    }
  }

  func editProfile() {
    sheet.show(
      .form(profile) { f, _ in
        f.field("Age", \.age) { .number($0, in: 0...120) }
        f.field("Weight", \.weight) { .number($0, in: 30...250, step: 0.5, unit: "kg") }
        f.field("Pulse", \.pulse) { .number($0, in: 30...220, unit: "bpm").style(.wheel) }
      }, title: "Profile", from: self
    ) { [weak self] profile in
      self?.profile = profile
    }
  }
}
