import type { AccountRole, Subscription } from '@larder/contract/account'
import type { KeyScope } from '@larder/contract/api-keys'

/** The signed-in cook of a request, and their current household. */
export interface Actor {
  readonly accountId: string
  readonly householdId: string
  readonly sessionId: string
  readonly name: string
  readonly email: string
  readonly role: AccountRole
  /** The effective plan; an expired one is Free. */
  readonly subscription: Subscription
  readonly avatar: string | null
  /** When the account will be deleted, if its cook requested that. */
  readonly deletionAt: string | null
  /** When they last signed in or confirmed who they are in this session. */
  readonly confirmedAt?: string | null
  /** The installation requires a second factor, and this session was started without one. */
  readonly lacksSecondFactor?: boolean
  /** The scopes of the API key, for a request made with one. The key's id then replaces the session id. */
  readonly scopes?: readonly KeyScope[]
}

/** A camera with a valid key, and its household. It may only upload pictures. */
export interface PairedCamera {
  readonly cameraId: string
  readonly householdId: string
}
