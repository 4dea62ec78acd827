import Foundation

/// A component of a JPEG: brightness or a colour, as blocks of 8 × 8 coefficients.
struct JPEGComponent {
    let id: UInt8
    /// Samples across and down in a unit of the file.
    let across: Int
    let down: Int
    /// Its quantization table.
    let table: Int
    /// The blocks in a row and in a column, up to whole units.
    private(set) var columns = 0
    private(set) var rows = 0
    /// Those that have some of the picture.
    private(set) var ownColumns = 0
    private(set) var ownRows = 0
    /// 64 for each block, row by row.
    var coefficients: [Int16] = []

    init(id: UInt8, across: Int, down: Int, table: Int) {
        (self.id, self.across, self.down, self.table) = (id, across, down, table)
    }

    /// Makes room for a picture, given its pixels and the most samples that a component has in a unit.
    mutating func place(in size: (width: Int, height: Int), of most: (across: Int, down: Int)) {
        func quotient(_ dividend: Int, _ divisor: Int) -> Int { (dividend + divisor - 1) / divisor }
        columns = quotient(size.width, 8 * most.across) * across
        rows = quotient(size.height, 8 * most.down) * down
        ownColumns = quotient(quotient(size.width * across, most.across), 8)
        ownRows = quotient(quotient(size.height * down, most.down), 8)
        coefficients = [Int16](repeating: 0, count: columns * rows * 64)
    }

    /// What a scan goes through: the file's units, or if it has this component alone, the blocks with some of the picture.
    func units(isInterleaved: Bool) -> (columns: Int, rows: Int) {
        isInterleaved ? (columns / across, rows / down) : (ownColumns, ownRows)
    }

    /// The samples, 0 to 255, in rows of `columns` times `side`.
    ///
    /// - Parameter side: The samples in a row of a block: eight, or four for every other one.
    func samples(_ quantization: [Int32], inRowOfBlock side: Int) -> [UInt8] {
        let width = columns * side
        var samples = [UInt8](repeating: 0, count: width * rows * side)
        var block = [Float](repeating: 0, count: 64)
        var half = block
        let waves = side == 8 ? Self.waves : Self.halvedWaves
        for index in 0..<columns * rows {
            let start = index * 64
            for place in 0..<64 {
                block[place] = Float(Int32(coefficients[start + place]) * quantization[place])
            }
            Self.transform(&block, through: &half, waves, side)
            let corner = index / columns * side * width + index % columns * side
            for row in 0..<side {
                for column in 0..<side {
                    let value = (block[row * 8 + column] + 128).rounded()
                    samples[corner + row * width + column] = UInt8(max(0, min(255, value)))
                }
            }
        }
        return samples
    }

    /// How much of each of eight frequencies is in each of eight samples, and of the four lowest in each of four.
    private static let (waves, halvedWaves) = (waves(8), waves(4))

    private static func waves(_ side: Int) -> [Float] {
        (0..<8 * side).map { index in
            let (sample, frequency) = (Double(index / 8), Double(index % 8))
            let scale = frequency == 0 ? (1.0 / 8).squareRoot() : 0.5
            return Float(scale * cos((2 * sample + 1) * frequency * .pi / Double(2 * side)))
        }
    }

    /// The inverse cosine transform of the lowest frequencies of a block: first its rows, then its columns.
    private static func transform(_ block: inout [Float], through half: inout [Float], _ waves: [Float], _ side: Int) {
        for row in 0..<side {
            for sample in 0..<side {
                var sum: Float = 0
                for frequency in 0..<side { sum += waves[sample * 8 + frequency] * block[row * 8 + frequency] }
                half[row * 8 + sample] = sum
            }
        }
        for column in 0..<side {
            for sample in 0..<side {
                var sum: Float = 0
                for frequency in 0..<side { sum += waves[sample * 8 + frequency] * half[frequency * 8 + column] }
                block[sample * 8 + column] = sum
            }
        }
    }
}
