enum GuestBuild {}
