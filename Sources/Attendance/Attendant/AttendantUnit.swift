/// Files that let a system start the attendant at login, so that a sitting is attended to again after a reboot.
package enum AttendantUnit {
    /// A systemd user unit.
    ///
    /// Source: [systemd.service(5)](https://www.freedesktop.org/software/systemd/man/latest/systemd.service.html).
    package static func systemd(program: String) -> String {
        """
        # ~/.config/systemd/user/islet-attendant.service
        # Then: systemctl --user enable islet-attendant.service
        [Unit]
        Description=Islet: rings the bell of a running sitting and of countdowns
        Documentation=man:islet(1)

        [Service]
        ExecStart="\(ReminderUnits.escaped(program))" attendant run
        # It exits when nothing is left to ring for, and the next command starts it again.
        Restart=on-failure
        KillMode=process

        [Install]
        WantedBy=default.target

        """
    }

    /// A launchd agent.
    ///
    /// Source: launchd.plist(5).
    package static func launchd(program: String) -> String {
        let path = program.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!-- ~/Library/LaunchAgents/islet.attendant.plist; then: launchctl load -w that file -->
            <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
            <plist version="1.0">
            <dict>
                <key>Label</key>
                <string>islet.attendant</string>
                <key>ProgramArguments</key>
                <array>
                    <string>\(path)</string>
                    <string>attendant</string>
                    <string>run</string>
                </array>
                <key>RunAtLoad</key>
                <true/>
            </dict>
            </plist>

            """
    }
}
