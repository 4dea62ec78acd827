import WidgetKit

/// Runs a guest: the process that draws a stranger's Live Activity for Islet.
public enum GuestRuntime {}
