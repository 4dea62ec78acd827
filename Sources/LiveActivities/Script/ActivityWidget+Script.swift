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
