/// A rectangle of a recording that changes over time, with its distinct pictures and when each is visible.
struct ChangingRegion {
    private(set) var rect: CellRect
    /// The distinct pictures, in order of first appearance.
    private(set) var variants: [[Cell]]
    /// The variant visible from each step on. Step 0 is the first frame.
    private(set) var timeline: [(step: Int, variant: Int)]

    /// Creates the region of one cell with its content from each step on, starting with step 0.
    init(x: Int, y: Int, states: [(step: Int, cell: Cell)]) {
        rect = CellRect(x: x, y: y, width: 1, height: 1)
        (variants, timeline) = ([], [])
        var indices: [Cell: Int] = [:]
        for state in states {
            let index = indices[state.cell] ?? variants.count
            if index == variants.count {
                indices[state.cell] = index
                variants.append([state.cell])
            }
            timeline.append((state.step, index))
        }
    }

    private init(rect: CellRect, variants: [[Cell]], timeline: [(step: Int, variant: Int)]) {
        (self.rect, self.variants, self.timeline) = (rect, variants, timeline)
    }

    /// The approximate size in a file, in bytes: overhead, pictures, times.
    var cost: Int {
        200 + variants.count * (20 + 12 * rect.width * rect.height) + timeline.count * 14
    }

    /// Whether the left edge ever splits a wide cluster.
    var beginsWithinCluster: Bool {
        variants.contains { cells in
            (0..<rect.height).contains { cells[$0 * rect.width].isContinuation }
        }
    }

    /// This region merged with `other`, which must adjoin it at the right or below, with the same height or width.
    func joined(_ other: ChangingRegion) -> ChangingRegion {
        let isBeside = other.rect.minY == rect.minY
        let joinedRect =
            isBeside
            ? CellRect(x: rect.minX, y: rect.minY, width: rect.width + other.rect.width, height: rect.height)
            : CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height + other.rect.height)
        var pairs: [SIMD2<Int>: Int] = [:]
        var joined = ChangingRegion(rect: joinedRect, variants: [], timeline: [])
        var (here, there) = (0, 0)
        while true {
            let pair = SIMD2(timeline[here].variant, other.timeline[there].variant)
            let index = pairs[pair] ?? joined.variants.count
            if index == joined.variants.count {
                pairs[pair] = index
                joined.variants.append(cells(pair.x, beside: isBeside ? other : nil, below: other, pair.y))
            }
            joined.timeline.append((max(timeline[here].step, other.timeline[there].step), index))
            let next = here + 1 < timeline.count ? timeline[here + 1].step : .max
            let nextThere = there + 1 < other.timeline.count ? other.timeline[there + 1].step : .max
            if next == .max, nextThere == .max { return joined }
            if next <= nextThere { here += 1 }
            if nextThere <= next { there += 1 }
        }
    }

    private func cells(_ variant: Int, beside: ChangingRegion?, below: ChangingRegion, _ other: Int) -> [Cell] {
        guard let beside else { return variants[variant] + below.variants[other] }
        let (left, right) = (variants[variant], beside.variants[other])
        let (width, widthBeside) = (rect.width, beside.rect.width)
        return (0..<rect.height).flatMap { row -> [Cell] in
            Array(left[row * width..<(row + 1) * width]) + right[row * widthBeside..<(row + 1) * widthBeside]
        }
    }
}

extension ChangingRegion {
    /// The changing regions of a recording: single cells, merged into rectangles as long as that makes the file smaller.
    static func regions(of recording: FrameRecording) -> [ChangingRegion] {
        let width = recording.first.width
        var states: [Int: [(step: Int, cell: Cell)]] = [:]
        for (number, step) in recording.steps.enumerated() {
            for change in step.changes {
                states[change.index, default: [(0, recording.first.cells[change.index])]]
                    .append((number + 1, change.cell))
            }
        }
        var rows: [[ChangingRegion]] = []
        for index in states.keys.sorted() {
            let cell = ChangingRegion(x: index % width, y: index / width, states: states[index] ?? [])
            guard let last = rows.last?.last, last.rect.minY == cell.rect.minY else {
                rows.append([cell])
                continue
            }
            let row = rows.count - 1
            if last.rect.maxX == cell.rect.minX {
                let both = last.joined(cell)
                if cell.beginsWithinCluster || both.cost <= last.cost + cell.cost {
                    rows[row][rows[row].count - 1] = both
                    continue
                }
            }
            rows[row].append(cell)
        }
        return stacked(rows.flatMap { $0 })
    }

    /// Merges vertically adjacent regions of equal width if that makes the file smaller.
    private static func stacked(_ regions: [ChangingRegion]) -> [ChangingRegion] {
        regions.reduce(into: []) { stacked, region in
            let above = stacked.lastIndex {
                $0.rect.minX == region.rect.minX && $0.rect.width == region.rect.width
                    && $0.rect.maxY == region.rect.minY
            }
            if let above {
                let both = stacked[above].joined(region)
                if both.cost <= stacked[above].cost + region.cost {
                    stacked[above] = both
                    return
                }
            }
            stacked.append(region)
        }
    }
}
