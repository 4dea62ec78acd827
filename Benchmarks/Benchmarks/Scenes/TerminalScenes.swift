import CellUI
import Foundation
import TerminalScreen

extension Scene {
    /// Painting on a real terminal device that nobody looks at. Reading its bytes off is part of what is measured, for
    /// it would fill up otherwise: a whole frame is more than a device holds.
    static let terminal = [
        Scene("terminal 120×36: next second") {
            let size = CellSize(width: 120, height: 36)
            let frames = (0..<60).map { rendering(at: SittingOnShow.now($0), size: size).frame }
            let terminal = SilentTerminal(size: size)
            var second = 0
            return {
                second = (second + 1) % 60
                terminal.paint(frames[second])
            }
        },
        Scene("terminal 120×36: same frame") {
            let size = CellSize(width: 120, height: 36)
            let frame = rendering(at: SittingOnShow.now(), size: size).frame
            let terminal = SilentTerminal(size: size)
            return { terminal.paint(frame) }
        },
    ]
}

/// A screen of its own on a terminal device that swallows what it is sent. A class, for it holds descriptors.
private final class SilentTerminal {
    private let screen: TerminalScreen
    private let follower: Int32

    init(size: CellSize) {
        var (leader, follower): (Int32, Int32) = (-1, -1)
        var window = winsize(
            ws_row: UInt16(size.height), ws_col: UInt16(size.width), ws_xpixel: 0, ws_ypixel: 0)
        precondition(openpty(&leader, &follower, nil, nil, &window) == 0, "there is no terminal device left")
        let device = leader
        Thread.detachNewThread { Self.swallow(from: device) }
        var options = TerminalScreen.Options()
        (options.input, options.output) = (follower, follower)
        do {
            screen = try TerminalScreen(
                options: options, environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"])
        } catch {
            preconditionFailure("no screen to paint on: \(error)")
        }
        self.follower = follower
    }

    deinit {
        screen.close()
        close(follower)
    }

    func paint(_ frame: Frame) {
        screen.paint(frame)
    }

    /// Reads until the other side of the device is closed.
    private static func swallow(from leader: Int32) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65536, alignment: 16)
        defer {
            buffer.deallocate()
            close(leader)
        }
        while read(leader, buffer.baseAddress, buffer.count) > 0 {}
    }
}
