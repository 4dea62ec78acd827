#if os(iOS)
    import SwiftUI
#else
    import Presentations
#endif

/// Rows below each other with gaps above some of them, which make way where there is too little height, the last one first.
///
/// Its ideal height is that without gaps, so that `ViewThatFits` chooses it wherever it fits with any of them. A view for each choice of
/// gaps would make all of the rows again: on the lock screen that was a sixth of the instructions of a new state.
struct RowsWithGaps: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let (rows, gaps) = (sizes(of: subviews, in: proposal), gaps(above: subviews, in: proposal))
        return CGSize(
            width: rows.reduce(0) { max($0, $1.width) },
            height: rows.reduce(0) { $0 + $1.height } + gaps.reduce(0, +))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let space = ProposedViewSize(bounds.size)
        var y = bounds.minY
        for (row, (size, gap)) in zip(subviews, zip(sizes(of: subviews, in: space), gaps(above: subviews, in: space))) {
            y += gap
            row.place(
                at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(width: space.width, height: .infinity))
            y += size.height
        }
    }

    /// Each row as high as it can be.
    private func sizes(of subviews: Subviews, in proposal: ProposedViewSize) -> [CGSize] {
        let isFinite = proposal.height?.isFinite ?? false
        let offer = ProposedViewSize(width: proposal.width, height: isFinite ? .infinity : nil)
        return subviews.map { $0.sizeThatFits(offer) }
    }

    /// Those of the gaps for which there is height.
    private func gaps(above subviews: Subviews, in proposal: ProposedViewSize) -> [CGFloat] {
        guard let height = proposal.height else { return subviews.map { _ in 0 } }
        let ideal = ProposedViewSize(width: proposal.width, height: nil)
        let free = height - subviews.reduce(0) { $0 + $1.sizeThatFits(ideal).height }
        var gaps = subviews.map { $0[GapAbove.self] }
        for index in gaps.indices.reversed() where gaps.reduce(0, +) > free + 0.01 { gaps[index] = 0 }
        return gaps
    }
}

/// The gap above a row, in points. Default: 0.
enum GapAbove: LayoutValueKey { static var defaultValue: CGFloat { 0 } }

/// A view whose ideal height is what it takes where there is no end of it.
struct AllRows: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let offer = ProposedViewSize(width: proposal.width, height: proposal.height ?? .infinity)
        return subviews.first?.sizeThatFits(offer) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}
