import Foundation
import HostFiles
import Testing

@testable import GuestBuild

@Suite("The modules that guests compile against")
struct GuestModulesTests {
    /// A folder with installed modules, and a toolchain whose `swift build` makes modules and counts its calls.
    private func inFolder(compiler: String, _ check: (String, SwiftToolchain) throws -> Void) throws {
        let folder = NSTemporaryDirectory() + "islet-modules-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ name: String, _ text: String, _ mode: mode_t = 0o644) throws {
            let path = folder + "/" + name
            try FileManager.default.createDirectory(
                atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
            try WholeFile.replace(path, with: Data(text.utf8), mode: .kept(new: mode))
        }
        try write("lib/libIsletGuest.so", "")
        try write("lib/modules/SwiftUI.swiftmodule", "")
        try write("lib/source/Compatibility/Package.swift", "")
        try write("lib/compiler", compiler + "\n")
        try write("toolchain/bin/swiftc", "#!/bin/sh\necho 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'\n", 0o755)
        try write(
            "toolchain/bin/swift",
            """
            #!/bin/sh
            while [ "$1" != --scratch-path ]; do shift; done
            mkdir -p "$2/release/Modules"
            touch "$2/release/libIsletGuest.so" "$2/release/Modules/SwiftUI.swiftmodule"
            echo built >>"\(folder)/calls"
            """, 0o755)
        let toolchain = try SwiftToolchain(at: folder + "/toolchain", environment: ["PATH": "/usr/bin:/bin"])
        try check(folder, toolchain)
    }

    private func installed(in folder: String) throws -> GuestModules {
        try #require(GuestModules(in: folder + "/lib", modules: "modules", package: "source/Compatibility"))
    }

    @Test("Those of the same compiler are used as they are")
    func same() throws {
        try inFolder(compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)") { folder, toolchain in
            let modules = try installed(in: folder)
            var said: [String] = []
            let found = try modules.matching(toolchain, in: BuildFolder(cache: folder + "/cache")) { said.append($0) }
            #expect(found == modules && said.isEmpty)
        }
    }

    @Test("A toolchain is found by its folder, or by that of its programs")
    func folders() throws {
        try inFolder(compiler: "") { folder, toolchain in
            let found = try SwiftToolchain(at: folder + "/toolchain/bin", environment: ["PATH": "/usr/bin:/bin"])
            #expect(found == toolchain)
        }
    }

    @Test("A compilation that is given up is ended, and says so")
    func cancelled() throws {
        try inFolder(compiler: "") { folder, toolchain in
            try WholeFile.replace(
                folder + "/toolchain/bin/swiftc", with: Data("#!/bin/sh\nexec sleep 600\n".utf8),
                mode: .kept(new: 0o755))
            let cancellation = Cancellation()
            cancellation.cancel()
            #expect(throws: GuestError.cancelled) {
                _ = try toolchain.run("swiftc", [], capturing: .errors, seconds: 600, until: cancellation)
            }
        }
    }

    @Test("Another compiler builds them once for itself, and says so")
    func other() throws {
        try inFolder(compiler: "Swift version 6.2 (swift-6.2-RELEASE)") { folder, toolchain in
            let modules = try installed(in: folder)
            let cache = try BuildFolder(cache: folder + "/cache")
            var said: [String] = []
            for _ in 0..<2 {
                let found = try modules.matching(toolchain, in: cache) { said.append($0) }
                #expect(found.modules.hasPrefix(folder + "/cache"))
            }
            #expect(said.count == 1 && said[0].contains("6.3.1"))
            #expect(try String(contentsOfFile: folder + "/calls", encoding: .utf8) == "built\n")
        }
    }

    @Test("Without their sources the error names the compiler")
    func withoutSources() throws {
        try inFolder(compiler: "Swift version 6.2 (swift-6.2-RELEASE)") { folder, toolchain in
            try FileManager.default.removeItem(atPath: folder + "/lib/source")
            let modules = try installed(in: folder)
            #expect(throws: GuestError.self) {
                try modules.matching(toolchain, in: BuildFolder(cache: folder + "/cache")) { _ in }
            }
        }
    }
}
