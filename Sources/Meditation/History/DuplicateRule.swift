import Foundation

/// When a sitting that is imported is one that the log has already.
public enum DuplicateRule: Hashable, Sendable {
    /// Both began in the same second and lasted as many seconds.
    case startAndDuration
    /// Both began in the same minute: for files that keep no seconds.
    case startMinute
    /// As ``startAndDuration`` against the log alone: for Islet's own exports, whose identifiers distinguish two
    /// sittings that began and ended together.
    case ownFile
    /// Some time belongs to both: for files in which two devices may have recorded one sitting.
    case overlap

    /// The sittings that are new, in the order of their beginnings, without those that `logged` has, by identifier or by this
    /// rule, and without those that come twice. Of two that overlap, the longer one stays.
    public func new(of imported: [CompletedSitting], logged: [CompletedSitting]) -> [CompletedSitting] {
        var identifiers = Set(logged.map(\.id))
        let unseen = imported.filter { identifiers.insert($0.id).inserted }
        let kept =
            switch self {
            case .startAndDuration: distinct(unseen, logged) { Key($0.start, $0.elapsed) }
            case .ownFile: absent(unseen, from: Set(logged.map { Key($0.start, $0.elapsed) }))
            case .startMinute: distinct(unseen, logged) { ($0.start.timeIntervalSince1970 / 60).rounded(.down) }
            case .overlap: apart(unseen, logged)
            }
        return kept.sorted { $0.start < $1.start }
    }

    private struct Key: Hashable {
        let start: Double
        let elapsed: Double

        init(_ start: Date, _ elapsed: TimeInterval) {
            (self.start, self.elapsed) = (start.timeIntervalSince1970.rounded(.down), elapsed.rounded())
        }
    }

    private func absent(_ imported: [CompletedSitting], from logged: Set<Key>) -> [CompletedSitting] {
        imported.filter { !logged.contains(Key($0.start, $0.elapsed)) }
    }

    private func distinct<Key: Hashable>(
        _ imported: [CompletedSitting], _ logged: [CompletedSitting], by key: (CompletedSitting) -> Key
    ) -> [CompletedSitting] {
        var seen = Set(logged.map(key))
        return imported.filter { seen.insert(key($0)).inserted }
    }

    private func apart(_ imported: [CompletedSitting], _ logged: [CompletedSitting]) -> [CompletedSitting] {
        var taken = Intervals(logged.map { ($0.start, $0.end) })
        return imported.sorted { ($0.elapsed, $1.start) > ($1.elapsed, $0.start) }.filter {
            taken.insert($0.start, $0.end)
        }
    }

    /// Stretches of time in the order of their beginnings. Those of the log may overlap each other.
    private struct Intervals {
        private var starts: [Date] = []
        /// The latest end among the stretches up to each.
        private var ends: [Date] = []

        init(_ stretches: [(start: Date, end: Date)]) {
            for stretch in stretches.sorted(by: { $0.start < $1.start }) {
                starts.append(stretch.start)
                ends.append(max(stretch.end, ends.last ?? stretch.end))
            }
        }

        /// Takes a stretch in, unless it overlaps one that is there.
        mutating func insert(_ start: Date, _ end: Date) -> Bool {
            let index = starts.partition(before: end)
            if index > 0, ends[index - 1] > start { return false }
            let place = starts.partition(before: start)
            starts.insert(start, at: place)
            ends.insert(max(end, place > 0 ? ends[place - 1] : end), at: place)
            return true
        }
    }
}

extension [Date] {
    /// The index of the first that is not before `date`, in a sorted array.
    fileprivate func partition(before date: Date) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < date { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
