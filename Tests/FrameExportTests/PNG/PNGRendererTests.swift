import Foundation
import FrameExport
import Testing

@testable import struct FrameExport.PNGDescription
@testable import struct FrameExport.PictureLibrary

struct PNGRendererTests {
    /// Width and height in the header of a PNG (RFC 2083, 11.2.1).
    private func size(_ data: Data) -> [Int]? {
        guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), data.count > 24 else { return nil }
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    private static let isInstalled = (try? PNGRenderer()) != nil

    @Test(.enabled(if: isInstalled, "librsvg is not installed"))
    func aCellIsEightBySixteenPixelsTimesTheScale() throws {
        let renderer = try PNGRenderer()
        let frame = frame(["╭──╮ 日", "│◉ │ ⣿"])
        #expect(size(try renderer.png(of: frame)) == [56, 32])
        #expect(size(try renderer.png(of: frame, options: SVGOptions(scale: 2.5))) == [140, 80])
    }

    @Test(.enabled(if: isInstalled, "librsvg is not installed"))
    func equalFramesGiveEqualBytes() throws {
        let renderer = try PNGRenderer()
        #expect(try renderer.png(of: frame(["▙ x"])) == renderer.png(of: frame(["▙ x"])))
        #expect(try renderer.png(of: frame(["▙ x"])) != renderer.png(of: frame(["▟ x"])))
    }

    /// The chunks of a PNG (third edition, 5.3), each with whether its checksum is right.
    private func chunks(_ data: Data) throws -> [(type: String, body: Data, isWhole: Bool)] {
        func number(_ start: Int) -> Int { data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        var chunks: [(type: String, body: Data, isWhole: Bool)] = []
        var index = 8
        while index < data.count {
            let end = index + 8 + number(index)
            try #require(end + 4 <= data.count)
            let type = String(decoding: data[index + 4..<index + 8], as: UTF8.self)
            let isWhole = Int(Self.checksum(data[index + 4..<end])) == number(end)
            chunks.append((type, data[index + 8..<end], isWhole))
            index = end + 4
        }
        return chunks
    }

    /// CRC-32 with a table, as annex D of the specification writes it.
    private static func checksum(_ data: Data) -> UInt32 {
        var table: [UInt32] = []
        for number in 0..<256 {
            var sum = UInt32(number)
            for _ in 0..<8 { sum = sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
            table.append(sum)
        }
        var sum = UInt32.max
        for byte in data { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ (sum >> 8) }
        return ~sum
    }

    @Test func theChecksumFollowsTheSpecification() {
        // Of the chunk that ends every PNG, and the check value of CRC-32.
        #expect(PNGChunk.checksum("IEND".utf8) == 0xAE42_6082)
        #expect(PNGChunk.checksum("123456789".utf8) == 0xCBF4_3926)
    }

    @Test(.enabled(if: isInstalled, "librsvg is not installed"))
    func thePictureHasADescription() throws {
        var description = FrameDescription(title: "state × colors", sentence: "“12” of 20\u{0}")
        func texts() throws -> [String] {
            let chunks = try chunks(PNGRenderer().png(of: frame(["ab"]), description: description))
            #expect(chunks.first?.type == "IHDR" && chunks.last?.type == "IEND")
            #expect(chunks.allSatisfy { $0.isWhole })
            return chunks.filter { $0.type == "iTXt" }.map { String(decoding: $0.body, as: UTF8.self) }
        }
        #expect(
            try texts() == [
                "Title\u{0}\u{0}\u{0}\u{0}\u{0}state × colors",
                "Description\u{0}\u{0}\u{0}\u{0}\u{0}“12” of 20\u{FFFD}",
            ])
        description.sentence = ""
        #expect(try texts().count == 1)
        let place = CellRect(x: 0, y: 0, width: 1, height: 1)
        description.parts = [
            FrameDescription.Part(rect: place, title: "one", sentence: "A"),
            FrameDescription.Part(rect: place, title: "two", sentence: ""),
        ]
        #expect(try texts().last?.hasSuffix("\u{0}one: A\ntwo") == true)
    }

    @Test(.enabled(if: isInstalled, "librsvg is not installed"))
    func drawingErrorsAreReported() throws {
        let renderer = try PNGRenderer()
        #expect(throws: PNGError.empty) { try renderer.png(of: Frame(size: .zero)) }
        #expect(throws: PNGError.tooLarge(width: 40_000, height: 16)) {
            try renderer.png(of: Frame(size: CellSize(width: 5_000, height: 1)))
        }
        #expect(throws: PNGError.tooLarge(width: 16_000, height: 16_000)) {
            try renderer.png(of: Frame(size: CellSize(width: 100, height: 50)), options: SVGOptions(scale: 20))
        }
    }

    @Test func aMissingOrWrongLibraryIsNotUsed() {
        #expect(PictureLibrary(names: ["librsvg-that-nobody-has.so"]) == nil)
        #expect(PictureLibrary(names: []) == nil)
        #if os(Linux)
            #expect(PictureLibrary(names: ["libc.so.6"]) == nil)
        #endif
    }

    @Test func theErrorNamesThePackages() {
        #expect(PNGError.libraryMissing.description.contains("apt-get install librsvg2-2"))
        #expect(PNGError.libraryMissing.description.contains("brew install librsvg"))
    }
}
