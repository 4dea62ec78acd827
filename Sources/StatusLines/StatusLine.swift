import Meditation

/// How a sitting stands, in one line: `sitting 12:34 of 20:00 (62 %) Breath awareness`.
enum StatusLine {
    /// The line; the state comes first, for a script that cuts off the rest.
    static func text(of moment: StatusMoment) -> String {
        let server = moment.server.map { " · \(ServerWords.text($0, at: moment.now, in: moment.timeZone))" } ?? ""
        return moment.sitting.map { "\(state(of: moment)) \($0.methodName)\(server)" } ?? ""
    }

    private static func state(of moment: StatusMoment) -> String {
        let clock = moment.preparation.map { "\($0) to begin" } ?? progress(of: moment)
        let overtime = if case .targetReached? = moment.phase { moment.overtime.map { "\($0) " } ?? "" } else { "" }
        return "\(moment.phase?.word ?? "") \(overtime)\(clock)"
    }

    private static func progress(of moment: StatusMoment) -> String {
        let elapsed = moment.clock(moment.elapsed ?? 0)
        guard let target = moment.sitting?.target, let percent = moment.percent else { return elapsed }
        return "\(elapsed) of \(moment.clock(target)) (\(percent) %)"
    }
}
