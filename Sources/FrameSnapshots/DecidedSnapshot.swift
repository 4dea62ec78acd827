import Foundation

/// A pending picture that was accepted or rejected, with what is needed to undo that.
public struct DecidedSnapshot: Sendable {
    /// What was done with the picture.
    enum Decision: Sendable {
        /// It replaced the reference, whose bytes were `old`; `nil` if there was none.
        case accepted(old: Data?)
        /// It was written into a source.
        case acceptedInline(InlineSnapshot)
        /// It was removed.
        case rejected
    }

    /// The picture.
    public let pending: PendingSnapshot
    let decision: Decision
    /// The bytes of the picture.
    let new: Data

    /// Undoes the decision: the picture is pending again.
    ///
    /// - Throws: ``SnapshotError``, without changing anything, if a file is not as the decision left it, for example after a
    ///   test run.
    public func takeBack() throws(SnapshotError) {
        guard try SnapshotFile.bytes(at: pending.url) == nil else {
            throw .file(path: pending.url.path, reason: "was written again by a later run; nothing was undone")
        }
        switch decision {
        case .rejected: try putBack()
        case .acceptedInline(let inline):
            try inline.takeBack()
            try putBack()
        case .accepted(let old):
            guard try SnapshotFile.bytes(at: pending.reference) == new else {
                throw .file(
                    path: pending.reference.path, reason: "was changed since it was accepted; nothing was undone")
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
