import CellUI
import Presentations
import ScreenKit
import Theming

/// The inspector's selected view. A value; the views are an argument.
package struct PreviewInspector: Equatable {
    /// The selected view; `nil` if there is none.
    package private(set) var chosen: ViewPath?

    /// Selects a view.
    package mutating func choose(_ view: ViewPath) { chosen = view }

    /// A step of the selection.
    package enum Step: Hashable {
        /// In the order of reading.
        case next, previous, first, last
        /// To the enclosing view, or to the first one inside.
        case parent, child
    }

    /// Moves the selection. At the end of the views it stays.
    package mutating func walk(_ step: Step, through views: ViewInspection) {
        let view = chosen.flatMap { views[$0] }
        let next: InspectedView? =
            switch step {
            case .next: views.view(after: view?.id)
            case .previous: views.view(before: view?.id)
            case .parent: view.flatMap { views.parent(of: $0) }
            case .child: view.map { views.children(of: $0).first } ?? views.roots.first
            case .first: views.views.first
            case .last: views.views.last
            }
        if let next { choose(next.id) }
    }
}

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
        let points = "\(Self.points(view.bounds.width)) × \(Self.points(view.bounds.height))"
        var rows = [
            Details.Row("place", "\(view.place.minX), \(view.place.minY)"),
            Details.Row("size", "\(view.size.width) × \(view.size.height) cells, \(points) pt"),
        ]
        if let proposal = view.proposal {
            rows.append(Details.Row("proposal", "\(Self.length(proposal.width)) × \(Self.length(proposal.height)) pt"))
        }
        rows += view.attributes.map { Details.Row($0.name, $0.value) }
        if let label = view.accessibilityLabel { rows.append(Details.Row("label", label)) }
        if let value = view.accessibilityValue { rows.append(Details.Row("value", value)) }
        if !view.spoken.isEmpty { rows.append(Details.Row("spoken", view.spoken)) }
        if let source = view.source { rows.append(Details.Row("source", source.description)) }
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

    private static func points(_ points: CGFloat) -> String {
        let tenths = (points * 10).rounded() / 10
        return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
    }

    private static func length(_ length: CGFloat?) -> String {
        guard let length else { return "any" }
        return length == .infinity ? "∞" : points(length)
    }
}
