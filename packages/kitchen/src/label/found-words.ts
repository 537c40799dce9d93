import type { Bits } from '../marks'
import { allergenBits, traitBits } from '../marks'
import type { LabelToken } from './tokens'
import type { Meaning } from './word-book'

/** Words found in a text, where they stand and what they bring into the food. Example: 'whey powder' brings dairy. */
export interface FoundWords {
  readonly at: number
  readonly end: number
  readonly meaning: Meaning
  readonly contains: Bits
  /** Perhaps in it: the word leaves it open, or the text says 'may contain'. */
  readonly maybe: Bits
  /** Would be in it, but the text says it is free from it. */
  readonly claimed: Bits
  readonly traits: Bits
  readonly maybeTraits: Bits
  /** What it is said to do without, by being vegan and so on: a maker's word, no allergen statement. */
  readonly without: Without
  /** How the text speaks of it. */
  readonly said: 'is' | 'may' | 'free'
}

/** What a thing does without by its kind. Example: something vegan without dairy, eggs, fish, shellfish, meat and honey. */
export interface Without {
  readonly allergens: Bits
  readonly traits: Bits
}

/** All that a text says of allergens and animals. Example: `readWords('egg-free mayonnaise').claims` has the eggs. */
export interface ReadWords {
  readonly found: readonly FoundWords[]
  /** Allergens that the text says are not in it. */
  readonly claims: Bits
  /** Of these, the ones that stand alone, as in 'flour (gluten-free)': they speak of the whole line. */
  readonly standing: Bits
  /** What anything in the text is said to do without. */
  readonly without: Without
  /** The phrases and words that the book knows: the place of the first word of each, and of the word after it. */
  readonly units: readonly { readonly first: number; readonly after: number }[]
  /** The places of words that the text says are not in it: 'flavouring' of 'free from flavouring'. */
  readonly denied: ReadonlySet<number>
  readonly tokens: readonly LabelToken[]
}

/** Words just found, while the text around them is still being heard. Example: 'oats', before 'gluten-free' is noticed. */
export interface Draft {
  at: number
  end: number
  /** The place of its first word, and of the word after it. */
  first: number
  after: number
  meaning: Meaning
  contains: Bits
  maybe: Bits
  claimed: Bits
  traits: Bits
  maybeTraits: Bits
  without: Without
  said: 'is' | 'may' | 'free'
}

const meats = traitBits(['meat', 'red-meat', 'processed-meat', 'fish', 'shellfish'])
/** What something of a kind does without. Example: `withoutBy.vegan`. */
export const withoutBy: Readonly<Record<'vegan' | 'vegetarian' | 'unsure', Without>> = {
  vegan: {
    allergens: allergenBits(['dairy', 'eggs', 'fish', 'shellfish', 'molluscs']),
    traits: meats | traitBits(['dairy', 'egg', 'honey', 'rennet']),
  },
  vegetarian: { allergens: allergenBits(['fish', 'shellfish', 'molluscs']), traits: meats },
  unsure: { allergens: allergenBits(['dairy']), traits: 0 },
}
/** Nothing is said to be left out. Example: plain butter does `withoutNothing`. */
export const withoutNothing: Without = { allergens: 0, traits: 0 }

/** Takes out what the thing does without: its allergens become 'perhaps', its traits go. Example: dairy of 'vegan butter'. */
export function doWithout(draft: Draft): void {
  const { allergens, traits } = draft.without
  draft.maybe |= draft.contains & allergens
  draft.contains &= ~allergens
  draft.traits &= ~traits
  draft.maybeTraits &= ~traits
}

/** Makes all that is in it 'perhaps'. Example: after 'may contain'. */
export function weaken(draft: Draft): void {
  draft.maybe |= draft.contains
  draft.contains = 0
  draft.maybeTraits |= draft.traits
  draft.traits = 0
}
