/** A product as somebody elsewhere describes it: untrusted words, bounded and without anything that cannot be seen. */
export interface BookedProduct {
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
export interface ProductBook {
  /** Nothing when it is not known there, or nobody answers in time. */
  find(code: string): Promise<BookedProduct | undefined>
}

/** Why nobody answered. Carries nothing of what was asked or answered. */
export class ProductTrouble extends Error {
  constructor(readonly trouble: 'unreachable' | 'slow' | 'refused' | 'too-long' | 'unreadable' | 'busy') {
    super(`no product was told: ${trouble}`)
    this.name = 'ProductTrouble'
  }
}
