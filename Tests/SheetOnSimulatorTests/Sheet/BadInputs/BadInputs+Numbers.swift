import BottomBounce
import Foundation

extension BadInput {
  static let numbers: [BadInput] = (whole + fractions + others).flatMap(\.self)

  private static func meters(_ number: CGFloat) -> Measurement<UnitLength> {
    Measurement(value: number, unit: .meters)
  }

  private static func isSmall(_ number: Decimal) -> Bool {
    (-10...10).contains(NSDecimalNumber(decimal: number).doubleValue)
  }

  private static let whole: [[BadInput]] = [
    numbers("number") { $0.show(.number($1, in: -10...10), isRight: (-10...10).contains) },
    numbers("number in all numbers") { bench, number in
      bench.show(.number(number, in: .min ... .max)) { $0 == number }
    },
    numbers("only number") { bench, number in
      bench.show(.number(number, in: number...number)) { $0 == number }
    },
    numbers("range of a wheel") { $0.show(.number(5, in: min($1, 7)...max($1, 7)).style(.wheel)) },
    numbers("step") { $0.show(.number(5, in: 0...10, step: $1), isRight: (0...10).contains) },
    numbers("step of a wheel") { bench, number in
      bench.show(.number(in: .min ... .max, step: number).style(.wheel))
      await bench.type("1")
    },
  ]

  private static let fractions: [[BadInput]] = [
    lengths("fraction") {
      $0.show(.number(Double($1), in: -10...10), isRight: (-10...10).contains)
    },
    lengths("step of a fraction") {
      $0.show(.number(5, in: 0...10, step: Double($1)), isRight: (0...10).contains)
    },
    lengths("step of an infinite wheel") {
      $0.show(.number(5, in: 0...(.infinity), step: Double($1)).style(.wheel))
    },
    lengths("range of fractions") { bench, number in
      let number = number.isNaN ? 0 : Double(number)
      bench.show(.number(5, in: min(number, 7)...max(number, 7), step: 0.001))
      await bench.settle()
      if bench.screen.textField?.isFirstResponder == true { bench.screen.device.type("9") }
    },
    lengths("measurement") { bench, number in
      let run = meters(number)
      bench.show(.number(run, in: (-.infinity)...(.infinity), shownIn: .meters)) {
        $0.value == run.value
      }
    },
    lengths("measurement in another unit") { bench, number in
      let run = meters(number)
      bench.show(.number(run, in: 0...10, shownIn: .feet)) { $0.value == run.value }
    },
    lengths("amount") { bench, number in
      // Foundation has no decimal number for a large value.
      let amount = abs(number) < 1e20 ? Decimal(Double(number)) : .nan
      bench.show(.number(amount, in: -10...10, currency: "EUR").style(.field), isRight: isSmall)
    },
    lengths("step of an amount") {
      $0.show(
        NumberContent<Decimal>.number(5, in: 0...10, step: Double($1), currency: "EUR"),
        isRight: isSmall)
    },
  ]

  private static let others: [[BadInput]] = [
    texts("unit") { $0.show(.number(5, in: 0...10, unit: $1)) { $0 == 5 } },
    texts("unit of a field") { $0.show(.number(5, in: 0...5_000, unit: $1)) { $0 == 5 } },
    texts("currency") { $0.show(.number(5, in: 0...10, step: 1, currency: $1)) { $0 == 5 } },
    texts("currency of a field") {
      $0.show(NumberContent<Decimal>.number(5, in: 0...5_000, currency: $1)) { $0 == 5 }
    },
    texts("symbol of a measurement") {
      $0.show(.number(meters(5), in: 0...5_000, shownIn: .meters, symbol: $1)) { $0.value == 5 }
    },
    again("format of a number") { bench, again in
      bench.show(.number(5, in: 0...10).format { again("\($0)") })
    },
  ]
}
