/// The outline of a box drawing character: areas to fill, or a line to stroke.
///
/// Lengths are in tenths of a point, so that the numbers written are short and the same everywhere.
enum BoxDrawingPath: Equatable {
    /// Rectangles to fill.
    case areas([Area])
    /// Path data, relative to the cell's top left corner, stroked as wide as a light line.
    case stroke([Segment])

    /// A rectangle in tenths of a point.
    struct Area: Equatable {
        var x, y, width, height: Int
    }

    /// One piece of a stroked line, in tenths of a point.
    struct Segment: Equatable {
        var start: (x: Int, y: Int)
        var control: (x: Int, y: Int)?
        var end: (x: Int, y: Int)

        static func == (first: Segment, second: Segment) -> Bool {
            first.start == second.start && first.end == second.end && first.control?.x == second.control?.x
                && first.control?.y == second.control?.y
        }
    }

    /// Half the width of a light line, and of a heavy one.
    static let lightHalf = 5
    private static let heavyHalf = 10
    /// How far the middle of a double line's strips is from the middle of the cell.
    private static let doubleOffset = 15
    private static let middle = (x: 40, y: 80)
    private static let extent = (x: 80, y: 160)

    /// The outline of `scalar`; `nil` if it is no box drawing character.
    init?(_ scalar: Unicode.Scalar) {
        if let box = BoxDrawing(scalar) {
            self = .areas(Self.areas(box.arms))
        } else if let dashes = Self.dashes(scalar) {
            self = .areas(dashes)
        } else if let segments = Self.segments(scalar) {
            self = .stroke(segments)
        } else {
            return nil
        }
    }

    // MARK: Arms

    private static func areas(_ arms: [BoxDrawing.Weight]) -> [Area] {
        (0..<4).flatMap { arm -> [Area] in
            // Seen along the arm, the arms to its two sides: to the left and above come first.
            let before = arm % 2 == 0 ? arms[3] : arms[0]
            let after = arm % 2 == 0 ? arms[1] : arms[2]
            switch arms[arm] {
            case .none: return []
            case .light, .heavy:
                let half = arms[arm] == .heavy ? heavyHalf : lightHalf
                return [area(arm: arm, across: 0, half: half, start: start(before, after))]
            case .double:
                return [
                    area(
                        arm: arm, across: -doubleOffset, half: lightHalf,
                        start: doubleStart(near: before, far: after)),
                    area(
                        arm: arm, across: doubleOffset, half: lightHalf,
                        start: doubleStart(near: after, far: before)),
                ]
            }
        }
    }

    /// How far beyond the middle a single arm begins (negative: short of it), so that its corner is filled.
    private static func start(_ before: BoxDrawing.Weight, _ after: BoxDrawing.Weight) -> Int {
        if before == .double, after == .double { return -(doubleOffset - lightHalf) }
        if before == .double || after == .double { return doubleOffset + lightHalf }
        return before == .heavy || after == .heavy ? heavyHalf : lightHalf
    }

    /// The same for one strip of a double arm; `near` is the arm on the strip's own side.
    private static func doubleStart(near: BoxDrawing.Weight, far: BoxDrawing.Weight) -> Int {
        if near == .double { return -(doubleOffset - lightHalf) }
        if far == .double { return doubleOffset + lightHalf }
        return lightHalf
    }

    private static func area(arm: Int, across: Int, half: Int, start: Int) -> Area {
        switch arm {
        case 0: Area(x: middle.x + across - half, y: 0, width: 2 * half, height: middle.y + start)
        case 1:
            Area(x: middle.x - start, y: middle.y + across - half, width: extent.x - middle.x + start, height: 2 * half)
        case 2:
            Area(x: middle.x + across - half, y: middle.y - start, width: 2 * half, height: extent.y - middle.y + start)
        default: Area(x: 0, y: middle.y + across - half, width: middle.x + start, height: 2 * half)
        }
    }

    // MARK: Dashes

    private static func dashes(_ scalar: Unicode.Scalar) -> [Area]? {
        let count: Int
        let value = scalar.value
        switch value {
        case 0x2504...0x2507: count = 3
        case 0x2508...0x250B: count = 4
        case 0x254C...0x254F: count = 2
        default: return nil
        }
        let half = value % 2 == 0 ? lightHalf : heavyHalf
        let isVertical = value & 2 != 0
        let length = isVertical ? extent.y : extent.x
        return (0..<count).map { index in
            let start = index * length / count
            let dash = length / count * 6 / 10
            return isVertical
                ? Area(x: middle.x - half, y: start, width: 2 * half, height: dash)
                : Area(x: start, y: middle.y - half, width: dash, height: 2 * half)
        }
    }

    // MARK: Arcs and diagonals

    private static func segments(_ scalar: Unicode.Scalar) -> [Segment]? {
        let falling = Segment(start: (0, 0), end: (extent.x, extent.y))
        let rising = Segment(start: (0, extent.y), end: (extent.x, 0))
        return switch scalar.value {
        case 0x256D: arc(vertical: extent.y, horizontal: extent.x)
        case 0x256E: arc(vertical: extent.y, horizontal: 0)
        case 0x256F: arc(vertical: 0, horizontal: 0)
        case 0x2570: arc(vertical: 0, horizontal: extent.x)
        case 0x2571: [rising]
        case 0x2572: [falling]
        case 0x2573: [rising, falling]
        default: nil
        }
    }

    /// A quarter turn from the middle of one edge to the middle of another, straight until it is near the middle.
    private static func arc(vertical: Int, horizontal: Int) -> [Segment] {
        let bend = (x: middle.x, y: middle.y + (vertical == 0 ? -40 : 40))
        return [
            Segment(start: (middle.x, vertical), end: bend),
            Segment(start: bend, control: middle, end: (horizontal, middle.y)),
        ]
    }
}
