import type { Actor, PairedCamera } from '../actor'

/** Where a request came from, and who sent it if they are signed in. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  readonly actor: Actor | undefined
  readonly camera?: PairedCamera
  /** When a camera says that it took its picture. */
  readonly takenAt?: string
}
