import Testing

@testable import CellUI

@Suite struct MessageTests {
    private func message(_ rendering: Rendering, x: Int) -> Int? {
        for case .send(let message) in rendering.actions(at: CellPoint(x: x, y: 0)) { return message as? Int }
        return nil
    }

    @Test("A button sends its message where it is drawn, and nothing beside it")
    func button() {
        let row = HStack(spacing: 16) {
            Button(sending: 1) { Text("one") }.buttonStyle(.plain)
            Button(sending: 2) { Text("two") }.buttonStyle(.plain)
        }
        let rendering = render(row, 8, 1)
        #expect((0..<8).map { message(rendering, x: $0) } == [1, 1, 1, nil, nil, 2, 2, 2])
    }

    @Test("A disabled button sends nothing")
    func disabled() {
        let rendering = render(Button(sending: 1) { Text("one") }.buttonStyle(.plain).disabled(true), 3, 1)
        #expect(message(rendering, x: 1) == nil)
    }
}
