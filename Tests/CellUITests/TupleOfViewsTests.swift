import Testing

@testable import CellUI

/// The tuple that guests' builders make. Source: SwiftUI's documentation of `TupleView`.
struct TupleOfViewsTests {
    private let pair = _TupleOfViews(of: Text("a"), Text("bc"))

    @Test("The views of a builder are those of the container around it, and can be read one by one")
    func builder() {
        #expect(text(HStack(spacing: 0) { pair }, 4, 1) == "abc")
        #expect(text(VStack { pair }, 2, 2) == "a\nbc")
        #expect(text(pair.value.1, 4, 1) == "bc")
    }

    @Test("A tuple that is given has the views in it, in order")
    func given() {
        #expect(text(HStack(spacing: 0) { _TupleOfViews((Text("x"), 3, Text("y").bold())) }, 4, 1) == "xy")
        #expect(text(_TupleOfViews(Text("one")), 4, 1) == "one")
    }

    @Test("A view of the tuple can be replaced")
    func replaced() {
        var changed = pair
        changed.value.0 = Text("new")
        #expect(text(HStack(spacing: 0) { changed }, 8, 1) == "newbc")
    }

    @Test("Each view of the tuple is one of the enclosing view's subviews")
    func subviews() {
        #expect(text(Group(subviews: pair) { Text(verbatim: "\($0.count)") }, 4, 1) == "2")
    }
}
