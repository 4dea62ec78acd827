import Foundation

/// The C functions of fontconfig, which librsvg finds the machine's fonts with.
///
/// The signatures are those of fontconfig 2, which has a stable ABI.
struct FontLibrary: Sendable {
    private typealias New = @convention(c) () -> OpaquePointer?
    private typealias Release = @convention(c) (OpaquePointer?) -> Void
    private typealias AddScalar = @convention(c) (OpaquePointer?, UInt32) -> Int32
    private typealias AddSet = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?, OpaquePointer?) -> Int32
    private typealias AddName = @convention(c) (OpaquePointer?, UnsafePointer<CChar>?) -> Int32
    private typealias List =
        @convention(c) (OpaquePointer?, OpaquePointer?, OpaquePointer?) -> UnsafeMutableRawPointer?
    private typealias ReleaseList = @convention(c) (UnsafeMutableRawPointer?) -> Void

    private let newSet: New
    private let addScalar: AddScalar
    private let releaseSet: Release
    private let newPattern: New
    private let addSet: AddSet
    private let releasePattern: Release
    private let newNames: New
    private let addName: AddName
    private let releaseNames: Release
    private let list: List
    private let releaseList: ReleaseList

    /// The library that librsvg links; `nil` if there is none.
    static let shared = FontLibrary()

    private init?() {
        guard let library = ForeignLibrary(named: ForeignLibrary.librsvg),
            let newSet = library.function("FcCharSetCreate", as: New.self),
            let addScalar = library.function("FcCharSetAddChar", as: AddScalar.self),
            let releaseSet = library.function("FcCharSetDestroy", as: Release.self),
            let newPattern = library.function("FcPatternCreate", as: New.self),
            let addSet = library.function("FcPatternAddCharSet", as: AddSet.self),
            let releasePattern = library.function("FcPatternDestroy", as: Release.self),
            let newNames = library.function("FcObjectSetCreate", as: New.self),
            let addName = library.function("FcObjectSetAdd", as: AddName.self),
            let releaseNames = library.function("FcObjectSetDestroy", as: Release.self),
            let list = library.function("FcFontList", as: List.self),
            let releaseList = library.function("FcFontSetDestroy", as: ReleaseList.self)
        else { return nil }
        (self.newSet, self.addScalar, self.releaseSet) = (newSet, addScalar, releaseSet)
        (self.newPattern, self.addSet, self.releasePattern) = (newPattern, addSet, releasePattern)
        (self.newNames, self.addName, self.releaseNames) = (newNames, addName, releaseNames)
        (self.list, self.releaseList) = (list, releaseList)
    }

    /// Whether a font of the machine has a letter.
    func hasFont(for scalar: Unicode.Scalar) -> Bool {
        let set = newSet()
        defer { releaseSet(set) }
        let pattern = newPattern()
        defer { releasePattern(pattern) }
        let names = newNames()
        defer { releaseNames(names) }
        guard addScalar(set, scalar.value) != 0, addSet(pattern, "charset", set) != 0, addName(names, "family") != 0,
            let fonts = list(nil, pattern, names)
        else { return true }
        defer { releaseList(fonts) }
        // `FcFontSet` begins with the number of fonts.
        return fonts.load(as: Int32.self) > 0
    }
}
