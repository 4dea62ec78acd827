/// The box drawing characters U+2500…U+257F as areas in a cell of 80 × 160, so that they join independent of the font.
///
/// Most consist of four arms from the middle of the cell to its edges. A light line is one point wide and starts at the middle,
/// a heavy one is two points wide and centred, a double one is two light strips. All edges are whole points, so that lines are
/// sharp at natural size. Next to a perpendicular arm, a strip starts at its near or far side:
///
///      ║ ║        ╔═══ outer strip: from the far side
///      ║ ╚═══     ║ ╔═ inner strip: from the near side
///      ╚═════     ║ ║
struct BoxDrawing: Equatable {
    /// The weight of an arm.
    enum Weight: Int {
        case none, light, heavy, double
    }

    /// The arms: up, right, down, left.
    let arms: [Weight]

    /// The arms of `scalar`; `nil` if it is not a box drawing character, or not made of arms (dashes, arcs, diagonals).
    init?(_ scalar: Unicode.Scalar) {
        guard (0x2500...0x257F).contains(scalar.value) else { return nil }
        let arms = Self.table[Int(scalar.value - 0x2500)]
        guard arms.contains(where: { $0 != .none }) else { return nil }
        self.arms = arms
    }

    /// The arms of each character, from the character names of Unicode 15: `0` none, `1` light, `2` heavy, `3` double.
    private static let table: [[Weight]] = """
        0101 0202 1010 2020 0000 0000 0000 0000 0000 0000 0000 0000 0110 0210 0120 0220
        0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
        2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
        0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
        2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0000 0000 0000 0000
        0303 3030 0310 0130 0330 0013 0031 0033 1300 3100 3300 1003 3001 3003 1310 3130
        3330 1013 3031 3033 0313 0131 0333 1303 3101 3303 1313 3131 3333 0000 0000 0000
        0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
        """.split(whereSeparator: \.isWhitespace).map { $0.compactMap { Weight(rawValue: $0.wholeNumberValue ?? 0) } }
}

/// The outline of a box drawing character: areas to fill, or lines to stroke.
enum BoxDrawingPath {
    /// The areas of `scalar`; empty if it is drawn as a stroke or is not a box drawing character.
    static func areas(of scalar: Unicode.Scalar) -> [CellArea] {
        if let box = BoxDrawing(scalar) { return joined(arms(box.arms)) }
        return dashes(scalar)
    }

    /// Path data from the cell's top left corner, for a stroke one point wide; `nil` except for arcs and diagonals.
    static func stroke(of scalar: Unicode.Scalar) -> StaticString? {
        switch scalar.value {
        case 0x256D: "m4.5 16v-3.5q0-4 3.5-4"
        case 0x256E: "m4.5 16v-3.5q0-4-4.5-4"
        case 0x256F: "m4.5 0v4.5q0 4-4.5 4"
        case 0x2570: "m4.5 0v4.5q0 4 3.5 4"
        case 0x2571: "m8 0l-8 16"
        case 0x2572: "m0 0l8 16"
        case 0x2573: "m0 0l8 16m0-16l-8 16"
        default: nil
        }
    }

    // MARK: Arms

    /// The positions of lines in one direction of a cell, in tenths of a point: a light line starts at `middle`.
    private struct Axis {
        let middle: Int
        let extent: Int

        static let horizontal = Axis(middle: 40, extent: 80)
        static let vertical = Axis(middle: 80, extent: 160)

        /// The extent of a single line of this weight.
        func line(_ weight: BoxDrawing.Weight) -> Range<Int> {
            weight == .heavy ? middle - 10..<middle + 10 : middle..<middle + 10
        }

        /// The two strips of a double line.
        var strips: [Range<Int>] { [middle - 20..<middle - 10, middle + 10..<middle + 20] }

        /// The extent of an arm: from the start of the cell to `edge.end`, or from `edge.start` to the end of the cell.
        func arm(towardsStart: Bool, from edge: (start: Int, end: Int)) -> Range<Int> {
            towardsStart ? 0..<edge.end : edge.start..<extent
        }

        /// Where a single arm along this axis starts, depending on the perpendicular arms.
        func edge(_ before: BoxDrawing.Weight, _ after: BoxDrawing.Weight) -> (start: Int, end: Int) {
            if before == .double, after == .double { return (middle + 10, middle - 10) }
            if before == .double || after == .double { return (middle - 20, middle + 20) }
            return before == .heavy || after == .heavy ? (middle - 10, middle + 10) : (middle, middle + 10)
        }

        /// Where one strip of a double arm starts; `near` is the perpendicular arm on the strip's own side.
        func stripEdge(near: BoxDrawing.Weight, far: BoxDrawing.Weight) -> (start: Int, end: Int) {
            if near == .double { return (middle + 10, middle - 10) }
            return far == .double ? (middle - 20, middle + 20) : (middle, middle + 10)
        }
    }

    private static func arms(_ arms: [BoxDrawing.Weight]) -> [CellArea] {
        (0..<4).flatMap { arm -> [CellArea] in
            let isVertical = arm % 2 == 0
            let along = isVertical ? Axis.vertical : .horizontal
            let across = isVertical ? Axis.horizontal : .vertical
            // The perpendicular arms: first the left or upper one, then the right or lower one.
            let (before, after) = isVertical ? (arms[3], arms[1]) : (arms[0], arms[2])
            let towardsStart = arm == 0 || arm == 3
            func area(_ strip: Range<Int>, _ edge: (start: Int, end: Int)) -> CellArea {
                let length = along.arm(towardsStart: towardsStart, from: edge)
                return isVertical
                    ? CellArea(x: strip.lowerBound, y: length.lowerBound, width: strip.count, height: length.count)
                    : CellArea(x: length.lowerBound, y: strip.lowerBound, width: length.count, height: strip.count)
            }
            switch arms[arm] {
            case .none: return []
            case .light, .heavy: return [area(across.line(arms[arm]), along.edge(before, after))]
            case .double:
                return [
                    area(across.strips[0], along.stripEdge(near: before, far: after)),
                    area(across.strips[1], along.stripEdge(near: after, far: before)),
                ]
            }
        }
    }

    /// Merges collinear areas that touch.
    private static func joined(_ areas: [CellArea]) -> [CellArea] {
        areas.reduce(into: []) { joined, area in
            for index in joined.indices {
                let other = joined[index]
                if other.x == area.x, other.width == area.width, other.y <= area.maxY, area.y <= other.maxY {
                    let y = min(other.y, area.y)
                    joined[index] = CellArea(
                        x: other.x, y: y, width: other.width, height: max(other.maxY, area.maxY) - y)
                    return
                }
                if other.y == area.y, other.height == area.height, other.x <= area.maxX, area.x <= other.maxX {
                    let x = min(other.x, area.x)
                    joined[index] = CellArea(
                        x: x, y: other.y, width: max(other.maxX, area.maxX) - x, height: other.height)
                    return
                }
            }
            joined.append(area)
        }
    }

    // MARK: Dashes

    private static func dashes(_ scalar: Unicode.Scalar) -> [CellArea] {
        let count: Int
        let value = scalar.value
        switch value {
        case 0x2504...0x2507: count = 3
        case 0x2508...0x250B: count = 4
        case 0x254C...0x254F: count = 2
        default: return []
        }
        let weight: BoxDrawing.Weight = value % 2 == 0 ? .light : .heavy
        let isVertical = value & 2 != 0
        let strip = (isVertical ? Axis.horizontal : .vertical).line(weight)
        let length = (isVertical ? Axis.vertical : .horizontal).extent
        return (0..<count).map { index in
            let start = index * length / count
            let dash = length / count * 6 / 10
            return isVertical
                ? CellArea(x: strip.lowerBound, y: start, width: strip.count, height: dash)
                : CellArea(x: start, y: strip.lowerBound, width: dash, height: strip.count)
        }
    }
}
