/// The options of a command line that consist of a name and a value.
package struct RunOptions {
  private var values: [String: String] = [:]

  /// An option that is unknown or lacks a value.
  package struct Problem: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Reads the options of a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, such as `--seed 5`.
  ///   - names: The known names, without dashes.
  /// - Throws: A ``Problem``.
  package init(_ arguments: some Collection<String>, names: [String]) throws(Problem) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = String(argument.drop { $0 == "-" })
      guard argument.hasPrefix("--"), names.contains(name), let value = rest.popFirst() else {
        let known = names.map { "--" + $0 }.joined(separator: ", ")
        throw Problem(
          "“\(argument)” is not an option with a value. The options are \(known).")
      }
      values[name] = value
    }
  }

  /// Returns the text of an option, or `nil` if it is missing.
  package func text(_ name: String) -> String? { values[name] }

  /// Returns the number of an option, or `nil` if it is missing.
  ///
  /// - Throws: A ``Problem`` if the value is not a number.
  package func number<Number: FixedWidthInteger>(_ name: String) throws(Problem) -> Number? {
    guard let text = values[name] else { return nil }
    guard let number = Number(text) else {
      throw Problem("The value of --\(name), “\(text)”, is not a number.")
    }
    return number
  }
}
