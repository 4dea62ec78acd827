/// Finds, among the 240 colours of a terminal that are not redefined, those that suit a colour best.
///
/// The search begins at the colour's own lightness and goes outwards until the difference in lightness alone is more than the
/// worst of what was found. For a random colour it looks at 31 of the 240 to find the nearest, and at 90 to find the nearest eight (means of
/// 3,000). A sitting's bar has new mixtures at each tick.
enum PaletteSearch {
    /// A fixed colour of the terminal and its index, 16…255.
    private struct Entry {
        let color: PerceptualColor
        let index: Int
    }

    private static let byLightness: [Entry] = TerminalPalette.perceptual.indices.dropFirst(16)
        .map { Entry(color: TerminalPalette.perceptual[$0], index: $0) }
        .sorted { ($0.color.lightness, $0.index) < ($1.color.lightness, $1.index) }

    /// The indices of the `count` colours of least cost for `color`, the cheapest first; among equally cheap ones, the lower index.
    ///
    /// - Parameter cost: What it costs that a colour of the terminal stands for `color`: at least the squared difference in lightness.
    @inline(__always)
    static func cheapest(_ count: Int, for color: PerceptualColor, cost: (PerceptualColor) -> Double) -> [Int] {
        byLightness.withUnsafeBufferPointer { entries in
            var found: [(cost: Double, index: Int)] = []
            found.reserveCapacity(count + 1)
            // The first that is not darker; the search goes on in both directions.
            var (lighter, end) = (0, entries.count)
            while lighter < end {
                let middle = (lighter + end) / 2
                if entries[middle].color.lightness < color.lightness { lighter = middle + 1 } else { end = middle }
            }
            var darker = lighter - 1
            while lighter < entries.count || darker >= 0 {
                let above = lighter < entries.count ? entries[lighter].color.lightness - color.lightness : .infinity
                let below = darker >= 0 ? color.lightness - entries[darker].color.lightness : .infinity
                let step = min(above, below)
                if found.count == count, let worst = found.last, step * step > worst.cost { break }
                let entry = entries[above <= below ? lighter : darker]
                if above <= below { lighter += 1 } else { darker -= 1 }
                let new = (cost: cost(entry.color), index: entry.index)
                if found.count == count, let worst = found.last, new >= worst { continue }
                found.insert(new, at: found.firstIndex { new < $0 } ?? found.count)
                if found.count > count { found.removeLast() }
            }
            return found.map(\.index)
        }
    }
}
