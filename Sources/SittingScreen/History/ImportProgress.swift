import CellUI
import FrameExport
import Surroundings

/// How far a large file is read: a bar on standard error, where that is a terminal.
///
///     ██████████████▌░░░░░░░░░░░░░░░░░  46 %, 812 found
package struct ImportProgress {
    private let total: Int
    private let shell: Shell
    private var shown = -1

    /// Nothing is shown of a file whose size is not known or that is read in a moment.
    package init(total: Int, shell: Shell) {
        let isWorthIt = total > 16 << 20 && shell.isErrorTerminal && shell.environment["TERM"] != "dumb"
        self.total = isWorthIt ? total : 0
        self.shell = shell
    }

    /// Shows how many bytes are done, if that is a percent more than before.
    package mutating func show(done: Int, found: Int) {
        guard total > 0 else { return }
        let percent = min(100, done * 100 / total)
        guard percent > shown else { return }
        shown = percent
        let view = ProgressView(value: Double(percent), total: 100)
        let bar = Renderer.render(view, size: CellSize(width: 32, height: 1), environment: EnvironmentValues()).frame
            .text
        shell.complain("\r\(bar)  \(percent) %, \(found) found")
    }

    /// Takes the bar away.
    package func clear() {
        if shown >= 0 { shell.complain("\r" + String(repeating: " ", count: 60) + "\r") }
    }
}
