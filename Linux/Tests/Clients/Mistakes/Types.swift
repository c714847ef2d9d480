import BottomBounce

struct Unequal {}

@MainActor func makeUnequalOption() {
  _ = SheetOption(Unequal(), title: "")  // error
}
