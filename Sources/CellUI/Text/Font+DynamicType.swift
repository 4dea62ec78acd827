extension Font.TextStyle {
    /// The size in points at a Dynamic Type size.
    ///
    /// Source: Human Interface Guidelines, "Typography", Specifications: iOS, iPadOS Dynamic Type sizes, and larger
    /// accessibility type sizes.
    func size(at typeSize: DynamicTypeSize) -> Double { Self.sizes[typeSize.rawValue][column] }

    private var column: Int {
        switch self {
        case .largeTitle: 0
        case .title: 1
        case .title2: 2
        case .title3: 3
        case .headline, .body: 4
        case .callout: 5
        case .subheadline: 6
        case .footnote: 7
        case .caption: 8
        case .caption2: 9
        }
    }

    /// One row per Dynamic Type size, from the smallest; one column per style, from `largeTitle` to `caption2`.
    private static let sizes: [[Double]] = [
        [31, 25, 19, 17, 14, 13, 12, 12, 11, 11],
        [32, 26, 20, 18, 15, 14, 13, 12, 11, 11],
        [33, 27, 21, 19, 16, 15, 14, 12, 11, 11],
        [34, 28, 22, 20, 17, 16, 15, 13, 12, 11],
        [36, 30, 24, 22, 19, 18, 17, 15, 14, 13],
        [38, 32, 26, 24, 21, 20, 19, 17, 16, 15],
        [40, 34, 28, 26, 23, 22, 21, 19, 18, 17],
        [44, 38, 34, 31, 28, 26, 25, 23, 22, 20],
        [48, 43, 39, 37, 33, 32, 30, 27, 26, 24],
        [52, 48, 44, 43, 40, 38, 36, 33, 32, 29],
        [56, 53, 50, 49, 47, 44, 42, 38, 37, 34],
        [60, 58, 56, 55, 53, 51, 49, 44, 43, 40],
    ]
}

extension Font {
    /// The size in points at a Dynamic Type size; a fixed size stays as it is.
    func size(at typeSize: DynamicTypeSize) -> Double {
        guard typeSize != .large, let textStyle else { return size }
        let scaled = textStyle.size(at: typeSize)
        return size == textStyle.size ? scaled : size * scaled / textStyle.size
    }
}
