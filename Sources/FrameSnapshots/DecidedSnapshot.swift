import Foundation

/// A pending picture that was accepted or rejected, and what is needed to take that back.
public struct DecidedSnapshot: Sendable {
    /// What was done with it.
    enum Decision: Sendable {
        /// It replaced the reference, whose bytes are told; `nil` if there was none.
        case accepted(old: Data?)
        /// It was written into a source.
        case acceptedInline(InlineSnapshot)
        /// It was removed.
        case rejected
    }

    /// The picture.
    public let pending: PendingSnapshot
    let decision: Decision
    /// The picture's bytes.
    let new: Data

    /// Puts every file back: the picture waits again.
    ///
    /// - Throws: ``SnapshotError``, and changes nothing, where a file is not as the decision left it: a test may have run since.
    public func takeBack() throws(SnapshotError) {
        guard try SnapshotFile.bytes(at: pending.url) == nil else {
            throw .file(path: pending.url.path, reason: "is there again, made by a later run; nothing was taken back")
        }
        switch decision {
        case .rejected: try putBack()
        case .acceptedInline(let inline):
            try inline.takeBack()
            try putBack()
        case .accepted(let old):
            guard try SnapshotFile.bytes(at: pending.reference) == new else {
                throw .file(
                    path: pending.reference.path, reason: "was changed since it was accepted; nothing was taken back")
            }
            try putBack()
            if let old {
                try SnapshotFile.write(Array(old), to: pending.reference)
            } else {
                try SnapshotFile.remove(pending.reference)
            }
        }
    }

    private func putBack() throws(SnapshotError) { try SnapshotFile.write(Array(new), to: pending.url) }
}
