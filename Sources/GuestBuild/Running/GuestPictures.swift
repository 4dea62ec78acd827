import CellUI
import Foundation
import GuestProtocol
import HostSystem
import Presentations

/// Draws one sample state of a guest, wherever Islet draws its own: the guest's process answers.
///
/// What goes wrong is drawn as a sentence in the picture's place, and kept in the ``SharedSession``.
struct GuestPictures: ForeignPictures {
    let session: SharedSession
    /// The preview and the state, as the guest numbers them.
    let preview: Int
    let state: Int
    /// Attributes and content in place of the state's own. Default: the state's own.
    var content: GuestContent?

    func rendering(of picture: PresentationPicture, size: CellSize?, at now: Date) -> Rendering {
        let described = described(picture, at: now)
        let area = size.map { GuestSize(width: $0.width, height: $0.height) }
        return rendering(of: described, size ?? picture.size, picture.traits) { .cells($0, size: area) }
    }

    func rendering(of picture: PhonePicture, size: CellSize, at now: Date) -> Rendering {
        let described = described(PresentationPicture(picture.views, in: picture.traits), at: now)
        let phone = GuestPhone(isExpanded: picture.isExpanded, prefersLockScreen: picture.screen == .lock)
        let area = GuestSize(width: size.width, height: size.height)
        return rendering(of: described, size, picture.traits) { .phone($0, size: area, phone) }
    }

    func canvas(of picture: PresentationPicture, at now: Date) -> PointCanvas {
        let described = described(picture, at: now, isInPoints: true)
        return canvas(of: .points(described), described, picture.traits, at: now)
    }

    func measuredCanvas(of picture: PresentationPicture, at now: Date) -> PointCanvas {
        let described = described(picture, at: now)
        return canvas(of: .measures(described), described, picture.traits, at: now)
    }

    func film(_ transition: IslandTransition, of picture: PresentationPicture, at now: Date) -> PointFilm? {
        let described = described(picture, at: now, isInPoints: true)
        let request = GuestRequest.film(described, transition: transition.rawValue)
        guard case .film(let film)? = try? session.reply(to: request, about: described) else { return nil }
        return film?.film(at: now)
    }

    func inspection(of picture: PresentationPicture, size: CellSize, at now: Date) -> PresentationInspection? {
        let described = described(picture, at: now)
        let request = GuestRequest.inspection(described, size: GuestSize(width: size.width, height: size.height))
        guard case .inspection(let inspection)? = try? session.reply(to: request, about: described) else { return nil }
        return inspection.inspection(plan: picture.plan(in: size), at: now)
    }

    private func canvas(
        of request: GuestRequest, _ described: GuestPicture, _ traits: PreviewTraits, at now: Date
    ) -> PointCanvas {
        do {
            if case .points(let canvas) = try session.reply(to: request, about: described) {
                return canvas.canvas(at: now)
            }
            throw GuestError.garbled
        } catch {
            let failure = GuestFailureView(sentence: "\(error)", theme: traits.effectiveTheme)
            return PointCanvas.picture(size: CGSize(width: 560, height: 240), at: now) { canvas in
                canvas.fill(canvas.bounds, with: .solid(traits.effectiveTheme.screen.background))
                canvas.draw(
                    PreparedView(failure, environment: GuestFailureView.environment(at: now, inPoints: true)),
                    in: canvas.bounds)
            }
        }
    }

    func findings(of picture: PresentationPicture, at now: Date) -> [PresentationFinding] {
        let described = described(picture, at: now)
        guard let answer = session.answer(to: .findings(described), about: described),
            case .success(.findings(let findings)) = answer.result
        else { return [] }
        // What is in the place of a presentation that crashed is not the widget's.
        return findings.compactMap(\.finding).filter { answer.failed[$0.presentation] == nil }
    }

    /// A picture as it is asked for.
    func described(_ picture: PresentationPicture, at now: Date, isInPoints: Bool = false) -> GuestPicture {
        var described = GuestPicture(
            preview: preview, state: state, traits: GuestTraits(picture.traits, isInPoints: isInPoints),
            presentations: picture.presentations.map(\.rawValue), hasPhone: picture.hasPhone,
            hasCaptions: picture.hasCaptions, now: now)
        described.content = content
        return described
    }

    /// Draws a picture now, and again for each later instant at which it changes.
    private func rendering(
        of picture: GuestPicture, _ size: CellSize, _ traits: PreviewTraits,
        _ request: @escaping (GuestPicture) -> GuestRequest
    ) -> Rendering {
        let session = session
        func frame(at now: Date) throws -> GuestFrame {
            var picture = picture
            picture.now = now
            guard case .cells(let frame) = try session.reply(to: request(picture), about: picture) else {
                throw GuestError.garbled
            }
            return frame
        }
        let now = picture.now
        do {
            guard let rendering = try frame(at: now).rendering(at: now, later: { try? frame(at: $0) }) else {
                throw GuestError.garbled
            }
            return rendering
        } catch {
            return GuestFailureView(sentence: "\(error)", theme: traits.effectiveTheme).rendering(size: size, at: now)
        }
    }
}

extension PresentationPicture {
    /// What of the last pictures of the guest whose views these are could not be drawn; empty for Islet's own.
    package func takeFailures() -> [PictureFailure] {
        (views?.foreign as? GuestPictures)?.session.takeFailures() ?? []
    }
}

/// Why a picture, or one presentation in it, could not be drawn.
package struct PictureFailure: CommandError, Hashable {
    /// The presentation; `nil` for the whole picture.
    package let presentation: Presentation?
    /// Why.
    package let error: GuestError

    /// `compact: Score.swift:12: Fatal error: Index out of range`
    package var description: String { (presentation.map { "\($0.rawValue): " } ?? "") + "\(error)" }
    package var status: ExitStatus { error.status }
}

/// A sentence in place of a picture.
struct GuestFailureView: View {
    let sentence: String
    let theme: Theme

    var body: some View {
        Text(verbatim: sentence).foregroundStyle(Color(theme.screen.emphasis)).multilineTextAlignment(.center)
            .padding(16)
    }

    static func environment(at now: Date, inPoints: Bool) -> EnvironmentValues {
        var environment = EnvironmentValues()
        environment.now = now
        if inPoints { environment.drawInPoints() }
        return environment
    }

    func rendering(size: CellSize, at now: Date) -> Rendering {
        Renderer.render(size: size, at: now, background: CellStyle(background: theme.screen.background)) { context in
            context.say(sentence)
            context.draw(self, in: context.bounds, environment: Self.environment(at: now, inPoints: false))
        }
    }
}
