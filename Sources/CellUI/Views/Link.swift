/// A control that opens a link on a click, by `\.openURL` if that is set.
public struct Link<Label: View>: View {
    private let destination: URL
    private let label: Label

    /// A link with a custom label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        (self.destination, self.label) = (destination, label())
    }

    /// Adds the label as one node that opens the link. A label that is a plain `Text` is drawn in the tint, unless a style is
    /// set outside.
    public func _lower(_ lowering: inout Lowering) {
        var node = Label.self == Text.self ? lowering.node(of: label.inked(TintShapeStyle())) : lowering.node(of: label)
        if lowering.environment.isEnabled, lowering.environment.allowsHitTesting {
            if let open = lowering.environment.ownOpenURL {
                node = HitNode(node, action: .run { [destination] in open(destination) })
            } else {
                node = HitNode(node, action: .open(destination))
            }
        }
        let element = AccessibilityNode(node)
        element.children = .combine
        element.traits = .isLink
        lowering.nodes.append(element)
    }
}

extension Link where Label == Text {
    /// A link with a title.
    public init(
        _ titleKey: LocalizedStringKey, destination: URL, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(destination: destination) { Text(titleKey, fileID: fileID, line: line) } }
    /// A link with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, destination: URL, fileID: StaticString = #fileID, line: UInt = #line
    ) { self.init(destination: destination) { Text(title, fileID: fileID, line: line) } }
}
