import Languages
import Meditation
import PlainText

extension StatusFormat {
    /// What waybar's custom module reads with `"return-type": "json"`. Text and tooltip are Pango markup.
    ///
    /// Source: waybar-custom(5).
    static let waybar = StatusFormat(
        name: "waybar",
        meaning:
            "an object with text, alt and class (the state, or activity), tooltip and percentage; with nothing running, "
            + "an empty text, which hides the module",
        words: barWords, once: { try line($0, $1) }, followed: { try line($0, $1) },
        beats: { _ in [.part(100)] },
        idle: .line {
            try JSONText.line(
                Module(
                    text: "", alt: "idle", tooltip: localized("No sitting is running."), cssClass: "idle", percentage: 0
                ))
        })

    private struct Module: Encodable {
        let text: String
        let alt: String
        let tooltip: String
        let cssClass: String
        let percentage: Int

        private enum CodingKeys: String, CodingKey {
            case text, alt, tooltip, percentage
            case cssClass = "class"
        }
    }

    private static func line(_ words: String, _ moment: StatusMoment) throws -> String {
        let name = moment.phase?.name ?? "activity"
        let state = moment.phase?.word ?? ""
        // Past the target no bell is to come.
        let bell = moment.overtime == nil ? moment.bell : nil
        let sitting = moment.sitting.map { sitting in
            bell.map { localized("\(sitting.methodName): \(state), bell at \($0)") }
                ?? localized("\(sitting.methodName): \(state)")
        }
        let stage = moment.stage.flatMap { $0.count > 1 ? localized("Stage \($0.place)") : nil }
        let tooltip = [sitting, stage].compactMap { $0 } + moment.sayings
        let others = moment.others.filter(\.isRunning)
        let percent = others.first?.summary?.percent
        return try JSONText.line(
            Module(
                text: markup(words), alt: name,
                tooltip: markup(tooltip.joined(separator: "\n")),
                cssClass: name, percentage: (moment.sitting == nil ? percent : moment.percent) ?? 0))
    }

    /// A text in Pango markup that shows as it is written.
    private static func markup(_ text: String) -> String {
        var markup = ""
        for character in text {
            switch character {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            case ">": markup += "&gt;"
            default: markup.append(character)
            }
        }
        return markup
    }
}
