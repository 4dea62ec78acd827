// What WidgetKit lets an app say of a widget beside its content. A Live Activity on a phone is drawn the same with and without.

extension WidgetConfiguration {
    /// Names the widget in the gallery of widgets. Has no effect: there is no gallery.
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    /// Names the widget in the gallery of widgets. Has no effect: there is no gallery.
    public func configurationDisplayName(_ displayNameKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Names the widget in the gallery of widgets. Has no effect: there is no gallery.
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    /// Names the widget in the gallery of widgets. Has no effect: there is no gallery.
    @_disfavoredOverload
    public func configurationDisplayName(_ displayName: LocalizedStringResource) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery of widgets. Has no effect: there is no gallery.
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery of widgets. Has no effect: there is no gallery.
    public func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery of widgets. Has no effect: there is no gallery.
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    /// Describes the widget in the gallery of widgets. Has no effect: there is no gallery.
    @_disfavoredOverload
    public func description(_ description: LocalizedStringResource) -> some WidgetConfiguration { self }
    /// Declares the sizes of a home-screen widget. Has no effect on a Live Activity.
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    /// Removes the margins of a home-screen widget. Has no effect on a Live Activity.
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
    /// Declares whether the system may remove a home-screen widget's background. Has no effect on a Live Activity.
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
}
