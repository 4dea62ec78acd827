/// A pass over the coefficients of a JPEG's components: all of a baseline file, or some bits of some of them in a progressive one.
struct JPEGScan {
    /// A component with the codes that this scan reads it by.
    struct Member {
        let component: Int
        let direct: JPEGCode?
        let alternating: JPEGCode?
    }

    /// Where the coefficients are in a block of eight rows, in the file's order.
    static let zigzag = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14,
        21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60,
        61, 54, 47, 55, 62, 63,
    ]

    let members: [Member]
    /// The coefficients that are read.
    let band: ClosedRange<Int>
    /// The lowest bit that was read before; 0 for none.
    let high: Int
    /// The lowest bit that is read.
    let low: Int
    let isProgressive: Bool
    /// The units between two restarts; 0 for none.
    let restartInterval: Int
    var bits: JPEGBits
    private var predictions = [Int](repeating: 0, count: 4)
    /// Blocks that have nothing more in this band.
    private var emptyBlocks = 0

    init(
        members: [Member], band: ClosedRange<Int>, high: Int, low: Int, isProgressive: Bool, restartInterval: Int,
        bits: JPEGBits
    ) {
        (self.members, self.band, self.high, self.low) = (members, band, high, low)
        (self.isProgressive, self.restartInterval, self.bits) = (isProgressive, restartInterval, bits)
    }

    /// Reads the scan; `false` if it breaks off or a code is missing.
    mutating func decode(into components: inout [JPEGComponent]) -> Bool {
        guard let first = members.first else { return false }
        let needsDirect = band.lowerBound == 0 && high == 0
        let needsAlternating = band.upperBound > 0
        // Several components are interleaved in units of as many blocks as each is sampled by.
        guard members.count == 1 || !isProgressive || band == 0...0,
            members.allSatisfy({ !needsDirect || $0.direct != nil }),
            members.allSatisfy({ !needsAlternating || $0.alternating != nil })
        else { return false }
        let isInterleaved = members.count > 1
        // Numbers, and no copies of components: these would be written into.
        let widths = members.map { components[$0.component].columns }
        let parts = members.map { member in
            isInterleaved ? (components[member.component].across, components[member.component].down) : (1, 1)
        }
        let own = components[first.component].units(isInterleaved: isInterleaved)
        for unit in 0..<own.columns * own.rows {
            if restartInterval > 0, unit > 0, unit % restartInterval == 0 { restart() }
            let (column, row) = (unit % own.columns, unit / own.columns)
            for (index, member) in members.enumerated() {
                let (across, down) = parts[index]
                for part in 0..<across * down {
                    let x = column * across + part % across
                    let y = row * down + part / across
                    decodeBlock(
                        of: index, member, &components[member.component].coefficients, (y * widths[index] + x) * 64)
                }
            }
            // The zeros after the end of the data would be grey blocks.
            if bits.isExhausted { return false }
        }
        return true
    }

    private mutating func restart() {
        bits.restart()
        predictions = [0, 0, 0, 0]
        emptyBlocks = 0
    }

    private mutating func decodeBlock(
        of index: Int, _ member: Member, _ coefficients: inout [Int16], _ block: Int
    ) {
        if band.lowerBound == 0 {
            if high > 0 {
                if bits.read(1) == 1 { coefficients[block] |= 1 << Int16(low) }
            } else if let code = member.direct {
                let length = min(bits.symbol(of: code), 15)
                predictions[index] += bits.signed(length)
                coefficients[block] = Int16(truncatingIfNeeded: predictions[index] << low)
            }
        }
        guard band.upperBound > 0, let code = member.alternating else { return }
        if high > 0 {
            refine(code, &coefficients, block)
        } else {
            readFirst(code, &coefficients, block)
        }
    }

    /// Reads the alternating coefficients, or their first bits.
    private mutating func readFirst(_ code: JPEGCode, _ coefficients: inout [Int16], _ block: Int) {
        if emptyBlocks > 0 {
            emptyBlocks -= 1
            return
        }
        var place = max(1, band.lowerBound)
        while place <= band.upperBound {
            let symbol = bits.symbol(of: code)
            let (zeros, length) = (symbol >> 4, symbol & 15)
            if length == 0 {
                if zeros < 15 {
                    emptyBlocks = (1 << zeros) - 1 + bits.read(zeros)
                    return
                }
                place += 16
                continue
            }
            place += zeros
            guard place <= band.upperBound else { return }
            coefficients[block + Self.zigzag[place]] = Int16(truncatingIfNeeded: bits.signed(length) << low)
            place += 1
        }
    }

    /// Reads one more bit of the alternating coefficients.
    private mutating func refine(_ code: JPEGCode, _ coefficients: inout [Int16], _ block: Int) {
        let one = Int16(1) << Int16(low)
        var place = max(1, band.lowerBound)
        /// Adds the bit to a coefficient that has begun; `false` if it has not.
        func refined(_ index: Int) -> Bool {
            let value = coefficients[index]
            guard value != 0 else { return false }
            if bits.read(1) == 1, value.magnitude & one.magnitude == 0 {
                coefficients[index] = value > 0 ? value &+ one : value &- one
            }
            return true
        }
        while emptyBlocks == 0, place <= band.upperBound {
            let symbol = bits.symbol(of: code)
            var zeros = symbol >> 4
            var new: Int16 = 0
            if symbol & 15 > 0 {
                new = bits.read(1) == 1 ? one : -one
            } else if zeros < 15 {
                emptyBlocks = (1 << zeros) + bits.read(zeros)
                break
            }
            while place <= band.upperBound {
                let index = block + Self.zigzag[place]
                place += 1
                if refined(index) { continue }
                if zeros == 0 {
                    coefficients[index] = new
                    break
                }
                zeros -= 1
            }
        }
        guard emptyBlocks > 0 else { return }
        while place <= band.upperBound {
            _ = refined(block + Self.zigzag[place])
            place += 1
        }
        emptyBlocks -= 1
    }
}
