import Foundation
import Meditation

/// Stages as a column: a list in JSON, null for none.
extension SittingStages {
    /// The stages of a column of `table`.
    init(stored: String?, in table: String) throws {
        guard let stored else {
            self.init()
            return
        }
        do {
            self = try JSONDecoder().decode(SittingStages.self, from: Data(stored.utf8))
        } catch {
            throw UnreadableColumn(column: "\(table).stages")
        }
    }

    /// What the column keeps.
    func stored() throws -> String? {
        guard !isEmpty else { return nil }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}
