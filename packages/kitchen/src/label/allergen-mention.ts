import type { Bits } from '../diet/bit-sets'
import { allergenBits, traitBits } from '../diet/bit-sets'
import type { WordMeaning } from './allergen-dictionary'
import type { LabelToken } from './label-tokens'

/** Dictionary words found in a text, with position and meaning. Example: 'whey powder' brings dairy. */
export interface AllergenMention {
  readonly at: number
  readonly end: number
  readonly meaning: WordMeaning
  readonly contains: Bits
  /** Possibly contained: the word is ambiguous, or the text says 'may contain'. */
  readonly maybe: Bits
  /** Allergens the word implies but the text declares absent. */
  readonly claimed: Bits
  readonly traits: Bits
  readonly maybeTraits: Bits
  /** Allergens absent by a kind such as vegan: a maker's claim, no allergen statement. */
  readonly without: FreeFrom
  /** The kind of statement in which it appears. */
  readonly said: 'is' | 'may' | 'free'
  /** What an exception would have taken back, were it the whole ingredient: the dairy of 'coconut milk bar'. */
  readonly isOutgrown: boolean
}

/**
 * Allergens and traits that a kind of product lacks.
 * Example: something vegan without dairy, eggs, fish, shellfish, meat and honey.
 */
export interface FreeFrom {
  readonly allergens: Bits
  readonly traits: Bits
}

/**
 * All statements of a text about allergens and animal ingredients.
 * Example: `findAllergenMentions('egg-free mayonnaise').claims` has the eggs.
 */
export interface AllergenMentions {
  readonly found: readonly AllergenMention[]
  /** Allergens that the text declares absent. */
  readonly claims: Bits
  /** Those of them that stand alone, as in 'flour (gluten-free)': they apply to the whole line. */
  readonly standing: Bits
  /** Allergens and traits absent by the kinds named anywhere in the text. */
  readonly without: FreeFrom
  /** The dictionary phrases and words found: index of the first word and of the word after the last. */
  readonly units: readonly { readonly first: number; readonly after: number }[]
  /** The exceptions beside words that name another thing: 'coconut milk' of 'coconut milk bar'. */
  readonly outgrown: readonly { readonly first: number; readonly after: number }[]
  /** Indexes of words that the text declares absent: 'flavouring' of 'free from flavouring'. */
  readonly denied: ReadonlySet<number>
  readonly tokens: readonly LabelToken[]
}

/** A match whose context is still being parsed. Example: 'oats', before 'gluten-free' is noticed. */
export interface PendingMention {
  at: number
  end: number
  /** Index of its first word and of the word after its last. */
  first: number
  after: number
  meaning: WordMeaning
  contains: Bits
  maybe: Bits
  claimed: Bits
  traits: Bits
  maybeTraits: Bits
  without: FreeFrom
  said: 'is' | 'may' | 'free'
  isOutgrown: boolean
}

const meats = traitBits(['meat', 'red-meat', 'processed-meat', 'fish', 'shellfish'])
/** Allergens and traits that products of a kind lack. Example: `freeFromByKind.vegan`. */
export const freeFromByKind: Readonly<Record<'vegan' | 'vegetarian' | 'unsure', FreeFrom>> = {
  vegan: {
    allergens: allergenBits(['dairy', 'eggs', 'fish', 'shellfish', 'molluscs']),
    traits: meats | traitBits(['dairy', 'egg', 'honey', 'rennet']),
  },
  vegetarian: { allergens: allergenBits(['fish', 'shellfish', 'molluscs']), traits: meats },
  unsure: { allergens: allergenBits(['dairy']), traits: 0 },
}
/** No allergen or trait is excluded. Example: plain butter does `withoutNothing`. */
export const freeFromNothing: FreeFrom = { allergens: 0, traits: 0 }

/**
 * Removes the excluded allergens and traits: allergens become 'perhaps', traits are dropped.
 * Example: dairy of 'vegan butter'.
 */
export function removeFreeFrom(draft: PendingMention): void {
  const { allergens, traits } = draft.without
  draft.maybe |= draft.contains & allergens
  draft.contains &= ~allergens
  draft.traits &= ~traits
  draft.maybeTraits &= ~traits
}

/** Turns all contained allergens into 'perhaps'. Example: after 'may contain'. */
export function markUncertain(draft: PendingMention): void {
  draft.maybe |= draft.contains
  draft.contains = 0
  draft.maybeTraits |= draft.traits
  draft.traits = 0
}
