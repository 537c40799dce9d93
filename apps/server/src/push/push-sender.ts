/** Where a browser wants to be reached, and the keys that only it can open a message with. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** What a device shows. A message with the tag of an earlier one takes its place. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** How messages reach phones and browsers that are not looking. */
export interface PushSender {
  /** What a browser needs to subscribe here. */
  readonly publicKey: string
  /** 'gone' when the device no longer wants any; throws when it may be worth another try. */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>
}
