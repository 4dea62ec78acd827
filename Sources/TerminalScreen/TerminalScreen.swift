// front door of TerminalScreen
