import Foundation

/// A library that is looked for at run time: Islet runs without it unless what it does is needed. Never closed.
struct ForeignLibrary {
    private let handle: UnsafeMutableRawPointer

    /// The files that librsvg may be in.
    #if os(macOS)
        static let librsvg = ["librsvg-2.2.dylib", "librsvg-2.dylib"]
    #else
        static let librsvg = ["librsvg-2.so.2"]
    #endif

    /// Opens the first that there is of some files; `nil` if there is none.
    ///
    /// - Parameter names: As the dynamic linker knows them; on a Mac they are looked for where Homebrew has them, too.
    init?(named names: [String]) {
        #if os(macOS)
            let names = names.flatMap { name in ["", "/opt/homebrew/lib/", "/usr/local/lib/"].map { $0 + name } }
        #endif
        guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else { return nil }
        self.handle = handle
    }

    /// A function of the library, or of one that it links; `nil` if it is missing.
    func function<Function>(_ name: String, as type: Function.Type) -> Function? {
        dlsym(handle, name).map { unsafeBitCast($0, to: type) }
    }
}
