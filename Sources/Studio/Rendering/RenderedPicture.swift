import FrameExport
import FrameSnapshots

/// A rendered picture with the metadata that file formats may include.
package struct RenderedPicture {
    /// The drawn cells.
    package let frame: Frame
    /// The description in words.
    package let description: FrameDescription
    /// The accessibility phrases; for a sheet, one per picture.
    package var reading: [String]
    /// The facts about how the picture was made, for readers of a snapshot. Default: none.
    package var facts: [SnapshotFact] = []

    package init(frame: Frame, description: FrameDescription, reading: [String], facts: [SnapshotFact] = []) {
        self.frame = frame
        self.description = description
        self.reading = reading
        self.facts = facts
    }
}
