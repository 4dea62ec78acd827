import ActivityKit
import Presentations
import SwiftUI

/// What a guest's previews recorded, in source order. GuestRuntime reads it after it has called every preview function; the source
/// pass turns each `#Preview(…) { … } contentStates: { … }` into a function that calls `WidgetKit._isletPreview(…)`.
public struct _IsletPreview {
    /// The name in the preview's first argument; `nil` if it has none.
    public fileprivate(set) var name: String?
    /// What is previewed.
    public let subject: Subject

    /// What is previewed.
    public enum Subject {
        /// A Live Activity. `presentation` names the presentation that the preview asks for; `states` makes the sample states, in
        /// source order, each an `Attributes.ContentState`.
        case activity(
            widget: () -> any Widget, presentation: Presentations.Presentation, attributes: any ActivityAttributes,
            states: () -> [Any])
        /// A Live Activity's presentation that a `PreviewProvider` shows; the widget is the guest's own of these attributes.
        case context(
            presentation: Presentations.Presentation, attributes: any ActivityAttributes, state: Any, isStale: Bool)
        /// A view by itself.
        case view(() -> AnyView)
        /// A home-screen widget: it has nothing that Islet draws.
        case homeScreen(family: String)
    }

    /// The previews recorded so far.
    public nonisolated(unsafe) static var recorded: [_IsletPreview] = []
}

/// The presentation that a preview of a Live Activity shows.
public struct ActivityPreviewViewKind: Sendable {
    let presentation: Presentations.Presentation

    /// The lock screen.
    public static let content = ActivityPreviewViewKind(presentation: .lockScreen)
    /// One of the Dynamic Island's presentations.
    public static func dynamicIsland(_ kind: DynamicIslandPreviewViewKind) -> ActivityPreviewViewKind {
        switch kind {
        case .compact: ActivityPreviewViewKind(presentation: .compact)
        case .minimal: ActivityPreviewViewKind(presentation: .minimal)
        case .expanded: ActivityPreviewViewKind(presentation: .expanded)
        }
    }
}

/// The presentations of the Dynamic Island.
public enum DynamicIslandPreviewViewKind: Sendable {
    /// Leading and trailing of the camera.
    case compact
    /// The smallest.
    case minimal
    /// Opened by touch and hold.
    case expanded
}

/// Collects the sample states of a preview.
@resultBuilder
public enum PreviewActivityBuilder<State> {
    /// Combines several states.
    public static func buildBlock(_ states: [State]...) -> [State] { states.flatMap { $0 } }
    /// One state.
    public static func buildExpression(_ state: State) -> [State] { [state] }
    /// Several states.
    public static func buildExpression(_ states: [State]) -> [State] { states }
    /// The states of an `if` without `else`.
    public static func buildOptional(_ states: [State]?) -> [State] { states ?? [] }
    /// The states of an `if` branch.
    public static func buildEither(first states: [State]) -> [State] { states }
    /// The states of an `else` branch.
    public static func buildEither(second states: [State]) -> [State] { states }
    /// The states of a loop.
    public static func buildArray(_ states: [[State]]) -> [State] { states.flatMap { $0 } }
    /// The states of an `if #available` block.
    public static func buildLimitedAvailability(_ states: [State]) -> [State] { states }
}

/// Records `#Preview(_:as:using:widget:contentStates:)`.
public func _isletPreview<Attributes: ActivityAttributes>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping () -> some Widget,
    @PreviewActivityBuilder<Attributes.ContentState> contentStates: @escaping () -> [Attributes.ContentState]
) {
    _IsletPreview.recorded.append(
        _IsletPreview(
            name: name,
            subject: .activity(
                widget: widget, presentation: kind.presentation, attributes: attributes, states: contentStates)))
}

/// Records a `#Preview` of a view by itself.
public func _isletPreview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping () -> some View
) {
    _IsletPreview.recorded.append(_IsletPreview(name: name, subject: .view { AnyView(body()) }))
}

/// Records a `#Preview` of a UIKit view: Islet draws none.
@_disfavoredOverload
public func _isletPreview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., body: @escaping () -> UIResponder
) {}

/// Records a `#Preview` of a home-screen widget by its entries.
public func _isletPreview<Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    @PreviewActivityBuilder<Entry> timeline: @escaping () -> [Entry]
) {
    _IsletPreview.recorded.append(_IsletPreview(name: name, subject: .homeScreen(family: "\(family)")))
}

/// Records a `#Preview` of a home-screen widget by its provider.
public func _isletPreview<Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping () -> some Widget,
    timelineProvider: @autoclosure @escaping () -> Provider
) {
    _IsletPreview.recorded.append(_IsletPreview(name: name, subject: .homeScreen(family: "\(family)")))
}

/// Records a `#Preview` of a home-screen widget by its provider and intent.
public func _isletPreview<Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
    widget: @escaping () -> some Widget, timelineProvider: @autoclosure @escaping () -> Provider
) {
    _IsletPreview.recorded.append(_IsletPreview(name: name, subject: .homeScreen(family: "\(family)")))
}

/// Records a `#Preview` of a home-screen widget by its intent and entries.
public func _isletPreview<Intent, Entry: TimelineEntry>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping () -> some Widget,
    @PreviewActivityBuilder<Entry> timeline: @escaping () -> [Entry]
) {
    _IsletPreview.recorded.append(_IsletPreview(name: name, subject: .homeScreen(family: "\(family)")))
}

extension ActivityAttributes {
    /// The view of a Live Activity in a `PreviewProvider`: evaluating it records what is previewed, and the view itself is empty.
    public func previewContext(
        _ state: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
    ) -> some View {
        _PreviewNaming.name = { name in
            guard let last = _IsletPreview.recorded.indices.last else { return }
            _IsletPreview.recorded[last].name = name
        }
        _IsletPreview.recorded.append(
            _IsletPreview(
                name: nil,
                subject: .context(
                    presentation: viewKind.presentation, attributes: self, state: state, isStale: isStale)))
        return EmptyView()
    }
}

extension View {
    /// A view as a home-screen widget shows it.
    public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
}
