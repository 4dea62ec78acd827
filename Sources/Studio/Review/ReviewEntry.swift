import FrameSnapshots

/// A picture that waits for review, on the screen.
package struct ReviewEntry {
    /// What has become of it.
    enum Decision: Hashable {
        case accepted, rejected
    }

    /// The files.
    package let pending: PendingSnapshot
    /// Its path, as people type it.
    package let name: String
    /// Old and new; the reason in words where they cannot be read.
    package let change: Result<SnapshotChange, SnapshotError>
    /// What was decided; `nil` for nothing yet.
    var decision: Decision?

    /// Reads the pictures.
    package init(_ pending: PendingSnapshot, name: String) {
        (self.pending, self.name) = (pending, name)
        change = Result { () throws(SnapshotError) in try pending.change() }
    }

    /// The frames that would change, each with its name within the file.
    var frames: [(name: String, comparison: FrameComparison)] { (try? change.get().frames) ?? [] }

    /// What differs, a line each.
    package var lines: [String] {
        switch change {
        case .success(let change): change.lines
        case .failure(let error): ["It cannot be read: \(error)"]
        }
    }

    /// Whether nothing happened here that did not happen to the other.
    func isLike(_ other: ReviewEntry) -> Bool {
        guard let mine = try? change.get(), let its = try? other.change.get() else { return false }
        return mine.isLike(its)
    }
}
