import Foundation
import FrameExport
import Testing

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
    func theSameFrameGivesTheSameBytesAndAnotherGivesOthers() throws {
        let renderer = try PNGRenderer()
        #expect(try renderer.png(of: frame(["▙ x"])) == renderer.png(of: frame(["▙ x"])))
        #expect(try renderer.png(of: frame(["▙ x"])) != renderer.png(of: frame(["▟ x"])))
    }

    @Test(.enabled(if: isInstalled, "librsvg is not installed"))
    func whatCannotBeDrawnIsSaid() throws {
        let renderer = try PNGRenderer()
        #expect(throws: PNGError.empty) { try renderer.png(of: Frame(size: .zero)) }
        #expect(throws: PNGError.tooLarge(width: 40_000, height: 16)) {
            try renderer.png(of: Frame(size: CellSize(width: 5_000, height: 1)))
        }
        #expect(throws: PNGError.tooLarge(width: 16_000, height: 16_000)) {
            try renderer.png(of: Frame(size: CellSize(width: 100, height: 50)), options: SVGOptions(scale: 20))
        }
    }

    @Test func aLibraryThatIsMissingOrIsAnotherIsNone() {
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
