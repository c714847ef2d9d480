import SeededRandom
import Testing

@testable import UIKit

struct HeightListTests {
  @Test func `offsets are the sums of the heights above, also after changes`() {
    var numbers = SplitMix64(seed: 42)
    var heights = (0..<100).map { _ in CGFloat(Int.random(in: 0...200, using: &numbers)) }
    var list = HeightList(heights)
    for _ in 0..<200 {
      let index = Int.random(in: 0..<100, using: &numbers)
      heights[index] = CGFloat(Int.random(in: 0...200, using: &numbers))
      list[index] = heights[index]
      let place = Int.random(in: 0...100, using: &numbers)
      #expect(list.offset(of: place) == heights.prefix(place).reduce(0, +))
    }
    #expect(list.total == heights.reduce(0, +))
    #expect(list.heights == heights)
  }

  @Test func `a list of equal heights equals one created from an array`() {
    for count in [0, 1, 7, 64, 100] {
      let list = HeightList(repeating: 44, count: count)
      let other = HeightList(Array(repeating: 44, count: count))
      #expect(list.heights == other.heights)
      #expect((0...count).allSatisfy { list.offset(of: $0) == other.offset(of: $0) })
    }
  }

  @Test func `an offset is found in the entry that contains it`() {
    let list = HeightList([10, 0, 20, 5])
    let expected: [(CGFloat, Int)] = [
      (-3, 0), (0, 0), (9.9, 0), (10, 2), (29.9, 2), (30, 3), (34.9, 3), (35, 3), (99, 3),
    ]
    for (offset, index) in expected { #expect(list.index(at: offset) == index) }
    #expect(HeightList().index(at: 0) == nil)
  }
}

struct TableGeometryTests {
  private func section(_ rows: Int, header: CGFloat = 0, footer: CGFloat = 0)
    -> TableGeometry.Section
  {
    var section = TableGeometry.Section()
    section.header = header
    section.footer = footer
    section.rows = HeightList(Array(repeating: 44, count: rows))
    section.isMeasured = Array(repeating: false, count: rows)
    return section
  }

  private func texts(_ paths: [IndexPath]) -> [String] { paths.map { "\($0.section).\($0.row)" } }

  @Test func `sections consist of header, rows, and footer`() {
    let geometry = TableGeometry(
      [section(2, header: 10, footer: 5), section(1, header: 20)], top: 100)
    #expect(geometry.headerRange(0) == 100..<110)
    #expect(geometry.rowRange(IndexPath(row: 1, section: 0)) == 154..<198)
    #expect(geometry.footerRange(0) == 198..<203)
    #expect(geometry.headerRange(1) == 203..<223)
    #expect(geometry.bottom == 267)
  }

  @Test func `rows in a range are those that intersect it`() {
    let geometry = TableGeometry([section(3, header: 10), section(0, header: 10), section(2)])
    #expect(texts(geometry.rows(in: 0...10)) == [])
    #expect(texts(geometry.rows(in: 0...11)) == ["0.0"])
    #expect(texts(geometry.rows(in: 54...98)) == ["0.1"])
    #expect(texts(geometry.rows(in: 60...160)) == ["0.1", "0.2", "2.0"])
    #expect(texts(geometry.rows(in: -50 ... -1)) == [])
    #expect(texts(geometry.rows(in: 240...300)) == [])
  }

  @Test func `measuring a row moves the rows below it`() {
    var geometry = TableGeometry([section(2), section(1)])
    let changed = geometry.measured(60, at: IndexPath(row: 0, section: 0))
    #expect(changed)
    #expect(geometry.rowRange(IndexPath(row: 1, section: 0)) == 60..<104)
    #expect(geometry.sectionRange(1).lowerBound == 104)
    let changedAgain = geometry.measured(60, at: IndexPath(row: 0, section: 0))
    #expect(!changedAgain)
  }
}

struct TableMappingTests {
  private func mapping(_ old: [Int], _ new: [Int], _ change: (inout TableUpdates) -> Void)
    -> (mapping: TableMapping?, problem: String)
  {
    var updates = TableUpdates()
    change(&updates)
    do throws(TableUpdateError) {
      return (try TableMapping(updates, from: old, to: new), "")
    } catch {
      return (nil, error.message)
    }
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func `deletions use old index paths and insertions new ones`() throws {
    let mapping = try #require(
      mapping([4], [4]) {
        $0.deletedRows = [path(1)]
        $0.insertedRows = [path(0)]
      }.mapping)
    #expect((0..<4).map { mapping.place(of: path($0)) } == [path(1), nil, path(2), path(3)])
    #expect((0..<4).map { mapping.origin(of: path($0)) } == [nil, path(0), path(2), path(3)])
  }

  @Test func `moving a section moves its rows`() throws {
    let mapping = try #require(
      mapping([2, 3], [1, 3]) {
        $0.deletedSections = [0]
        $0.insertedSections = [0]
      }.mapping)
    #expect(mapping.place(of: path(0, 0)) == nil)
    #expect(mapping.place(of: path(2, 1)) == path(2, 1))
    #expect(mapping.origin(of: path(0, 0)) == nil)
  }

  @Test func `a moved row keeps its identity, a reloaded one doesn't`() throws {
    let mapping = try #require(
      mapping([3], [3]) {
        $0.movedRows = [(path(0), path(2))]
        $0.reloadedRows = [path(1)]
      }.mapping)
    #expect(mapping.place(of: path(0)) == path(2))
    #expect(mapping.place(of: path(1)) == nil)
    #expect(mapping.place(of: path(2)) == path(1))
  }

  @Test func `inconsistent numbers of rows throw an error`() {
    #expect(
      mapping([2], [4]) { $0.insertedRows = [path(0)] }.problem
        == "Section 0 had 2 rows, 1 were inserted and 0 deleted, but the data source says 4.")
    #expect(
      mapping([2], [2, 2]) { _ in }.problem
        == "There are more sections than before and none was inserted.")
    #expect(
      mapping([2, 2], [2]) { _ in }.problem
        == "There are fewer sections than before and none was deleted.")
  }
}
