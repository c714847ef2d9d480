import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Groups of equations.
@MainActor @Suite(.ownDevice) struct EquationGroupTests {
  let fixture = LayoutFixture()
  var layout: EquationLayout { fixture.layout }

  @Test func `a group is inactive until it is activated`() {
    let group = layout.group("photo.left == 8\nphoto.hugH == high")
    #expect(!group.isActive)
    #expect(group.constraints.map(\.isActive) == [false])
    #expect(fixture.photo.contentHuggingPriority(for: .horizontal) == .defaultLow)
    group.activate()
    #expect(group.isActive)
    #expect(group.constraints.map(\.isActive) == [true])
    #expect(fixture.photo.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    group.deactivate()
    #expect(group.constraints.map(\.isActive) == [false])
    #expect(layout.constraints.isEmpty)
  }

  @Test func `new equations of a group are active if the group is`() {
    let group = layout.group("photo.left == 8")
    let added = group.eq("photo.top == 8")
    #expect(!added.isActive)
    group.eq("photo.top == 9 @ low")
    #expect(!added.isActive)
    #expect(Double(added.constant) == 9)
    group.activate()
    #expect(added.isActive)
    #expect(group.eq("photo.width == 8").isActive)
  }

  @Test func `groups are independent`() {
    let one = layout.group("photo.left == 8")
    let two = layout.group("photo.left == 20")
    layout.eq("photo.left == 5")
    #expect(Double(one.constraints[0].constant) == 8)
    #expect(Double(two.constraints[0].constant) == 20)
    one.remove("photo.left == 0")
    #expect(two.constraints.count == 1)
    #expect(layout.constraints.count == 1)
  }

  @Test func `a text with an error creates no group`() {
    let error = #expect(throws: LayoutError.self) {
      try layout.group().eqs("photo.left ==" + " 8\nphoto.lft == 3")
    }
    #expect(error?.diagnostics.map(\.line) == [2])
  }

  @Test func `a group with a released view activates its other constraints`() {
    var short: UIView? = UIView()
    layout["short"] = short
    let group = layout.group("short.left == 8\nphoto.left == 8")
    short?.removeFromSuperview()
    short = nil
    group.activate()
    #expect(group.constraints.first?.firstItem === fixture.photo)
    #expect(group.constraints.map(\.isActive) == [true])
  }

  @Test
  func
    `a group with a removed view activates its other constraints, and all after the view returns`()
  {
    let group = layout.group("photo.left == 8\nphoto.width == 8\ntitle.left == 8")
    fixture.photo.removeFromSuperview()
    group.activate()
    #expect(group.constraints.map(\.isActive) == [false, true, true])
    fixture.view.addSubview(fixture.photo)
    group.activate()
    #expect(group.constraints.map(\.isActive) == [true, true, true])
  }

  @Test func `the whole layout can be deactivated and activated`() {
    layout.eqs("photo.edges == 0")
    layout.deactivate()
    #expect(fixture.active.isEmpty)
    #expect(!layout.eq("photo.width <= 100").isActive)
    layout.activate()
    #expect(fixture.active.count == 5)
  }
}
