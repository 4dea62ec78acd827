import GuestProtocol
import Presentations
import SwiftUI
import WidgetKit

/// The previews and widgets of a guest's source, in source order. A class, because the guest's files add to it in turn.
@MainActor
public final class GuestRegistry {
    /// One of them.
    struct Entry {
        let description: GuestCatalogue.Entry
        /// Runs a preview, which records itself.
        let record: () -> Void
        /// Makes a widget; `nil` for a preview.
        let widget: (() -> any Widget)?
    }

    private(set) var entries: [Entry] = []
    private(set) var samples: [StaticSample] = []

    /// Adds a `#Preview`, as the function that the source pass made of it.
    public func preview(file: String, line: Int, _ record: @escaping () -> Void) {
        let description = GuestCatalogue.Entry(kind: .preview, name: "", file: file, line: line)
        entries.append(Entry(description: description, record: record, widget: nil))
    }

    /// Adds a type of previews. `record` makes its previews.
    public func provider(_ name: String, file: String, line: Int, _ record: @escaping () -> Void) {
        let description = GuestCatalogue.Entry(kind: .provider, name: name, file: file, line: line)
        entries.append(Entry(description: description, record: record, widget: nil))
    }

    /// Adds a widget.
    public func widget<Content: Widget>(_ type: Content.Type, file: String, line: Int) {
        let description = GuestCatalogue.Entry(kind: .widget, name: "\(type)", file: file, line: line)
        entries.append(Entry(description: description, record: {}) { type.init() })
    }

    /// Adds a static member of a type, which may be a sample state. `make` is called only if it is.
    ///
    /// A function cannot be encoded: of a property and a case with values that have one name, `static var active` beside
    /// `case active(until: Date)`, this is the property.
    public func sample<Value: Encodable>(_ name: String, _ make: @escaping @MainActor () -> Value) {
        samples.append(StaticSample(name: name, type: Value.self, make: make))
    }

    /// Leaves out what cannot be encoded: it is neither attributes nor a content state.
    @_disfavoredOverload
    public func sample<Value>(_ name: String, _ make: @escaping @MainActor () -> Value) {}
}

/// A Live Activity's configuration, whatever its attributes.
@MainActor
protocol DrawnConfiguration {
    /// The attributes' type.
    var attributesType: any ActivityAttributes.Type { get }
    /// The views of attributes and state; `nil` if they are of other types.
    func views(attributes: Any, state: Any, isStale: Bool) -> ActivityViews?
}

extension ActivityConfiguration: DrawnConfiguration {
    var attributesType: any ActivityAttributes.Type { Attributes.self }

    func views(attributes: Any, state: Any, isStale: Bool) -> ActivityViews? {
        guard let attributes = attributes as? Attributes, let state = state as? Attributes.ContentState else {
            return nil
        }
        return views(
            ActivityViewContext(attributes: attributes, state: state, activityID: "preview", isStale: isStale))
    }
}

extension Widget {
    /// The Live Activity that the widget describes; `nil` if it is another widget.
    @MainActor private var drawnConfiguration: (any DrawnConfiguration)? {
        body._activityConfiguration as? any DrawnConfiguration
    }

    /// The Live Activities that the widget describes: that of the newest system first, then those that older ones have instead.
    @MainActor var drawnConfigurations: [any DrawnConfiguration] {
        defer { _IsletSystem.version = nil }
        (_IsletSystem.version, _IsletSystem.asked) = (nil, [])
        var found = [drawnConfiguration].compactMap(\.self)
        var tried: Set<Double> = []
        while let version = _IsletSystem.asked.subtracting(tried).max() {
            tried.insert(version)
            _IsletSystem.version = version.nextDown
            if let other = drawnConfiguration, !found.contains(where: { $0.attributesType == other.attributesType }) {
                found.append(other)
            }
        }
        return found
    }

    /// The Live Activity of attributes; `nil` if the widget has none of them.
    @MainActor func drawnConfiguration(of attributes: any ActivityAttributes) -> (any DrawnConfiguration)? {
        drawnConfigurations.first { $0.attributesType == Swift.type(of: attributes) }
    }
}

extension PreviewProvider {
    /// Makes the previews, which record themselves where they have a context.
    @MainActor public static func _isletRecord() { _ = previews }
}
