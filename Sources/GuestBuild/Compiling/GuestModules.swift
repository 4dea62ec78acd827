import Foundation
import HostFiles

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
        let folder = program.folderPath
        let prefix = folder.folderPath
        let installed = SourceFolder.join(prefix, "lib/islet")
        if let found = GuestModules(in: installed, modules: "modules", package: "source/Compatibility") { return found }
        var checkout = folder
        while checkout.count > 1 {
            let package = SourceFolder.join(checkout, "Compatibility")
            for build in ["release", "debug"] {
                let products = SourceFolder.join(package, ".build/" + build)
                if let found = GuestModules(in: products, modules: "Modules", package: "../..") { return found }
            }
            checkout = checkout.folderPath
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

    /// These modules for a compiler: themselves if it built them, else the same ones built by it, once.
    ///
    /// - Parameter say: Called with a sentence before a build, which takes some minutes.
    func matching(
        _ toolchain: SwiftToolchain, in folder: BuildFolder, say: (String) -> Void
    ) throws(GuestError) -> GuestModules {
        guard let compiler, compiler != toolchain.version else { return self }
        guard let package else {
            throw .modulesNotBuilt(compiler: toolchain.version, reason: "their sources are not installed.")
        }
        var name = ContentName()
        for text in [toolchain.version, library] { name.add(text) }
        let place = try folder.folder("modules-" + name.name)
        let products = SourceFolder.join(place, "release")
        if let built = GuestModules(in: products, modules: "Modules", package: package) { return built }
        say("Building the modules of Live Activities for \(toolchain.version), once; this takes some minutes.")
        let arguments = [
            "build", "--package-path", package, "--scratch-path", place, "-c", "release", "--product", "IsletGuest",
        ]
        let (status, text) = try toolchain.run("swift", arguments, capturing: .output, seconds: 1800)
        guard status == 0, let built = GuestModules(in: products, modules: "Modules", package: package) else {
            let line = text.split(whereSeparator: \.isNewline).first { $0.contains("error:") } ?? "status \(status)"
            throw .modulesNotBuilt(compiler: toolchain.version, reason: "\(line)")
        }
        return built
    }

    /// The names that a guest may import: Apple's modules that are there, and the compiler's own.
    package var names: Set<String> {
        let found = ((try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? [])
            .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) }
        return Set(found).subtracting(Self.own).union(Self.standard)
    }

    /// The modules of which only some names are here, and those without effect.
    static let partial: Set<String> = [
        "AVFoundation", "AppFrameworks", "AudioToolbox", "CoreData", "CoreLocation", "HealthKit", "MapKit", "StoreKit",
        "SwiftData",
        "OneSignalLiveActivities", "UIKit", "UserNotifications", "WatchConnectivity",
    ]

    /// Islet's own rooms, which no app imports.
    private static let own = GuestLibrary.rooms.union(["ActivityLifecycle", "CivilCalendar", "Languages"])
    private static let standard: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization", "RegexBuilder",
        "Distributed",
    ]
}

extension String {
    /// The text without white space at its ends.
    func trimming() -> String {
        String(trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace).reversed())
    }
}
