import type { Role, Subscription } from '@larder/contract/account'

/** The signed-in cook behind a request, and the household they act for. */
export interface Actor {
  readonly accountId: string
  readonly householdId: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly subscription: Subscription
}

/** A camera with a good key, and the household it looks for. It may hand in pictures, and do nothing else. */
export interface PairedCamera {
  readonly cameraId: string
  readonly householdId: string
}
