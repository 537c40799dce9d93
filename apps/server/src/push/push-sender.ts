/** A browser's push endpoint, and the keys to encrypt for it. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The notification a device shows. It replaces an earlier one with the same tag. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/** Sends push notifications to browsers and phones. */
export interface PushSender {
  /** The key that a browser needs to subscribe. */
  readonly publicKey: string
  /** Returns 'gone' when the subscription has ended; throws when a retry may succeed. */
  send(subscription: PushSubscription, message: PushMessage): Promise<'sent' | 'gone'>
}
