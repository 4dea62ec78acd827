import Foundation

/// The modules and the library that guests compile against: installed beside the program, or built in a checkout.
package struct GuestModules: Hashable, Sendable {
    /// The folder of the `.swiftmodule` files.
    package let modules: String
    /// The folder of `libIsletGuest.so`.
    package let library: String
    /// The version of the compiler that built them; `nil` if it is not recorded.
    package let compiler: String?
    /// The package that they are built from, for another compiler; `nil` if its sources are not there.
    package let package: String?

    /// The library's file.
    package var libraryFile: String { SourceFolder.join(library, Self.libraryName) }

    private static var libraryName: String {
        #if canImport(Darwin)
            "libIsletGuest.dylib"
        #else
            "libIsletGuest.so"
        #endif
    }

    /// Looks for them beside a program: in `../lib/islet`, or in the checkout that the program was built in.
    package static func find(beside program: String) -> GuestModules? {
        let folder = (program as NSString).deletingLastPathComponent
        let prefix = (folder as NSString).deletingLastPathComponent
        let installed = SourceFolder.join(prefix, "lib/islet")
        if let found = GuestModules(in: installed, modules: "modules", package: "source/Compatibility") { return found }
        var checkout = folder
        while checkout.count > 1 {
            let package = SourceFolder.join(checkout, "Compatibility")
            for build in ["release", "debug"] {
                let products = SourceFolder.join(package, ".build/" + build)
                if let found = GuestModules(in: products, modules: "Modules", package: "../..") { return found }
            }
            checkout = (checkout as NSString).deletingLastPathComponent
        }
        return nil
    }

    /// Those in a folder; `nil` if any of it is missing.
    init?(in folder: String, modules: String, package: String) {
        library = folder
        self.modules = SourceFolder.join(folder, modules)
        let source = SourceFolder.standard(SourceFolder.join(folder, package))
        self.package = FileManager.default.fileExists(atPath: SourceFolder.join(source, "Package.swift")) ? source : nil
        compiler = SourceFolder.text(at: SourceFolder.join(folder, "compiler")).map { $0.trimming() }
        guard FileManager.default.fileExists(atPath: libraryFile),
            FileManager.default.fileExists(atPath: SourceFolder.join(self.modules, "SwiftUI.swiftmodule"))
        else { return nil }
    }

    /// The names that a guest may import: Apple's modules that are there, and the compiler's own.
    package var names: Set<String> {
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? [])
            .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        return Set(found).subtracting(Self.own).union(Self.standard)
    }

    /// Islet's own rooms, which no app imports.
    private static let own: Set<String> = [
        "ActivityLifecycle", "ActivitySystem", "CellUI", "CivilCalendar", "FrameExport", "GuestProtocol", "Presentations",
        "LocalizedResources",
    ]
    private static let standard: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
        "Distributed",
    ]
}

extension String {
    /// The text without white space at its ends.
    func trimming() -> String { String(trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace).reversed()) }
}
