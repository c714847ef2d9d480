import BottomBounce
import UIKit

// The code of README.md, of the first page of the documentation, and of the doc comments of
// `BottomBounceView` and `SheetConfiguration`.

private final class ReadmeScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var bio = ""
  private var name = ""
  private var birthday: DateComponents?
  private var birthDate: Date?
  private var email = ""
  private var weight = 70.0
  private var isVerified = false
  private var contact: Contact?
  private var trip = Trip()
  private let contacts = [Contact(name: "Ada", phone: "555-0101")]
  private let server = CodeServer()

  private struct Contact: Hashable {
    var name: String
    var phone: String
    var photo: UIImage?
  }

  private struct Trip {
    var title = ""
    var start = DateComponents()
    var end = DateComponents()
    var needsHotel = false
    var guests = 1
    let beds = 2
  }

  private struct CodeServer {
    func accepts(_ code: String) async throws -> Bool { true }
  }

  func editBio() {
    let sheet = BottomBounceView()
    sheet.show(.text(bio, placeholder: "A line about you", limit: 40), title: "Bio", from: self) {
      [weak self] bio in
      self?.bio = bio
    }
  }

  func awaitBio() async throws {
    let outcome = try await sheet.outcome(of: .text(bio), title: "Bio", from: self)
    if let bio = outcome.value { self.bio = bio }
  }

  func editName() {
    SheetConfiguration.default.cornerRadius = 20
    sheet.show(
      .text(name), title: "Nickname", from: self,
      configuration: SheetConfiguration {
        $0.showsGrabber = true
        $0.backdropOpacity = 0.5
      }
    ) { [weak self] name in
      self?.name = name
    }
  }

  func editNameWithHeader() {
    sheet.show(.text(name), title: "Nickname", from: self) { [weak self] name in
      self?.name = name
    }
    sheet.show(
      .text(name), title: SheetHeader("Nickname", subtitle: "Only friends see it", okTitle: "Save"),
      from: self
    ) { [weak self] name in
      self?.name = name
    }
  }

  func makeConfiguration() -> SheetConfiguration {
    let configuration = SheetConfiguration {
      $0.animationDuration = 0.5
      $0.cornerRadius = nil
    }
    return configuration
  }

  func editEmail() {
    sheet.show(
      .text(email, placeholder: "name@example.com").textContentType(.emailAddress)
        .rules(.required(), .matches(#/[^\s@]+@[^\s@]+\.[^\s@]+/#, "Enter an e-mail address.")),
      title: "E-mail", from: self
    ) { [weak self] email in
      self?.email = email
    } onCancel: { reason in
      print(reason)
    }
  }

  func enterCode() {
    sheet.show(
      .text(placeholder: "123456").normalized(.digits).textContentType(.oneTimeCode)
        .rules(.length(6...6)).confirmsWhenComplete(),
      title: SheetHeader("Code", subtitle: "We sent it to your phone.", okTitle: "Verify"),
      from: self,
      commit: { [server] code in
        guard try await server.accepts(code) else { throw ValidationError("This code is wrong.") }
      }
    ) { [weak self] _ in
      self?.isVerified = true
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

  func editBirthday() {
    sheet.show(.day(birthday, maximum: .today), title: "Birthday", from: self) { [weak self] day in
      self?.birthday = day
    }
  }

  func editDay() {
    sheet.show(.day(birthday, maximum: .today).orNone(), title: "Birthday", from: self) {
      [weak self] day in
      self?.birthday = day
    }
  }

  func addTrip() {
    sheet.show(
      .form(trip) { f, trip in
        f.field("Title", \.title) { .text($0).rules(.required()) }
        f.field("From", \.start) { .day($0, minimum: .today) }
        f.field("To", \.end) { .day($0, minimum: .day(trip.start)) }
        f.toggle("Hotel", \.needsHotel)
        if trip.needsHotel {
          f.field("Guests", \.guests) { .number($0, in: 1...8) }
          f.rule(at: \.guests) { $0.guests > $0.beds ? "The hotel has only \($0.beds) beds." : nil }
        }
      }, title: SheetHeader("New Trip", okTitle: "Add"), from: self
    ) { [weak self] trip in
      self?.trip = trip
    }
  }

  struct AgeContent: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let field = UITextField()
      return SheetBody(field) { () throws(ValidationError) in
        guard let age = Int(field.text ?? "") else { throw ValidationError("Enter a number.") }
        return age
      }
    }
  }

  /// The calls in the running text.
  func showOtherCalls(cell: UIView) async throws {
    let outcome = try await sheet.outcome(of: .text(bio), from: self)
    if let bio = outcome.value { print(bio) } else { print(outcome.cancellation as Any) }
    sheet.show(.number(weight, in: 30...250, step: 0.5, unit: "kg"), from: self) { _ in }
    sheet.show(.list([SheetOption(1, title: "Pro", isEnabled: false)]), from: self) { _ in }
    sheet.show(.date(birthDate, minimum: .now, mode: .dateAndTime), from: self) { _ in }
    sheet.show(.control(\UISlider.value) { UISlider() }, from: self) { _ in }
    sheet.show(.date(birthDate, minimum: .today, mode: .date), from: self) { [weak self] date in
      self?.birthDate = date
    }
    sheet.show(.checklist(["Basil", "Olives"], selected: ["Basil"]), from: self) { _ in }
    let delete = SheetButton("Delete", role: .destructive) { sheet in print(sheet) }
    let reset = SheetButton("Reset", dismissesSheet: false) { sheet in sheet.update(.text("")) }
    sheet.show(
      .text("Report", limit: 20).keyboardType(.numberPad).prefix("https://").suffix(".pdf")
        .initialSelection(.all).suggestions(["Home", "Work"]).rules(.length(3...20)), from: self,
      extraButtons: [reset, delete],
      configuration: SheetConfiguration {
        $0.detents = [.medium, .large]
        $0.floatingStyle = .anchored(to: cell)
      },
      callbacks: SheetCallbacks(valueChanged: { [weak self] in self?.bio = $0 }),
      commit: { _ in throw ValidationError("Too late.", at: \Trip.start) }
    ) { _ in }
  }
}
