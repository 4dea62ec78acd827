extension WidgetConfiguration {
    /// Declares that the activity's content also suits other size classes. With `.small`, Apple Watch and CarPlay show it, with
    /// ``EnvironmentValues/activityFamily`` set; without, they join the two sides of the compact presentation.
    public func supplementalActivityFamilies(_ families: [ActivityFamily]) -> some WidgetConfiguration {
        SupplementedConfiguration(configuration: self, families: families)
    }
}

/// A configuration with more size classes.
private struct SupplementedConfiguration<Content: WidgetConfiguration>: WidgetConfiguration {
    let configuration: Content
    let families: [ActivityFamily]

    var body: Never { preconditionFailure("a supplemented configuration has no body") }
    var _activityConfiguration: Any? {
        let own = configuration._activityConfiguration
        return (own as? any SupplementedActivity)?.supporting(families) ?? own
    }
}

/// The configuration of an activity of any attributes.
protocol SupplementedActivity {
    /// The same configuration, which also supports `families`.
    func supporting(_ families: [ActivityFamily]) -> Any
}
