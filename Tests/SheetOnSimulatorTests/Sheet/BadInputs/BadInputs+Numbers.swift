import BottomBounce
import Foundation
import UIKit

extension BadInput {
  /// Bad input for numbers and units.
  static let numberContents = Array([whole, fractions, others].joined().joined())

  private static let whole: [[BadInput]] = [
    numbers("NumberContent.number") { bench, number in
      bench.show(.number(number, in: -10...10), isRight: { (-10...10).contains($0) })
    },
    numbers("NumberContent.number") { bench, number in
      bench.show(.number(number, in: .min ... .max), isRight: { $0 == number })
    },
    numbers("NumberContent.in") { bench, number in
      bench.show(.number(5, in: min(number, 7)...max(number, 7)).style(.wheel))
    },
    numbers("NumberContent.in") { bench, number in
      bench.show(.number(number, in: number...number), isRight: { $0 == number })
    },
    numbers("NumberContent.step") { bench, number in
      bench.show(.number(5, in: 0...10, step: number), isRight: { (0...10).contains($0) })
    },
    numbers("NumberContent.step") { bench, number in
      bench.show(.number(in: .min ... .max, step: number).style(.wheel))
      await bench.screen.device.settle()
      bench.screen.device.type("1")
    },
  ]

  private static let fractions: [[BadInput]] = [
    lengths("NumberContent.number") { bench, number in
      bench.show(.number(Double(number), in: -10...10), isRight: { (-10...10).contains($0) })
    },
    lengths("NumberContent.number") { bench, number in
      let run = Measurement(value: Double(number), unit: UnitLength.meters)
      bench.show(
        .number(run, in: (-.infinity)...(.infinity), shownIn: .meters),
        isRight: { $0.value == run.value })
    },
    lengths("NumberContent.in") { bench, number in
      let number = number.isNaN ? 0 : Double(number)
      let range = min(number, 5)...max(number, 5)
      bench.show(NumberContent<Decimal>.number(5, in: range), isRight: { $0 == 5 })
    },
    lengths("NumberContent.number") { bench, number in
      let run = Measurement(value: Double(number), unit: UnitLength.meters)
      bench.show(.number(run, in: 0...10, shownIn: .feet), isRight: { $0.value == run.value })
    },
    lengths("NumberContent.number") { bench, number in
      bench.show(
        // Foundation has no decimal number for such a value.
        .number(
          abs(number) < 1e20 ? Decimal(Double(number)) : .nan, in: -10...10, currency: "EUR"
        ).style(.field),
        isRight: { (-10...10).contains(NSDecimalNumber(decimal: $0).doubleValue) })
    },
    lengths("NumberContent.step") { bench, number in
      bench.show(
        NumberContent<Decimal>.number(5, in: 0...10, step: Double(number), currency: "EUR"),
        isRight: { (0...10).contains(NSDecimalNumber(decimal: $0).doubleValue) })
    },
    lengths("NumberContent.in") { bench, number in
      let number = number.isNaN ? 0 : Double(number)
      bench.show(.number(5, in: min(number, 7)...max(number, 7), step: 0.001))
      await bench.screen.device.settle()
      if bench.screen.textField?.isFirstResponder == true { bench.screen.device.type("9") }
    },
    lengths("NumberContent.step") { bench, number in
      bench.show(
        .number(5, in: 0...10, step: Double(number)), isRight: { (0...10).contains($0) })
    },
    lengths("NumberContent.step") { bench, number in
      bench.show(.number(5, in: 0...(.infinity), step: Double(number)).style(.wheel))
    },
  ]

  private static let others: [[BadInput]] = [
    texts("NumberContent.unit") { bench, text in
      bench.show(.number(5, in: 0...10, unit: text), isRight: { $0 == 5 })
    },
    texts("NumberContent.unit") { bench, text in
      bench.show(.number(5, in: 0...5_000, unit: text), isRight: { $0 == 5 })
    },
    texts("NumberContent.currency") { bench, text in
      bench.show(
        NumberContent<Decimal>.number(5, in: 0...5_000, currency: text), isRight: { $0 == 5 })
    },
    texts("NumberContent.currency") { bench, text in
      bench.show(.number(5, in: 0...10, step: 1, currency: text), isRight: { $0 == 5 })
    },
    texts("NumberContent.symbol") { bench, text in
      let run = Measurement(value: 5, unit: UnitLength.meters)
      bench.show(
        .number(run, in: 0...5_000, shownIn: .meters, symbol: text), isRight: { $0.value == 5 })
    },
    again("NumberContent.format.title") { bench, again in
      bench.show(
        .number(5, in: 0...10).format {
          again()
          return "\($0)"
        })
    },
    again("SheetContent.rule.message") { bench, again in
      bench.show(
        .number(5, in: 0...5_000).rule { _ in
          again()
          return nil
        })
      await bench.screen.device.settle()
      bench.screen.device.type("1")
    },
    numbers("DurationUnits.rawValue") { bench, number in
      bench.show(.duration(.zero, units: DurationUnits(rawValue: number)))
    },
  ]
}
