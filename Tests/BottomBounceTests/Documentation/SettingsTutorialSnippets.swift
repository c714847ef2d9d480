import BottomBounce
import UIKit

// The code of the tutorial in Documentation/Tutorial: what its files contain after each step.
// Scripts/docs.sh makes those files from the enumerations.

@MainActor enum SettingsStep1 {
  struct Settings {
    var name = "Ada"
  }

  final class SettingsController: UITableViewController {
    private var settings = Settings()

    private var rows: [(title: String, value: String)] {
      [
        ("Name", settings.name)
      ]
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].title
      content.secondaryText = rows[indexPath.row].value
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }
  }
}

@MainActor enum SettingsStep2 {
  struct Settings {
    var name = "Ada"
  }

  final class SettingsController: UITableViewController {
    private var settings = Settings()
    private let sheet = BottomBounceView()

    private var rows: [(title: String, value: String)] {
      [
        ("Name", settings.name)
      ]
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].title
      content.secondaryText = rows[indexPath.row].value
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      switch indexPath.row {
      case 0: askForName()
      default: break
      }
    }

    private func askForName() {
      let name = TextContent.text(settings.name, placeholder: "Nickname")
        .rules(.required(), .length(3...20))
      sheet.show(name, title: "Name", from: self) { [weak self] name in
        self?.settings.name = name
        self?.tableView.reloadData()
      }
    }
  }
}

@MainActor enum SettingsStep3 {
  struct Settings {
    var name = "Ada"
    var theme = "System"
  }

  final class SettingsController: UITableViewController {
    private var settings = Settings()
    private let sheet = BottomBounceView()

    private var rows: [(title: String, value: String)] {
      [
        ("Name", settings.name),
        ("Theme", settings.theme),
      ]
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].title
      content.secondaryText = rows[indexPath.row].value
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      switch indexPath.row {
      case 0: askForName()
      case 1: askForTheme()
      default: break
      }
    }

    private func askForName() {
      let name = TextContent.text(settings.name, placeholder: "Nickname")
        .rules(.required(), .length(3...20))
      sheet.show(name, title: "Name", from: self) { [weak self] name in
        self?.settings.name = name
        self?.tableView.reloadData()
      }
    }

    private func askForTheme() {
      sheet.show(
        .list(["System", "Light", "Dark"], selected: settings.theme), title: "Theme", from: self
      ) { [weak self] theme in
        self?.settings.theme = theme
        self?.tableView.reloadData()
      }
    }
  }
}

@MainActor enum SettingsStep4 {
  struct Settings {
    var name = "Ada"
    var theme = "System"
    var birthday: DateComponents?
  }

  final class SettingsController: UITableViewController {
    private var settings = Settings()
    private let sheet = BottomBounceView()

    private var rows: [(title: String, value: String)] {
      [
        ("Name", settings.name),
        ("Theme", settings.theme),
        ("Birthday", birthdayText),
      ]
    }

    private var birthdayText: String {
      guard let birthday = settings.birthday else { return "None" }
      // The components are in their own calendar, which need not be the user's.
      var calendar = birthday.calendar ?? Calendar(identifier: .gregorian)
      calendar.timeZone = .current
      return calendar.date(from: birthday)?.formatted(date: .long, time: .omitted) ?? "None"
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].title
      content.secondaryText = rows[indexPath.row].value
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      switch indexPath.row {
      case 0: askForName()
      case 1: askForTheme()
      case 2: askForBirthday()
      default: break
      }
    }

    private func askForName() {
      let name = TextContent.text(settings.name, placeholder: "Nickname")
        .rules(.required(), .length(3...20))
      sheet.show(name, title: "Name", from: self) { [weak self] name in
        self?.settings.name = name
        self?.tableView.reloadData()
      }
    }

    private func askForTheme() {
      sheet.show(
        .list(["System", "Light", "Dark"], selected: settings.theme), title: "Theme", from: self
      ) { [weak self] theme in
        self?.settings.theme = theme
        self?.tableView.reloadData()
      }
    }

    private func askForBirthday() {
      sheet.show(
        .day(settings.birthday, maximum: .today).orNone(), title: "Birthday", from: self
      ) { [weak self] birthday in
        self?.settings.birthday = birthday
        self?.tableView.reloadData()
      }
    }
  }
}

@MainActor enum SettingsStep5 {
  struct Settings {
    var name = "Ada"
    var theme = "System"
    var birthday: DateComponents?
    var password = ""
  }

  final class SettingsController: UITableViewController {
    private var settings = Settings()
    private let sheet = BottomBounceView()

    private var rows: [(title: String, value: String)] {
      [
        ("Name", settings.name),
        ("Theme", settings.theme),
        ("Birthday", birthdayText),
        ("Password", String(repeating: "•", count: settings.password.count)),
      ]
    }

    private var birthdayText: String {
      guard let birthday = settings.birthday else { return "None" }
      // The components are in their own calendar, which need not be the user's.
      var calendar = birthday.calendar ?? Calendar(identifier: .gregorian)
      calendar.timeZone = .current
      return calendar.date(from: birthday)?.formatted(date: .long, time: .omitted) ?? "None"
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      var content = UIListContentConfiguration.valueCell()
      content.text = rows[indexPath.row].title
      content.secondaryText = rows[indexPath.row].value
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      switch indexPath.row {
      case 0: askForName()
      case 1: askForTheme()
      case 2: askForBirthday()
      case 3: askForPassword()
      default: break
      }
    }

    private func askForName() {
      let name = TextContent.text(settings.name, placeholder: "Nickname")
        .rules(.required(), .length(3...20))
      sheet.show(name, title: "Name", from: self) { [weak self] name in
        self?.settings.name = name
        self?.tableView.reloadData()
      }
    }

    private func askForTheme() {
      sheet.show(
        .list(["System", "Light", "Dark"], selected: settings.theme), title: "Theme", from: self
      ) { [weak self] theme in
        self?.settings.theme = theme
        self?.tableView.reloadData()
      }
    }

    private func askForBirthday() {
      sheet.show(
        .day(settings.birthday, maximum: .today).orNone(), title: "Birthday", from: self
      ) { [weak self] birthday in
        self?.settings.birthday = birthday
        self?.tableView.reloadData()
      }
    }

    private struct NewPassword {
      var first = ""
      var second = ""
    }

    private func askForPassword() {
      sheet.show(
        .form(NewPassword()) { f, _ in
          f.field("New", \.first) { .text($0).secure().rules(.length(8...)) }
          f.field("Again", \.second) { .text($0).secure() }
          f.rule(at: \.second) { $0.first == $0.second ? nil : "The passwords differ." }
        },
        title: SheetHeader("Password", okTitle: "Change"), from: self
      ) { [weak self] password in
        self?.settings.password = password.first
        self?.tableView.reloadData()
      }
    }
  }
}
