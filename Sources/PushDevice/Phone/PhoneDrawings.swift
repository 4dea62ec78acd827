import Foundation

extension Phone {
    /// Plans the next drawing of an activity. A device waits between two drawings, and then draws the newest content only.
    ///
    /// - Returns: The push that would have been drawn next, and never is.
    mutating func plan(_ push: ArrivedPush, at index: Int, in context: DeliveryContext) -> ArrivedPush? {
        guard !push.dismissesAtOnce(at: context.now) else { return nil }
        let activity = activities[index]
        let planned = activity.pushToDraw(at: context.now)
        let earliest = activity.drawn.map { $0 > context.now ? $0 : $0 + context.configuration.renderInterval }
        activities[index].drawn = max(context.now, earliest ?? context.now)
        // An end without content, or with content that is older, leaves what was delivered before it to be drawn.
        guard push.payload.content != nil, push.payload.timestamp >= activity.newestTimestamp else { return nil }
        activities[index].drawnPush = push
        return planned
    }
}

extension DeviceActivity {
    /// The push that waits to be drawn; `nil` if all content has been.
    func pushToDraw(at now: Date) -> ArrivedPush? { drawn.map { $0 > now } ?? false ? drawnPush : nil }
}

extension ArrivedPush {
    /// Whether this push ends its activity with a dismissal date that has passed: nothing of it is drawn any more.
    func dismissesAtOnce(at now: Date) -> Bool {
        payload.event == .end && payload.dismissalDate.map { $0 <= now } ?? false
    }
}
