import CellUI
import Foundation

/// A frame in cells as it is sent: runs of equal cells, whose clusters and styles are in tables.
public struct GuestFrame: Codable, Hashable, Sendable {
    private var width: Int
    private var height: Int
    private var clusters: [String]
    /// Foreground, background and attributes of each style.
    private var styles: [UInt32]
    /// Length, cluster and style of each run.
    private var runs: [Int]
    private var expiresAt: Date?
    private var reading: [String]

    /// The most cells that are accepted, and the most columns or rows.
    private static let most = (cells: 4_000_000, side: 10_000)

    /// The frame to send.
    public init(_ rendering: Rendering) {
        let frame = rendering.frame
        (width, height, expiresAt) = (frame.width, frame.height, rendering.expiresAt)
        reading = rendering.reading.phrases
        (clusters, styles, runs) = ([], [], [])
        var clusterIndices: [Glyph: Int] = [:]
        var styleIndices: [CellStyle: Int] = [:]
        var last: Cell?
        for y in 0..<frame.height {
            for cell in frame.row(y) {
                if cell == last {
                    runs[runs.count - 3] += 1
                    continue
                }
                last = cell
                let cluster = clusterIndices[cell.glyph] ?? clusters.count
                if cluster == clusters.count {
                    clusterIndices[cell.glyph] = cluster
                    clusters.append(cell.graphemeCluster)
                }
                let style = styleIndices[cell.style] ?? styles.count / 3
                if style == styles.count / 3 {
                    styleIndices[cell.style] = style
                    styles += [
                        cell.style.foreground.number, cell.style.background.number,
                        UInt32(cell.style.attributes.rawValue),
                    ]
                }
                runs += [1, cluster, style]
            }
        }
    }

    /// The picture that was sent, as one drawn on this side. `nil` if it is not a frame.
    ///
    /// A guest's text is a stranger's: what is not one printable cluster is drawn as U+FFFD.
    ///
    /// - Parameters:
    ///   - now: The instant at which it was drawn.
    ///   - later: The same picture at another instant, for what is advanced. Default: it stays as it is.
    public func rendering(at now: Date, later: @escaping (Date) -> GuestFrame? = { _ in nil }) -> Rendering? {
        guard let frame = frame() else { return nil }
        return Renderer.render(size: frame.size, at: now) { context in
            let other = context.now == now ? nil : later(context.now)
            let drawn = other ?? self
            context.draw(other?.frame() ?? frame, at: .zero)
            for phrase in drawn.reading { context.say(phrase.withoutControls) }
            if let expiresAt = drawn.expiresAt, expiresAt > context.now {
                context.changes(at: expiresAt, in: context.bounds)
            }
        }
    }

    private func frame() -> Frame? {
        guard (0...Self.most.side).contains(width), (0...Self.most.side).contains(height),
            width * height <= Self.most.cells, runs.count % 3 == 0, styles.count % 3 == 0
        else { return nil }
        let cells = clusters.map(Self.cell)
        let styles: [CellStyle] = stride(from: 0, to: styles.count, by: 3).map { index in
            CellStyle(
                foreground: CellColor(number: self.styles[index]),
                background: CellColor(number: self.styles[index + 1]),
                attributes: CellStyle.Attributes(rawValue: UInt16(truncatingIfNeeded: self.styles[index + 2])))
        }
        var frame = Frame(size: CellSize(width: width, height: height))
        var place = 0
        for run in stride(from: 0, to: runs.count, by: 3) {
            let (count, cluster, style) = (runs[run], runs[run + 1], runs[run + 2])
            guard count > 0, count <= width * height - place, cells.indices.contains(cluster),
                styles.indices.contains(style)
            else { return nil }
            for index in place..<place + count {
                guard let (glyph, columns) = cells[cluster] else { continue }
                frame.put(
                    Cell(glyph: glyph, width: columns, style: styles[style]), x: index % width, y: index / width)
            }
            place += count
        }
        return place == width * height ? frame : nil
    }

    /// The glyph and its columns; `nil` for the right half of a wide cluster.
    private static func cell(of cluster: String) -> (Glyph, UInt8)? {
        guard let character = cluster.first else { return nil }
        let isPrintable =
            cluster.count == 1 && cluster.utf8.count <= 64
            && !cluster.unicodeScalars.contains { scalar in
                scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
                    || scalar.properties.generalCategory == .lineSeparator
                    || scalar.properties.generalCategory == .paragraphSeparator
            }
        let columns = DisplayWidth.of(character)
        guard isPrintable, (1...2).contains(columns) else { return (Glyph(Character("\u{FFFD}")), 1) }
        return (Glyph(character), UInt8(columns))
    }
}
