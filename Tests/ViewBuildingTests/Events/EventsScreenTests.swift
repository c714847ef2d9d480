import TestHost
import Testing
import UIKit
import ViewBuilding

/// The screen of the article, with UIKit alone and with the package.
@MainActor @Suite(.ownDevice) struct EventsScreenTests {
  @Test func `both screens show changes of the model and the event`() async {
    let member = Member(name: "Ada")
    let (plainStore, store) = (PlainStore(), Store())
    let plain = PlainMemberController(member, plainStore)
    let other = MemberController(member, store)
    plain.loadViewIfNeeded()
    other.loadViewIfNeeded()
    #expect(plain.nameLabel.text == "Ada")
    #expect(other.nameLabel.text == "Ada")
    #expect(plain.stateLabel.text == nil)
    #expect(other.stateLabel.text == nil)
    member.name = "Bea"
    await nextTurn()
    plainStore.save(member)
    store.save(member)
    #expect(plain.nameLabel.text == "Bea")
    #expect(other.nameLabel.text == "Bea")
    #expect(plain.stateLabel.text == "Saved Bea")
    #expect(other.stateLabel.text == "Saved Bea")
  }

  @Test func `neither screen is retained by the objects that it observes`() {
    let member = Member(name: "Ada")
    let (plainStore, store) = (PlainStore(), Store())
    weak var plain: UIViewController?
    weak var other: UIViewController?
    inOwnPool {
      let (one, two) = (PlainMemberController(member, plainStore), MemberController(member, store))
      one.loadViewIfNeeded()
      two.loadViewIfNeeded()
      (plain, other) = (one, two)
    }
    #expect(plain == nil)
    #expect(other == nil)
  }
}
