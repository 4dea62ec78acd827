import Foundation

/// When connections were opened lately, to notice a client that opens one for every push.
struct ConnectionHistory: Sendable {
    private static let most = 30
    private var opened: [Date] = []

    /// Adds a connection; true if more than 30 were opened within a minute.
    mutating func insert(at now: Date) -> Bool {
        opened.removeAll { now.timeIntervalSince($0) >= 60 }
        opened.append(now)
        guard opened.count > Self.most else { return false }
        opened.removeFirst()
        return true
    }
}
