import FrameExport
import FrameSnapshots

/// One picture with all that the kinds of file may say of it.
struct RenderedPicture {
    /// The cells.
    let frame: Frame
    /// What it shows, in words.
    let description: FrameDescription
    /// What a screen reader says of it, phrase by phrase; of a sheet, picture by picture.
    var reading: [String]
    /// What a reader of a snapshot should know of how it was made. Default: nothing.
    var facts: [SnapshotFact] = []
}
