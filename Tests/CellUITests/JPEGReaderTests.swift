import Foundation
import Testing

@testable import CellUI

/// 20 × 12 pixels: red on the left, blue on the right, and four green rows at the bottom; written by another program.
@Suite("Reading JPEG files")
struct JPEGReaderTests {
    private static let baseline = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB\
        YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAARCAAM\
        ABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABwAG/8QAGhABAAEFAAAAAAAAAAAAAAAAAAEEBjWCsv/EABUBAQEAAAAAAAAAAAAAAA\
        AAAAUH/8QAKhEAAAMFBAsAAAAAAAAAAAAAAQIRAAQSEzEGFkFSBQcUFRdjZKGj4eL/2gAMAwEAAhEDEQA/ACRjbgy9RrzBgQKyem7sPx3yXMiI\
        JUWGolFVQ2WiYsXa3WxehxI5bDLhOBlmRUAwIkBc1VwYPRwSrcV+i8nw0m33y+/pv//Z
        """
    private static let progressive = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB\
        YUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wgARCAAM\
        ABQDASIAAhEBAxEB/8QAFgABAQEAAAAAAAAAAAAAAAAABgAF/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/2gAMAwEAAhADEAAAASOMwgFDziq5L/\
        /EABcQAAMBAAAAAAAAAAAAAAAAAAAEIDP/2gAIAQEAAQUCGNY//8QAIREAAAQFBQAAAAAAAAAAAAAAAAEDEQUGEhNRFBUyYWL/2gAIAQMBAT8B\
        i02bogSNiljfk+eiyNb5H//EACERAAAFAgcAAAAAAAAAAAAAAAABAxFRBBIFFRZjcaLh/9oACAECAQE/AcJrcsXNa25yaI5gar2e3g//xAAWEA\
        ADAAAAAAAAAAAAAAAAAAAAAiD/2gAIAQEABj8CGn//xAAWEAEBAQAAAAAAAAAAAAAAAACxACD/2gAIAQEAAT8hhGf/2gAMAwEAAgADAAAAEPv/\
        AP/EABsRAAEEAwAAAAAAAAAAAAAAABEAAUFRkeHw/9oACAEDAQE/EIjEqGYBmGF0dL//xAAYEQEAAwEAAAAAAAAAAAAAAAARARBBgf/aAAgBAg\
        EBPxDWhDqZKcDa3//EABcQAAMBAAAAAAAAAAAAAAAAAAAgYfD/2gAIAQEAAT8QMkL/AP/Z
        """
    private static let gray = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGB\
        YUGBIUFRT/wAALCAAMABQBAREA/8QAGAAAAgMAAAAAAAAAAAAAAAAAAAQFBwj/xAAaEAEAAQUAAAAAAAAAAAAAAAAAAQMFNIGx/9oACAEBAAA/\
        AKCQNzzquuQVagAf/9k=
        """

    private func data(_ text: String) throws -> Data { try #require(Data(base64Encoded: text)) }

    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
        let place = (y * bitmap.width + x) * 4
        return bitmap.bytes[place..<place + 4].map(Int.init)
    }

    private func expect(_ pixel: [Int], near color: [Int], _ place: SourceLocation = #_sourceLocation) {
        let isNear = zip(pixel, color + [255]).allSatisfy { abs($0 - $1) <= 12 }
        #expect(isNear, "\(pixel) is not near \(color)", sourceLocation: place)
    }

    @Test("Baseline and progressive files have their colours, in parts of less than a block too", arguments: [0, 1])
    func colours(kind: Int) throws {
        let bitmap = try #require(JPEGReader.bitmap(of: data([Self.baseline, Self.progressive][kind])))
        #expect(bitmap.width == 20 && bitmap.height == 12)
        expect(pixel(bitmap, 3, 3), near: [0xD0, 0x30, 0x20])
        expect(pixel(bitmap, 18, 3), near: [0x20, 0x40, 0xC0])
        expect(pixel(bitmap, 3, 11), near: [0x20, 0xA0, 0x40])
    }

    @Test("A file of brightness alone is grey")
    func brightness() throws {
        let bitmap = try #require(JPEGReader.bitmap(of: data(Self.gray)))
        let (left, bottom) = (pixel(bitmap, 3, 3), pixel(bitmap, 3, 10))
        #expect(left[0] == left[1] && left[1] == left[2] && bottom[0] > left[0])
    }

    @Test("A picture that a camera took on its side stands upright")
    func orientation() throws {
        let file = try data(Self.baseline)
        let exif =
            Array("Exif\0\0II*\0".utf8) + [8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0]
        let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
        let bitmap = try #require(JPEGReader.bitmap(of: file.prefix(2) + segment + file.dropFirst(2)))
        #expect(bitmap.width == 12 && bitmap.height == 20)
        // The left edge of the file is at the top, its bottom on the left.
        expect(pixel(bitmap, 8, 2), near: [0xD0, 0x30, 0x20])
        expect(pixel(bitmap, 8, 18), near: [0x20, 0x40, 0xC0])
        expect(pixel(bitmap, 0, 10), near: [0x20, 0xA0, 0x40])
    }

    @Test("A file that is cut off, or has other bytes in it, is read as far as it goes and never traps")
    func broken() throws {
        for text in [Self.baseline, Self.progressive, Self.gray] {
            let file = [UInt8](try data(text))
            // Of pixels, a few places stand for all; of what precedes them, each is another case.
            let pixels = try #require(file.firstRange(of: [0xFF, 0xDA])).upperBound + 16
            let places = (2..<file.count).filter { $0 < pixels || $0 % 16 == 0 }
            for length in places { _ = JPEGReader.bitmap(of: file.prefix(length)) }
            for place in places {
                var other = file
                other[place] = other[place] &* 31 &+ 77
                _ = JPEGReader.bitmap(of: other)
            }
            #expect(JPEGReader.bitmap(of: file.dropLast(2)) != nil)
        }
        #expect(JPEGReader.bitmap(of: [UInt8]()) == nil)
        #expect(JPEGReader.bitmap(of: Array("GIF89a".utf8)) == nil)
    }

    @Test("The headers say if a file can be read")
    func headers() throws {
        for text in [Self.baseline, Self.gray] {
            let file = [UInt8](try data(text))
            let pixels = try #require(file.firstRange(of: [0xFF, 0xDA])).upperBound + 16
            for length in 0..<pixels {
                let start = file.prefix(length)
                #expect((JPEGReader.size(of: start) != nil) == (JPEGReader.bitmap(of: start) != nil), "\(length)")
                var other = file
                other[length] = other[length] &* 31 &+ 77
                #expect((JPEGReader.size(of: other) != nil) == (JPEGReader.bitmap(of: other) != nil), "\(length)")
            }
        }
        #expect(try JPEGReader.size(of: data(Self.progressive))?.width == 20)
        #expect(JPEGReader.size(of: Array("GIF89a".utf8)) == nil)
    }

    @Test("One with twice the pixels that are needed is read at half its size", arguments: [0, 1])
    func halved(kind: Int) throws {
        let file = try data([Self.baseline, Self.progressive][kind])
        let bitmap = try #require(JPEGReader.bitmap(of: file, covering: 6))
        #expect(bitmap.width == 10 && bitmap.height == 6)
        expect(pixel(bitmap, 1, 1), near: [0xD0, 0x30, 0x20])
        expect(pixel(bitmap, 8, 1), near: [0x20, 0x40, 0xC0])
        expect(pixel(bitmap, 1, 5), near: [0x20, 0xA0, 0x40])
        #expect(JPEGReader.bitmap(of: file, covering: 7)?.width == 20)
    }

    @Test("A picture in a file may be a JPEG")
    func picture() throws {
        let picture = try #require(Picture(file: data(Self.progressive), scale: 2))
        #expect(picture.size == CGSize(width: 10, height: 6))
        #expect(try #require(Picture(fileOnPhone: data(Self.progressive), scale: 2)) == picture)
    }
}
