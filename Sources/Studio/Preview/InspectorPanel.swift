import Presentations
import ScreenKit

/// The properties of one view of a picture: place, size, proposal, attributes, modifiers.
///
///      Text "12:34"
///      in HStack, VStack, LockScreenView
///      place      4, 18
///      size       17 × 3 cells, 136 × 48 pt
///      proposal   45 × 3
///      font       .system(size: 44)
///      .bold  .lineLimit(1)
struct InspectorPanel {
    /// The picture that contains the view.
    let inspection: PresentationInspection
    /// The selected view; `nil` if there is none.
    let view: InspectedView?
    /// The theme.
    let theme: Theme

    private static let labelColumns = 11

    /// Draws the lines that fit in `rect`; `isOver` adds a background of its own.
    func draw(in rect: CellRect, isOver: Bool, context: inout DrawingContext) {
        let lines = lines
        let rows = min(rect.height, lines.reduce(0) { $0 + $1.rows(in: rect.width - 2) })
        if isOver {
            context.fill(
                CellRect(x: rect.minX, y: rect.minY, width: rect.width, height: rows),
                with: .solid(theme.screen.background))
        }
        var y = rect.minY
        for line in lines {
            for text in line.wrapped(to: rect.width - 2) where y < rect.maxY {
                var x = rect.minX + 1
                if !line.label.isEmpty {
                    context.draw(
                        text.isFirst ? line.label : "", at: CellPoint(x: x, y: y),
                        paint: .solid(theme.screen.caption), in: rect)
                    x += Self.labelColumns
                }
                context.draw(
                    text.text, at: CellPoint(x: x, y: y), paint: .solid(line.color), in: rect,
                    attributes: line.isStrong ? .bold : [])
                y += 1
            }
        }
    }

    private struct Line {
        var label = ""
        let text: String
        let color: CellColor
        var isStrong = false

        func wrapped(to columns: Int) -> [(text: String, isFirst: Bool)] {
            let room = max(1, columns - (label.isEmpty ? 0 : InspectorPanel.labelColumns))
            return WrappedText.lines(text, columns: room).enumerated().map { ($1, $0 == 0) }
        }

        func rows(in columns: Int) -> Int { wrapped(to: columns).count }
    }

    private var lines: [Line] {
        guard let view else {
            return [
                Line(text: "Nothing selected", color: theme.screen.emphasis, isStrong: true),
                Line(text: "↑↓ go through the views, ← out, → in; or click one", color: theme.screen.hint),
            ]
        }
        var lines = [Line(text: view.title, color: theme.screen.emphasis, isStrong: true)]
        let around = ancestors(of: view)
        if !around.isEmpty {
            lines.append(Line(text: "in " + around.joined(separator: ", "), color: theme.screen.hint))
        }
        func add(_ label: String, _ text: String) {
            lines.append(Line(label: label, text: text, color: theme.screen.emphasis))
        }
        let scale = inspection.plan.scale
        add("place", "\(view.place.minX), \(view.place.minY)")
        let points =
            "\(Self.points(view.size.width, scale.pointsPerColumn)) × "
            + Self.points(view.size.height, scale.pointsPerRow)
        add("size", "\(view.size.width) × \(view.size.height) cells, \(points) pt")
        if let proposal = view.proposal {
            add("proposal", "\(Self.length(proposal.width)) × \(Self.length(proposal.height))")
        }
        for attribute in view.attributes { add(attribute.name, attribute.value) }
        if let label = view.accessibilityLabel { add("label", label) }
        if let value = view.accessibilityValue { add("value", value) }
        if !view.spoken.isEmpty { add("spoken", view.spoken) }
        if view.isTruncated { add("shortened", "yes") }
        if view.isCutOff { add("shown", "\(view.visible.width) × \(view.visible.height) of it") }
        if !view.modifiers.isEmpty {
            lines.append(Line(text: view.modifiers.joined(separator: "  "), color: theme.screen.caption))
        }
        return lines
    }

    private func ancestors(of view: InspectedView) -> [String] {
        var names: [String] = []
        var next = inspection.views.parent(of: view)
        while let parent = next {
            if parent.kind != .modifier { names.append(parent.name) }
            next = inspection.views.parent(of: parent)
        }
        return names
    }

    private static func points(_ cells: Int, _ scale: Double) -> String {
        let points = Double(cells) * scale
        return points == points.rounded() ? "\(Int(points))" : "\((points * 10).rounded() / 10)"
    }

    private static func length(_ length: Int?) -> String {
        guard let length else { return "any" }
        return length >= CellProposal.unbounded ? "∞" : "\(length)"
    }
}
