import Foundation

/// Validates a reference on its own, without a picture.
public enum SnapshotReference {
    /// Parses the reference at `url`, in any form, and throws what is wrong with it.
    public static func check(_ url: URL) throws(SnapshotError) {
        let text = try SnapshotFile.text(at: url)
        do {
            switch url.pathExtension {
            case "frame": _ = try FrameSnapshot(parsing: text)
            case "matrix": _ = try MatrixSnapshot(parsing: text)
            case "points": _ = try PointSnapshot(parsing: text)
            default: break
            }
        } catch {
            throw error.inFile(url.path)
        }
    }
}
