import UIKit

@MainActor struct EquationSource {
  let text: String
  private(set) var items: [InterpolatedItem] = []
  private let objects: [EquationLiteral.Item]
  let isLiteral: Bool
  private let file: StaticString
  private let line: UInt

  init(_ text: some StringProtocol, _ file: StaticString, _ line: UInt) {
    var text = String(text)
    text.makeContiguousUTF8()
    self.text = text
    self.file = file
    self.line = line
    isLiteral = false
    objects = []
  }

  /// Interpolated items become their names, or else their classes.
  init(_ literal: EquationLiteral, _ scope: LayoutScope, _ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
    isLiteral = true
    objects = literal.items
    guard !literal.items.isEmpty else {
      text = literal.text
      return
    }
    let written = literal.text.utf8
    var text = ""
    var start = written.startIndex
    for (index, object) in literal.items.enumerated() {
      let end = written.index(written.startIndex, offsetBy: object.offset)
      text += String(literal.text[start..<end])
      start = end
      let known = scope.resolvedName(of: object.item)
      let offset = text.utf8.count
      text += known?.name ?? object.className
      items.append(
        InterpolatedItem(
          range: offset..<text.utf8.count, owner: known?.owner ?? .interpolated(index),
          isGuide: object.item is UILayoutGuide))
    }
    text += literal.text[start...]
    text.makeContiguousUTF8()
    self.text = text
  }

  func object(at index: Int) -> (any LayoutItem)? {
    objects[index].item
  }

  /// The equations of a list share one identifier.
  func identifiers(of equations: [Equation]) -> [String] {
    let comment = comment
    var last: (range: Range<Int>, identifier: String)?
    return equations.map { equation in
      if let last, last.range == equation.text { return last.identifier }
      let identifier = identifier(equation.text, comment)
      last = (equation.text, identifier)
      return identifier
    }
  }

  /// The equation and the call as a comment, which UIKit's log then shows.
  ///
  /// UIKit reserves identifiers that start with `NS`, so such an equation gets a leading space.
  private func identifier(_ range: Range<Int>, _ comment: String) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    let equation = text[start..<end]
    return "\(equation.hasPrefix("NS") ? " " : "")\(equation)\(comment)"
  }

  var caller: String { "\(file):\(line)" }

  struct Call: Hashable {
    var file: UnsafePointer<UInt8>
    var line: UInt
  }

  /// `nil` if the file has no address.
  var call: Call? {
    file.hasPointerRepresentation ? Call(file: file.utf8Start, line: line) : nil
  }

  private var comment: String {
    let caller = caller
    let start = caller.utf8.lastIndex(of: UInt8(ascii: "/")).map(caller.utf8.index(after:))
    return "  # \(caller[(start ?? caller.startIndex)...])"
  }
}
