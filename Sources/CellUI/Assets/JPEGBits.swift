/// The bits of a JPEG's scan.
struct JPEGBits {
    private let file: [UInt8]
    private var position: Int
    private var buffer: UInt32 = 0
    private var count = 0
    /// Bits that were read after the end of the data.
    private var missing = 0

    init(_ file: [UInt8], from position: Int) { (self.file, self.position) = (file, position) }

    /// Whether far more was read than there is.
    var isExhausted: Bool { missing > 64 }

    private mutating func fill(_ wanted: Int) {
        while count < wanted {
            var byte: UInt32 = 0
            if position < file.count, file[position] != 0xFF {
                byte = UInt32(file[position])
                position += 1
            } else if position + 1 < file.count, file[position + 1] == 0 {
                byte = 0xFF
                position += 2
            } else {
                // A marker, or the end: the rest is zeros.
                missing += 8
            }
            buffer = buffer << 8 | byte
            count += 8
        }
    }

    /// The next bits as a number; 0 for none. At most 16.
    mutating func read(_ length: Int) -> Int {
        guard length > 0 else { return 0 }
        fill(length)
        count -= length
        return Int(buffer >> UInt32(count)) & ((1 << length) - 1)
    }

    /// The next bits as a difference: those that begin with 0 are negative.
    mutating func signed(_ length: Int) -> Int {
        guard length > 0 else { return 0 }
        let value = read(length)
        return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
    }

    /// The value of the next code; 0 for one that is not in the table.
    mutating func symbol(of code: JPEGCode) -> Int {
        fill(16)
        let next = Int(buffer >> UInt32(count - 16)) & 0xFFFF
        guard let (value, length) = code.symbol(startingWith: next) else {
            // Broken data: a bit is taken, so that reading ends.
            count -= 1
            missing += 1
            return 0
        }
        count -= length
        return value
    }

    /// Goes on after the next restart marker.
    mutating func restart() {
        (buffer, count, missing) = (0, 0, 0)
        while position + 1 < file.count {
            if file[position] == 0xFF, (0xD0...0xD7).contains(file[position + 1]) {
                position += 2
                return
            }
            // Another marker ends the scan.
            if file[position] == 0xFF, file[position + 1] != 0, file[position + 1] != 0xFF { return }
            position += 1
        }
    }

    /// Where the segment after the scan begins.
    var nextSegment: Int {
        var place = position
        while place + 1 < file.count {
            if file[place] == 0xFF, !(0xD0...0xD7).contains(file[place + 1]), ![0, 0xFF].contains(file[place + 1]) {
                return place
            }
            place += 1
        }
        return file.count
    }
}

/// A Huffman code of a JPEG: values by bits, the shortest codes first.
struct JPEGCode {
    private let values: [UInt8]
    /// For each length, one more than its last code, on the left of 16 bits; and what leads from a code to its value.
    private var ends = [Int](repeating: 0, count: 17)
    private var offsets = [Int](repeating: 0, count: 17)
    /// Value and length of codes of at most eight bits, by the next eight bits; 0 for longer ones.
    private var short = [UInt16](repeating: 0, count: 256)

    /// A code from the number of codes of each length and their values; `nil` if there are more than fit.
    init?(counts: [Int], values: ArraySlice<UInt8>) {
        self.values = Array(values)
        var (code, index) = (0, 0)
        for length in 1...16 {
            offsets[length] = index - code
            for _ in 0..<counts[length - 1] {
                guard code < 1 << length else { return nil }
                if length <= 8 {
                    let first = code << (8 - length)
                    for place in first..<first + (1 << (8 - length)) {
                        short[place] = UInt16(length) << 8 | UInt16(self.values[index])
                    }
                }
                (code, index) = (code + 1, index + 1)
            }
            ends[length] = code << (16 - length)
            code <<= 1
        }
    }

    /// The value and length of the code at the start of 16 bits; `nil` if there is none.
    func symbol(startingWith bits: Int) -> (value: Int, length: Int)? {
        let entry = short[bits >> 8]
        if entry > 0 { return (Int(entry & 255), Int(entry >> 8)) }
        for length in 1...16 where bits < ends[length] {
            let index = (bits >> (16 - length)) + offsets[length]
            return values.indices.contains(index) ? (Int(values[index]), length) : nil
        }
        return nil
    }
}
