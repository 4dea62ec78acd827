import FrameSnapshots
import HostSystem

/// A snapshot pending review.
package struct ReviewEntry {
    /// The decision on it.
    enum Decision: Hashable {
        case accepted, rejected
    }

    /// The pending files.
    package let pending: PendingSnapshot
    /// The path as displayed.
    package let name: String
    /// Old and new, or why they could not be read.
    package let change: Result<SnapshotChange, SnapshotError>
    /// The decision; `nil` if there is none yet.
    var decision: Decision?

    /// Creates an entry by reading the files.
    package init(_ pending: PendingSnapshot, name: String) {
        (self.pending, self.name) = (pending, name)
        change = Result { () throws(SnapshotError) in try pending.change() }
    }

    /// The frames that would change, each with its name within the file.
    var frames: [(name: String, comparison: FrameComparison)] { (try? change.get().frames) ?? [] }

    /// Old and new true picture; `nil` if the file is of another form.
    var points: PointComparison? { try? change.get().points }

    /// The differences, one per line.
    package var lines: [String] {
        switch change {
        case .success(let change): change.lines
        case .failure(let error): ["Cannot be read: \(error)"]
        }
    }

    /// Whether every kind of change here also occurs in `other`. `false` if one cannot be read, or if nothing of a frame
    /// changed.
    func isLike(_ other: ReviewEntry) -> Bool {
        guard let mine = try? change.get(), let its = try? other.change.get() else { return false }
        return mine.isLike(its)
    }
}

extension SnapshotError: CommandError {
    package var status: ExitStatus {
        switch self {
        case .malformed, .damaged, .tooManyStyles, .source: .dataError
        case .missing: .noInput
        case .cannotWrite: .cannotCreate
        case .file: .inputOutput
        case .unknownMode, .unusableName: .usage
        }
    }
}
