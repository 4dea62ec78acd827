import Foundation
import HostSystem

/// What a preview reads again after a file changed.
extension PreviewModel {
    /// How long a changed source is compiled before the last line says so, in seconds.
    private static let reloadPatience = 0.5

    /// What is said while a changed source is compiled; `nil` while it is not, and at first.
    func reloadNotice(at now: Date) -> String? {
        guard let reloadsSince, now >= reloadsSince + Self.reloadPatience else { return nil }
        return "Compiling the changed source…"
    }

    /// Reloads the themes after a file changed. On an error the last good picture stays, with a complaint beside it.
    mutating func reloadThemes(at now: Date) {
        themes.forget()
        do {
            guard let theme = try themes.theme(named: choice.traits.theme.name) else {
                complaint = "The theme \(choice.traits.theme.name) is gone; the picture shows it as it was."
                return
            }
            choice.traits.theme = theme
            try renewMatrix()
            complaint = nil
        } catch {
            complaint = CommandFailure(error).sentence
        }
    }

    /// Takes the guest of a changed source, once it is compiled. On an error the last good picture stays, with a complaint beside it.
    mutating func takeReloaded(_ guest: inout GuestSource?, at now: Date) {
        defer { reloadsSince = guest?.reloadsSince }
        do {
            guard try guest?.takeReloaded(at: now) == true, let previews = guest?.guest.previews else { return }
            choice = choice(at: now).renewed(previews)
            try renewMatrix()
            complaint = nil
        } catch {
            complaint = CommandFailure(error).sentence
        }
    }
}
