import Foundation

/// A new picture beside its reference, waiting to be accepted or rejected.
public struct PendingSnapshot: Hashable, Sendable {
    /// The extension added to the reference's file name.
    public static let suffix = "new"

    /// The file of the picture.
    public let url: URL
    /// The reference that it would replace, which may not exist.
    public var reference: URL { url.deletingPathExtension() }

    /// The pending picture at `url`; `nil` if the file name is not that of a pending picture.
    public init?(_ url: URL) {
        guard url.pathExtension == Self.suffix, SnapshotTree.isReference(url.deletingPathExtension()) else {
            return nil
        }
        self.url = url
    }

    /// The file of a new picture for `reference`.
    public static func url(of reference: URL) -> URL { reference.appendingPathExtension(suffix) }

    /// Whether it changes a literal in a source file.
    public var isInline: Bool { reference.pathExtension == InlineSnapshot.fileExtension }

    /// Replaces the reference by the picture. The result can undo this.
    @discardableResult
    public func accept() throws(SnapshotError) -> DecidedSnapshot {
        guard let new = try SnapshotFile.bytes(at: url) else { throw .missing(path: url.path) }
        if isInline {
            let inline = try InlineSnapshot(parsing: SnapshotFile.text(new, path: url.path), at: url)
            try inline.accept()
            try SnapshotFile.remove(url)
            return DecidedSnapshot(pending: self, decision: .acceptedInline(inline), new: new)
        }
        // Never accept a damaged file.
        _ = try change()
        let old = try SnapshotFile.bytes(at: reference)
        try SnapshotFile.move(url, over: reference)
        return DecidedSnapshot(pending: self, decision: .accepted(old: old), new: new)
    }

    /// Removes the picture and keeps the reference. The result can undo this; `nil` if the picture no longer exists.
    @discardableResult
    public func reject() throws(SnapshotError) -> DecidedSnapshot? {
        guard let new = try SnapshotFile.bytes(at: url) else { return nil }
        try SnapshotFile.remove(url)
        return DecidedSnapshot(pending: self, decision: .rejected, new: new)
    }

    /// The change from old to new.
    public func change() throws(SnapshotError) -> SnapshotChange {
        let new = try SnapshotFile.text(at: url)
        if isInline {
            let inline = try InlineSnapshot(parsing: new, at: url)
            return try SnapshotChange(
                old: inline.old, new: inline.new, kind: inline.strategy, oldPath: inline.source.path, newPath: url.path)
        }
        let old = try SnapshotFile.bytes(at: reference)
        let oldText: String? = if let old { try SnapshotFile.text(old, path: reference.path) } else { nil }
        return try SnapshotChange(
            old: oldText, new: new, kind: reference.pathExtension, oldPath: reference.path, newPath: url.path)
    }
}
