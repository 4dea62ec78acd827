import GRDB
import Meditation

/// A sitting of the log as a person names it.
public enum SittingReference: Hashable, Sendable {
    /// The one that began last.
    case last
    /// The one whose identifier begins like this.
    case identifier(String)

    /// What a person typed: `last`, or at least four characters of an identifier.
    public init(parsing text: String) throws(LogError) {
        if text.lowercased() == "last" {
            self = .last
        } else if let prefix = SittingIdentifier.prefix(text) {
            self = .identifier(prefix)
        } else {
            throw .notAnIdentifier(text)
        }
    }

    /// The sitting that is meant.
    func find(in db: Database) throws -> CompletedSitting {
        switch self {
        case .last:
            guard let last = try SittingLogTable.fetch(SittingFilter(limit: 1), in: db).first else {
                throw LogError.emptyLog
            }
            return last
        case .identifier(let prefix):
            let ids = try SittingLogTable.identifiers(beginning: prefix, in: db)
            guard ids.count <= 1 else { throw LogError.ambiguousSitting(prefix, count: ids.count) }
            guard let id = ids.first, let sitting = try SittingLogTable.fetch(id: id, in: db) else {
                throw LogError.unknownSitting(prefix)
            }
            return sitting
        }
    }
}
