import Foundation

/// The newest records, numbered from 1 without gaps. Older ones are discarded.
package struct DeliveryLog: Sendable {
    /// Number of records stored.
    let capacity: Int
    /// The number of the newest record; 0 for an empty log.
    package private(set) var lastNumber: Int
    private var stored: [DeliveryRecord] = []

    /// Creates an empty log whose next record has the number `lastNumber` + 1.
    init(capacity: Int, lastNumber: Int = 0) {
        (self.capacity, self.lastNumber) = (max(1, capacity), lastNumber)
    }

    /// The stored records, oldest first.
    package var records: ArraySlice<DeliveryRecord> { stored.suffix(capacity) }

    /// Numbers and appends a record. Returns the numbered record.
    @discardableResult
    mutating func append(_ record: DeliveryRecord) -> DeliveryRecord {
        var numbered = record
        lastNumber += 1
        numbered.number = lastNumber
        stored.append(numbered)
        // Discard in batches, so that not every append moves all records.
        if stored.count > capacity + capacity / 4 + 16 { stored.removeFirst(stored.count - capacity) }
        return numbered
    }

    /// The records after `number`, oldest first.
    ///
    /// - Parameters:
    ///   - id: Only the records of one push, by its `apns-unique-id` or `apns-id`.
    ///   - limit: Maximum number of records, counted from the oldest.
    package func records(
        since number: Int, id: String? = nil, limit: Int = .max
    ) -> [DeliveryRecord] {
        let records = records
        // Numbers have no gaps, so the position can be computed.
        let skipped = records.first.map { min(max(0, number - $0.number + 1), records.count) } ?? 0
        let newer = records.dropFirst(skipped)
        guard let id else { return Array(newer.prefix(limit)) }
        return Array(newer.lazy.filter { $0.uniqueID == id || $0.apnsID == id }.prefix(limit))
    }

    // MARK: As a file

    /// Reads a log file. Unreadable lines are skipped: the last one may be incomplete if the process was killed.
    package init(lines: Data, capacity: Int) {
        self.init(capacity: capacity)
        let decoder = JSONDecoder()
        for line in lines.split(separator: UInt8(ascii: "\n")).suffix(capacity) {
            guard let record = try? decoder.decode(DeliveryRecord.self, from: Data(line)), record.number > lastNumber
            else { continue }
            // Lookup by number requires consecutive records, so discard those before a gap.
            if record.number != lastNumber + 1 { stored.removeAll() }
            lastNumber = record.number
            stored.append(record)
        }
    }

    /// Continues numbering after at least `number`, discarding older records if numbers are skipped.
    mutating func skip(to number: Int) {
        guard number > lastNumber else { return }
        stored.removeAll()
        lastNumber = number
    }
}
