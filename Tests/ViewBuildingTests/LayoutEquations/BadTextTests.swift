import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Texts that people type or paste by mistake, each with its message and without an effect.
@MainActor @Suite(.ownDevice) struct BadTextTests {
  let fixture = LayoutFixture()

  /// What an equation could change.
  private var state: [String] {
    let views = [fixture.photo, fixture.title, fixture.button, fixture.view]
    return views.map {
      "\($0.subviews.count) \($0.appConstraints.count) \($0.translatesAutoresizingMaskIntoConstraints) "
        + "\($0.contentHuggingPriority(for: .horizontal).rawValue) "
        + "\($0.contentHuggingPriority(for: .vertical).rawValue)"
    }
  }

  @Test(arguments: [
    ("phoot.left == 8", "1:1: There is no view “phoot”. Did you mean “photo”?"),
    ("PHOTO.left == 8", "1:1: There is no view “PHOTO”. Did you mean “photo”?"),
    ("photo..left == 8", "1:7: Expected an attribute."),
    (".photo.left == 8", "1:1: Expected the name of a view."),
    ("photo,left == 8", "1:12: Expected “.” and an attribute."),
    ("photo-title.left == 8", "1:6: Expected “.” and an attribute."),
    ("photo title.left == 8", "1:7: Expected “.” and an attribute."),
    ("photo.left.right == 8", "1:7: There is no guide “left”."),
    (
      "photo.safeArea.margins.top == 8",
      "1:16: “margins” is a guide. Add an attribute, such as “margins.top”."
    ),
    ("photo.safearea.top == 0", "1:7: There is no guide “safearea”. Did you mean “safeArea”?"),
    ("photo.gap.left == 8", "1:7: There is no guide “gap”."),
    (
      "gap.safeArea.left == 0", "1:1: “gap.safeArea” is a guide of a guide. Only views have guides."
    ),
    ("gap.hugH == low", "1:1: A layout guide has no attribute “hugH”."),
    ("gap.baseline == photo.baseline", "1:1: A layout guide has no attribute “baseline”."),
    ("photo.heigth == 8", "1:7: There is no attribute “heigth”. Did you mean “height”?"),
    ("photo.x == 8", "1:7: There is no attribute “x”."),
    ("photo.frame == 8", "1:7: There is no attribute “frame”."),
    ("photo.left, == title.left", "1:13: Expected the name of a view."),
    (", photo.left == 8", "1:1: Expected the name of a view."),
    ("photo,, title.left == 8", "1:7: Expected the name of a view."),
    ("self.left == 8", "1:1: There is no view “self”."),
    ("superview.top == 8", "1:1: There is no view “superview”. Did you mean “view”?"),
    ("\u{200E}photo.left == 8", "1:1: U+200E is not allowed here."),
    (
      "ph\u{200D}oto.left == 8",
      "1:1: There is no view “ph\u{200D}oto”. Did you mean “photo”? The text has U+200D."
    ),
    (
      "\u{440}hoto.left == 8",
      "1:1: There is no view “\u{440}hoto”. Did you mean “photo”? The text has U+0440."
    ),
    ("photo.left\u{2028}== 8", "1:11: U+2028 is not allowed here."),
    ("“photo”.left == 8", "1:1: ““” is not allowed here."),
    ("photo.left = 8", "1:12: “=” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left =< 8", "1:12: “=<” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left => 8", "1:12: “=>” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left === 8", "1:14: “=” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left != 8", "1:12: “!” is not allowed here."),
    ("photo.left < 8", "1:12: “<” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left ≤ 8", "1:12: Use “<=” instead of “≤”."),
    ("photo.left ~ 8", "1:12: “~” is not allowed here."),
    ("photo.left 8", "1:12: Expected “==”, “<=”, or “>=”."),
    ("photo.left ==", "1:14: Expected a number or an attribute of another view."),
    ("== ", "1:1: Expected the name of a view."),
    ("photo.left == title.left == 8", "1:26: Expected the end of the line."),
    ("photo.left == 8pt", "1:15: “8pt” is not a number."),
    ("photo.left == 8,5", "1:16: Expected the end of the line."),
    ("photo.left == 1.2.3", "1:15: “1.2.3” is not a number."),
    ("photo.left == 0x10", "1:15: “0x10” is not a number."),
    ("photo.left == 1_000", "1:15: “1_000” is not a number."),
    ("photo.left == \u{668}", "1:15: There is no number “\u{668}”."),
    ("photo.left == 1e999", "1:15: The number is too large, or not a number."),
    ("photo.left == -", "1:16: Expected a number or an attribute after “-”."),
    ("photo.left == 8 +", "1:18: Expected a number or an attribute after “+”."),
    ("photo.left == 8 ** 2", "1:18: Expected a number or an attribute after “*”."),
    ("photo.left == * 8", "1:15: Expected a number or an attribute of another view."),
    ("photo.left == (8)", "1:15: “(” is not allowed here."),
    ("photo.left == 8 % 3", "1:17: “%” is not allowed here."),
    ("photo.left == 1/0", "1:17: A divisor cannot be 0."),
    ("photo.left == title.left / 0", "1:28: A divisor cannot be 0."),
    ("photo.left == 8 / title.left", "1:19: An attribute cannot be a divisor."),
    ("photo.left == nan", "1:15: There is no number “nan”."),
    ("photo.left == infinity", "1:15: There is no number “infinity”."),
    ("photo.left == margins", "1:15: There is no number “margins”. Did you mean “margin”?"),
    ("photo.left == margin margin", "1:22: Expected the end of the line."),
    ("photo.left == \"8\"", "1:15: “\"” is not allowed here."),
    ("photo.left == 8;", "1:16: “;” is not allowed here."),
    ("photo.left == 8 photo.top == 8", "1:17: Expected the end of the line."),
    ("photo.left == title", "1:15: “title” is a view. Add an attribute, such as “title.left”."),
    (
      "photo.left == title.right + button.left",
      "1:29: The right side can contain only one attribute."
    ),
    (
      "photo.left == title.left * title.left",
      "1:28: The right side can contain only one attribute."
    ),
    (
      "photo.left == title.top",
      "1:15: “left” is horizontal and “top” is vertical, so they cannot be compared."
    ),
    (
      "photo.leading == title.left",
      "1:18: “leading” follows the reading direction and “left” ignores it, so they cannot be compared."
    ),
    (
      "photo.width == title.left",
      "1:16: “width” is a length and “left” is a position, so they cannot be compared."
    ),
    ("photo.width == title", "1:16: “title” is a view. Add an attribute, such as “title.width”."),
    (
      "photo.left == photo.left",
      "1:15: “photo.left” cannot be relative to itself. Name another view or attribute."
    ),
    (
      "photo.width == photo.width * 2",
      "1:16: “photo.width” cannot be relative to itself. Name another view or attribute."
    ),
    (
      "photo.edges == photo.edges",
      "1:16: “photo.edges” cannot be relative to itself. Name another view or attribute."
    ),
    ("photo.edges == title.size", "1:16: “edges” cannot be compared with “size”."),
    ("photo.size == title.width", "1:15: “size” cannot be compared with “width”."),
    ("photo.edges == title.edges * 2", "1:16: “edges” cannot be multiplied."),
    ("photo.center == title.center * 0", "1:17: The multiplier of a position cannot be 0."),
    ("view.left == 0", "1:1: “view” cannot be positioned relative to itself. Name another view."),
    (
      "photo.left == title.hugH",
      "1:15: “title.hugH” can only be set on the left side, not compared."
    ),
    (
      "photo.left == 8 @",
      "1:18: Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    ),
    ("photo.left == 8 @ 0", "1:19: A priority is a number from 1 to 1000."),
    ("photo.left == 8 @ 1001", "1:19: A priority is a number from 1 to 1000."),
    ("photo.left == 8 @ -1", "1:19: A priority is a number from 1 to 1000."),
    ("photo.left == 8 @ hgih", "1:19: There is no priority “hgih”. Did you mean “high”?"),
    ("photo.left == 8 @ medium", "1:19: There is no priority “medium”."),
    (
      "photo.left == 8 @@ 3",
      "1:18: Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    ),
    ("photo.hugH >= low", "1:1: A view's own priority can only be set with “==”."),
    ("photo.hugH == low @ high", "1:19: A view's own priority cannot have a priority."),
    (
      "photo.hugH, photo.left == low",
      "1:13: “photo.left” needs a separate line: priorities cannot be mixed with other attributes."
    ),
    ("photo.hugV == title.hugV", "1:15: There is no priority “title”."),
    ("photo.left == 8 ? ?", "1:19: Expected the end of the line."),
  ])
  func `a bad text has this error, and no effect`(text: String, message: String) throws {
    fixture.layout.eqs("photo.left == 1\nphoto.hugH == high")
    let (before, constraints) = (state, fixture.layout.constraints)
    for apply in [EquationGroup.eqsOfString, EquationGroup.replaceAllOfString] {
      let error = #expect(throws: LayoutError.self) { try apply(fixture.layout)(text) }
      let line = error?.description.split(separator: "\n").dropFirst().first.map(String.init)
      #expect(line == message)
      #expect(state == before && fixture.layout.constraints == constraints)
    }
  }
}

extension EquationGroup {
  fileprivate func eqsOfString(_ text: String) throws { try eqs(text) }
  fileprivate func replaceAllOfString(_ text: String) throws { try replaceAll(with: text) }
}
