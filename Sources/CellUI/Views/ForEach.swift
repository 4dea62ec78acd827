/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The elements.
    public var data: Data
    /// Creates an element's view.
    public var content: (Data.Element) -> Content
    /// The environment of the body that contains the closure, which reads it when it is called, after that body.
    private let environment = BodyEnvironment.current()
    /// The elements, where they are known only when they are drawn: the subviews or sections of a view.
    private let deferred: ((inout Lowering) -> [Data.Element])?

    /// Something for each element, of a kind that another module declares.
    public init(_data data: Data, content: @escaping (Data.Element) -> Content) {
        self.init(data, deferred: nil, content: content)
    }

    /// Something for each of the elements that `deferred` finds when it is drawn; for those of `data` if it is `nil`.
    init(
        _ data: Data, deferred: ((inout Lowering) -> [Data.Element])?, content: @escaping (Data.Element) -> Content
    ) {
        (self.data, self.deferred, self.content) = (data, deferred, content)
    }
}

extension ForEach: StructuralView where Content: View {}

extension ForEach: View where Content: View {
    /// This view draws its elements' views.
    public typealias Body = Never
    /// Adds the nodes of each element's view.
    public func _lower(_ lowering: inout Lowering) {
        if let deferred {
            for element in deferred(&lowering) { lowering.add(view(of: element)) }
        } else if lowering.isInspected {
            for (index, element) in data.enumerated() { lowering.add(view(of: element), at: index) }
        } else {
            for element in data { view(of: element)._lower(&lowering) }
        }
    }
    /// Adds the nodes of one of the elements' views.
    public func _lowerOne(_ index: inout Int, _ lowering: inout Lowering) {
        for element in data where index >= 0 { view(of: element)._lowerOne(&index, &lowering) }
    }

    private func view(of element: Data.Element) -> Content { environment.evaluate { content(element) } }
}

extension ForEach where Content: View {
    /// A view for each identified element.
    public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(data, deferred: nil, content: content)
    }
    /// A view for each element, identified by the value at `id`.
    public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
    {
        self.init(data, deferred: nil, content: content)
    }
    /// A view for each integer of a constant range.
    public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int {
        self.init(data, deferred: nil, content: content)
    }
}
