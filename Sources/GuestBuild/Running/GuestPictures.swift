import CellUI
import Foundation
import GuestProtocol
import Presentations
import Synchronization

/// Draws one sample state of a guest, wherever Islet draws its own: the guest's process answers.
///
/// What goes wrong is drawn as a sentence in the picture's place, and kept in the ``SharedSession``.
struct GuestPictures: ForeignPictures {
    let session: SharedSession
    /// The preview and the state, as the guest numbers them.
    let preview: Int
    let state: Int

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
        guard case .findings(let findings)? = try? session.reply(to: .findings(described), about: described) else {
            return []
        }
        return findings.compactMap(\.finding)
    }

    private func described(_ picture: PresentationPicture, at now: Date, isInPoints: Bool = false) -> GuestPicture {
        GuestPicture(
            preview: preview, state: state, traits: GuestTraits(picture.traits, isInPoints: isInPoints),
            presentations: picture.presentations.map(\.rawValue), hasPhone: picture.hasPhone,
            hasCaptions: picture.hasCaptions, now: now)
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
    /// What the last picture of the guest whose views these are failed with; `nil` if it did not, or the views are Islet's own.
    package func takeFailure() -> GuestError? { (views?.foreign as? GuestPictures)?.session.takeFailure() }
}

/// A session that any thread may ask, one at a time, and what went wrong in it. A class, because all states of a guest share it.
final class SharedSession: Sendable {
    private let session: Mutex<GuestSession>
    private let lastFailure = Mutex<GuestError?>(nil)

    init(_ session: sending GuestSession) { self.session = Mutex(session) }

    /// What the last picture failed with; `nil` if nothing did since it was read.
    func takeFailure() -> GuestError? {
        lastFailure.withLock { failure in
            defer { failure = nil }
            return failure
        }
    }

    func reply(to request: GuestRequest, about picture: GuestPicture) throws(GuestError) -> GuestReply {
        let result = session.withLock { session in
            Result { () throws(GuestError) in try session.reply(to: request, about: picture) }
        }
        if case .failure(let error) = result { lastFailure.withLock { $0 = error } }
        return try result.get()
    }

    /// What is said of settings whose values are made up, with the places that need them.
    var inventedDefaults: [(sentence: String, place: String?)] {
        session.withLock { $0.inventedDefaults.map { ($0.missing.inventedSentence, $0.place) } }
    }

    func catalogue() throws(GuestError) -> GuestCatalogue {
        try session.withLock { session in
            Result { () throws(GuestError) in try session.catalogue() }
        }.get()
    }

    func states(of entry: Int) throws(GuestError) -> [GuestState] {
        try session.withLock { session in
            Result { () throws(GuestError) in try session.states(of: entry) }
        }.get()
    }
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
