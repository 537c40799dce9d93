/** A product as somebody elsewhere describes it: untrusted words, bounded and without anything that cannot be seen. */
export interface ExternalProduct {
  readonly name: string
  /** What it is apart from its name: 'oat drink'. */
  readonly generic?: string
  /** Ever more exactly, the last is the most exact: 'plant milks', 'oat milks'. */
  readonly kinds: readonly string[]
  /** As printed: '1 L'. */
  readonly size?: string
  readonly ingredients?: string
  /** Whom to thank. */
  readonly credit: string
}

/** Where products can be looked up that nobody here knows. */
export interface ProductLookup {
  /** Nothing when it is not known there, or nobody answers in time. */
  find(code: string): Promise<ExternalProduct | undefined>
}

/** Why nobody answered. Carries nothing of what was asked or answered. */
export class ProductLookupError extends Error {
  constructor(readonly reason: 'unreachable' | 'slow' | 'refused' | 'too-long' | 'unreadable' | 'busy') {
    super(`product lookup failed: ${reason}`)
    this.name = 'ProductTrouble'
  }
}
