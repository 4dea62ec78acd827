import FrameExport
import FrameSnapshots
import PendingSnapshots
import Presentations

@testable import Studio
@testable import islet

/// The review in docs/SNAPSHOTS.md: a clock that is one second later.
enum DocumentedReview {
    /// The glyphs.
    static func text() throws -> String {
        let folder = try PendingFolder()
        func picture(_ time: String) -> FrameSnapshot {
            let view = HStack {
                Text("Breath awareness")
                Spacer()
                Text(verbatim: time).bold()
            }
            let size = CellSize(width: 34, height: 1)
            return FrameSnapshot(Renderer.render(view, size: size, environment: EnvironmentValues()))
        }
        try folder.put("clock", old: picture("12:34"), new: picture("12:35"))
        let view = ReviewView(try folder.model(), size: CellSize(width: 80, height: 11))
        return FrameFormat.text.export(view.rendering(.standard).frame)
    }
}
