import Testing

@testable import CellUI

struct GlyphTests {
    @Test(arguments: ["a", "世", "e\u{301}", "🧘🏽‍♀️", "🇮🇸", "\r\n"])
    func clustersRoundTrip(cluster: Character) {
        #expect(Glyph(cluster).graphemeCluster == String(cluster))
        #expect(Array(Glyph(cluster).graphemeCluster.unicodeScalars) == Array(cluster.unicodeScalars))
    }

    @Test func equalClustersAreEqualGlyphs() {
        #expect(Glyph("🧘🏽‍♀️" as Character) == Glyph("🧘🏽‍♀️" as Character))
        #expect(Glyph("🧘🏽‍♀️" as Character) != Glyph("🧘🏿‍♀️" as Character))
        #expect(Glyph("x" as Character) == Glyph("x" as Unicode.Scalar))
    }

    @Test func onlySingleScalarClustersHaveAScalar() {
        #expect(Glyph("x" as Character).scalar == "x")
        #expect(Glyph("e\u{301}" as Character).scalar == nil)
        #expect(Glyph.continuation.scalar == nil)
        #expect(Glyph.continuation.graphemeCluster.isEmpty)
    }

    @Test func aCellIsSmall() {
        #expect(MemoryLayout<Glyph>.size == 4)
    }
}
