extension View {
    /// Speaks of this view as `label`.
    public func accessibilityLabel(_ label: Text) -> _NodeView<Self> { labelled(label) }
    /// Speaks of this view as `labelKey`.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> _NodeView<Self> { labelled(labelKey.text) }
    /// Speaks of this view as `label`.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> _NodeView<Self> {
        labelled(Text(verbatim: String(label)))
    }

    /// Speaks of this view's value as `value`.
    public func accessibilityValue(_ value: Text) -> _NodeView<Self> { valued(value) }
    /// Speaks of this view's value as `valueKey`.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> _NodeView<Self> { valued(valueKey.text) }
    /// Speaks of this view's value as `value`.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> _NodeView<Self> {
        valued(Text(verbatim: String(value)))
    }

    /// What activating this view does. A still picture's reading has no room for hints.
    public func accessibilityHint(_ hint: Text) -> some View { self }
    /// What activating this view does. A still picture's reading has no room for hints.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }
    /// What activating this view does. A still picture's reading has no room for hints.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

    /// Says nothing of this view.
    public func accessibilityHidden(_ hidden: Bool) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            hidden || AccessibilityNode.element(of: node) != nil
                ? AccessibilityNode.changing(node) { $0.isHidden = hidden } : node
        }
    }

    /// Makes this view one thing to someone who hears it. Default: the views inside are not spoken of.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> _NodeView<Self> {
        wrappingNodes { node, _ in
            let element = AccessibilityNode(node)
            element.children = children
            return element
        }
    }

    /// A name for tests; nobody hears it.
    public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    /// Adds to what kind of thing this view is.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _NodeView<Self> {
        wrappingNodes { node, _ in AccessibilityNode.changing(node) { $0.traits.formUnion(traits) } }
    }
    /// Takes from what kind of thing this view is.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> _NodeView<Self> {
        wrappingNodes { node, _ in AccessibilityNode.changing(node) { $0.traits.subtract(traits) } }
    }
    /// Where this view comes in the reading. Reading order is that of the views.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

    private func labelled(_ label: Text) -> _NodeView<Self> {
        wrappingNodes("accessibilityLabel") { node, lowering in
            AccessibilityNode.changing(node) { $0.label = lowering.spoken(label) }
        }
    }
    private func valued(_ value: Text) -> _NodeView<Self> {
        wrappingNodes("accessibilityValue") { node, lowering in
            AccessibilityNode.changing(node) { $0.value = lowering.spoken(value) }
        }
    }
}

extension Lowering {
    /// The letters of `text` at this place, put together when someone asks.
    fileprivate func spoken(_ text: Text) -> () -> String {
        { [environment] in
            var lowering = Lowering(environment: environment)
            return ResolvedText(text, &lowering).string
        }
    }
}

extension Text {
    /// Speaks of this text as `label`.
    public func accessibilityLabel(_ label: Text) -> Text { speaking(label.plainText) }
    /// Speaks of this text as `labelKey`.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { speaking(labelKey.text.plainText) }
    /// Speaks of this text as `label`.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { speaking(String(label)) }

    private func speaking(_ label: String) -> Text {
        var text = self
        text.spoken = label
        return text
    }
}
