import BottomBounce
import Foundation
import UIKit

// The code of the article about custom content types.

private final class CustomContentsScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var volume: Float = 0.5
  private var age = 30

  func editVolume() {
    sheet.show(
      .control(\UISlider.value) { [volume] in
        let slider = UISlider()
        slider.value = volume
        return slider
      }, title: "Volume", from: self
    ) { [weak self] volume in
      self?.volume = volume
    }
  }

  func editVolumeWithLimit() {
    sheet.show(
      ControlContent.control(\UISlider.value) { UISlider() }
        .rule { $0 > 0.8 ? "Your neighbors are asleep." : nil }, title: "Volume", from: self
    ) { [weak self] volume in
      self?.volume = volume
    }
  }

  func editAge() {
    sheet.show(AgeContent(age: age), title: "Age", from: self) { [weak self] age in
      self?.age = age
    }
  }
}

struct AgeContent: SheetContent {
  var age: Int

  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let field = UITextField()
    field.keyboardType = .numberPad
    field.text = String(age)
    return SheetBody(field) { () throws(ValidationError) in
      guard let age = Int(field.text ?? "") else { throw ValidationError("Enter a number.") }
      return age
    }
  }
}

struct AmountContent: SheetContent {
  var amount: Decimal

  func makeBody(_ context: SheetContext) -> SheetBody<Decimal> {
    let format = Decimal.FormatStyle(locale: context.locale)
    let field = UITextField()
    field.keyboardType = .decimalPad
    field.text = amount.formatted(format)
    return SheetBody(field) { () throws(ValidationError) in
      guard let amount = try? Decimal(field.text ?? "", format: format) else {
        throw ValidationError("Enter an amount.")
      }
      return amount
    }
  }
}

struct Jersey: Hashable {
  var name: String
  var size: String
}

struct JerseyContent: SheetContent {
  var jersey: Jersey

  func makeBody(_ context: SheetContext) -> SheetBody<Jersey> {
    let name = TextContent.text(jersey.name, placeholder: "Name").makeBody(context)
    let size = WheelsContent.wheel(["S", "M", "L"], selected: jersey.size).makeBody(context)
    let stack = UIStackView(arrangedSubviews: [name.view, size.view])
    stack.axis = .vertical
    return SheetBody(stack, combining: [name.map { _ in }, size.map { _ in }]) {
      () throws(ValidationError) in
      Jersey(name: try name.value(), size: try size.value())
    }
  }
}

/// Asks for a number of stars, and is a row in a form.
struct GradeContent: SheetContent {
  var stars: Int

  func makeBody(_ context: SheetContext) -> SheetBody<Int> {
    let shown = ShownContent(self, context)
    let slider = UISlider()
    slider.maximumValue = 5
    slider.value = Float(stars)
    let notify = UIAction { [context = shown.context] _ in context.valueChanged() }
    slider.addAction(notify, for: .valueChanged)
    return shown.body(slider) { _ in
      .success(Int(slider.value.rounded()))
    } show: { content, update in
      if !update.keepsValue { slider.value = Float(content.stars) }
      return true
    }
  }

  func untouched(_ context: SheetContext) -> Result<Int, ValidationError>? { .success(stars) }

  func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    .row(String(repeating: "★", count: stars))
  }
}

/// Asks for a color of the rainbow.
struct HueContent: SheetContent {
  var hue: CGFloat

  func makeBody(_ context: SheetContext) -> SheetBody<UIColor> {
    let slider = HueSlider()
    slider.value = Float(hue)
    slider.addAction(UIAction { _ in context.valueChanged() }, for: .valueChanged)
    return SheetBody(slider) { slider.color }
  }
}

/// A slider that has the color of its value.
private final class HueSlider: UISlider {
  var color: UIColor {
    UIColor(hue: CGFloat(value), saturation: 0.8, brightness: 0.9, alpha: 1)
  }

  override func layoutSubviews() {
    if minimumTrackTintColor != color { minimumTrackTintColor = color }
    super.layoutSubviews()
  }
}

/// A rating that keys change, as in the documentation of `SheetBody`.
private final class RatingControl: UIControl {
  private(set) var rating = 3

  func increment() -> Bool {
    rating += 1
    return true
  }

  static func makeBody(of ratingControl: RatingControl) -> SheetBody<Int> {
    var body = SheetBody(ratingControl) { ratingControl.rating }
    body.handleKey = { key in key == .up && ratingControl.increment() }
    return body
  }
}

/// A question that the user can skip, as in the documentation of `confirmAlternative(onRefusal:)`.
private final class SkippableView: UIView {
  private(set) var isSkipped = false

  func skip(_ context: SheetContext) {
    isSkipped = true
    context.confirmAlternative { [weak self] in self?.isSkipped = false }
  }
}
