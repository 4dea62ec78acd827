import CellUI
import Testing

@Suite struct AspectTests {
    private func columns(_ view: some View, _ width: Int, _ height: Int) -> CellSize {
        PreparedView(view, environment: EnvironmentValues()).cells(columns: width, rows: height)
    }

    @Test func aShapeFitsItsAspectRatio() {
        #expect(columns(Rectangle().aspectRatio(1, contentMode: .fit), 20, 4) == CellSize(width: 8, height: 4))
        #expect(columns(Rectangle().aspectRatio(1, contentMode: .fit), 6, 40) == CellSize(width: 6, height: 3))
        #expect(columns(Rectangle().aspectRatio(2, contentMode: .fit), 20, 40) == CellSize(width: 20, height: 5))
        #expect(columns(Circle().scaledToFit(), 20, 4) == CellSize(width: 8, height: 4))
    }

    @Test func fillCoversTheWholePlace() {
        #expect(columns(Rectangle().aspectRatio(1, contentMode: .fill), 20, 4) == CellSize(width: 20, height: 10))
        #expect(columns(Circle().scaledToFill(), 6, 40) == CellSize(width: 80, height: 40))
    }

    @Test func aSymbolKeepsItsCell() {
        #expect(columns(Image(systemName: "timer").resizable().scaledToFit(), 20, 4) == CellSize(width: 1, height: 1))
    }

    @Test func positionIsTheCenterOfTheView() {
        #expect(text(Text("ab").position(x: 40, y: 24), 10, 3) == "\n    ab\n")
        #expect(text(Text("ab").position(CGPoint(x: 0, y: 8)), 10, 1) == "b")
    }
}
