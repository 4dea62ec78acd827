import Foundation
import Meditation
import PushPriority

/// The result of a transaction as it is built up: events in order, with their effects on activities and pushes.
///
/// A value, saved as a whole or not at all.
struct TimerDecision {
    private(set) var change = TimerChange()
    private(set) var timer: TimerRecord
    private let snapshot: TimerSnapshot
    private let now: Date
    private let priority: PushPriorityChoice
    private var activities: [String: TimedActivity]
    private var memory: String?

    /// - Parameter now: The server's clock, no earlier than the last event even if the clocks of two servers differ.
    init(_ snapshot: TimerSnapshot, at now: Date, priority: @escaping PushPriorityChoice) {
        self.snapshot = snapshot
        self.priority = priority
        self.now = now
        timer = snapshot.timer
        memory = snapshot.memory
        activities = [:]
        for activity in [snapshot.current, snapshot.named].compactMap({ $0 }) where activity.userID == snapshot.user.id
        {
            activities[activity.id] = activity
        }
    }

    /// Records a reply of `TimerServer`: the new state, session and event, and the activity's pushes. Does nothing without an
    /// event.
    mutating func record(_ reply: TimerReply, starting action: ActionRequest.Action? = nil, isReplaced: Bool = false) {
        guard let event = reply.event.map(PushedEvent.init) else { return }
        timer.state = reply.state
        if event == .start, let sitting = reply.sitting {
            timer.activityID = sitting.id.uuidString
            timer.timerType = action?.timerType ?? TimerRecord.defaultType
            timer.methodID = action?.methodID
            timer.totalDuration = sitting.target
            activities[sitting.id.uuidString] = TimedActivity(
                id: sitting.id.uuidString, userID: timer.userID, timerType: timer.timerType, methodID: timer.methodID,
                totalDuration: sitting.target, startedAt: now, startVersion: timer.version + 1,
                version: timer.version + 1, contentState: sitting.contentState, lastTimestamp: 0, pushCount: 0,
                restartAt: now + TimedActivity.restartAge, restartCount: 0)
        }
        append(
            event, content: reply.state.contentState ?? reply.previous.map { $0.stoppedContentState(at: now) },
            message: reply.sentence, logEntry: reply.logEntry, isReplaced: isReplaced)
    }

    /// Records a request to restart the activity before the system ends it.
    mutating func requestRestart() {
        guard let id = timer.activityID, var activity = activities[id] else { return }
        activity.restartCount += 1
        activity.restartAt = now + TimedActivity.restartAge
        activities[id] = activity
        append(
            .restartNeeded, content: nil, message: "The activity is nearly seven hours old; restart it.", logEntry: nil)
    }

    private mutating func append(
        _ event: PushedEvent, content: MeditationAttributes.ContentState?, message: String,
        logEntry: CompletedSitting?, isReplaced: Bool = false
    ) {
        guard let id = timer.activityID, var activity = activities[id] else { return }
        timer.version += 1
        timer.updatedAt = now
        if event != .restartNeeded {
            timer.session = SessionRecord(of: timer.state, after: event, at: now)
        }
        activity.version = timer.version
        if let content { activity.contentState = content }
        // A stale date in the past would make the activity stale at once, although the sitting continues past its target.
        activity.expectedEnd = timer.state.contentState?.targetDate.flatMap { $0 > now ? $0 : nil }
        var context = PushContext(
            userID: timer.userID, activityID: id, settings: snapshot.user.settings, date: now,
            pushCount: activity.pushCount, age: now.timeIntervalSince(activity.startedAt), memory: memory)
        let chosen = priority(event, &context)
        memory = context.memory
        let priority = chosen == 5 ? 5 : 10
        if event.isEnd {
            activity.endedAt = now
            activity.restartAt = nil
        }
        let first = change.pushes.count
        push(event, of: &activity, priority: priority, message: message, isDismissedAtOnce: isReplaced)
        for index in change.pushes[first...].indices {
            change.pushes[index].reason = context.reason
            if event == .update { change.pushes[index].delay = max(0, context.delay) }
        }
        activities[id] = activity
        change.events.append(
            TimerEventRecord(
                version: timer.version, event: event, priority: priority, timer: timer, message: message,
                logEntry: logEntry, at: now))
        change.timer = timer
        change.memory = memory
        change.activities.removeAll { $0.id == id }
        change.activities.append(activity)
    }

    /// Queues the event's push for every token of the activity. A start goes to the push-to-start tokens.
    private mutating func push(
        _ event: PushedEvent, of activity: inout TimedActivity, priority: Int, message: String,
        isDismissedAtOnce: Bool
    ) {
        let timestamp = activity.nextTimestamp(at: now)
        activity.pushCount += 1
        let payload: Data
        let receiver: String
        if event == .start {
            payload = PushPayload(starting: activity, timestamp: timestamp, message: message).data
            receiver = TokenRecord.start
        } else {
            var push = PushPayload(event, of: activity, timestamp: timestamp)
            if isDismissedAtOnce { push.aps.dismissalDate = timestamp }
            payload = push.data
            receiver = activity.id
        }
        for token in snapshot.tokens + change.savedTokens where token.activityID == receiver {
            queue(payload, to: token, event: event, of: activity, priority: priority, timestamp: timestamp)
        }
    }

    private mutating func queue(
        _ payload: Data, to token: TokenRecord, event: PushedEvent, of activity: TimedActivity, priority: Int,
        timestamp: Int
    ) {
        change.pushes.append(
            QueuedPush(
                id: UUID(), activityID: activity.id, userID: activity.userID, token: token.pushToken,
                phone: token.phone, event: event, version: activity.version, priority: priority, timestamp: timestamp,
                payload: payload,
                expiration: now + Self.pushLifetime, createdAt: now))
    }

    /// Saves a token. If the activity has changed or ended since its start, the device is sent the current state at once.
    mutating func register(_ token: TokenRecord) {
        change.savedTokens.append(token)
        let isKnown = snapshot.tokens.contains { $0.replaces(token) }
        guard token.activityID != TokenRecord.start, !isKnown, var activity = activities[token.activityID],
            activity.version > activity.startVersion
        else { return }
        let timestamp = activity.nextTimestamp(at: now)
        let event: PushedEvent = activity.endedAt == nil ? .update : .complete
        queue(
            PushPayload(event, of: activity, timestamp: timestamp).data, to: token, event: event, of: activity,
            priority: 10, timestamp: timestamp)
        activities[activity.id] = activity
        change.activities.append(activity)
    }

    /// Stores the reply, to be returned if the client repeats the action.
    mutating func keep(_ reply: StoredReply) { change.reply = reply }

    /// Seconds for which APNs tries to deliver a push: 4 h, as long as an ended Live Activity may stay on the Lock Screen.
    static let pushLifetime: TimeInterval = 4 * 3600
}

extension Sitting {
    /// The content state of a cancelled sitting: the clock stopped, and the documented message.
    fileprivate func stoppedContentState(at now: Date) -> MeditationAttributes.ContentState {
        var content = contentState
        content.pausedAt = pausedAt ?? now
        content.isCompleted = true
        content.completionMessage = "Timer stopped"
        return content
    }
}
