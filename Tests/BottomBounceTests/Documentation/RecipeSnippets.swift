import BottomBounce
import UIKit

// The code of the article with recipes, which RecipeTests runs.

final class RecipeScreen: UIViewController {
  let sheet = BottomBounceView()
  let account = Account()
  let calendar = Calendar(identifier: .gregorian)
  let contacts = [
    Contact(name: "Ada", phone: "555-0101"), Contact(name: "Alan", phone: "555-0102"),
  ]
  let states = ["California", "New York"]
  var phone = ""
  var isVerified = false
  var pin = ""
  var price: Decimal = 12.5
  var weight = Measurement(value: 72.5, unit: UnitMass.kilograms)
  var email = ""
  var website = ""
  var fileName = "Report"
  var note = ""
  var address = Address()
  var trip = Trip()
  var delivery: Date?
  var stay: DayRange?
  var filter = Filter()
  var order = Order()
  var rhythm = Rhythm()
  var zone = "Europe/Paris"
  var contact: Contact?
  var language = "en"
  var name = ""
  var code = ""
  var seconds = 30
  var password = ""
  var draft = ""
  var message = ""
  var meeting = Meeting()
  var reminder: Date?
  let weekdays = ["Monday", "Tuesday", "Wednesday"]
  var openDays: [String] = []

  struct Meeting {
    var start = Date.now
    var length = Duration.seconds(3_600)
  }

  struct Address {
    var country = "Germany"
    var street = ""
    var city = ""
    var state: String?
    var code = ""
  }

  struct Trip {
    var start = DateComponents()
    var end = DateComponents()
  }

  struct Filter: Equatable {
    var name = ""
    var price = 0
    var inStock = false
  }

  struct Order {
    enum Key: String, CaseIterable { case name = "Name", date = "Date" }
    var key = Key.name
    var ascending = true
  }

  struct Rhythm {
    var count = 1
    var unit = "Weeks"
    var end: DateComponents?
  }

  struct Contact: Hashable {
    var name: String
    var phone: String
    var photo: UIImage?
  }

  /// A server that refuses what a test says.
  @MainActor final class Account {
    struct Refusal: LocalizedError {
      var errorDescription: String? { "The server is busy." }
    }

    var refuses = false

    func accepts(_ code: String) async throws -> Bool { !refuses }

    func rename(to name: String) async throws { if refuses { throw Refusal() } }

    func renameFile(to name: String) async throws { try await rename(to: name) }
  }

  func deleteFile(_ name: String) { fileName = "" }

  func editPhone() {
    sheet.show(
      .text(phone, placeholder: "+1 555 123 4567").textContentType(.telephoneNumber)
        .normalized(.phone).rules(.matches(#/\+?[0-9]{7,15}/#, "Enter a phone number.")),
      title: "Phone", from: self
    ) { [weak self] phone in
      self?.phone = phone
    }
  }

  func enterCode() {
    sheet.show(
      .text(placeholder: "123456", limit: 6).normalized(.digits).textContentType(.oneTimeCode)
        .rules(.length(6...6, "Enter the 6 digits.")).confirmsWhenComplete(),
      title: SheetHeader("Code", subtitle: "We sent it to your phone."), from: self,
      commit: { [account] code in
        guard try await account.accepts(code) else { throw ValidationError("This code is wrong.") }
      }
    ) { [weak self] _ in
      self?.isVerified = true
    }
  }

  func enterCodeAgain() {
    sheet.show(
      .text(limit: 6), title: "Code", from: self, extraButtons: sendAgain
    ) { [weak self] code in
      self?.code = code
    }
  }

  var sendAgain: [SheetButton] {
    let title = seconds > 0 ? "Send Again in \(seconds) s" : "Send Again"
    return [
      SheetButton(title, dismissesSheet: false, isEnabled: seconds == 0) { [weak self] in
        self?.seconds = 30
      }
    ]
  }

  func secondHasPassed() {
    seconds = max(seconds - 1, 0)
    sheet.update(.text(limit: 6), extraButtons: sendAgain, keepingEdits: true)
  }

  func choosePassword() {
    sheet.show(
      .text(placeholder: "New password").secure().textContentType(.newPassword)
        .rules(.length(8...), .matches(#/.*[0-9].*/#, "Add a digit."))
        .requirements { password in
          let met = [password.count >= 8, password.contains(where: \.isNumber)].count { $0 }
          return "\(met) of 2 requirements"
        },
      title: "Password", from: self
    ) { [weak self] password in
      self?.password = password
    }
  }

  func writeMessage() {
    sheet.show(
      .text(draft, placeholder: "Message").lines(3...8).rules(.required()),
      title: SheetHeader("New Message", okTitle: "Send"), from: self,
      callbacks: SheetCallbacks(edited: { [weak self] text in self?.draft = text })
    ) { [weak self] text in
      self?.draft = ""
      self?.message = text
    }
  }

  func planMeeting() {
    sheet.show(
      .form(meeting) { f, _ in
        f.field("Starts", \.start) { .date($0, mode: .dateAndTime, minuteInterval: 5) }
        f.field("Length", \.length) {
          .duration($0, in: .seconds(900)...(.seconds(28_800)), minuteInterval: 15)
        }
      }, title: "Meeting", from: self
    ) { [weak self] meeting in
      self?.meeting = meeting
    }
  }

  func remind() {
    let days = [("Tomorrow", 1), ("Next Week", 7)]
    let buttons = days.map { title, days in
      SheetButton(title, dismissesSheet: false) { [calendar] sheet in
        sheet.update(.date(calendar.date(byAdding: .day, value: days, to: .now), minimum: .today))
      }
    }
    sheet.show(
      .date(reminder, minimum: .today), title: "Remind Me", from: self, extraButtons: buttons
    ) { [weak self] date in
      self?.reminder = date
    }
  }

  func chooseDays() {
    let all = SheetButton("Select All", dismissesSheet: false) { [weekdays] sheet in
      sheet.update(.checklist(weekdays, selected: weekdays))
    }
    sheet.show(
      .checklist(weekdays, selected: openDays), title: "Open on", from: self, extraButtons: [all]
    ) { [weak self] days in
      self?.openDays = days
    }
  }

  func choosePin() {
    sheet.show(
      .text(placeholder: "4 digits").secure().normalized(.digits)
        .rules(.length(4...4, "Enter four digits.")).confirmsWhenComplete(),
      title: "New PIN", from: self
    ) { [weak self] pin in
      self?.pin = pin
    }
  }

  func editPrice() {
    sheet.show(.number(price, in: 0...10_000, currency: "EUR"), title: "Price", from: self) {
      [weak self] price in
      self?.price = price
    }
  }

  func editWeight() {
    let unit: UnitMass = Locale.current.measurementSystem == .us ? .pounds : .kilograms
    sheet.show(.number(weight, in: 20...700, step: 0.1, shownIn: unit), title: "Weight", from: self)
    {
      [weak self] weight in
      self?.weight = weight
    }
  }

  func editEmail() {
    sheet.show(
      .text(email, placeholder: "name@example.com").textContentType(.emailAddress)
        .rules(.required(), .matches(#/[^\s@]+@[^\s@]+\.[^\s@]+/#, "Enter an e-mail address.")),
      title: "E-mail", from: self
    ) { [weak self] email in
      self?.email = email
    }
  }

  func editWebsite() {
    sheet.show(
      .text(website, placeholder: "example.com").prefix("https://").textContentType(.URL)
        .rules(.matches(#/[^\s\/]+\.[^\s]+/#, "Enter an address.")),
      title: "Website", from: self
    ) { [weak self] website in
      self?.website = website
    }
  }

  func renameFile() {
    sheet.show(
      .text(fileName).suffix(".pdf").initialSelection(.all)
        .rules(.required(), .matches(#/[^\/:]*/#, "A name has no / and no :.")),
      title: SheetHeader("Rename", okTitle: "Rename"), from: self,
      commit: { [account] name in try await account.renameFile(to: name + ".pdf") }
    ) { [weak self] name in
      self?.fileName = name
    }
  }

  func editNote() {
    sheet.show(
      .text(note, placeholder: "Note").lines(5...), title: "Note", from: self,
      configuration: SheetConfiguration {
        $0.detents = [.medium, .large]
        $0.selectedDetent = .large
        $0.confirmsDiscardingChanges = true
      }
    ) { [weak self] note in
      self?.note = note
    }
  }

  func editAddress() {
    sheet.show(
      .form(address) { [states] f, address in
        f.field("Country", \.country) { .list(["Germany", "United States"], selected: $0) }
        f.field("Street", \.street) { .text($0).textContentType(.fullStreetAddress) }
        f.field("City", \.city) { .text($0).textContentType(.addressCity) }
        if address.country == "United States" {
          f.field("State", \.state) { .list(states, selected: $0).searchable() }
        }
        f.field("Postal Code", \.code) { .text($0).textContentType(.postalCode) }
      }, title: "Address", from: self
    ) { [weak self] address in
      self?.address = address
    }
  }

  func editTrip() {
    sheet.show(
      .form(trip) { f, trip in
        f.field("From", \.start) { .day($0, minimum: .today) }
        f.field("To", \.end) { .day($0, minimum: .day(trip.start)) }
      }, title: "Trip", from: self
    ) { [weak self] trip in
      self?.trip = trip
    }
  }

  func chooseDelivery() {
    sheet.show(
      .date(delivery, minimum: .today).rule { [calendar] date in
        calendar.component(.weekday, from: date) == 1 ? "We don't deliver on Sundays." : nil
      }, title: "Delivery", from: self
    ) { [weak self] date in
      self?.delivery = date
    }
  }

  func bookStay() {
    sheet.show(
      .dayRange(stay, minimum: .today, nights: 1...14).footer { [weak self] stay in
        self?.nights(of: stay)
      }, title: "Stay", from: self
    ) { [weak self] stay in
      self?.stay = stay
    }
  }

  func nights(of stay: DayRange) -> String {
    let nights = calendar.dateComponents([.day], from: stay.first, to: stay.last).day ?? 0
    return nights == 1 ? "1 night" : "\(nights) nights"
  }

  func editFilter() {
    let reset = SheetButton("Reset", dismissesSheet: false) { [weak self] sheet in
      if let self { sheet.update(content(for: Filter())) }
    }
    sheet.show(
      content(for: filter), title: SheetHeader("Filter", okTitle: "Apply"), from: self,
      extraButtons: [reset]
    ) { [weak self] filter in
      self?.filter = filter
    }
  }

  func content(for filter: Filter) -> FormContent<Filter> {
    .form(filter) { f, _ in
      f.field("Name", \.name) { .text($0, placeholder: "Any") }
      f.field("Price from", \.price) { .number($0, in: 0...1_000) }
      f.toggle("In stock", \.inStock)
    }
  }

  func sort() {
    sheet.show(
      .form(order) { f, _ in
        f.field("Sort by", \.key) { .list(Order.Key.allCases, selected: $0, title: \.rawValue) }
        f.toggle("Ascending", \.ascending)
      }, title: "Sort", from: self
    ) { [weak self] order in
      self?.order = order
    }
  }

  func editRhythm() {
    sheet.show(
      .form(rhythm) { f, _ in
        f.field("Every", \.count) { .number($0, in: 1...30) }
        f.field("Unit", \.unit) { .buttons(["Days", "Weeks", "Months"], selected: $0) }
        f.field("Until", \.end) { .day($0, minimum: .today).orNone("Forever") }
        f.footer { "Every \($0.count) \($0.unit.lowercased())" }
      }, title: "Repeat", from: self
    ) { [weak self] rhythm in
      self?.rhythm = rhythm
    }
  }

  func chooseZone() {
    sheet.show(
      .list(TimeZone.knownTimeZoneIdentifiers, selected: zone).searchable()
        .footer { zone in
          let zone = TimeZone(identifier: zone) ?? .current
          return Date.FormatStyle(date: .omitted, time: .shortened, timeZone: zone).format(.now)
        },
      title: "Time Zone", from: self
    ) { [weak self] zone in
      self?.zone = zone
    }
  }

  func chooseContact() {
    sheet.show(
      .list(contacts, selected: contact, title: \.name, subtitle: \.phone, image: \.photo)
        .searchable().confirmsOnTap(),
      title: "Contact", from: self
    ) { [weak self] contact in
      self?.contact = contact
    }
  }

  func chooseLanguage() {
    let languages = ["ar", "de", "en", "ja"].map { code in
      SheetOption(
        code, title: Locale(identifier: code).localizedString(forIdentifier: code) ?? code,
        subtitle: Locale.current.localizedString(forIdentifier: code))
    }
    sheet.show(.list(languages, selected: language).searchable(), title: "Language", from: self) {
      [weak self] language in
      self?.language = language
    }
  }

  func confirmDeletion() {
    sheet.show(
      .buttons([SheetOption(fileName, title: "Delete “\(fileName)”", role: .destructive)]),
      title: SheetHeader("Delete the File?", subtitle: "You can't undo this."), from: self
    ) { [weak self] name in
      self?.deleteFile(name)
    }
  }

  func editName() {
    sheet.show(
      .text(name).rules(.required()), title: SheetHeader("Name", okTitle: "Save"), from: self,
      commit: { [account] name in try await account.rename(to: name) }
    ) { [weak self] name in
      self?.name = name
    }
  }
}
