import CellUI
import Foundation
import Meditation
import StatusLines
import TerminalScreen

/// Paints the screen and keeps it moving until something else must be checked.
extension ScreenLoop {
    /// Seconds between checks (battery, absence) while a sitting only ticks.
    private static let repose: TimeInterval = 10

    /// Draws the current state and paints it.
    mutating func paint(at now: Date) {
        others = stage.others(at: now)
        model.isServerAway = memory.server?.offlineSince(at: now) != nil
        model.serverWords = memory.server.map { ServerWords.text($0, at: now, in: { timeZone }) }
        model.fit(screen.size, hasOthers: !others.isEmpty)
        let picture = ScreenPicture(
            model: model, state: state, show: stage.show(at: now), others: others, theme: looks.theme,
            contrast: looks.contrast, device: looks.device, timeZone: timeZone)
        let image = picture.image(size: screen.size, at: now, after: image)
        self.image = image
        show(image.rendering.frame, at: now)
    }

    private func show(_ frame: Frame, at now: Date) {
        screen.paint(frame)
        let settings = model.settings
        let words = settings.title || settings.progress ? WindowWords(state, at: now) : .none
        screen.setTitle(settings.title ? words.title : nil)
        screen.setProgress(settings.progress ? words.progress : nil)
    }

    /// Waits for the next event. Ticks in between only redraw, with all other state as of `now`.
    mutating func nextEvent(after now: Date) -> ScreenEvent {
        let deadline = deadline(after: now)
        let rested = min(deadline ?? .distantFuture, now + Self.repose)
        let depth = screen.colorDepth
        while true {
            let beat = beat
            let event = screen.nextEvent(until: [deadline, beat].compactMap { $0 }.min())
            let now = look().wall
            guard event == .deadline, beat != nil, now < rested, screen.colorDepth == depth else { return event }
            image?.advance(to: now)
            guard let frame = image?.rendering.frame else { return event }
            show(frame, at: now)
        }
    }

    /// When something other than a running sitting's clock changes next.
    private func deadline(after now: Date) -> Date? {
        var dates = [
            model.nextDeadline(after: now, isStanding: isStanding), ringer.next.map(clock.wall), countdownRinger.next,
            stage.system.nextDeadline(after: now), activities.nextChange, session?.lifecycle.nextChange, nextServerLook,
            storeRetry.next,
        ]
        if isStanding, !others.isEmpty { dates.append(othersBeat(after: now)) }
        return dates.compactMap { $0 }.min()
    }

    /// When other apps' activities, or the lock screen clock with them, change next; for use while no sitting's clock runs.
    private func othersBeat(after now: Date) -> Date? {
        if case .start = model.mode, !model.isWatching {
            // The panel's preview begins at this very instant, so its clock does not move.
            return others.nextChange(after: now, showsSeconds: model.settings.showSeconds)
        }
        return image?.rendering.expiresAt.map { others.beat(notBefore: $0, after: now) }
    }

    /// When a running sitting's picture changes next.
    private var beat: Date? {
        guard let sitting = state.sitting, !isStanding else { return nil }
        return image?.rendering.expiresAt.map { PictureBeat.beat(notBefore: $0, of: sitting) }
    }

    private var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    mutating func adoptLooks(at now: Date) {
        complainOfSettings(looks.adopt(model.settings, at: screen.colorDepth), at: now)
    }
}
