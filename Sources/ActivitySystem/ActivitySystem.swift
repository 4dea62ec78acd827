// front door of ActivitySystem
