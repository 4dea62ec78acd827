import Foundation
import GuestProtocol
import Presentations

/// Answers Islet's requests about the previews of this process.
struct StudioServer {
    let previews: [ActivityPreview]
    let file: String

    /// Answers until the pipe is closed.
    func serve() -> Never {
        let pipe = GuestPipe()
        while let request = pipe.next() { pipe.send(reply(to: request)) }
        exit(EXIT_SUCCESS)
    }

    /// The reply to one request.
    func reply(to request: GuestRequest) -> GuestReply {
        switch request {
        // It has its own bundle.
        case .resources: return .ready
        case .catalogue:
            return .catalogue(
                GuestCatalogue(
                    entries: previews.map { .init(kind: .preview, name: $0.name, file: file, line: 1) }, guards: []))
        case .states(let index, _):
            guard previews.indices.contains(index) else { return .failure("There is no preview \(index).") }
            let preview = previews[index]
            return .states(
                preview.states.map { state in
                    var sent = GuestState(
                        preview: state.name, widget: preview.name, attributes: "", origin: .given, presentation: nil)
                    (sent.name, sent.title) = (state.name, preview.displayName)
                    (sent.moment, sent.target) = (state.moment, state.target)
                    return sent
                })
        default:
            do {
                let drawing = GuestDrawing(views: views, second: second)
                return try drawing.reply(to: request) ?? .failure("There is no such picture.")
            } catch {
                return .failure("\(error)")
            }
        }
    }

    private func views(of picture: GuestPicture, isStale: Bool) throws -> ActivityViews {
        guard previews.indices.contains(picture.preview),
            previews[picture.preview].states.indices.contains(picture.state)
        else { throw NoState() }
        return previews[picture.preview].states[picture.state].views(from: ActivityPreview.start, isStale: isStale)
    }

    /// The first state of the next widget, or of the same one if it is alone.
    private func second(beside picture: GuestPicture) -> ActivityViews? {
        previews[(picture.preview + 1) % previews.count].states[0].views(from: ActivityPreview.start)
    }

    private struct NoState: Error, CustomStringConvertible { let description = "There is no such state." }
}
