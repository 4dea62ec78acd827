import CellUI
import SwiftUI

/// A view beside a mark.
struct ChartAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let view: AnyView

    static let usualSpacing: CGFloat = 4

    /// Where the view is, beside a mark in a rectangle: moved sideways into `room`, as Charts does where the chart's domain stays.
    func place(of size: CGSize, beside mark: CGRect, in room: CGRect) -> CGRect {
        let anchor = position.anchor
        var origin = CGPoint(
            x: mark.minX + (mark.width - size.width) * share(alignment.horizontal),
            y: mark.minY + (mark.height - size.height) * share(alignment.vertical))
        if anchor.x == 1 { origin.x = mark.minX - spacing - size.width }
        if anchor.x == 0 { origin.x = mark.maxX + spacing }
        if anchor.y == 1 { origin.y = mark.minY - spacing - size.height }
        if anchor.y == 0 { origin.y = mark.maxY + spacing }
        origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
        return CGRect(origin: origin, size: size)
    }

    private func share(_ alignment: HorizontalAlignment) -> CGFloat {
        alignment == .leading ? 0 : alignment == .trailing ? 1 : 0.5
    }
    private func share(_ alignment: VerticalAlignment) -> CGFloat {
        alignment == .top ? 0 : alignment == .bottom ? 1 : 0.5
    }
}
