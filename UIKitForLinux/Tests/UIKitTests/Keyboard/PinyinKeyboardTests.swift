import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct PinyinKeyboardTests {
  private let device = Simulator(.iPhone16, locale: Locale(identifier: "zh_CN"))
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))

  init() {
    device.window.rootViewController = UIViewController()
    device.window.rootViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
  }

  private func tap(_ action: KeyboardKey.Action) throws {
    device.tap(at: try #require(device.system.keyboard.place(of: action)))
  }

  private func spell(_ letters: String) throws {
    for letter in letters { try tap(.type(String(letter))) }
  }

  @Test func `letters become marked text, which a candidate replaces`() throws {
    try spell("nihao")
    #expect(field.text == "nihao" && field.markedTextRange != nil)
    try tap(.candidate("你好"))
    #expect(field.text == "你好" && field.markedTextRange == nil)
    #expect(device.system.keyboard.place(of: .candidate("你好")) == nil, "The bar is empty again.")
  }

  @Test func `a candidate for the first syllable leaves the other letters marked`() throws {
    try spell("nihao")
    try tap(.candidate("尼"))
    #expect(field.text == "尼hao" && field.markedTextRange != nil)
    try tap(.candidate("号"))
    #expect(field.text == "尼号" && field.markedTextRange == nil)
  }

  @Test func `space chooses the first candidate`() throws {
    try spell("xiexie")
    try tap(.type(" "))
    #expect(field.text == "谢谢" && field.markedTextRange == nil)
  }

  @Test func `letters without candidates stay letters`() throws {
    try spell("xyz")
    #expect(field.text == "xyz")
    try tap(.type(" "))
    #expect(field.text == "xyz" && field.markedTextRange == nil)
  }

  @Test(arguments: [
    ("nihao", ["你好", "你", "尼", "泥", "拟", "逆"]), ("ni hao", ["你好", "你"]),
    ("", []), ("q", []), ("RI", ["日"]),
  ])
  func `candidates list words before characters`(letters: String, expected: [String]) {
    let found = PinyinWords.candidates(for: letters)
    #expect(Array(found.prefix(expected.count)) == expected)
    if expected.isEmpty { #expect(found.isEmpty) }
  }

  @Test(arguments: [("nihao", "你好", ""), ("nihao", "你", "hao"), ("ni hao", "尼", "hao")])
  func `a chosen word consumes its letters`(letters: String, word: String, rest: String) {
    #expect(PinyinWords.rest(of: letters, after: word) == rest)
  }
}
