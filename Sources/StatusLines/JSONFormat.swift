import Foundation
import Meditation
import PlainText

extension StatusFormat {
    /// One object with always the same keys: for scripts.
    package static let json = StatusFormat(
        name: "json",
        meaning:
            "an object that always has the same keys, with state idle if no sitting runs; with nothing running, no "
            + "output and exit status 1; with --follow, always the object",
        words: { StatusWords(text: { _ in "" }, next: \.nextOfOthers) },
        once: { try object($1) }, followed: { try object($1) }, beats: { [$0 ? .second : .minute, .preparation] },
        tellsEnded: true,
        idle: Idle(once: { nil }, followed: { try JSONText.line(StatusObject()) }))

    private static func object(_ moment: StatusMoment) throws -> String {
        try JSONText.line(
            StatusObject(
                moment.whole, beside: moment.others, server: moment.server, at: moment.now))
    }
}
