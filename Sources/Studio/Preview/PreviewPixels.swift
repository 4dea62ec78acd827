import Foundation
import FrameExport
import TerminalScreen

/// The true picture over a preview's cells, in the pixels that its terminal has. Keeps the last one, because drawing takes longer
/// than laying out.
struct PreviewPixels {
    private var last: (items: [PointCanvas.Item], room: CellRect, ability: PictureAbility, picture: TerminalPicture)?

    /// The greatest scale, in pixels a point: that of a phone.
    private static let mostScale = 3.0

    /// The picture as large as it fits into `room`, in the middle of it; `nil` if there is no room.
    ///
    /// - Throws: a ``PNGError`` if it cannot be drawn.
    mutating func picture(
        of canvas: PointCanvas, in room: CellRect, on ability: PictureAbility
    ) throws(PNGError) -> TerminalPicture? {
        if let last, last.room == room, last.ability == ability, last.items == canvas.items { return last.picture }
        guard room.width > 0, room.height > 0, canvas.size.width > 0, canvas.size.height > 0 else { return nil }
        let cell = CGSize(width: ability.cell.width, height: ability.cell.height)
        let most = CGSize(
            width: min(Double(room.width) * cell.width, Double(ability.limit.width)),
            height: min(Double(room.height) * cell.height, Double(ability.limit.height)))
        let scale = min(most.width / canvas.size.width, most.height / canvas.size.height, Self.mostScale)
        // Whole cells, so that terminals need not stretch it.
        func cells(_ points: CGFloat, _ side: CGFloat, _ most: CGFloat) -> Int {
            max(1, min(Int((points * scale / side - 0.001).rounded(.up)), Int(most / side)))
        }
        let width = cells(canvas.size.width, cell.width, most.width)
        let height = cells(canvas.size.height, cell.height, most.height)
        let rect = CellRect(
            x: room.minX + (room.width - width) / 2, y: room.minY + (room.height - height) / 2, width: width,
            height: height)
        // A little less, because a size in pixels is rounded up.
        let size = CGSize(
            width: (CGFloat(width) * cell.width - 0.01) / scale,
            height: (CGFloat(height) * cell.height - 0.01) / scale)
        let content = try content(canvas.centered(in: size), scale: scale, format: ability.format)
        let picture = TerminalPicture(content, in: rect)
        last = (canvas.items, room, ability, picture)
        return picture
    }

    private func content(
        _ canvas: PointCanvas, scale: Double, format: PictureAbility.Format
    ) throws(PNGError) -> TerminalPicture.Content {
        var options = PointSVGOptions()
        options.scale = scale
        let renderer = try PNGRenderer()
        return switch format {
        case .png: .png(try renderer.png(of: canvas, options: options))
        case .pixels: .pixels(try renderer.pixels(of: canvas, options: options))
        }
    }
}
