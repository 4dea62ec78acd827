import CellUI
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
struct InspectorView: View {
    /// The picture that contains the view.
    let inspection: PresentationInspection
    /// The selected view; `nil` if there is none.
    let view: InspectedView?

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if let view {
                heading(view.title)
                let around = ancestors(of: view)
                if !around.isEmpty {
                    Text(verbatim: "in " + around.joined(separator: ", ")).foregroundStyle(.tertiary)
                }
                ForEach(properties(of: view), id: \.self) { property($0) }
                if !view.modifiers.isEmpty {
                    Text(verbatim: view.modifiers.joined(separator: "  ")).foregroundStyle(.secondary)
                }
            } else {
                heading("Nothing selected")
                Text(verbatim: "↑↓ go through the views, ← out, → in; or click one").foregroundStyle(.tertiary)
            }
        }
        .fixedSize(horizontal: false, vertical: true).padding(.horizontal, 8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private func heading(_ text: String) -> some View { Text(verbatim: text).bold().foregroundStyle(.primary) }

    private func property(_ property: Details.Row) -> some View {
        HStack(alignment: .top, spacing: 0) {
            Text(verbatim: property.name).foregroundStyle(.secondary).lineLimit(1).frame(width: 88, alignment: .leading)
            Text(verbatim: property.value).foregroundStyle(.primary)
        }
    }

    private func properties(of view: InspectedView) -> [Details.Row] {
        let scale = inspection.plan.scale
        let points =
            "\(Self.points(view.size.width, scale.pointsPerColumn)) × "
            + Self.points(view.size.height, scale.pointsPerRow)
        var rows = [
            Details.Row("place", "\(view.place.minX), \(view.place.minY)"),
            Details.Row("size", "\(view.size.width) × \(view.size.height) cells, \(points) pt"),
        ]
        if let proposal = view.proposal {
            rows.append(Details.Row("proposal", "\(Self.length(proposal.width)) × \(Self.length(proposal.height))"))
        }
        rows += view.attributes.map { Details.Row($0.name, $0.value) }
        if let label = view.accessibilityLabel { rows.append(Details.Row("label", label)) }
        if let value = view.accessibilityValue { rows.append(Details.Row("value", value)) }
        if !view.spoken.isEmpty { rows.append(Details.Row("spoken", view.spoken)) }
        if view.isTruncated { rows.append(Details.Row("shortened", "yes")) }
        if view.isCutOff {
            rows.append(Details.Row("shown", "\(view.visible.width) × \(view.visible.height) of it"))
        }
        return rows
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
