import BottomBounce
import UIKit

// The code about options in README.md, the article, and the doc comments, so that it compiles.
// `DocumentationTests` reports what is missing here.

/// The view controller that the snippets run in.
private final class OptionsScreen: UIViewController {
  private enum Plan { case basic, team }
  private enum Action { case share, delete }
  private struct Order {
    var toppings: [String] = []
  }

  private var plan = Plan.basic
  private var order = Order()
  private var place: [String] = []
  private var city: String?
  private let sheet = BottomBounceView()
  private let toppings = ["Cheese", "Olives"].sheetOptions { $0 }
  private let hasTeam = true
  private let cities = ["Lille", "Lyon"]
  private let countries = ["France", "Italy"]

  private func cities(of country: String) -> [String] { country == "France" ? cities : ["Rome"] }
  private func apply(_ action: Action) {}

  private func makePlans() -> [SheetOption<Plan>] {
    let plans = [
      SheetOption(Plan.basic, title: "Basic", subtitle: "Free"),
      SheetOption(Plan.team, title: "Team", subtitle: "For up to ten people", isEnabled: hasTeam),
    ]
    return plans
  }

  func editPlan() {
    let plans = makePlans()
    sheet.show(.list(plans, selected: plan), title: "Plan", in: view) {
      [weak self] plan in
      self?.plan = plan
    }
  }

  func sizes() -> [SheetOption<String>] {
    let sizes = ["S", "M", "L"].sheetOptions { "Size \($0)" }
    return sizes
  }

  func editToppings() {
    sheet.show(.checklist(toppings, selected: order.toppings, minimum: 1, maximum: 3), in: view) {
      [weak self] toppings in
      self?.order.toppings = toppings
    }
  }

  func editCity() {
    sheet.show(.list(cities.sheetOptions { $0 }, selected: city).searchable(), in: view) {
      [weak self] city in
      self?.city = city
    }
  }

  func act() {
    let actions = [
      SheetOption(Action.share, title: "Share"),
      SheetOption(Action.delete, title: "Delete", isDestructive: true),
    ]
    sheet.show(.buttons(actions), in: view) { [weak self] action in
      self?.apply(action)
    }
  }

  func makePlace() -> WheelsContent<String> {
    let (countries, cities) = (countries, cities(of:))
    let place = WheelsContent.dependentWheels(2, selected: ["France", "Lyon"]) { earlier in
      guard let country = earlier.first else { return countries.sheetOptions { $0 } }
      return cities(country).sheetOptions { $0 }
    }
    return place
  }

  func editPlace() {
    sheet.show(makePlace(), in: view) { [weak self] place in
      self?.place = place
    }
  }

  func editPlaceInOneCall() {
    let countries = countries
    sheet.show(
      .dependentWheels(2) { [weak self] earlier in
        (earlier.first.map { self?.cities(of: $0) ?? [] } ?? countries).sheetOptions { $0 }
      }, in: view
    ) { [weak self] place in
      self?.place = place
    }
  }
}
