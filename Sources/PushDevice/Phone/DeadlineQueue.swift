import Foundation

/// The next deadline of each phone, as a binary heap.
///
/// Setting a new deadline leaves the old entry in the heap; it is discarded when it reaches the top.
struct DeadlineQueue {
    private struct Entry {
        let date: Date
        let phone: String
    }

    private var heap: [Entry] = []
    private var current: [String: Date] = [:]

    /// The earliest deadline; `nil` if there is none.
    mutating func earliest() -> Date? {
        while let first = heap.first {
            if current[first.phone] == first.date { return first.date }
            removeFirst()
        }
        return nil
    }

    /// Removes the deadlines up to `now` and returns their phones, in order of the deadlines.
    mutating func takeDue(at now: Date) -> [String] {
        var due: [String] = []
        while let date = earliest(), date <= now {
            let phone = heap[0].phone
            current[phone] = nil
            removeFirst()
            due.append(phone)
        }
        return due
    }

    /// Sets the deadline of a phone; `nil` removes it.
    mutating func set(_ date: Date?, for phone: String) {
        guard current[phone] != date else { return }
        current[phone] = date
        guard let date else { return }
        if heap.count > 4 * current.count + 1024 { rebuild() } else { insert(Entry(date: date, phone: phone)) }
    }

    private mutating func rebuild() {
        heap = []
        for (phone, date) in current { insert(Entry(date: date, phone: phone)) }
    }

    private mutating func insert(_ entry: Entry) {
        heap.append(entry)
        var child = heap.count - 1
        while child > 0, heap[child].date < heap[(child - 1) / 2].date {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            var least = parent
            for child in [2 * parent + 1, 2 * parent + 2]
            where child < heap.count && heap[child].date < heap[least].date {
                least = child
            }
            if least == parent { return }
            heap.swapAt(parent, least)
            parent = least
        }
    }
}
