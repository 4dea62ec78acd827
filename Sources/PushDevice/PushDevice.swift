/// The emulated device behind the gateway: what became of each accepted push, and why. Pure.
import ActivitySystem
