import Bridge
import CellUI
import HostSystem
import PlainText
import ScreenKit
import SittingScreen
import Studio

/// What the doctor found, as lines or as JSON.
package struct DoctorReport {
    /// What was looked at.
    package let subjects: [Doctor.Subject]
    /// How many columns of the terminal a line may have; `nil` for as many as it takes.
    private let lineWidth: Int?

    package init(subjects: [Doctor.Subject], lineWidth: Int? = nil) {
        (self.subjects, self.lineWidth) = (subjects, lineWidth)
    }

    /// Whether nothing has to be done.
    package var isWell: Bool { !subjects.flatMap(\.checks).contains { $0.state == .off } }

    /// A title a subject, a line a check, the remedy under it.
    ///
    ///     Terminal
    ///       ok    TERM        xterm-256color
    ///       off   characters  ASCII: the locale is C
    ///             Set LANG to a UTF-8 locale such as C.UTF-8.
    package var text: String {
        let width = subjects.flatMap(\.checks).map(\.title.count).max() ?? 0
        let blocks = subjects.map { subject in
            let lines = subject.checks.flatMap { check -> [String] in
                let head = "  \(check.state.rawValue.padded(to: 6))\(check.title.padded(to: width + 2))"
                return
                    ([head + wrapped(check.finding, from: width + 10)]
                    + (check.remedy.map { [String(repeating: " ", count: width + 10) + wrapped($0, from: width + 10)] }
                        ?? []))
            }
            return ([subject.title] + lines).joined(separator: "\n") + "\n"
        }
        let count = subjects.flatMap(\.checks).count { $0.state == .off }
        let verdict = count == 0 ? "All is well." : count == 1 ? "One thing is off." : "\(count) things are off."
        return blocks.joined(separator: "\n") + "\n\(verdict)\n"
    }

    /// A text that begins in a column, its further lines under the first.
    private func wrapped(_ text: String, from column: Int) -> String {
        guard let lineWidth else { return text }
        // At the left where the column leaves no room.
        let hanging = lineWidth - column < 16 ? 4 : column
        let lines = WrappedText.block(text, indent: column, hanging: hanging, width: lineWidth)
        return String(lines.dropFirst(column).dropLast())
    }

    /// For scripts. The keys are a promise: a later Islet only adds to them.
    package struct Object: Encodable {
        /// A check.
        package struct Line: Encodable {
            private enum CodingKeys: String, CodingKey {
                case key, title, state, finding, remedy
            }
            package let check: Check

            package init(check: Check) {
                self.check = check
            }

            package func encode(to encoder: any Encoder) throws {
                var object = encoder.container(keyedBy: CodingKeys.self)
                try object.encode(check.key, forKey: .key)
                try object.encode(check.title, forKey: .title)
                try object.encode(check.state, forKey: .state)
                try object.encode(check.finding, forKey: .finding)
                try object.encode(check.remedy, forKey: .remedy)
            }
        }

        package init(well: Bool, version: String, checks: [Line]) {
            self.well = well
            self.version = version
            self.checks = checks
        }

        let well: Bool
        package let version: String
        package let checks: [Line]
    }

    /// As JSON.
    package var object: Object {
        Object(well: isWell, version: ProgramVersion.number, checks: subjects.flatMap(\.checks).map(Object.Line.init))
    }
}
