/**
 * The reason of a verdict.
 * Example: `{ line: '2 tbsp soy sauce', foodId: 'soy-sauce', why: 'soy sauce is brewed with wheat' }`.
 */
export interface VerdictReason {
  /** The line as written, or the words of a label. */
  readonly line: string
  readonly foodId?: string
  readonly why: string
}

/** An answer and the deciding line; 'none found' needs no reason. Example: `{ answer: 'none found' }`. */
export type AllergenVerdict =
  | { readonly answer: 'none found' }
  | { readonly answer: 'contains' | 'not known'; readonly because: VerdictReason }

/**
 * Whether a dish suits a diet, and the deciding line if it does not or the verdict is not known; a note names what
 * strict followers would check.
 * Example: `{ answer: 'fits' }`.
 */
export type DietVerdict =
  | { readonly answer: 'fits'; readonly note?: VerdictReason }
  | { readonly answer: 'does not fit' | 'not known'; readonly because: VerdictReason }
