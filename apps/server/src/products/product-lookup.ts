/** A product as described by an external source: untrusted text, bounded and without invisible characters. */
export interface ExternalProduct {
  readonly name: string
  /** The generic name: 'oat drink'. */
  readonly generic?: string
  /** Categories from general to specific: 'plant milks', 'oat milks'. */
  readonly kinds: readonly string[]
  /** The size as printed: '1 L'. */
  readonly size?: string
  readonly ingredients?: string
  /** The attribution to show. */
  readonly credit: string
}

/** Looks up products that are unknown here. */
export interface ProductLookup {
  /** Returns undefined when the product is unknown there or the lookup fails. */
  find(code: string): Promise<ExternalProduct | undefined>
}

/** Why a lookup failed. Contains nothing of the request or response. */
export class ProductLookupError extends Error {
  constructor(readonly reason: 'unreachable' | 'slow' | 'refused' | 'too-long' | 'unreadable' | 'busy') {
    super(`product lookup failed: ${reason}`)
    this.name = 'ProductLookupError'
  }
}
