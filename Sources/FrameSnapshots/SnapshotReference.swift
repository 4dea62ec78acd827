import Foundation

/// A reference on its own, without a picture to compare it with.
public enum SnapshotReference {
    /// Reads the reference at `url`, whatever its form is, and throws what is wrong with it.
    public static func check(_ url: URL) throws(SnapshotError) {
        let text = try SnapshotFile.text(at: url)
        do {
            switch url.pathExtension {
            case "frame": _ = try FrameSnapshot(parsing: text)
            case "matrix": _ = try MatrixSnapshot(parsing: text)
            default: break
            }
        } catch {
            throw error.inFile(url.path)
        }
    }
}
