import FrameExport
import FrameSnapshots

/// One picture with all that the kinds of file may say of it.
package struct RenderedPicture {
    /// The cells.
    package let frame: Frame
    /// What it shows, in words.
    package let description: FrameDescription
    /// What a screen reader says of it, phrase by phrase; of a sheet, picture by picture.
    package var reading: [String]
    /// What a reader of a snapshot should know of how it was made. Default: nothing.
    package var facts: [SnapshotFact] = []

    package init(frame: Frame, description: FrameDescription, reading: [String], facts: [SnapshotFact] = []) {
        self.frame = frame
        self.description = description
        self.reading = reading
        self.facts = facts
    }
}
