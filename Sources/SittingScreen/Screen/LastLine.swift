import Foundation

/// What the screen's last line says, and for how long: a sentence, and hints at the keys.
struct LastLine: Hashable {
    /// How long hints and notices stay after the last key, in seconds.
    static let duration: TimeInterval = 8
    /// How long news stay, in seconds: whoever hears a bell is not always near.
    static let newsDuration: TimeInterval = 30

    /// The sentence, if there is one.
    private(set) var notice: Notice?
    /// When the hints go.
    private(set) var hintsUntil: Date

    /// A line with hints and no sentence.
    init(at now: Date) { hintsUntil = now + Self.duration }

    /// Says something, for a while or (`stays`) until a key.
    mutating func say(_ text: String, stays: Bool, at now: Date) {
        notice = Notice(text: text, until: stays ? nil : now + Self.duration)
        hintsUntil = now + Self.duration
    }

    /// Says what a bell was rung for.
    mutating func tell(_ news: String, at now: Date) {
        notice = Notice(text: news, until: now + Self.newsDuration, isNews: true)
        hintsUntil = now + Self.duration
    }

    /// Something happened: a passing sentence is old news, and hints are welcome. News and what waits for a key still wait.
    mutating func rouse(at now: Date) {
        if let notice, notice.until != nil, !notice.isNews { self.notice = nil }
        hintsUntil = now + Self.duration
    }

    /// Someone is there: the sentence was read, and hints are welcome.
    mutating func stir(at now: Date) {
        notice = nil
        hintsUntil = now + Self.duration
    }

    /// Lets the sentence go when its time is over.
    mutating func advance(to now: Date) {
        if let until = notice?.until, now >= until { notice = nil }
    }

    /// Whether the keys are still hinted at.
    func hasHints(at now: Date) -> Bool { now < hintsUntil }

    /// When hints and sentence go.
    var ends: [Date] { [hintsUntil] + (notice?.until.map { [$0] } ?? []) }

    /// When news go.
    var newsUntil: Date? { notice.flatMap { $0.isNews ? $0.until : nil } }

    /// The wall clock was set forward by so many seconds, or back by as many less than none: what is left stays as long.
    mutating func clockStepped(by seconds: TimeInterval) {
        hintsUntil += seconds
        if let said = notice {
            notice = Notice(text: said.text, until: said.until.map { $0 + seconds }, isNews: said.isNews)
        }
    }
}
