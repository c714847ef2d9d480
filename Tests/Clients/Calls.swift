// swift-format-ignore-file
// Calls that are easy to break: an overload can change those of other contents.

import BottomBounce
import UIKit
struct Sample { var name = ""; var end: Date?; var hasEnd = false; var day: DateComponents?; var color = "red"; var age = 3 }
@MainActor func rest(_ sheet: BottomBounceView, _ controller: UIViewController, title: String?, a: Date, b: Date, profile: Sample, minutes: Int) async throws {
  let header = SheetHeader("Name", subtitle: "Only you", okTitle: "Save")
  sheet.show(.text("x"), title: title, from: controller) { _ in }
  sheet.show(.text("x"), title: header, from: controller) { _ in } onCancel: { _ in }
  sheet.show(.text("x"), title: SheetHeader("Name", okTitle: "Save"), from: controller, extraButtons: [SheetButton("Delete", role: .destructive) {}], configuration: SheetConfiguration { $0.isCancellable = false; $0.backdropOpacity = 0.4 }) { _ in }
  sheet.show(.text("x"), from: controller, configuration: .init { $0.backdropOpacity = 0.4 }) { _ in }
  sheet.show(.text("x").rules(.matches(#/[a-z]+/#, "a-z")), from: controller, shouldDismiss: { $0 == .cancelButton }, commit: { try await save($0) }) { _ in }
  let name = try await sheet.outcome(of: .text("x"), title: "x", from: controller, commit: { try await save($0) }).value
  print(name ?? "")
  sheet.show(.date(a, minimum: .date(a), mode: .time, minuteInterval: minutes).style(.calendar), from: controller) { _ in }
  sheet.show(.date(a, maximum: .date(b), minuteInterval: 15).todayButton(), from: controller) { _ in }
  sheet.show(.date(a, minimum: .now).todayButton(), from: controller) { _ in }
  sheet.show(.date(a, minimum: .now, maximum: .date(b)).todayButton().orNone(), from: controller) { _ in }
  sheet.show(.number(5, in: 5...1440, step: 5).footer { "\($0) minutes" }, from: controller) { print($0 + 1) }
  sheet.show(.text("x").footer("Only you.").rules(.required()).footer { $0.isEmpty ? nil : $0 }, from: controller) { print($0.count) }
  sheet.show(.date(a).footer { "\($0)" }.style(.calendar).orNone(), from: controller) { print($0 ?? a) }
  sheet.show(Wrapping(inner: .text("x")).footer { "\($0.count)" }, from: controller) { print($0.count) }
  sheet.show(.number(70.5, in: 30...250, step: 0.5, unit: "kg").style(.wheel).orNone(), from: controller) { print(($0 ?? 0) / 2) }
  sheet.show(.number(Measurement(value: 1.6, unit: UnitLength.meters), in: 0...3, step: 0.01, shownIn: .meters), from: controller) { print($0.converted(to: .feet)) }
  sheet.show(.number(in: 0...9).rule { $0 > 3 ? nil : "Too small." }.format { "\($0)" }, from: controller) { print($0 + 1) }
  sheet.show(.duration(.zero, in: .zero...(.seconds(600)), units: [.minutes, .seconds]), from: controller) { print($0) }
  sheet.show(.form(profile) { f, profile in
    f.field("Name", \.name) { .text($0).rules(.required()) }
    f.toggle("Ends", \.hasEnd)
    if profile.hasEnd { f.field("End", \.end) { .date($0, minimum: .now) } }
    f.field("Day", \.day) { .day($0).orNone() }
    f.field("Color", \.color) { .list(["red", "green"], selected: $0) }
    f.field("Age", \.age) { .number($0, in: 0...120) }
    f.rule(at: \.name) { $0.age > 3 ? nil : "Too young." }
  }, title: "Profile", from: controller) { print($0.name) }
}
func save(_ x: String) async throws {}
struct Wrapping<Inner: SheetContent>: SheetContent {
  var inner: Inner
  func makeBody(_ context: SheetContext) -> SheetBody<[Inner.Value]> {
    let body = inner.makeBody(context)
    return SheetBody(UIStackView(arrangedSubviews: [body.view]), traits: body.traits) { () throws(ValidationError) in [try body.value()] }
  }
}
struct Both<First: SheetContent, Second: SheetContent>: SheetContent {
  var first: First
  var second: Second
  func makeBody(_ context: SheetContext) -> SheetBody<(First.Value, Second.Value)> {
    let first = first.makeBody(context)
    let second = second.makeBody(context)
    return SheetBody(UIStackView(arrangedSubviews: [first.view, second.view]), combining: [first.map { _ in }, second.map { _ in }]) {
      () throws(ValidationError) in (try first.value(), try second.value())
    }
  }
}
