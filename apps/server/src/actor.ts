import type { AccountRole, Subscription } from '@larder/contract/account'
import type { KeyScope } from '@larder/contract/api-keys'

/** The signed-in cook behind a request, and the household they act for. */
export interface Actor {
  readonly accountId: string
  readonly householdId: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: AccountRole
  /** What counts now: a plan that is over is Free. */
  readonly subscription: Subscription
  readonly avatar: string | null
  /** When the account goes, where they have asked for that. */
  readonly deletionAt: string | null
  /** Where a program acts for them by a key: what that key may do. Its id then stands in the session's place. */
  readonly scopes?: readonly KeyScope[]
}

/** A camera with a good key, and the household it looks for. It may hand in pictures, and do nothing else. */
export interface PairedCamera {
  readonly cameraId: string
  readonly householdId: string
}
