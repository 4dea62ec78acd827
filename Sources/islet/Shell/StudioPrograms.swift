import SittingScreen
import Studio
import Surroundings

extension PreviewScreen.Request: ForegroundProgram {
    package func run() throws -> Int32 { try PreviewScreen.run(self) }
}

extension WatchScreen.Request: ForegroundProgram {
    package func run() throws -> Int32 { try WatchScreen.run(self) }
}
