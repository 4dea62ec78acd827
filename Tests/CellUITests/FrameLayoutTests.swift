import Testing

@testable import CellUI

struct FrameLayoutTests {
    private func size<V: View>(_ view: V, _ width: Int?, _ height: Int?) -> CellSize {
        PreparedView(view, environment: EnvironmentValues()).cells(columns: width, rows: height)
    }

    @Test func aFixedFrameIgnoresTheProposal() {
        for offered in [0, 3, 100, nil] {
            #expect(size(Text("abc").frame(width: 40, height: 32), offered, offered) == CellSize(width: 5, height: 2))
        }
    }

    @Test func aFrameFixedInOneDirectionTakesTheOtherFromItsChild() {
        #expect(size(Text("abc").frame(width: 40), 100, 100) == CellSize(width: 5, height: 1))
        #expect(size(Color.red.frame(height: 16), 7, 9) == CellSize(width: 7, height: 1))
    }

    @Test func theAlignmentPlacesTheChild() {
        #expect(grid(Text("a").frame(width: 40, alignment: .leading).background(Color.red), 5) == "a")
        #expect(grid(Text("a").frame(width: 40, alignment: .trailing), 5) == "    a")
        #expect(grid(Text("a").frame(width: 40, height: 48, alignment: .bottomTrailing), 5, 3) == "\n\n    a")
    }

    @Test func infiniteMaximumWidthTakesTheProposal() {
        #expect(size(Text("a").frame(maxWidth: .infinity), 20, 5) == CellSize(width: 20, height: 1))
        #expect(
            size(Text("a").frame(maxWidth: .infinity, maxHeight: .infinity), 20, 5) == CellSize(width: 20, height: 5))
        #expect(
            grid(
                HStack {
                    Text("a").frame(maxWidth: .infinity, alignment: .leading); Text("b")
                }, 8) == "a      b")
    }

    @Test func withoutAProposalMaximumWidthIsTheChilds() {
        #expect(size(Text("abc").frame(maxWidth: .infinity), nil, nil) == CellSize(width: 3, height: 1))
    }

    @Test func minimumWidthRaisesASmallerSize() {
        #expect(size(Text("a").frame(minWidth: 40), 20, 1).width == 5)
        #expect(size(Text("a").frame(minWidth: 40), 2, 1).width == 5)
        #expect(size(Color.red.frame(minWidth: 40, maxWidth: 80), 3, 1).width == 5)
        #expect(size(Color.red.frame(minWidth: 40, maxWidth: 80), 7, 1).width == 7)
        #expect(size(Color.red.frame(minWidth: 40, maxWidth: 80), 70, 1).width == 10)
    }

    @Test func idealWidthIsUsedWithoutAProposal() {
        #expect(size(Color.red.frame(idealWidth: 40, idealHeight: 32), nil, nil) == CellSize(width: 5, height: 2))
        #expect(size(Color.red.frame(idealWidth: 40).fixedSize(horizontal: true, vertical: false), 20, 3).width == 5)
    }

    @Test func nestedFramesArePlacedInEachOther() {
        let view = Text("a").frame(width: 24, alignment: .trailing).frame(width: 56, alignment: .leading)
        #expect(grid(view, 7) == "  a")
    }

    @Test func oversizedContentIsCutAtTheFrame() {
        #expect(
            grid(
                HStack(spacing: 0) {
                    Text("abcdef").fixedSize().frame(width: 16); Text("x")
                }, 3) == "cdx")
    }

    @Test func paddingIsAddedToTheChild() {
        #expect(size(Text("abc").padding(16), 100, 100) == CellSize(width: 7, height: 3))
        #expect(grid(Text("abc").padding(.leading, 16), 5) == "  abc")
        #expect(size(Color.red.padding(16), 10, 4) == CellSize(width: 10, height: 4))
    }

    @Test func anOverlayGetsTheViewsSizeAndDoesNotAffectIt() {
        #expect(grid(Text("abcde").overlay(alignment: .trailing) { Text("x") }, 5) == "abcdx")
        #expect(size(Text("ab").overlay { Color.red.frame(width: 800) }, 50, 5) == CellSize(width: 2, height: 1))
        #expect(size(Text("ab").background { Text("much longer") }, 50, 5) == CellSize(width: 2, height: 1))
    }

    @Test func fixedSizeIgnoresTheProposal() {
        #expect(size(Text("a long line").fixedSize(), 3, 1) == CellSize(width: 11, height: 1))
        #expect(
            size(Text("a long line").fixedSize(horizontal: false, vertical: true), 4, 1)
                == CellSize(width: 4, height: 3))
    }
}
