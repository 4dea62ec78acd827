import Foundation

/// The newest records, numbered from 1. Older ones are forgotten.
package struct DeliveryLog: Sendable {
    /// How many records are kept.
    let capacity: Int
    /// The number of the newest record; 0 for an empty log.
    package private(set) var lastNumber: Int
    private var stored: [DeliveryRecord] = []

    /// An empty log, whose next record follows `lastNumber`.
    init(capacity: Int, lastNumber: Int = 0) {
        (self.capacity, self.lastNumber) = (max(1, capacity), lastNumber)
    }

    /// The records that are kept, oldest first.
    package var records: ArraySlice<DeliveryRecord> { stored.suffix(capacity) }

    /// Numbers a record and keeps it; answers it with its number.
    @discardableResult
    mutating func append(_ record: DeliveryRecord) -> DeliveryRecord {
        var numbered = record
        lastNumber += 1
        numbered.number = lastNumber
        stored.append(numbered)
        // By the quarter, so that not every record moves all others.
        if stored.count > capacity + capacity / 4 + 16 { stored.removeFirst(stored.count - capacity) }
        return numbered
    }

    /// The records after a number, oldest first.
    ///
    /// - Parameters:
    ///   - uniqueID: Only those of one push, by its `apns-unique-id` or its `apns-id`.
    ///   - limit: The most records to return, oldest first.
    package func records(
        since number: Int, id: String? = nil, limit: Int = .max
    ) -> [DeliveryRecord] {
        let records = records
        // Numbers have no gaps, so the first one's place is known.
        let skipped = records.first.map { min(max(0, number - $0.number + 1), records.count) } ?? 0
        let newer = records.dropFirst(skipped)
        guard let id else { return Array(newer.prefix(limit)) }
        return Array(newer.lazy.filter { $0.uniqueID == id || $0.apnsID == id }.prefix(limit))
    }

    // MARK: As a file

    /// The log that a file holds. Lines that cannot be read are passed over: a kill may have torn the last one.
    package init(lines: Data, capacity: Int) {
        self.init(capacity: capacity)
        let decoder = JSONDecoder()
        for line in lines.split(separator: UInt8(ascii: "\n")).suffix(capacity) {
            guard let record = try? decoder.decode(DeliveryRecord.self, from: Data(line)), record.number > lastNumber
            else { continue }
            // A gap would break the search by number; what lies before one is old.
            if record.number != lastNumber + 1 { stored.removeAll() }
            lastNumber = record.number
            stored.append(record)
        }
    }

    /// Goes on after at least `number`.
    mutating func skip(to number: Int) {
        guard number > lastNumber else { return }
        stored.removeAll()
        lastNumber = number
    }
}
