import type { Bits } from '../diet/bit-sets'
import { allergenBits, traitBits } from '../diet/bit-sets'
import type { WordMeaning } from './allergen-dictionary'
import type { LabelToken } from './label-tokens'

/** Words found in a text, where they stand and what they bring into the food. Example: 'whey powder' brings dairy. */
export interface AllergenMention {
  readonly at: number
  readonly end: number
  readonly meaning: WordMeaning
  readonly contains: Bits
  /** Perhaps in it: the word leaves it open, or the text says 'may contain'. */
  readonly maybe: Bits
  /** Would be in it, but the text says it is free from it. */
  readonly claimed: Bits
  readonly traits: Bits
  readonly maybeTraits: Bits
  /** What it is said to do without, by being vegan and so on: a maker's word, no allergen statement. */
  readonly without: FreeFrom
  /** How the text speaks of it. */
  readonly said: 'is' | 'may' | 'free'
}

/** What a thing does without by its kind. Example: something vegan without dairy, eggs, fish, shellfish, meat and honey. */
export interface FreeFrom {
  readonly allergens: Bits
  readonly traits: Bits
}

/** All that a text says of allergens and animals. Example: `readWords('egg-free mayonnaise').claims` has the eggs. */
export interface AllergenMentions {
  readonly found: readonly AllergenMention[]
  /** Allergens that the text says are not in it. */
  readonly claims: Bits
  /** Of these, the ones that stand alone, as in 'flour (gluten-free)': they speak of the whole line. */
  readonly standing: Bits
  /** What anything in the text is said to do without. */
  readonly without: FreeFrom
  /** The phrases and words that the book knows: the place of the first word of each, and of the word after it. */
  readonly units: readonly { readonly first: number; readonly after: number }[]
  /** The places of words that the text says are not in it: 'flavouring' of 'free from flavouring'. */
  readonly denied: ReadonlySet<number>
  readonly tokens: readonly LabelToken[]
}

/** Words just found, while the text around them is still being heard. Example: 'oats', before 'gluten-free' is noticed. */
export interface PendingMention {
  at: number
  end: number
  /** The place of its first word, and of the word after it. */
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
}

const meats = traitBits(['meat', 'red-meat', 'processed-meat', 'fish', 'shellfish'])
/** What something of a kind does without. Example: `withoutBy.vegan`. */
export const freeFromByKind: Readonly<Record<'vegan' | 'vegetarian' | 'unsure', FreeFrom>> = {
  vegan: {
    allergens: allergenBits(['dairy', 'eggs', 'fish', 'shellfish', 'molluscs']),
    traits: meats | traitBits(['dairy', 'egg', 'honey', 'rennet']),
  },
  vegetarian: { allergens: allergenBits(['fish', 'shellfish', 'molluscs']), traits: meats },
  unsure: { allergens: allergenBits(['dairy']), traits: 0 },
}
/** Nothing is said to be left out. Example: plain butter does `withoutNothing`. */
export const freeFromNothing: FreeFrom = { allergens: 0, traits: 0 }

/** Takes out what the thing does without: its allergens become 'perhaps', its traits go. Example: dairy of 'vegan butter'. */
export function removeFreeFrom(draft: PendingMention): void {
  const { allergens, traits } = draft.without
  draft.maybe |= draft.contains & allergens
  draft.contains &= ~allergens
  draft.traits &= ~traits
  draft.maybeTraits &= ~traits
}

/** Makes all that is in it 'perhaps'. Example: after 'may contain'. */
export function markUncertain(draft: PendingMention): void {
  draft.maybe |= draft.contains
  draft.contains = 0
  draft.maybeTraits |= draft.traits
  draft.traits = 0
}
