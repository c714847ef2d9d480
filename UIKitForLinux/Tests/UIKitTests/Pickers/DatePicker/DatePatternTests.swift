import Testing

@testable import UIKit

@MainActor @Suite struct DatePatternTests {
  @Test(arguments: [
    ("MMMM d, y", "LLLL|d|y"),
    ("d MMMM y", "d|LLLL|y"),
    ("y年M月d日", "y'年'|M'月'|d'日'"),
    ("y년 MMMM d일", "y'년'|LLLL|d'일'"),
    ("Gy年M月d日", "Gy'年'|M'月'|d'日'"),
    ("d MMMM، y G", "d|LLLL|y G"),
    ("MMMM d, r(U)", "LLLL|d|r(U)"),
    ("rU年MMMMd", "rU'年'|LLLL|d"),
    ("'ngày' d MMMM, y", "d|LLLL|y"),
    ("y 'm'. MMMM d 'd'.", "y|LLLL|d"),
    ("d בMMMM y", "d|LLLL|y"),
    ("y('e')'ko' MMMM'ren' d('a')", "y|LLLL|d"),
    ("h:mm a", "h|mm|a"), ("ah:mm", "a|h|mm"), ("HH:mm", "HH|mm"), ("Bh:mm", "a|h|mm"),
    ("H 'o''clock' mm", "H|mm"),
  ])
  func `the fields of a format are columns in its order`(pattern: String, columns: String) {
    #expect(DatePattern(pattern).columns.map(\.format).joined(separator: "|") == columns)
  }

  @Test(arguments: [
    ("EEE, MMM d", "EEE MMM d"), ("EEE، d MMM", "EEE d MMM"), ("M月d日 EEE", "M'月'd'日 'EEE"),
    ("d 'de' MMM", "d' de 'MMM"), ("d 'o''c' M", "d' o''c 'M"),
  ])
  func `the format of a day has no commas`(pattern: String, text: String) {
    #expect(DatePattern(pattern).textWithoutCommas == text)
  }
}
