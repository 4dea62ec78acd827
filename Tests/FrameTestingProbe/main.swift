import Foundation
import FrameSnapshots
import LiveActivities
import Meditation
import Presentations

// Writes the snapshots of every preview, and of texts with times, to standard output: the tests run it in several
// environments and compare the bytes.

func write(_ snapshot: FrameSnapshot) throws { print(try snapshot.text()) }

for preview in [ActivityPreview.meditation, .ambientReading, .countdown, .script] {
    for state in preview.states {
        for depth in [ColorDepth.direct, .ansi16] {
            var traits = PreviewTraits()
            traits.colorDepth = depth
            let picture = PresentationPicture(of: state, in: traits)
            let rendering = picture.rendering(at: ActivityPreview.start + state.moment)
            try write(
                FrameSnapshot(rendering, facts: [.date(ActivityPreview.start + state.moment), .scale(.standard)]))
            try write(FrameSnapshot(frame: rendering.frame.reduced(to: depth)))
        }
    }
}

var environment = EnvironmentValues()
environment.now = ActivityPreview.start
let date = ActivityPreview.start + 3_723
let times = VStack(alignment: .leading) {
    Text(date, style: .time)
    Text(date, style: .date)
    Text(date, style: .relative)
    Text(date, style: .offset)
    Text(date, style: .timer)
    Text("istanbul \(1_234_567) \(0.5)").textCase(.uppercase)
}
try write(
    FrameSnapshot(Renderer.render(times, size: CellSize(width: 40, height: 6), environment: environment)))
