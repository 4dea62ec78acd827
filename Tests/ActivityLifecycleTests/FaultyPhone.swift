import ActivitySystem
import Foundation
import LiveActivities
import SeededRandom

@testable import ActivityLifecycle

/// A phone that randomly refuses, loses and delays, with a session's lifecycle on it. Time is in milliseconds, so
/// that the gaps between activities are exact.
///
/// Measures what a user would notice: the time with nothing showing while a session runs and nothing prevents it.
struct FaultyPhone {
    typealias Lifecycle = TestSession.Lifecycle
    typealias Content = TestSession.Content

    private(set) var lifecycle: Lifecycle
    private(set) var now = 0
    /// The content of each visible activity.
    private(set) var onShow: [String: Content] = [:]
    /// The longest time with nothing showing that no refusal excuses, in milliseconds.
    private(set) var longestGap = 0
    /// The activities still visible after the session's end.
    private(set) var isSomethingLeftBehind = false
    /// Whether the visible content differs from the newest while no change is in progress.
    private(set) var isSomethingLost = false
    private(set) var restarts = 0

    /// Whether the app may have two activities at a time.
    let holdsTwo: Bool

    private var random: SeededGenerator
    private var newest: Content?
    private var isEnabled = true
    private var isInForeground = true
    private var refusesUntil = 0
    /// The pending answer: when it comes, and what it is.
    private var answer: (at: Int, event: Lifecycle.Event)?
    /// A request was refused while nothing was showing; the session may wait for its retry.
    private var isExcused = false
    private var gapStart: Int?
    private var identifiers = 0

    init(seed: UInt64, handover: Handover) throws {
        random = SeededGenerator(seed: seed)
        holdsTwo = seed % 4 > 0
        let schedules: [RestartSchedule] = [.standard, .progressive, try .fixed(100)]
        lifecycle = Lifecycle(
            schedule: schedules[Int(seed % 3)], handover: handover, attributesSize: 40)
    }

    /// Advances to the next event, whichever comes first: an answer, a deadline, or a random event.
    mutating func step() {
        let chance = now + Int.random(in: 0...(Bool.random(using: &random) ? 200 : 4_000_000), using: &random)
        let deadline = lifecycle.nextDeadline.map {
            Int(($0.timeIntervalSince(TestSession.origin) * 1000).rounded(.up))
        }
        let next = [answer?.at, deadline].compactMap { $0 }.min() ?? chance
        now = max(now, min(next, chance))
        noteGap()
        if let answer, answer.at <= now {
            self.answer = nil
            send(answer.event)
        } else if deadline.map({ $0 <= now }) ?? false {
            send(.tick)
        } else {
            somethingHappens()
        }
        noteGap()
        noteLosses()
    }

    private mutating func somethingHappens() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0...1: refusesUntil = now + Int.random(in: 0...20_000, using: &random)
        case 2:
            isEnabled.toggle()
            send(.enablementChanged(isEnabled))
        case 3:
            isInForeground.toggle()
            send(.foregroundChanged(isInForeground))
        // Memory pressure; the app is notified of an activity's end after its start.
        case 4...5:
            guard answer == nil, let id = onShow.keys.sorted().randomElement(using: &random) else { break }
            onShow[id] = nil
            send(.activityEndedBySystem(id: id, state: Bool.random(using: &random) ? .ended : .dismissed))
        case 6 where lifecycle.isRunning:
            send(.end(immediately: true))
        case 7:
            send(
                .serverRequestedRestart(
                    RestartRequest(timestamp: TestSession.origin + Double(now), content: nextContent())))
        case 8: send(.start(nextContent()))
        default: send(lifecycle.isRunning ? .update(nextContent()) : .start(nextContent()))
        }
    }

    private mutating func nextContent() -> Content {
        Content(
            bookTitle: ["Emma", "Ulysses", nil].randomElement(using: &random)!, capturedCount: now,
            isListening: Bool.random(using: &random),
            lastTranscript: String(repeating: "word ", count: Int.random(in: 0...2000, using: &random)))
    }

    private mutating func send(_ event: Lifecycle.Event) {
        for effect in lifecycle.handle(event, at: TestSession.origin + Double(now) / 1000) {
            switch effect {
            case .request(let content, _): request(content)
            case .update(let id, let content) where onShow[id] != nil: onShow[id] = content
            case .end(let id, _): onShow[id] = nil
            case .registerTokens: restarts += 1
            case .rejected: return
            case .gaveUp, .notice, .update, .retry: break
            }
        }
        switch event {
        case .start(let content), .update(let content): newest = content
        case .serverRequestedRestart(let request): newest = request.content
        default: break
        }
    }

    private mutating func request(_ content: Content) {
        precondition(answer == nil, "a second request before the answer to the first")
        let delay = Int.random(in: 0...50, using: &random)
        guard isEnabled, isInForeground, now >= refusesUntil else {
            answer = (now + delay, .requestFailed(.denied))
            isExcused = onShow.isEmpty
            return
        }
        guard holdsTwo || onShow.isEmpty else {
            answer = (now + delay, .requestFailed(.targetMaximumExceeded))
            return
        }
        identifiers += 1
        onShow["\(identifiers)"] = content
        isExcused = false
        answer = (now + delay, .requestSucceeded(id: "\(identifiers)"))
    }

    private mutating func noteGap() {
        let isMissed = lifecycle.isRunning && onShow.isEmpty && isEnabled && isInForeground && !isExcused
        if isMissed, let gapStart { longestGap = max(longestGap, now - gapStart) }
        gapStart = isMissed ? gapStart ?? now : nil
    }

    private mutating func noteLosses() {
        guard answer == nil else { return }
        if !lifecycle.isRunning { isSomethingLeftBehind = isSomethingLeftBehind || !onShow.isEmpty }
        if onShow.count > 1 { isSomethingLeftBehind = true }
        guard lifecycle.isRunning else { return }
        let shown = newest.flatMap { try? $0.fitted(besides: lifecycle.attributesSize) }
        if lifecycle.content != newest || onShow.values.contains(where: { $0 != shown }) { isSomethingLost = true }
    }
}
