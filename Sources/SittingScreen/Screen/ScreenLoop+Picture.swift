import CellUI
import Foundation
import Meditation
import StatusLines
import TerminalScreen

/// The picture, and how it goes on until someone looks again at what it shows.
extension ScreenLoop {
    /// Seconds in which a sitting goes on unlooked at: the battery and how long it was out of sight are seen to less often.
    private static let repose: TimeInterval = 10

    /// Makes the picture of all that is known and brings it to the terminal.
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

    /// Waits for what happens next. A second that passes is only drawn: all else is as it was at `now`.
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

    /// When something other than the picture of a running sitting changes.
    private func deadline(after now: Date) -> Date? {
        var dates = [
            model.nextDeadline(after: now, isStanding: isStanding), ringer.next.map(clock.wall), countdownRinger.next,
            stage.system.nextDeadline(after: now), activities.nextChange, session?.lifecycle.nextChange, nextServerLook,
            storeRetry.next,
        ]
        if isStanding, !others.isEmpty { dates.append(othersBeat(after: now)) }
        return dates.compactMap { $0 }.min()
    }

    /// When the picture of other apps' activities moves, with the lock screen's clock: where no sitting's clock runs.
    private func othersBeat(after now: Date) -> Date? {
        if case .start = model.mode, !model.isWatching {
            // The panel shows a sitting that begins at this very instant: its clock does not move.
            return others.nextChange(after: now, showsSeconds: model.settings.showSeconds)
        }
        return image?.rendering.expiresAt.map { others.beat(notBefore: $0, after: now) }
    }

    /// When the picture of a running sitting moves.
    private var beat: Date? {
        guard let sitting = state.sitting, !isStanding else { return nil }
        return image?.rendering.expiresAt.map { PictureBeat.beat(notBefore: $0, of: sitting) }
    }

    private var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    mutating func adoptLooks(at now: Date) {
        complainOfSettings(looks.adopt(model.settings, at: screen.colorDepth), at: now)
    }
}
