import CellUI
import Foundation
import GuestBuild
import HostSystem
import Meditation
import Presentations
import ScreenKit
import TerminalScreen

/// What a preview that watches its source shows while there is no picture yet: why the source does not compile, until it does.
///
///      preview   Ride.swift
///
///      The source does not compile.
///
///      Ride.swift:12:5: error: cannot find 'x' in scope
///
///      Waiting for a change of the source…                     q leave
package struct BrokenSourceScreen: Program {
    /// The guest, once the source compiles; the screen leaves then.
    package private(set) var guest: Guest?
    /// How the guest is made.
    private var builds: GuestBuilds
    private var failure: CommandFailure
    private let name: String
    private let theme: Theme

    /// The time between two looks at whether the changed source is compiled, in seconds.
    private static let lookPeriod = 0.03

    private enum Command: CommonKeyAction { case showHelp, leave, redraw }
    private static var keys: KeyMap<Command> {
        KeyMap("", [KeyBinding("q", "leave", "q", action: .leave).hint("leave", rank: 0)]).over(.always)
    }

    /// - Parameters:
    ///   - failure: The errors of the source.
    ///   - name: What the source is called in the first line.
    package init(_ failure: CommandFailure, name: String, builds: GuestBuilds, theme: Theme) {
        (self.failure, self.name, self.builds, self.theme) = (failure, name, builds, theme)
    }

    package var watchedFiles: [URL] { builds.files }

    package mutating func update(_ event: ProgramEvent, at reading: ClockReading) -> [ProgramEffect] {
        let now = reading.wall
        switch event {
        case .key(let key) where Self.keys.action(for: key) == .leave: return [.leave]
        case .ending:
            builds.giveUp()
            return []
        case .fileChanged, .folderChanged: builds.begin(after: nil, at: now)
        default: break
        }
        do {
            guest = try GuestErrors.reported { try builds.take(at: now) }
        } catch {
            failure = CommandFailure(error)
        }
        guard guest == nil else { return [.leave] }
        builds.lookAround(after: nil, at: now)
        return []
    }

    package func deadline(after now: Date) -> Date? {
        builds.start == nil ? builds.nextLook : now + Self.lookPeriod
    }

    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        let environment = EnvironmentValues(onScreenOf: theme, at: now)
        let content = content(size: surface.size)
        return ProgramView(
            Renderer.render(
                size: surface.size, at: now, background: CellStyle(background: theme.screen.background)
            ) { $0.draw(content, in: $0.bounds, environment: environment, alignment: .topLeading) })
    }

    private func content(size: CellSize) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            TitleBar("preview", subject: name).frame(height: 16, alignment: .top).padding(.bottom, 16)
            VStack(alignment: .leading, spacing: 16) {
                Text(verbatim: failure.sentence).foregroundStyle(Color(theme.screen.emphasis))
                Text(verbatim: failure.picture.joined(separator: "\n")).foregroundStyle(.primary)
            }
            .padding(.horizontal, 8).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            if size.height >= 6 {
                Footer(
                    notice: builds.start == nil
                        ? "Waiting for a change of the source…" : "Compiling the changed source…",
                    hints: Self.keys.hints
                )
                .padding(.horizontal, size.width >= 40 ? 8 : 0).frame(height: 16)
            }
        }
    }
}
