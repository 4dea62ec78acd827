// front door of Store
