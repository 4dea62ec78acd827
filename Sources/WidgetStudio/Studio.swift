import Foundation
import GuestProtocol
import Presentations

/// The studio of a package's own widgets. Its `main.swift` is all there is to write:
///
///     import Delivery
///     import WidgetStudio
///
///     Studio.run(DeliveryLiveActivity.self, attributes: .sample, states: ["on the way": .sample, "arrived": .arrived])
///
/// Then, with `islet` installed:
///
///     swift run delivery-studio                          # the preview, on the screen
///     swift run delivery-studio render --points -o delivery.svg
///     swift run delivery-studio check                    # what a phone would cut off
///     swift run delivery-studio snapshot                 # compare with the references
///
/// The program starts `islet`, which asks this program for each picture: all of the studio works for it.
public enum Studio {
    /// Runs the studio of one widget.
    ///
    /// - Parameters:
    ///   - widget: The widget, which must describe a Live Activity of `attributes`.
    ///   - attributes: Sample attributes.
    ///   - states: Sample content states, each with its name. At least one.
    ///   - file: The source file beside which references are kept. Default: the file of the call.
    public static func run<Content: Widget & SendableMetatype, Attributes: ActivityAttributes & SendableMetatype>(
        _ widget: Content.Type, attributes: Attributes,
        states: KeyValuePairs<String, Attributes.ContentState>, file: String = #filePath
    ) -> Never {
        let name = "\(Content.self)"
        run(
            ActivityPreview(
                name: name, displayName: name,
                states: states.map { state in
                    let sample = Sample(attributes: attributes, state: state.value)
                    return ActivityPreview.State(state.key, at: 0) { _, isStale in
                        sample.views(of: widget, isStale: isStale)
                    }
                }), file: file)
    }

    /// Runs the studio of several widgets, whose states depend on time.
    ///
    /// - Parameters:
    ///   - previews: The widgets with their states. At least one.
    ///   - file: The source file beside which references are kept. Default: the file of the call.
    public static func run(_ previews: ActivityPreview..., file: String = #filePath) -> Never {
        precondition(!previews.isEmpty, "a studio has at least one widget")
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments == [GuestMessage.serveArgument] {
            StudioServer(previews: previews, file: file).serve()
        }
        StudioCommand(arguments).run()
    }
}

/// Attributes and a content state, used by one thread at a time: the process answers one request after the other.
private struct Sample<Attributes: ActivityAttributes>: @unchecked Sendable {
    let attributes: Attributes
    let state: Attributes.ContentState

    func views<Content: Widget>(of widget: Content.Type, isStale: Bool) -> ActivityViews {
        guard let configuration = Content().activityConfiguration(for: Attributes.self) else {
            preconditionFailure("\(Content.self) describes no Live Activity of \(Attributes.self)")
        }
        return configuration.views(
            ActivityViewContext(attributes: attributes, state: state, activityID: "preview", isStale: isStale))
    }
}
