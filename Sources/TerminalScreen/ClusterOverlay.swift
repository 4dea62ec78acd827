@preconcurrency import CNcurses
import CellUI
import Foundation
import HostFiles

/// Writes the clusters on whose width terminals disagree, without letting the disagreement shift the row.
///
/// ncurses paints such a cluster as a run of ``placeholder``. Afterwards each cluster is written over its place, the cursor is
/// moved behind it by an absolute move, and the cells that a terminal with another width may have overwritten are written
/// again:
///
///     frame            a  b  👩‍🌾 ·  c  d  e
///     ncurses          a  b  ░  ░  c  d  e
///     cluster          a  b  👩  🌾 …  …  …      (a terminal that takes four columns or more)
///     move, rest       a  b  👩  c  d  e
struct ClusterOverlay {
    /// Looks blank, but is not a blank to ncurses, which might otherwise clear it together with neighbouring blanks.
    static let placeholder: wchar_t = 0xA0

    private let moveCursor = capability("cup")
    private let stopWrapping = Array((capabilityText("rmam") ?? "").utf8)
    private let startWrapping = Array((capabilityText("smam") ?? "").utf8)

    /// The bytes to send. ncurses outputs colours through a C callback without a context, hence a static variable; there is one
    /// terminal, painted by one thread.
    private nonisolated(unsafe) static var bytes: [UInt8] = []

    /// Adds the clusters of row `y` and the cells within their reach.
    func add(_ row: ArraySlice<Cell>, y: Int, letterings: inout LetteringTable, pens: inout CursesAttributesTable) {
        var soiled = 0
        append(stopWrapping)
        for (x, cell) in row.enumerated() where !cell.isContinuation && x + Int(cell.width) <= row.count {
            guard let pen = pens.pen(for: pens.reduced(cell.style)) else { continue }
            switch letterings.lettering(of: cell) {
            case .plain where x < soiled:
                use(pen)
                append(cell.graphemeCluster.utf8)
            case .plain: break
            case .disputed(let text, let reach):
                use(pen)
                // The cell before may have been wide to the terminal and would leave its other half behind.
                move(x: x, y: y)
                append(repeatElement(UInt8(ascii: " "), count: Int(cell.width)))
                move(x: x, y: y)
                append(text.utf8)
                move(x: x + Int(cell.width), y: y)
                soiled = max(soiled, x + reach)
            }
        }
        append(startWrapping)
        use(CursesAttributes(attributes: 0, pair: 0))
    }

    /// Moves the cursor to the top left corner and sends everything added.
    func send(to descriptor: Int32) {
        move(x: 0, y: 0)
        writeWhole(Self.bytes, to: descriptor)
        Self.bytes.removeAll(keepingCapacity: true)
    }

    private func append(_ bytes: some Sequence<UInt8>) { Self.bytes.append(contentsOf: bytes) }

    private func move(x: Int, y: Int) {
        guard let move = ncurses_expand2(moveCursor, Int32(y), Int32(x)) else { return }
        append(withoutDelays(String(cString: move)).utf8)
    }

    private func use(_ pen: CursesAttributes) {
        _ = ncurses_set_pen(pen.attributes, pen.pair) { byte in
            ClusterOverlay.bytes.append(UInt8(truncatingIfNeeded: byte))
            return byte
        }
    }
}
