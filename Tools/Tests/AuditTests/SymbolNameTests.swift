import Testing

@testable import Audit

@Suite struct SymbolNameTests {
  @Test(arguments: [
    ("UIKit.UIView", "UIView", "UIKit", "UIView"),
    ("UIKit.UIView.alpha : Foundation.CGFloat", "alpha", "UIKit", "UIView.alpha"),
    (
      "UIKit.UIView.init(frame: Foundation.CGRect) -> UIKit.UIView", "init(frame:)", "UIKit",
      "UIView.init(frame:)"
    ),
    (
      "(extension in UIKit):Foundation.CGRect.inset(by: UIKit.UIEdgeInsets) -> Foundation.CGRect",
      "inset(by:)", "UIKit", "CGRect.inset(by:)"
    ),
    (
      "static (extension in UIKit):Foundation.NSAttributedString.Key.font : Foundation.X", "font",
      "UIKit", "NSAttributedString.Key.font"
    ),
    (
      "static UIKit.UILabel.== infix(UIKit.UILabel, UIKit.UILabel) -> Swift.Bool", "==(_:_:)",
      "UIKit", "UILabel.==(_:_:)"
    ),
    (
      "UIKit.UIGraphicsGetCurrentContext() -> UIKit.CGContext?", "UIGraphicsGetCurrentContext()",
      "UIKit", "UIGraphicsGetCurrentContext()"
    ),
    (
      "static (extension in _Concurrency):Swift.Task< where A == Swift.Never>.yield() async -> ()",
      "yield()", "_Concurrency", "Task.yield()"
    ),
    (
      "UIKit.NSLayoutAnchor.constraint(equalTo: UIKit.NSLayoutAnchor<A>) -> UIKit.C",
      "constraint(equalTo:)", "UIKit", "NSLayoutAnchor.constraint(equalTo:)"
    ),
    (
      "(extension in UIKit):UIKit.Box<A where A: () -> Swift.Int>.open() -> ()", "open()", "UIKit",
      "Box.open()"
    ),
  ])
  func readsTheDemanglersText(
    demangled: String, name: String, module: String, description: String
  ) throws {
    let symbol = try #require(SymbolName(demangled: demangled, name: name))
    #expect(symbol.module == module)
    #expect(symbol.description == description)
  }

  @Test func textWithoutANameIsNoSymbol() {
    #expect(SymbolName(demangled: "", name: "x") == nil)
  }
}
