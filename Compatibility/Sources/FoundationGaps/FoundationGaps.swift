import CellUI
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
import LocalizedResources
@_exported import Observation

// What Foundation has on Apple's platforms and not on Linux. The compiler imports this module into every file of a guest, so that a
// file that imports Foundation alone finds it.

public typealias LocalizedStringResource = LocalizedResources.LocalizedStringResource
public typealias CustomLocalizedStringResourceConvertible = LocalizedResources.CustomLocalizedStringResourceConvertible
public typealias InlinePresentationIntent = CellUI.InlinePresentationIntent
