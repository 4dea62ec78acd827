import Testing

@testable import CellUI

/// The picture of `view` in a number of cells. In points, a column is 8 and a row 16.
func grid<V: View>(_ view: V, _ width: Int, _ height: Int = 1) -> String {
    Renderer.render(view, size: CellSize(width: width, height: height), environment: EnvironmentValues()).frame.text
}

/// A letter that takes all the space proposed.
struct Filler: View {
    let letter: String
    var body: some View {
        Text(verbatim: String(repeating: letter, count: 40)).lineLimit(1).truncationMode(.tail)
    }
}

struct StackLayoutTests {
    @Test func childrenAreCenteredWithAColumnBetween() {
        #expect(
            grid(
                HStack {
                    Text("a"); Text("b")
                }, 7) == "  a b")
        #expect(
            grid(
                VStack {
                    Text("a"); Text("bcd")
                }, 5, 2) == "  a\n bcd")
    }

    @Test func spacingIsInPoints() {
        #expect(
            grid(
                HStack(spacing: 24) {
                    Text("a"); Text("b")
                }, 5) == "a   b")
        #expect(
            grid(
                HStack(spacing: 0) {
                    Text("a"); Text("b")
                }, 2) == "ab")
        #expect(
            grid(
                VStack(spacing: 16) {
                    Text("a"); Text("b")
                }, 1, 3) == "a\n\nb")
    }

    @Test func aSpacerPushesItsNeighboursApart() {
        #expect(
            grid(
                HStack {
                    Text("a"); Spacer(); Text("b")
                }, 10) == "a        b")
        #expect(
            grid(
                HStack {
                    Spacer(); Text("b")
                }, 10) == "         b")
        #expect(
            grid(
                VStack {
                    Text("a"); Spacer(); Text("b")
                }, 1, 4) == "a\n\n\nb")
    }

    @Test func spacersShareTheFreeSpace() {
        #expect(
            grid(
                HStack(spacing: 0) {
                    Text("a"); Spacer(); Text("b"); Spacer(); Text("c")
                }, 11) == "a    b    c")
    }

    @Test func aSpacerKeepsItsMinimum() {
        #expect(
            grid(
                HStack(spacing: 0) {
                    Text("ab"); Spacer(minLength: 24); Text("cd")
                }, 5) == "…   …")
    }

    @Test func theLeastFlexibleChoosesFirst() {
        // Offered 10, halves would be 5 each. The box of 2 is fixed, so the filler gets the other 8.
        let view = HStack(spacing: 0) {
            Filler(letter: "x")
            Text("ab").fixedSize()
        }
        #expect(grid(view, 10) == "xxxxxxx…ab")
    }

    @Test func equallyFlexibleChildrenShareEqually() {
        #expect(
            grid(
                HStack(spacing: 0) {
                    Filler(letter: "a"); Filler(letter: "b")
                }, 10) == "aaaa…bbbb…")
    }

    @Test func unusedSpaceGoesToTheNextChild() {
        // 12 for three: "abc" takes 3 of its 4, the others share 9: 4, then 5.
        let view = HStack(spacing: 0) {
            Filler(letter: "x")
            Text("abc")
            Filler(letter: "y")
        }
        #expect(grid(view, 12) == "xxx…abcyyyy…")
    }

    @Test func aHigherPriorityChoosesBeforeAllOthers() {
        let view = HStack(spacing: 0) {
            Text("first").lineLimit(1)
            Text("second").lineLimit(1).layoutPriority(1)
        }
        #expect(grid(view, 9) == "fi…second")
        #expect(grid(view, 6) == "second")
    }

    @Test func aHigherPriorityLeavesOthersTheirMinimum() {
        let view = HStack(spacing: 0) {
            Text("ab").frame(minWidth: 24)
            Filler(letter: "x").layoutPriority(1)
        }
        #expect(grid(view, 9) == "ab xxxxx…")
    }

    @Test func childrenAlignAcrossTheStack() {
        let tall = Text("1\n2\n3")
        #expect(
            grid(
                HStack(alignment: .top) {
                    tall; Text("a")
                }, 3, 3) == "1 a\n2\n3")
        #expect(
            grid(
                HStack(alignment: .center) {
                    tall; Text("a")
                }, 3, 3) == "1\n2 a\n3")
        #expect(
            grid(
                HStack(alignment: .bottom) {
                    tall; Text("a")
                }, 3, 3) == "1\n2\n3 a")
        #expect(
            grid(
                HStack(alignment: .firstTextBaseline) {
                    tall; Text("a")
                }, 3, 3) == "1 a\n2\n3")
        #expect(
            grid(
                HStack(alignment: .lastTextBaseline) {
                    tall; Text("a")
                }, 3, 3) == "1\n2\n3 a")
        #expect(
            grid(
                VStack(alignment: .leading) {
                    Text("abc"); Text("d")
                }, 3, 2) == "abc\nd")
        #expect(
            grid(
                VStack(alignment: .trailing) {
                    Text("abc"); Text("d")
                }, 3, 2) == "abc\n  d")
    }

    @Test func baselinesMeetThroughPadding() {
        let view = HStack(alignment: .firstTextBaseline) {
            Text("a").padding(.top, 16)
            Text("b\nc")
        }
        #expect(grid(view, 3, 3) == "\na b\n  c")
    }

    @Test func layersOverlapAndTheLastIsOnTop() {
        #expect(
            grid(
                ZStack {
                    Text("-----"); Text("a")
                }, 5) == "--a--")
        #expect(
            grid(
                ZStack(alignment: .topLeading) {
                    Text("...\n..."); Text("a")
                }, 3, 2) == "a..\n...")
        #expect(
            grid(
                ZStack {
                    Text("aa").zIndex(1); Text("bb")
                }, 2) == "aa")
    }

    @Test func nestedStacksShareTheirOwnSpace() {
        let view = HStack {
            VStack(alignment: .leading) {
                Text("Breath"); Text("sitting")
            }
            Spacer()
            VStack(alignment: .trailing) {
                Text("12:34"); Text("of 20")
            }
        }
        #expect(grid(view, 18, 2) == "Breath       12:34\nsitting      of 20")
    }

    @Test func oversizedLayersStayInPlace() {
        let layers = ZStack {
            HStack(spacing: 0) {
                Text("mind"); Text("Ω").padding(.horizontal, 16); Spacer()
            }
            Color.red.frame(minWidth: 56)
        }
        var lowering = Lowering(environment: EnvironmentValues())
        let node = lowering.node(of: layers)
        let size = node.size(ProposedViewSize(width: 0, height: 16))
        var context = DrawingContext(
            size: CellSize(width: 20, height: 3), filledWith: .blank(), now: Date(timeIntervalSinceReferenceDate: 0))
        let place = CGRect(origin: CGPoint(x: 40, y: 16), size: size)
        node.draw(in: place, context: &context)
        context.fill(CellScale.standard.cells(place), with: .solid(.terminalDefault))
        #expect(context.frame == Frame(size: CellSize(width: 20, height: 3)))
    }
}
