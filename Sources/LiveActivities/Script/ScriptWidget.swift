import Foundation
import Presentations

extension ActivityWidget {
    /// What a script shows: a build, a backup, a download.
    package static let script = ActivityWidget(
        ScriptLiveActivity.self, name: "script", preview: .script,
        fields: [
            ActivityField("title", .text, isRequired: true), ActivityField("subtitle", .text),
            ActivityField("symbol", .text), ActivityField("status", .text), ActivityField("progress", .number),
            ActivityField("startDate", .instant), ActivityField("endDate", .instant), ActivityField("color", .text),
            ActivityField("message", .text),
        ],
        attributes: { id, _ in ScriptAttributes(name: id) },
        largest: {
            let text = LargestContent.text
            return (
                ScriptAttributes(name: text),
                ScriptAttributes.ContentState(
                    title: text, subtitle: text, symbol: "arrow.triangle.2.circlepath", status: text, progress: 2.0 / 3,
                    startDate: LargestContent.now, endDate: LargestContent.end, color: "#007AFF", message: text)
            )
        },
        validate: { (content) throws(ActivityWidgetError) in
            do throws(ScriptContentError) {
                _ = try content.validated()
            } catch {
                throw .refused(field: error.field, sentence: error.description)
            }
        },
        summary: { _, content in
            ActivitySummary(
                title: content.title, status: content.status, progress: content.progress, start: content.startDate,
                end: content.endDate, message: content.message)
        })
}

extension ActivityPreview {
    /// A script in every state.
    public static let script = ActivityPreview(
        name: "script", displayName: "Script", of: ScriptLiveActivity.self,
        attributes: { _ in ScriptAttributes(name: "build") },
        contentStates: [
            ContentState("working", at: 75) { start in
                ScriptAttributes.ContentState(
                    title: "Building islet", subtitle: "Compiling Presentations", symbol: "hammer.fill",
                    startDate: start)
            },
            ContentState("progress", at: 75) { _ in
                ScriptAttributes.ContentState(
                    title: "Building islet", subtitle: "Compiling Presentations", symbol: "hammer.fill",
                    status: "3 of 8", progress: 0.375, message: "2 warnings")
            },
            ContentState("timed", at: 75, target: 240) { start in
                ScriptAttributes.ContentState(
                    title: "Copying photos", subtitle: "To the disk in the cellar", symbol: "externaldrive.fill",
                    startDate: start, endDate: start + 240, color: "#34C759")
            },
            ContentState("waiting", at: 20) { _ in
                ScriptAttributes.ContentState(
                    title: "Deploying", subtitle: "Production", symbol: "hourglass", status: "waits",
                    color: "#FF9F0A", message: "Someone must agree before it goes on")
            },
            ContentState("done", at: 300) { _ in
                ScriptAttributes.ContentState(
                    title: "Built islet", subtitle: "In 4 minutes and 12 seconds", symbol: "checkmark.circle.fill",
                    status: "done", progress: 1, color: "#34C759")
            },
            ContentState("long-text", at: 75) { start in
                ScriptAttributes.ContentState(
                    title: "Moving the archive of the last twenty years to the new machine",
                    subtitle: "Folder 1,204 of 18,377, which is the one with all the pictures",
                    symbol: "archivebox.fill", status: "verifying checksums", progress: 0.0655, startDate: start,
                    endDate: start + 93_600, color: "#BF5AF2",
                    message: "Three files could not be read and were put aside: look at them before the old machine is "
                        + "given away, for there is no other copy of them")
            },
        ])
}
