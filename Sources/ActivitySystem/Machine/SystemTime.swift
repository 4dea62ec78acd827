import Foundation

extension SystemState {
    /// Something that happens by itself.
    enum Due {
        /// The life of the activity at an index goes on.
        case life(Int)
        /// The held push of the activity at an index is delivered.
        case push(Int)
        /// The expanded island closes.
        case collapse
    }

    /// What happens next by itself, and when; of several at one instant the one that was asked for first.
    var due: (date: Date, what: Due)? {
        var next: (date: Date, what: Due)?
        func offer(_ date: Date, _ what: Due) {
            if next.map({ date < $0.date }) ?? true { next = (date, what) }
        }
        // By index: an update a second looks here each time, and need not copy what it looks at.
        for index in records.indices {
            offer(records[index].deadline, .life(index))
            if let delivery = records[index].heldPush?.delivery { offer(delivery, .push(index)) }
        }
        if let end = expansion?.end { offer(end, .collapse) }
        return next
    }

    mutating func advance(to now: Date, events: inout [SystemEvent]) {
        // An activity starts, turns stale, ends, goes and has a push delivered; a rule that comes due again and again at one
        // instant would never end.
        let most = 8 * (records.count + 1)
        var (instant, steps) = (Date.distantPast, 0)
        while let due, due.date <= now {
            if due.date > instant { (instant, steps) = (due.date, 0) }
            steps += 1
            precondition(steps <= most, "what happens at one instant comes to an end")
            switch due.what {
            case .life(let index): live(on: index, at: due.date, events: &events)
            case .push(let index): deliverHeldPush(of: index, at: due.date, events: &events)
            case .collapse: collapse(events: &events)
            }
        }
    }

    private mutating func live(on index: Int, at instant: Date, events: inout [SystemEvent]) {
        let id = records[index].id
        switch records[index].stage {
        case .pending(let start):
            records[index].stage = .active(since: start, isStale: false)
            records[index].startDate = start
            events.append(.stateChanged(id: id, .active))
            if records[index].pushType == .token { issuePushToken(at: index, events: &events) }
            if records[index].style == .transient {
                open(transient: id, events: &events)
            } else if let alert = records[index].startAlert {
                records[index].startAlert = nil
                draw(attentionTo: id, by: alert, at: instant, events: &events)
            }
        case .active(let since, _):
            if instant >= since.addingTimeInterval(Self.longestActive) {
                let removal = ActivityUIDismissalPolicy.default.removalDate(endedAt: instant)
                finish(at: index, removal: removal, events: &events)
            } else {
                records[index].stage = .active(since: since, isStale: true)
                events.append(.stateChanged(id: id, .stale))
            }
        case .ended:
            remove(at: index, events: &events)
        }
    }
}
