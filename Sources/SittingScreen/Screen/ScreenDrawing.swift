import CellUI
import Foundation
import Languages
import Meditation
import ScreenKit
import StatusLines
import TerminalScreen

/// Draws the screen, and knows when it changes by itself.
extension SittingProgram {
    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        if colorDepth != surface.colorDepth || looks.isUnicode != surface.isUnicode
            || model.background != surface.background
        {
            (colorDepth, looks.isUnicode) = (surface.colorDepth, surface.isUnicode)
            model.background = surface.background
            adoptLooks(at: now)
            isTick = false
        }
        // A server that is away is shown with how long it has been.
        if isTick, memory.server == nil, image?.rendering.frame.size == surface.size {
            image?.advance(to: now)
        } else {
            draw(surface.size, at: now)
        }
        let settings = model.settings
        let words = settings.title || settings.progress ? WindowWords(state, at: now) : .none
        guard let rendering = image?.rendering else { return nil }
        var view = ProgramView(
            rendering, title: settings.title ? words.title : nil, progress: settings.progress ? words.progress : nil)
        // A breath moves between the seconds.
        if isBreathing, !isStanding { view.movesAt = rendering.expiresAt }
        return view
    }

    /// Brings the image up to `now`, whatever has changed.
    private mutating func draw(_ size: CellSize, at now: Date) {
        others = stage.others(at: now)
        model.isServerAway = memory.server?.offlineSince(at: now) != nil
        model.serverWords = memory.server.map { ServerWords.text($0, at: now, in: { timeZone }) }
        model.fit(size, hasOthers: !others.isEmpty)
        let (theme, contrast) = looks.faces(isResting: model.isResting(at: now, isStanding: isStanding))
        let picture = ScreenPicture(
            model: model, state: state, show: stage.show(at: now), others: others, theme: theme,
            contrast: contrast, device: looks.device, timeZone: timeZone)
        picture.update(&image, size: size, at: now)
    }

    package func deadline(after now: Date) -> Date? {
        let standing = isTick ? repose?.change : standingDeadline(after: now)
        return [standing, beat].compactMap { $0 }.min()
    }

    /// When something other than a running sitting's clock changes next.
    func standingDeadline(after now: Date) -> Date? {
        var dates = [
            modelDeadline(after: now), scheduler.next,
            stage.system.nextDeadline(after: now), activities.nextChange, session?.lifecycle.nextChange, nextServerLook,
            storeRetry.next, state.sitting == nil ? model.weeklyAim?.until : nil,
        ]
        if isStanding, !others.isEmpty { dates.append(othersBeat(after: now)) }
        return dates.compactMap { $0 }.min()
    }

    /// When hints, a sentence or the waking of the screen end. While a sitting runs they end with its next second, which wakes the
    /// screen anyway; only a mouse button that is held down is awaited to the instant.
    private func modelDeadline(after now: Date) -> Date? {
        let next = model.nextDeadline(after: now, isStanding: isStanding)
        guard let sitting = state.sitting, !isStanding, model.press == nil else { return next }
        return next.map { TickSchedule.beat(notBefore: $0, of: sitting) }
    }

    /// When other apps' activities, or the lock screen clock with them, change next; for use while no sitting's clock runs.
    private func othersBeat(after now: Date) -> Date? {
        if case .start = model.mode, !model.isWatching {
            // The panel's preview begins at this very instant, so its clock does not move.
            return others.nextChange(after: now, showsSeconds: model.settings.showSeconds)
        }
        return image?.rendering.expiresAt.map { others.beat(notBefore: $0, after: now) }
    }

    /// When a running sitting's picture changes next, unless that is a movement.
    private var beat: Date? {
        guard let sitting = state.sitting, !isStanding, !isBreathing else { return nil }
        return image?.rendering.expiresAt.map { TickSchedule.beat(notBefore: $0, of: sitting) }
    }

    /// Whether a breath moves the island, or will.
    private var isBreathing: Bool {
        guard let sitting = state.sitting, !model.settings.reduceMotion else { return false }
        return sitting.breath != nil || sitting.stages.list.contains { $0.type == .breathing }
    }

    /// Whether no clock runs: the sitting is paused, or there is none.
    var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    mutating func adoptLooks(at now: Date) {
        complainOfSettings(looks.adopt(model.settings, at: colorDepth, on: model.background), at: now)
    }
}

/// The window's title and progress for a sitting.
struct WindowWords: Hashable {
    /// The title, `12 of 20 min · Breath awareness`; `nil` if no sitting runs. Changes once a minute, to cost next to nothing.
    let title: String?
    /// The progress of a sitting with a target; `nil` if there is none.
    let progress: TerminalProgress?

    /// No title and no progress.
    static let none = WindowWords(title: nil, progress: nil)

    private init(title: String?, progress: TerminalProgress?) { (self.title, self.progress) = (title, progress) }

    /// Describes the timer state, given in wall-clock time.
    init(_ state: TimerState, at now: Date) {
        guard let sitting = state.sitting?.stageAsSitting(at: now) else {
            (title, progress) = (nil, nil)
            return
        }
        title = "\(Self.standing(sitting, at: now)) · \(sitting.methodName)"
        progress = sitting.parts(of: 100, at: now).map { percent in
            sitting.pausedAt == nil ? .running(percent: percent) : .paused(percent: percent)
        }
    }

    private static func standing(_ sitting: Sitting, at now: Date) -> String {
        func minutes(_ seconds: TimeInterval) -> String { "\(Int(seconds / 60))" }
        let elapsed = sitting.elapsed(at: now)
        return switch sitting.phase(at: now) {
        case .preparing: localized("preparing", "state")
        case .paused: localized("paused at \(minutes(elapsed)) min")
        case .targetReached(let overtime): localized("target reached, +\(minutes(overtime)) min")
        case .sitting, .ended:
            sitting.target.map { localized("\(minutes(elapsed)) of \(ClockText.brief($0))") }
                ?? localized("\(minutes(elapsed)) min")
        }
    }
}
