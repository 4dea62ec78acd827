import PushClient
