import SittingScreen
import TestWorld
import Testing

@Suite("How far a large import is")
struct ImportProgressTests {
    private let world = TestShell()

    @Test("The bar is drawn over itself, and taken away")
    func bar() {
        var shell = world.shell
        shell.isErrorTerminal = true
        var progress = ImportProgress(total: 32 << 20, shell: shell)
        progress.show(done: 16 << 20, found: 812)
        #expect(world.errors.hasPrefix("\r━━") && world.errors.hasSuffix("50 %, 812 found"))
        progress.clear()
        #expect(world.errors.hasSuffix(" \r") && !world.errors.contains("\u{FFFD}"))
    }

    @Test("Nothing is drawn into a file")
    func file() {
        var progress = ImportProgress(total: 32 << 20, shell: world.shell)
        progress.show(done: 16 << 20, found: 812)
        progress.clear()
        #expect(world.errors.isEmpty)
    }
}
