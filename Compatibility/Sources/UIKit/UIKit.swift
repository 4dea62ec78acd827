import CellUI
@_exported import Foundation
@_exported import UserNotifications

// UIKit's values that a widget can name: colours, images, fonts, outlines, the screen and the device. Views and controllers are
// declared only so that a source that mentions them compiles.

public typealias UIColor = CellUI.UIColor
public typealias _ColorLiteralType = UIColor
public typealias CGLineCap = CellUI.CGLineCap
public typealias CGLineJoin = CellUI.CGLineJoin
