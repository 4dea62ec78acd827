import Foundation

/// ActivityKit's first spellings, of iOS 16.1.
extension Activity {
    /// The changing part of what it shows.
    @available(*, deprecated, message: "Use content")
    public var contentState: ContentState { content.state }

    /// A sequence of contents without what the system needs to know about them.
    @available(*, deprecated, message: "Use ContentUpdates")
    public typealias ContentStateUpdates = AsyncMapSequence<ContentUpdates, ContentState>

    /// Every content that it takes.
    @available(*, deprecated, message: "Use contentUpdates")
    public var contentStateUpdates: ContentStateUpdates { contentUpdates.map(\.state) }

    /// Asks for an activity with content that never grows stale.
    @available(*, deprecated, message: "Use request(attributes:content:pushType:)")
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil), pushType: pushType)
    }

    /// Asks for an activity that starts at a date.
    @available(*, deprecated, message: "Use request(attributes:content:pushType:style:alertConfiguration:start:)")
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, startDate: Date
    ) throws -> Activity<Attributes> {
        try request(
            attributes: attributes, content: content, pushType: pushType, style: style,
            alertConfiguration: alertConfiguration, start: startDate)
    }

    /// Brings new content that never grows stale.
    @available(*, deprecated, message: "Use update(_:)")
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
        await update(ActivityContent(state: contentState, staleDate: nil), alertConfiguration: alertConfiguration)
    }

    /// Ends the activity.
    @available(*, deprecated, message: "Use end(_:dismissalPolicy:)")
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {
        await end(contentState.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
    }
}
