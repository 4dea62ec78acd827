extension ActivityWidget {
    /// What a script shows.
    package static let script = ActivityWidget(
        ScriptLiveActivity.self, of: ScriptAttributes.self,
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
