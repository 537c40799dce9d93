import type { FlavourFamilyId } from '../data/foods/flavour-families'
import type { IngredientFact } from './ingredient-fact'

/** One food chosen for a slot. Example: two carrots among the vegetables. */
export interface Pick {
  readonly slot: string
  readonly foodId: string
  /** Absent for a seasoning. */
  readonly fact?: IngredientFact
  /** The line of the recipe: '2 carrots, thinly sliced'. */
  readonly text: string
  /** Its name in steps: 'carrots'. */
  readonly name: string
  /** Its name in a title: 'carrot'. */
  readonly word: string
  readonly grams: number
  /** Urgency of its lot, 0 to 1. */
  readonly urgency: number
  /** Share of the lot that expires first that goes into the dish. */
  readonly share: number
}

/** A dish with filled slots, and the phrases for its steps. Example: `filling.the('vegetables')` is 'the leeks and peas'. */
export class DishFilling {
  readonly picks: readonly Pick[]
  readonly family: FlavourFamilyId
  readonly servings: number

  constructor(picks: readonly Pick[], family: FlavourFamilyId, servings: number) {
    this.picks = picks
    this.family = family
    this.servings = servings
  }

  /** Returns the picks in these slots. Example: `filling.of('main')[0]?.name`. */
  of(...slots: readonly string[]): readonly Pick[] {
    return slots.flatMap((slot) => this.picks.filter((pick) => pick.slot === slot))
  }

  /** Whether one of these slots is filled. Example: `filling.has('cheese')`. */
  has(...slots: readonly string[]): boolean {
    return this.of(...slots).length > 0
  }

  /** Whether a food of that class was chosen. Example: `filling.hasClass('bean')`. */
  hasClass(...classes: readonly string[]): boolean {
    return this.picks.some(({ fact }) => fact !== undefined && classes.includes(fact.class))
  }

  /** Lists the picks in these slots for a step. Example: `filling.the('dry', 'heat')` is 'the cumin and chilli flakes'. */
  the(...slots: readonly string[]): string {
    return listPicks(this.of(...slots))
  }

  /** Lists the picks without the article. Example: `filling.bare('herb')` is 'parsley'. */
  bare(...slots: readonly string[]): string {
    return joinWords(this.of(...slots).map(({ name }) => name))
  }

  /**
   * Returns a phrase if the slot is filled, otherwise an empty string. Example: `filling.if('herb', (herb) => ' Scatter with '
   * + herb + '.')`.
   */
  if(slot: string | readonly string[], text: (list: string) => string): string {
    const list = this.the(...(typeof slot === 'string' ? [slot] : slot))
    return list === '' ? '' : text(list)
  }

  /**
   * Returns the words for the title, without duplicates. Example: `filling.words('vegetables', 'cheese')` is ['leek', 'feta'].
   */
  words(...slots: readonly string[]): string[] {
    const words: string[] = []
    for (const { word } of this.of(...slots)) {
      const isIncluded = words.some(
        (known) => ` ${known} `.includes(` ${word} `) || ` ${word} `.includes(` ${known} `),
      )
      if (!isIncluded) words.push(word)
    }
    return words
  }

  /**
   * Lists the picks in these slots and one more item. Example: `filling.and('water', 'lentils')` is 'the lentils and water'.
   */
  and(more: string, ...slots: readonly string[]): string {
    return `the ${joinWords([...new Set(this.of(...slots).map(({ name }) => name)), more])}`
  }

  /** Lists foods as nouns for titles with 'with': 'Peas and Feta', where a word before a noun would be 'Pea'. */
  things(...slots: readonly string[]): string {
    const names: string[] = []
    for (const { name, word, fact } of this.of(...slots)) {
      const noun = fact && countedClasses.has(fact.class) ? name : word
      if (!names.includes(noun)) names.push(noun)
    }
    const firstThree = joinWords(names.slice(0, 3))
    return titleCase(firstThree.length > maxTitleLength ? joinWords(names.slice(0, 2)) : firstThree)
  }

  /** Returns the title words as one phrase in title case, with at most three words. Example: 'Leek, Pea and Feta'. */
  title(...slots: readonly string[]): string {
    const words = this.words(...slots)
    const firstThree = joinWords(words.slice(0, 3))
    return titleCase(firstThree.length > maxTitleLength ? joinWords(words.slice(0, 2)) : firstThree)
  }
}

const maxTitleLength = 44
const maxWholeTitle = 70

/** Joins two parts of a title, the second only if there is room. Example: `titleWith('Leek Mash', 'Milk')` is 'Leek Mash with Milk'. */
export function titleWith(first: string, second: string): string {
  const whole = `${first} with ${second}`
  return second === '' || whole.length > maxWholeTitle ? first : whole
}

const countedClasses: ReadonlySet<string> = new Set(
  'leaf greens brassica root squash soft pepper tomato stem green pea corn mushroom mixed sprout cucumber radish lettuce avocado berry stone-fruit orchard tropical banana citrus-fruit grape bean baked-bean dried-fruit olive caper nut seed cashew potato chips sausage plant-sausage breaded patty prawn'.split(
    ' ',
  ),
)

/** Lists picks for a step. Example: 'the leeks, carrots and peas'. */
export function listPicks(picks: readonly Pick[]): string {
  const list = joinWords([...new Set(picks.map(({ name }) => name))])
  return list === '' ? '' : `the ${list}`
}

/** Joins words into a list. Example: `joinWords(['leek', 'pea', 'feta'])` is 'leek, pea and feta'. */
export function joinWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const minorWords = new Set(['and', 'with', 'of', 'on', 'in', 'the', 'a'])

/** Converts text to title case. Example: `titleCase('leek and feta')` is 'Leek and Feta'. */
function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && minorWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** Lowers the first letter. Example: `lowerFirst('Heat the oil.')` is 'heat the oil.'. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Capitalizes the first letter. Example: `upperFirst('the leeks go in.')` is 'The leeks go in.'. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
