import Testing

@testable import CellUI

/// Images that a closure draws, and ranges that end with the instant. Source: SwiftUI's documentation.
struct ImageDrawingTests {
    private let image = Image(_size: CGSize(width: 32, height: 32), label: Text("a square")) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 16, height: 32)), with: .color(.red))
    }

    private func filled(_ view: some View, _ width: Int, _ height: Int) -> String {
        let frame = render(view, width, height).frame
        return (0..<height).map { y in
            String((0..<width).map { frame[$0, y].style.background == .terminalDefault ? "." : "x" })
        }.joined(separator: "\n")
    }

    @Test("An image has its own size, and fills a larger rectangle if it is resizable")
    func size() {
        #expect(filled(image, 4, 2) == "xx..\nxx..")
        #expect(filled(image.resizable(), 8, 2) == "xxxx....\nxxxx....")
        #expect(filled(image.resizable().scaledToFit(), 8, 2) == "xx......\nxx......")
    }

    @Test("The label is read") func label() { #expect(sentence(image) == "a square") }

    @Test("An image is the same as its copy, and as no other that is drawn")
    func identity() {
        let copy = image
        #expect(copy == image)
        #expect(image != Image(_size: CGSize(width: 32, height: 32), label: Text("a square")) { _ in })
    }

    /// The whole seconds of a range.
    private struct Seconds: FormatStyle {
        func format(_ value: Range<Date>) -> String {
            "\(Int(value.upperBound.timeIntervalSince(value.lowerBound).rounded(.down)))"
        }
    }

    @Test("A range up to the instant changes with each second, and stays once it is over")
    func ranges() {
        let since = Text(.dateRange(startingAt: noon - 5), format: Seconds())
        #expect(text(since, 8, 1) == "5")
        expectExactExpiry(since, 8, 1)
        let until = Text(.dateRange(endingAt: noon + 3), format: Seconds())
        #expect(text(until, 8, 1) == "3")
        #expect(render(Text(.dateRange(endingAt: noon - 3), format: Seconds()), 8, 1).expiresAt == nil)
    }
}
