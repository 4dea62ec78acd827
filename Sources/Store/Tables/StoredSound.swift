import Foundation
import Meditation

/// What plays during a sitting as a column: JSON, null where the settings decide.
extension SittingSound {
    init(stored: String?) throws {
        guard let stored else {
            self.init()
            return
        }
        do {
            self = try JSONDecoder().decode(SittingSound.self, from: Data(stored.utf8))
        } catch {
            throw UnreadableColumn(column: "timer.sound")
        }
    }

    /// What the column keeps.
    func stored() throws -> String? {
        guard !isUsual else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
