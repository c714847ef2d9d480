import BottomBounce
import UIKit

// The code of the article about options, and of the documentation comments of option content types.

@MainActor private final class Server {
  func deviceOptions() async throws -> [SheetOption<String>] { [] }
}

private final class OptionsScreen: UIViewController {
  private let server = Server()
  private enum Plan { case basic, team }
  private enum Action { case share, delete }
  private struct Country: Hashable {
    var name: String
    var capital = ""
    var flag: UIImage?
  }
  private struct Order {
    var toppings: [String] = []
  }

  private let sheet = BottomBounceView()
  private var plan = Plan.basic
  private var order = Order()
  private var place: [String] = []
  private var city: String?
  private var values: [String] = []
  private var size = "M"
  private var make = "Audi"
  private var model = "A3"
  private var home: Country?
  private let toppings = ["Cheese", "Olives"]
  private let colors = ["Red", "Blue"]
  private let hasTeam = true
  private let cities = ["Lille", "Lyon"]
  private let countries = [Country(name: "France"), Country(name: "Italy")]
  private let makes = ["Audi", "BMW"]
  private let models = ["Audi": ["A3", "A4"], "BMW": ["X1"]]

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
    sheet.show(.list(plans, selected: plan), title: "Plan", from: self) { [weak self] plan in
      self?.plan = plan
    }
  }

  private var device: String?

  func chooseRoomDevice() {
    let rooms = [
      SheetSection("Kitchen", options: ["Ceiling light", "Oven"]),
      SheetSection("Hall", options: ["Lamp"]),
    ]
    sheet.show(.list(rooms, selected: device), title: "Device", from: self) {
      [weak self] device in
      self?.device = device
    }
  }

  func loadDevices() {
    sheet.show(
      .list(.loading { [server] in try await server.deviceOptions() }, selected: device),
      title: "Device", from: self
    ) { [weak self] device in
      self?.device = device
    }
  }

  private lazy var devices = OptionSource.loading { [server] in try await server.deviceOptions() }

  func chooseDevice() {
    sheet.show(.list(devices, selected: device), title: "Device", from: self) {
      [weak self] device in
      self?.device = device
    }
  }

  func homeDidChange() {
    devices.reload()
  }

  private func makeMunich() -> SheetOption<String> {
    let munich = SheetOption("MUC", title: "München", subtitle: "Bavaria", keywords: ["Munich"])
    return munich
  }

  func editSizeAndHome() {
    sheet.show(.wheel(["S", "M", "L"], selected: size), title: "Size", from: self) {
      [weak self] size in
      self?.size = size
    }
    sheet.show(.list(countries, selected: home, title: \.name), title: "Home", from: self) {
      [weak self] country in
      self?.home = country
    }
  }

  func editHome() {
    sheet.show(
      .list(countries, selected: home, title: \.name, subtitle: \.capital, image: \.flag)
        .searchable(), title: "Home", from: self
    ) { [weak self] country in
      self?.home = country
    }
  }

  func editCar() {
    sheet.show(
      .wheels(.wheel(makes, selected: make)) { [models] make in .wheel(models[make] ?? []) },
      title: "Car", from: self
    ) { [weak self] make, model in
      self?.make = make
      self?.model = model
    }
  }

  func editToppings() {
    sheet.show(.checklist(toppings, selected: order.toppings, minimum: 1, maximum: 3), from: self) {
      [weak self] toppings in
      self?.order.toppings = toppings
    }
  }

  func editCity() {
    sheet.show(.list(cities, selected: city).searchable(), from: self) {
      [weak self] city in
      self?.city = city
    }
  }

  func editPlace() {
    let countries = countries.map(\.name)
    let cities = { (country: String) in country == "France" ? ["Lille", "Lyon"] : ["Rome"] }
    sheet.show(
      .wheels(.wheels(.wheel(countries)) { .wheel(cities($0)) }) { place in
        .wheel(place.1 == "Lyon" ? ["Croix-Rousse", "Vaise"] : ["Center"])
      }, from: self
    ) { [weak self] place, district in
      self?.place = [place.0, place.1, district]
    }
  }

  func editShirt() {
    let sizes = ["S", "M", "L"]
    sheet.show(.wheels([sizes, colors], selected: ["M", "Red"]), from: self) { [weak self] values in
      self?.values = values
    }
  }

  func chooseOnWheels() {
    let sizes = ["S", "M", "L"]
    sheet.show(.wheel(["S", "M", "L"], selected: size), title: "Size", from: self) {
      [weak self] size in
      self?.size = size
    }
    sheet.show(.wheels([sizes, colors], selected: ["M", "Red"]), from: self) { [weak self] values in
      self?.values = values
    }
  }

  func nameWheels() -> WheelsContent<[String]> {
    let sizes = ["S", "M", "L"]
    let content = WheelsContent.wheels([sizes, colors]).wheelTitles(["Size", "Color"])
    return content
  }

  func chooseSize() {
    sheet.show(.buttons(["S", "M", "L"], selected: size), title: "Size", from: self) {
      [weak self] size in
      self?.size = size
    }
  }

  func chooseAction() {
    let actions = [
      SheetOption(Action.share, title: "Share"),
      SheetOption(Action.delete, title: "Delete", role: .destructive),
    ]
    sheet.show(.buttons(actions), from: self) { [weak self] action in
      self?.apply(action)
    }
  }
}
