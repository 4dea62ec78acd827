import Languages
import Testing

@testable import SittingScreen

struct CountdownListingTests {
    /// Countdowns, rows and the scroll offset; then the visible items and the text about the rest.
    private static let cases: [(Int, Int, Int, Range<Int>, String?)] = [
        (3, 5, 0, 0..<3, nil), (5, 5, 2, 0..<5, nil), (12, 5, 0, 0..<4, "+8 more"),
        (12, 5, 3, 3..<7, "3 above, +5 more"), (12, 5, 99, 8..<12, "8 above"), (12, 5, -4, 0..<4, "+8 more"),
        (12, 1, 2, 2..<3, nil), (12, 0, 0, 0..<0, nil), (0, 0, 0, 0..<0, nil), (2, -1, 0, 0..<0, nil),
    ]

    @Test(arguments: cases)
    func theListShowsTheItemsThatFitAndCountsTheRest(
        count: Int, rows: Int, first: Int, visible: Range<Int>, remark: String?
    ) {
        let listing = CountdownListing(count: count, rows: rows, first: first)
        #expect(listing.visible == visible)
        #expect(listing.remark == remark)
    }

    @Test("The rest of the list is counted in the language of the reader")
    func remarkInJapanese() {
        Language.with(.japanese) {
            #expect(CountdownListing(count: 12, rows: 5, first: 3).remark == "上に3件、ほか5件")
        }
    }

    @Test func keysScrollALongList() {
        #expect(CountdownListing(count: 12, rows: 1, first: 0).isScrollable)
        #expect(!CountdownListing(count: 12, rows: 12, first: 0).isScrollable)
        #expect(!CountdownListing(count: 12, rows: 0, first: 0).isScrollable)
    }
}
