import GuestProtocol

/// A finding with all states of a widget in which it was made: two previews often differ in the presentation alone, and a view in a
/// `ForEach` is written once.
struct SharedFinding {
    private let widget: String
    let finding: GuestFinding
    /// The number of times that it was made in one state.
    private let times: Int
    private var states: [String] = []

    /// The most states that are named.
    private static let mostNames = 3

    /// `ride · lock, lock-2`
    var place: String { Self.place(of: widget, in: states) }

    /// The name of a widget with those of its states.
    static func place(of widget: String, in states: [String]) -> String {
        let names = states.prefix(mostNames).joined(separator: ", ")
        let others = states.count - mostNames
        return "\(widget) · \(names)" + (others > 0 ? " and \(others) more" : "")
    }

    /// ` (2 times)`; empty for once.
    var timesText: String { times == 1 ? "" : " (\(times) times)" }

    /// The findings of some pictures, each once.
    static func all(in pictures: [(widget: String, state: String, findings: [GuestFinding])]) -> [SharedFinding] {
        var found: [SharedFinding] = []
        var known: [Key: Int] = [:]
        for picture in pictures {
            var (order, counts): ([GuestFinding], [GuestFinding: Int]) = ([], [:])
            for finding in picture.findings {
                if counts[finding] == nil { order.append(finding) }
                counts[finding, default: 0] += 1
            }
            for finding in order {
                let key = Key(widget: picture.widget, finding: finding, times: counts[finding, default: 1])
                let index = known[key] ?? found.count
                if index == found.count {
                    found.append(SharedFinding(widget: key.widget, finding: finding, times: key.times))
                    known[key] = index
                }
                found[index].states.append(picture.state)
            }
        }
        return found
    }

    private struct Key: Hashable {
        let widget: String
        let finding: GuestFinding
        let times: Int
    }

    private init(widget: String, finding: GuestFinding, times: Int) {
        (self.widget, self.finding, self.times) = (widget, finding, times)
    }
}
