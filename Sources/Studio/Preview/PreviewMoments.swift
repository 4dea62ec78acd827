import Foundation
import Presentations
import ScreenKit

/// The instants through which a preview goes by keys and clicks.
extension PreviewModel {
    mutating func step(_ seconds: Double, at now: Date) {
        time.jump(to: (time.offset(at: now) + seconds).rounded(.down), at: now)
    }

    /// Jumps to an offset clicked on the timeline.
    mutating func scrub(to offset: Double, at now: Date) {
        time.jump(to: offset, at: now)
    }

    mutating func jump(forward: Bool, at now: Date) {
        let offset = time.offset(at: now)
        let moments = choice.state.moments
        let next = forward ? moments.first { $0.offset > offset + 0.001 } : moments.last { $0.offset < offset - 0.001 }
        guard let next else { return }
        time.jump(to: next.offset, at: now)
        notice = next.name
    }
}
