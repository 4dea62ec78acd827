extension PushPriorityPolicy {
    /// With frequent pushes, every third important push has priority 5.
    static let relievedShare = 3
    /// Without frequent pushes, the first five important pushes of a session have priority 10.
    package static let firstOfSession = 5

    /// Fixed rules by kind of event, without a look at the budget.
    ///
    ///     start, stop, complete    10
    ///     pause, resume            10 10 5, 10 10 5, … with frequent pushes; without: 10 five times a session, then 5
    ///     update, progress         5
    static let document = PushPriorityPolicy(
        name: "document",
        summary: "Two of three pauses at 10; the first five without frequent pushes.",
        batchInterval: nil
    ) { context in
        switch context.urgency {
        case .critical: .immediate("critical")
        case .regular: .opportunistic("regular")
        case .important where context.hasFrequentPushes:
            context.importantCount % relievedShare == 0
                ? .opportunistic("every third waits") : .immediate("two of three at once")
        case .important:
            context.sessionImportantCount <= firstOfSession
                ? .immediate("among the first \(firstOfSession) of the session")
                : .opportunistic("frequent pushes are off")
        }
    }
}
