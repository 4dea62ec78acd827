import Languages
import Meditation

extension StatusFormat {
    /// `sitting 12:34 of 20:00 (62 %) Breath awareness · Tea 02:13`: for people and prompts.
    package static let text = StatusFormat(
        name: "text", meaning: "a line for people; with nothing running, no output and exit status 1",
        words: {
            StatusWords(
                text: { StatusLine.text(of: $0) },
                next: { $0.next([$0.showsSeconds ? .second : .minute, .preparation, .part(100)]) }
            ).adding(\.sayings)
        },
        once: { words, _ in words }, followed: { words, _ in words }, idle: .nothing)
}

/// How a sitting stands, in one line: `sitting 12:34 of 20:00 (62 %) Breath awareness`.
enum StatusLine {
    /// The line; the state comes first, for a script that cuts off the rest.
    static func text(of moment: StatusMoment) -> String {
        let server = moment.server.map { " · \(ServerWords.text($0, at: moment.now, in: moment.timeZone))" } ?? ""
        let stage = moment.stage.map { " · \($0.place)" } ?? ""
        return moment.sitting.map { "\(state(of: moment, method: $0.methodName))\(stage)\(server)" } ?? ""
    }

    private static func state(of moment: StatusMoment, method: String) -> String {
        let word = moment.phase?.word ?? ""
        if let preparation = moment.preparation { return "\(word) \(method), " + localized("\(preparation) to begin") }
        let overtime = if case .targetReached? = moment.phase { moment.overtime.map { "\($0) " } ?? "" } else { "" }
        return "\(word) \(overtime)\(progress(of: moment)) \(method)"
    }

    private static func progress(of moment: StatusMoment) -> String {
        let elapsed = moment.clock(moment.elapsed ?? 0)
        guard let target = moment.sitting?.target, let percent = moment.percent else { return elapsed }
        return localized("\(elapsed) of \(moment.clock(target))") + " (\(percent) %)"
    }
}
