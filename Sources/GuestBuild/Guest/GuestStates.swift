import GuestProtocol
import Presentations

/// A line of a guest's source.
package struct GuestPlace: Hashable, Sendable {
    /// The file's name or path.
    package var file: String
    /// The line, counted from 1.
    package let line: Int
}

/// The sample states of a guest: of its previews, or else of its widgets.
struct GuestStates {
    private(set) var previews: [ActivityPreview] = []
    private(set) var failures: [String] = []
    private(set) var isInvented = false
    /// Where the widgets are written, by the names of their previews.
    private(set) var places: [String: GuestPlace] = [:]

    /// A state with its place in the guest.
    private struct Found {
        let state: GuestState
        let entry: Int
        let index: Int
    }

    init(of catalogue: GuestCatalogue, in session: SharedSession, isGiven: Bool) {
        var found: [Found] = []
        let entries = catalogue.entries.enumerated()
        func read(_ kinds: [GuestCatalogue.Entry.Kind], except known: Set<String> = []) {
            for (index, entry) in entries where kinds.contains(entry.kind) && !known.contains(entry.name) {
                do throws(GuestError) {
                    for (place, state) in try session.states(of: index).enumerated() {
                        found.append(Found(state: state, entry: index, index: place))
                    }
                } catch {
                    failures.append("\(entry.file):\(entry.line): \(error)")
                }
            }
        }
        // What was given comes before the source's own, and that before what is invented.
        if !isGiven { read([.preview, .provider]) }
        // Of several widgets some may have no preview.
        read([.widget], except: Set(found.map(\.state.widget)))
        isInvented = !found.isEmpty && found.allSatisfy { $0.state.origin == .invented }
        var order: [String] = []
        var byWidget: [String: [Found]] = [:]
        for each in found {
            let widget = each.state.widget.isEmpty ? each.state.attributes : each.state.widget
            if byWidget[widget] == nil { order.append(widget) }
            byWidget[widget, default: []].append(each)
        }
        previews = order.map { widget in
            Self.preview(of: widget, byWidget[widget] ?? [], in: session)
        }
        for (widget, preview) in zip(order, previews) {
            let own = catalogue.entries.first { $0.kind == .widget && $0.name == widget }
            let entry = own ?? byWidget[widget]?.first.map { catalogue.entries[$0.entry] }
            places[preview.name] = entry.map { GuestPlace(file: $0.file, line: $0.line) }
        }
    }

    private static func preview(of widget: String, _ found: [Found], in session: SharedSession) -> ActivityPreview {
        var names: Set<String> = []
        // Two previews of one widget often differ in the presentation alone; their states are the same then.
        let states = found.map { each in
            let base = name(of: each)
            // `lock-2` may be the second state of the preview "Lock", or the first of "Lock 2". Those of a provider have a name each.
            let name = ([base] + (2...found.count + 1).map { "\(base)-\($0)" }).first { !names.contains($0) } ?? base
            names.insert(name)
            let pictures = GuestPictures(session: session, preview: each.entry, state: each.index)
            return ActivityPreview.State(name, at: each.state.moment, target: each.state.target) { _, _ in
                ActivityViews(foreign: pictures)
            }
        }
        let title = found.first?.state.title ?? widget
        return ActivityPreview(name: hyphenated(widget), displayName: title.withoutControls, states: states)
    }

    private static func name(of found: Found) -> String {
        switch found.state.origin {
        case .given, .sample: hyphenated(found.state.name ?? "given")
        case .invented: "invented-\(found.index + 1)"
        // A further state of the same name gets a number.
        case .preview: found.state.preview.map(hyphenated) ?? "state-\(found.index + 1)"
        }
    }

    /// `DeliveryWidget` as `delivery-widget`: letters, digits and hyphens.
    static func hyphenated(_ name: String) -> String {
        let words = FieldName.words(String(name.prefix(60))).map { $0.lowercased() }
        return words.isEmpty ? "state" : words.joined(separator: "-")
    }
}
