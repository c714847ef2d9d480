import BottomBounce
import UIKit

// Calls of picker libraries in published apps, which ask for one of a few values, as calls of this
// package.

final class PickersController: UIViewController {
  struct Category: Hashable {
    var name: String
  }
  struct SampleProject {
    var title: String
    var codeDefinition: String
  }
  @MainActor final class EditorSettingsPresenter {
    var fontSize = 14

    func updateFontSize(with size: Int) { fontSize = size }
  }

  private let sheet = BottomBounceView()
  private let tableView = UITableView()
  private let currencyField = UITextField()
  private let goalField = UITextField()
  private var presenter: EditorSettingsPresenter? = EditorSettingsPresenter()
  private var category: Category?
  private var codeDefinition = ""
  private var columnCount = 2
  private var recipient: String?
  private var goal: String? { didSet { goalField.text = goal } }
  private var currency: String? { didSet { currencyField.text = currency } }
  private var theme: String {
    get { UserDefaults.standard.string(forKey: "theme") ?? "vs" }
    set { UserDefaults.standard.set(newValue, forKey: "theme") }
  }
  private var maximumColumnCount: Int { traitCollection.userInterfaceIdiom == .pad ? 5 : 3 }
  private let themes = ["github", "vs", "xcode"]
  private let categories = [Category(name: "Holiday"), Category(name: "House")]
  private let goals = [
    "Shedding fat", "Building muscles", "Improving endurance", "Increasing flexibility", "Toning",
    "General fitness",
  ]
  private let samples = [
    SampleProject(title: "Append (2 empty lists)", codeDefinition: "(define ,A ,B)"),
    SampleProject(title: "foldr (with cons)", codeDefinition: "(define ,A ,C)"),
  ]
  private let frequencies = [
    "Daily", "3 times a week", "5 times a week", "Weekly", "Monthly", "Yearly",
  ]

  private func setSelectedCategory(_ category: Category?) { self.category = category }
  private func load(_ sample: SampleProject) { codeDefinition = sample.codeDefinition }
  private func setColumnCount(_ count: Int) { columnCount = count }

  func pickTheme() {
    sheet.show(.wheel(themes, selected: theme), title: "Pick a Theme", from: self) {
      [weak self] theme in
      self?.theme = theme
    }
  }

  func chooseFontSize(current: Int) {
    sheet.show(
      .wheel(Array(10...23), selected: current, title: \.description), title: "Font Size",
      from: self
    ) { [weak self] size in
      self?.presenter?.updateFontSize(with: size)
    }
  }

  func pickCategory() {
    sheet.show(.wheel(categories, title: \.name).orNone(), title: "Category", from: self) {
      [weak self] category in
      self?.setSelectedCategory(category)
    }
  }

  func pickCurrentStatus(for label: UILabel) {
    sheet.show(
      .wheel(["HeartBreak", "Stress", "Feeling down", "Others"]), title: "Current Status",
      from: self
    ) { [weak self] status in
      label.text = status
      self?.tableView.reloadData()
    }
  }

  func pickFitnessGoal() {
    sheet.show(.wheel(goals, selected: goal), title: "Select", from: self) { [weak self] goal in
      self?.goal = goal
    }
  }

  func pickCurrency() {
    sheet.show(
      .wheel(["EURO", "USD", "GBP", "CHF"], selected: currency), title: "Currency", from: self
    ) { [weak self] currency in
      self?.currency = currency
    }
  }

  func loadSampleProject() {
    sheet.show(
      .list(Array(samples.indices)) { [samples] in samples[$0].title }, title: "Load Project",
      from: self
    ) { [weak self, samples] index in
      self?.load(samples[index])
    }
  }

  func pickFrequency(for button: UIButton) {
    sheet.show(.list(frequencies), title: "Frequency", from: self) { frequency in
      button.setTitle(frequency, for: .normal)
    }
  }

  func pickColumnCount() {
    sheet.show(
      .wheel(Array(1...maximumColumnCount), selected: columnCount, title: \.description),
      title: "Column count", from: self
    ) { [weak self] count in
      self?.setColumnCount(count)
    }
  }

  func pickRecipient() {
    sheet.show(
      .buttons(["Pizza Hut", "Panera Bread", "Dominoes"], selected: recipient), title: "Recipient",
      from: self
    ) { [weak self] recipient in
      self?.recipient = recipient
    }
  }
}
