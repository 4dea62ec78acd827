import CellUI
import Foundation
import Meditation
import ScreenKit
import StatusLines

/// Draws the screen, and knows when it changes by itself.
extension SittingProgram {
    package mutating func view(on surface: ProgramSurface, at now: Date) -> ProgramView? {
        if colorDepth != surface.colorDepth {
            colorDepth = surface.colorDepth
            adoptLooks(at: now)
        }
        others = stage.others(at: now)
        model.isServerAway = memory.server?.offlineSince(at: now) != nil
        model.serverWords = memory.server.map { ServerWords.text($0, at: now, in: { timeZone }) }
        model.fit(surface.size, hasOthers: !others.isEmpty)
        let picture = ScreenPicture(
            model: model, state: state, show: stage.show(at: now), others: others, theme: looks.theme,
            contrast: looks.contrast, device: looks.device, timeZone: timeZone)
        let image = picture.image(size: surface.size, at: now, after: image)
        self.image = image
        let settings = model.settings
        let words = settings.title || settings.progress ? WindowWords(state, at: now) : .none
        return ProgramView(
            image.rendering, title: settings.title ? words.title : nil,
            progress: settings.progress ? words.progress : nil)
    }

    package func deadline(after now: Date) -> Date? {
        [standingDeadline(after: now), beat].compactMap { $0 }.min()
    }

    /// When something other than a running sitting's clock changes next.
    func standingDeadline(after now: Date) -> Date? {
        var dates = [
            model.nextDeadline(after: now, isStanding: isStanding), scheduler.next,
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
        return image?.rendering.expiresAt.map { TickSchedule.beat(notBefore: $0, of: sitting) }
    }

    private var isStanding: Bool { state.sitting.map { $0.pausedAt != nil } ?? true }

    mutating func adoptLooks(at now: Date) {
        complainOfSettings(looks.adopt(model.settings, at: colorDepth), at: now)
    }
}
