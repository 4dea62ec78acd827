/// Chooses the `apns-priority` of each push, and keeps the hourly budget of priority 10. Pure.
import Foundation
