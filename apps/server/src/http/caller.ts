import type { Actor, PairedCamera } from '../actor'

/** The origin of a request, and its account or camera when authenticated. */
export interface Caller {
  readonly address: string
  readonly userAgent: string
  readonly actor: Actor | undefined
  readonly camera?: PairedCamera
  /** The time of the picture as reported by the camera. */
  readonly takenAt?: string
  /** Aborted when the caller of a request with a body has left. */
  readonly signal?: AbortSignal
  /** The secret of a browser in which somebody has signed in before, at calls that anyone may make. */
  readonly device?: string | undefined
  /** Stores another one in the browser. */
  readonly rememberDevice?: (device: string) => void
}
