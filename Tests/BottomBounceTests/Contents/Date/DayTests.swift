import Foundation
import Testing

#if SWIFT_PACKAGE
  import EditProfile
#else
  import BottomBounceExample
#endif

struct DayTests {
  @Test(arguments: [
    "1990-06-15", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31", "0987-11-30",
  ])
  func `a day converts to and from its text`(text: String) throws {
    let day = try #require(Day(text))
    #expect(day.text == text)
    #expect(Day(year: day.year, month: day.month, day: day.day) == day)
    #expect(Day(day.components) == day)
  }

  @Test(arguments: [
    "", "1990-6-15", "1990-13-01", "1990-00-10", "1990-04-31", "2023-02-29", "1900-02-29",
    "0000-01-01", "10000-01-01", "1990-06-15 ", "1990/06/15", "+990-06-15", "1990-06--5",
    "١٩٩٠-٠٦-١٥", "1990-06-15-01", "birthday",
  ])
  func `other texts are not days`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `components without a year are not a day`() {
    #expect(Day(DateComponents(month: 6, day: 15)) == nil)
    #expect(Day(DateComponents(year: 1990, month: 2, day: 30)) == nil)
  }

  @Test func `days are ordered`() throws {
    let days = ["1989-12-31", "1990-01-01", "1990-01-02", "1990-02-01"].compactMap { Day($0) }
    #expect(days.count == 4)
    #expect(days.shuffled().sorted() == days)
  }

  @Test func `a day encodes as its text and decodes from nothing else`() throws {
    let day = try #require(Day("1990-06-15"))
    let data = try JSONEncoder().encode([day])
    #expect(String(decoding: data, as: UTF8.self) == #"["1990-06-15"]"#)
    #expect(try JSONDecoder().decode([Day].self, from: data) == [day])
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([Day].self, from: Data(#"["15 June"]"#.utf8))
    }
  }
}
