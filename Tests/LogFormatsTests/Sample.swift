import Foundation
import LogFormats
import Meditation
import SeededRandom

/// Sittings for writing and reading.
enum Sample {
    /// Saturday, 21 November 2026, 08:14 UTC.
    static let now = Date(timeIntervalSince1970: 1_795_248_840)
    static let context = ImportContext(now: now, timeZone: TimeZone(identifier: "Europe/Berlin")!)

    static func sitting(
        id: UUID = UUID(), start: Date = now - 86400, elapsed: TimeInterval = 1200, method: String = "Metta",
        note: String? = nil
    ) -> CompletedSitting {
        CompletedSitting(
            id: id, start: start, end: start + elapsed, elapsed: elapsed, target: nil, pauses: [], outcome: .completed,
            methodName: method, type: .meditation, note: note)
    }

    /// A sitting that uses every field of the log.
    static func random(_ random: inout SeededGenerator) -> CompletedSitting {
        func seconds(_ range: Range<Double>) -> Double {
            let value = Double.random(in: range, using: &random)
            return Bool.random(using: &random) ? value.rounded(.up) : value
        }
        let start = Date(timeIntervalSinceReferenceDate: seconds(-900_000_000..<816_000_000))
        let pauses = (0..<Int.random(in: 0...2, using: &random)).map { index in
            let begin = start + Double(index * 100) + seconds(1..<50)
            return Pause(start: begin, end: begin + seconds(1..<40))
        }
        let elapsed = seconds(1..<20_000)
        let pieces = [
            "=1+2", "+", "-5", "@", "'", "\"", ",", ";", "\t", "\n", " ", "a", "慈悲", "🧘🏽‍♀️", "\\", "é", "e\u{301}", "'=",
            "{",
        ]
        func text(_ longest: Int, of pieces: [String]) -> String {
            (0..<Int.random(in: 0...longest, using: &random)).map { _ in pieces.randomElement(using: &random)! }
                .joined()
        }
        let note = text(12, of: pieces).trimmingCharacters(in: .whitespacesAndNewlines)
        let method = text(6, of: pieces.filter { $0 != "\t" && $0 != "\n" })
        return CompletedSitting(
            id: uuid(&random), start: start, end: start + elapsed + seconds(0..<300), elapsed: elapsed,
            target: Bool.random(using: &random) ? seconds(1..<5000) : nil, pauses: pauses,
            outcome: Bool.random(using: &random) ? .completed : .endedEarly,
            methodName: method.isEmpty ? "Meditation" : method,
            type: SessionType.allCases.randomElement(using: &random)!,
            note: note.isEmpty ? nil : note)
    }

    private static func uuid(_ random: inout SeededGenerator) -> UUID {
        let bytes = (0..<16).map { _ in UInt8.random(in: 0...255, using: &random) }
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
