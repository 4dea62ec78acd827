import Testing

@_spi(Drawing) @testable import CellUI

@Suite struct InflationTests {
    private let text = Array(String(repeating: "A state of a Live Activity, ", count: 3).utf8)
    private let blocks: [UInt8] = [
        0x73, 0x54, 0x28, 0x2E, 0x49, 0x2C, 0x49, 0x55, 0xC8, 0x4F, 0x53, 0x48, 0x54, 0xF0, 0xC9, 0x2C, 0x4B, 0x55,
        0x70, 0x4C, 0x2E, 0xC9, 0x2C, 0xCB, 0x2C, 0xA9, 0xD4, 0x51, 0x70, 0x24, 0x53, 0x0E, 0x00,
    ]
    private let stored: [UInt8] = [0x01, 0x06, 0x00, 0xF9, 0xFF, 0x73, 0x74, 0x6F, 0x72, 0x65, 0x64]

    @Test("The start of what is in blocks without a header is as long as what was asked for, or whole")
    func prefixes() throws {
        for most in [0, 1, 27, 28, 29, text.count - 1, text.count, 1000] {
            #expect(Inflation.prefix(ofBlocks: blocks, atMost: most) == Array(text.prefix(most)), "\(most)")
        }
        for most in [0, 5, 6, 7] {
            let found = try #require(Inflation.prefix(ofBlocks: stored, atMost: most))
            #expect(found == Array("stored".utf8.prefix(most)), "\(most)")
        }
    }

    @Test("Damaged blocks have no start, unless what is asked for is before the damage")
    func damaged() {
        let half = Array(blocks.prefix(blocks.count / 2))
        #expect(Inflation.prefix(ofBlocks: half, atMost: 1000) == nil)
        #expect(Inflation.prefix(ofBlocks: half, atMost: 4) == Array(text.prefix(4)))
        #expect(Inflation.prefix(ofBlocks: [7], atMost: 10) == nil)
        #expect(Inflation.prefix(ofBlocks: [], atMost: 10) == nil)
    }

    @Test("A stream that has more than it may is refused")
    func streams() {
        // zlib's header, and a checksum that is not read.
        let stream = [0x78, 0xDA] + blocks + [0, 0, 0, 0]
        #expect(Inflation.bytes(of: stream, atMost: text.count) == text)
        #expect(Inflation.bytes(of: stream, atMost: text.count - 1) == nil)
    }
}
