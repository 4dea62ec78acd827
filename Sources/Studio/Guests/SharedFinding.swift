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
            var (order, counts): ([(key: Key, finding: GuestFinding)], [Key: Int]) = ([], [:])
            for finding in picture.findings {
                let key = Key(of: finding, in: picture.widget)
                if counts[key] == nil { order.append((key, finding)) }
                counts[key, default: 0] += 1
            }
            for (key, finding) in order {
                let key = key.made(counts[key, default: 1])
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

    /// What is printed of a finding: a measure may differ by less than its sentence shows.
    private struct Key: Hashable {
        let widget, sentence: String
        let file: String?
        let line: Int?
        private(set) var times = 1

        init(of finding: GuestFinding, in widget: String) {
            (self.widget, sentence, file, line) = (widget, finding.sentence, finding.file, finding.line)
        }

        func made(_ times: Int) -> Key {
            var key = self
            key.times = times
            return key
        }
    }

    private init(widget: String, finding: GuestFinding, times: Int) {
        (self.widget, self.finding, self.times) = (widget, finding, times)
    }
}
