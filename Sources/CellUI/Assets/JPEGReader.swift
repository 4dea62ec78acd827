import Foundation

/// Reads JPEG files: baseline and progressive, 8 bits a sample, Huffman codes. Source: ITU-T Recommendation T.81.
///
/// A file that ends early is drawn as far as it goes, as a phone draws it.
struct JPEGReader {
    /// The most pixels that are read, as of a PNG.
    private static let mostPixels = 16_000_000

    private let file: [UInt8]
    private var position = 2
    private var width = 0
    private var height = 0
    private var isProgressive = false
    private var components: [JPEGComponent] = []
    private var quantization = [[Int32]](repeating: [Int32](repeating: 1, count: 64), count: 4)
    /// The codes of direct and of alternating coefficients, four of each.
    private var codes = [JPEGCode?](repeating: nil, count: 8)
    private var restartInterval = 0
    /// Adobe's word on the colours: 0 for none, 1 for YCbCr, 2 for YCCK; `nil` if it says nothing.
    private var transform: UInt8?
    private var orientation = JPEGOrientation.up
    private var hasScan = false
    /// Whether nothing is read after the headers of the first scan.
    private let readsHeadersAlone: Bool

    /// The picture in a file; `nil` if it is not a JPEG that can be read.
    ///
    /// - Parameter side: The pixels that suffice for its shorter side: one that has twice as many is read at half its size, in less than
    ///   half the time. Default: all.
    static func bitmap(of file: some Collection<UInt8>, covering side: Int = .max) -> Bitmap? {
        let bytes = Array(file)
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var reader = JPEGReader(file: bytes, headersAlone: false)
        guard reader.readSegments(), reader.hasScan else { return nil }
        let isHalved = min(reader.width, reader.height) / 2 >= side
        let (width, height) =
            isHalved ? ((reader.width + 1) / 2, (reader.height + 1) / 2) : (reader.width, reader.height)
        let pixels = reader.pixels(width, height, samplesOfBlock: isHalved ? 4 : 8)
        return reader.orientation.turned(pixels, width: width, height: height)
    }

    /// The pixels of a JPEG that can be read, before it is turned upright; `nil` for any other file. Its headers have them: it takes a
    /// thousandth of the time of reading a photo.
    static func size(of file: some Collection<UInt8>) -> (width: Int, height: Int)? {
        let bytes = Array(file)
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var reader = JPEGReader(file: bytes, headersAlone: true)
        return reader.readSegments() && reader.hasScan ? (reader.width, reader.height) : nil
    }

    private init(file: [UInt8], headersAlone: Bool) { (self.file, readsHeadersAlone) = (file, headersAlone) }

    private func number(_ at: Int) -> Int { Int(file[at]) << 8 | Int(file[at + 1]) }

    /// Reads segment after segment; `false` if one of them cannot be read.
    private mutating func readSegments() -> Bool {
        while position + 4 <= file.count {
            guard file[position] == 0xFF else {
                position += 1
                continue
            }
            let marker = file[position + 1]
            switch marker {
            case 0xFF:
                position += 1
                continue
            case 0x00, 0x01, 0xD0...0xD8:
                position += 2
                continue
            case 0xD9: return true
            default: break
            }
            let (start, end) = (position + 4, position + 2 + number(position + 2))
            // What is cut off within its tables has no picture; within a later one it has the one before.
            guard end >= start, end <= file.count else { return hasScan }
            position = end
            let segment = start..<end
            switch marker {
            case 0xDB: guard readQuantization(segment) else { return false }
            case 0xC4: guard readCodes(segment) else { return false }
            case 0xC0, 0xC1, 0xC2: guard readFrame(segment, isProgressive: marker == 0xC2) else { return false }
            case 0xC3, 0xC5...0xCF: return false
            case 0xDD where segment.count >= 2: restartInterval = number(start)
            case 0xE1: orientation = JPEGOrientation(exif: file[segment]) ?? orientation
            case 0xEE where segment.count >= 12 && file[segment].starts(with: Array("Adobe".utf8)):
                transform = file[start + 11]
            case 0xDA: guard readScan(segment) else { return hasScan }
            default: break
            }
        }
        return true
    }

    private mutating func readQuantization(_ segment: Range<Int>) -> Bool {
        var place = segment.lowerBound
        while place < segment.upperBound {
            let (isWide, table) = (file[place] >> 4 > 0, Int(file[place] & 15))
            let length = isWide ? 128 : 64
            guard table < 4, place + 1 + length <= segment.upperBound else { return false }
            for index in 0..<64 {
                quantization[table][JPEGScan.zigzag[index]] =
                    Int32(isWide ? number(place + 1 + 2 * index) : Int(file[place + 1 + index]))
            }
            place += 1 + length
        }
        return true
    }

    private mutating func readCodes(_ segment: Range<Int>) -> Bool {
        var place = segment.lowerBound
        while place < segment.upperBound {
            let (kind, table) = (Int(file[place] >> 4), Int(file[place] & 15))
            guard kind < 2, table < 4, place + 17 <= segment.upperBound else { return false }
            let counts = file[place + 1..<place + 17].map(Int.init)
            let end = place + 17 + counts.reduce(0, +)
            guard end <= segment.upperBound, let code = JPEGCode(counts: counts, values: file[place + 17..<end]) else {
                return false
            }
            codes[4 * kind + table] = code
            place = end
        }
        return true
    }

    private mutating func readFrame(_ segment: Range<Int>, isProgressive: Bool) -> Bool {
        let start = segment.lowerBound
        guard components.isEmpty, segment.count >= 6, file[start] == 8 else { return false }
        (height, width, self.isProgressive) = (number(start + 1), number(start + 3), isProgressive)
        let count = Int(file[start + 5])
        guard width > 0, height > 0, width * height <= Self.mostPixels, [1, 3, 4].contains(count),
            segment.count >= 6 + 3 * count
        else { return false }
        for index in 0..<count {
            let place = start + 6 + 3 * index
            let (across, down) = (Int(file[place + 1] >> 4), Int(file[place + 1] & 15))
            guard (1...4).contains(across), (1...4).contains(down), file[place + 2] < 4 else { return false }
            components.append(
                JPEGComponent(id: file[place], across: across, down: down, table: Int(file[place + 2])))
        }
        let across = components.reduce(1) { max($0, $1.across) }
        let down = components.reduce(1) { max($0, $1.down) }
        for index in components.indices { components[index].place(in: (width, height), of: (across, down)) }
        return true
    }

    private mutating func readScan(_ segment: Range<Int>) -> Bool {
        let start = segment.lowerBound
        guard !components.isEmpty, segment.count >= 1 else { return false }
        let count = Int(file[start])
        guard (1...4).contains(count), segment.count >= 4 + 2 * count else { return false }
        var members: [JPEGScan.Member] = []
        for index in 0..<count {
            let place = start + 1 + 2 * index
            guard let component = components.firstIndex(where: { $0.id == file[place] }), file[place + 1] >> 4 < 4,
                file[place + 1] & 15 < 4
            else { return false }
            members.append(
                JPEGScan.Member(
                    component: component, direct: codes[Int(file[place + 1] >> 4)],
                    alternating: codes[4 + Int(file[place + 1] & 15)]))
        }
        let end = start + 1 + 2 * count
        guard file[end] <= file[end + 1], file[end + 1] < 64, file[end + 2] & 15 < 14 else { return false }
        var scan = JPEGScan(
            members: members, band: isProgressive ? Int(file[end])...Int(file[end + 1]) : 0...63,
            high: isProgressive ? Int(file[end + 2] >> 4) : 0, low: isProgressive ? Int(file[end + 2] & 15) : 0,
            isProgressive: isProgressive, restartInterval: restartInterval,
            bits: JPEGBits(file, from: segment.upperBound))
        hasScan = true
        if readsHeadersAlone { return false }
        let isWhole = scan.decode(into: &components)
        position = scan.bits.nextSegment
        return isWhole
    }

    // MARK: Colours

    /// The pixels: red, green, blue and opacity.
    ///
    /// - Parameter side: The samples in a row of a block: eight of all pixels.
    private func pixels(_ width: Int, _ height: Int, samplesOfBlock side: Int) -> [UInt8] {
        let planes = components.map { $0.samples(quantization[$0.table], inRowOfBlock: side) }
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        let letters = components.map(\.id)
        let isMixed =
            transform.map { $0 > 0 } ?? (components.count == 3 && letters != Array("RGB".utf8))
        let (mostAcross, mostDown) = (components.map(\.across).max() ?? 1, components.map(\.down).max() ?? 1)
        var values = [Int](repeating: 0, count: 4)
        for y in 0..<height {
            for x in 0..<width {
                for (index, component) in components.enumerated() {
                    let column = x * component.across / mostAcross
                    let row = y * component.down / mostDown
                    values[index] = Int(planes[index][row * component.columns * side + column])
                }
                put(values, isMixed: isMixed, in: &pixels, at: (y * width + x) * 4)
            }
        }
        return pixels
    }

    private func put(_ values: [Int], isMixed: Bool, in pixels: inout [UInt8], at place: Int) {
        func byte(_ value: Int) -> UInt8 { UInt8(clamping: value) }
        var color = (values[0], values[0], values[0])
        if components.count > 1 {
            color = (values[0], values[1], values[2])
            if isMixed {
                let (blue, red) = (values[1] - 128, values[2] - 128)
                color = (
                    values[0] + (91_881 * red + 32_768) >> 16,
                    values[0] - (22_554 * blue + 46_802 * red + 32_768) >> 16,
                    values[0] + (116_130 * blue + 32_768) >> 16
                )
            }
        }
        if components.count == 4 {
            // Adobe's inks are stored as what they leave of the light; mixed ones the other way round.
            func lit(_ ink: Int) -> Int { Int(byte(isMixed ? 255 - ink : ink)) * values[3] / 255 }
            color = (lit(color.0), lit(color.1), lit(color.2))
        }
        (pixels[place], pixels[place + 1], pixels[place + 2]) = (byte(color.0), byte(color.1), byte(color.2))
    }
}
