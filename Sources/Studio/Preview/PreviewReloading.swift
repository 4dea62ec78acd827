import Foundation
import HostSystem

/// What a preview reads again after a file changed.
extension PreviewModel {
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

    /// Makes the guest again after a file changed. On an error the last good picture stays, with a complaint beside it.
    mutating func reload(_ guest: inout GuestSource?, at now: Date) {
        do {
            guard try guest?.reload() != nil, let previews = guest?.guest.previews else { return }
            choice = choice(at: now).renewed(previews)
            try renewMatrix()
            complaint = nil
        } catch {
            complaint = CommandFailure(error).sentence
        }
    }
}
