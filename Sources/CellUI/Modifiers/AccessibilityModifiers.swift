extension View {
    /// Sets the screen-reader label of this view.
    public func accessibilityLabel(_ label: Text) -> _NodeView<Self> { labelled(label) }
    /// Sets the screen-reader label of this view.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _NodeView<Self> { labelled(labelKey.text) }
    /// Sets the screen-reader label of this view.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _NodeView<Self> {
        labelled(Text(verbatim: String(label)))
    }

    /// Sets the screen-reader value of this view, read after its label.
    public func accessibilityValue(_ value: Text) -> _NodeView<Self> { valued(value) }
    /// Sets the screen-reader value of this view, read after its label.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _NodeView<Self> { valued(valueKey.text) }
    /// Sets the screen-reader value of this view, read after its label.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> _NodeView<Self> {
        valued(Text(verbatim: String(value)))
    }

    /// Accepted for source compatibility: hints are not read.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// Accepted for source compatibility: hints are not read.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// Accepted for source compatibility: hints are not read.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Hides this view from screen readers.
    public func accessibilityHidden(_ hidden: Bool) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            hidden || AccessibilityNode.element(of: node) != nil
                ? AccessibilityNode.changing(node) { $0.isHidden = hidden } : node
        }
    }

    /// Makes this view a single accessibility element. Default: its child views are not read.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            let element = AccessibilityNode(node)
            element.children = children
            return element
        }
    }

    /// Accepted for source compatibility: identifiers are not read.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Adds accessibility traits to this view.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _NodeView<Self> {
        wrappingNodes { node, _ in AccessibilityNode.changing(node) { $0.traits.formUnion(traits) } }
    }
    /// Removes accessibility traits from this view.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _NodeView<Self> {
        wrappingNodes { node, _ in AccessibilityNode.changing(node) { $0.traits.subtract(traits) } }
    }
    /// Accepted for source compatibility: views are always read in their own order.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    private func labelled(_ label: Text) -> _NodeView<Self> {
        wrappingNodes("accessibilityLabel") { node, lowering in
            AccessibilityNode.changing(node) { $0.label = lowering.spoken(label) }
        }
    }
    private func valued(_ value: Text) -> _NodeView<Self> {
        wrappingNodes("accessibilityValue") { node, lowering in
            AccessibilityNode.changing(node) { [spoken = lowering.spoken(value)] in $0.value = { _ in spoken() } }
        }
    }
}

extension Lowering {
    /// A closure that resolves the characters of `text` in this environment, deferred until they are read.
    fileprivate func spoken(_ text: Text) -> () -> String {
        { [environment] in
            var lowering = Lowering(environment: environment)
            return ResolvedText(text, &lowering).string
        }
    }
}

extension Text {
    /// Sets the screen-reader label of this text.
    public func accessibilityLabel(_ label: Text) -> Text { speaking(label.plainText) }
    /// Sets the screen-reader label of this text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { speaking(labelKey.text.plainText) }
    /// Sets the screen-reader label of this text.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { speaking(String(label)) }

    private func speaking(_ label: String) -> Text {
        var text = self
        text.spoken = label
        return text
    }
}
