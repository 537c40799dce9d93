import type { FlavourFamilyId } from '../data/foods/flavour-families'
import type { IngredientFact } from './ingredient-fact'

/** One food that was chosen for a slot. Example: two carrots among the vegetables. */
export interface Pick {
  readonly slot: string
  readonly foodId: string
  /** Absent for a seasoning. */
  readonly fact?: IngredientFact
  /** The line of the recipe: '2 carrots, thinly sliced'. */
  readonly text: string
  /** What steps call it: 'carrots'. */
  readonly said: string
  /** What a title calls it: 'carrot'. */
  readonly word: string
  readonly grams: number
  /** How much its lot wants to be used, 0 to 1. */
  readonly urgency: number
  /** Which part of the lot that spoils first goes into the dish. */
  readonly share: number
}

/** A dish whose slots are filled, with the words its steps are written in. Example: `filling.the('vegetables')` is 'the leeks and peas'. */
export class DishFilling {
  readonly picks: readonly Pick[]
  readonly family: FlavourFamilyId
  readonly servings: number

  constructor(picks: readonly Pick[], family: FlavourFamilyId, servings: number) {
    this.picks = picks
    this.family = family
    this.servings = servings
  }

  /** What stands in these slots. Example: `filling.of('main')[0]?.said`. */
  of(...slots: readonly string[]): readonly Pick[] {
    return slots.flatMap((slot) => this.picks.filter((pick) => pick.slot === slot))
  }

  /** Whether anything stands in one of these slots. Example: `filling.has('cheese')`. */
  has(...slots: readonly string[]): boolean {
    return this.of(...slots).length > 0
  }

  /** Whether a food of that class was chosen. Example: `filling.hasClass('bean')`. */
  hasClass(...classes: readonly string[]): boolean {
    return this.picks.some(({ fact }) => fact !== undefined && classes.includes(fact.class))
  }

  /** What stands in these slots, as a step says it. Example: `filling.the('dry', 'heat')` is 'the cumin and chilli flakes'. */
  the(...slots: readonly string[]): string {
    return listPicks(this.of(...slots))
  }

  /** The same without the article. Example: `filling.bare('herb')` is 'parsley'. */
  bare(...slots: readonly string[]): string {
    return joinWords(this.of(...slots).map(({ said }) => said))
  }

  /** A sentence part when something is there. Example: `filling.if('herb', (herb) => ' Scatter with ' + herb + '.')`. */
  if(slot: string | readonly string[], text: (these: string) => string): string {
    const these = this.the(...(typeof slot === 'string' ? [slot] : slot))
    return these === '' ? '' : text(these)
  }

  /** Words for the title, each once. Example: `filling.words('vegetables', 'cheese')` is ['leek', 'feta']. */
  words(...slots: readonly string[]): string[] {
    const words: string[] = []
    for (const { word } of this.of(...slots)) {
      const isSaid = words.some(
        (said) => ` ${said} `.includes(` ${word} `) || ` ${word} `.includes(` ${said} `),
      )
      if (!isSaid) words.push(word)
    }
    return words
  }

  /** What stands in these slots and something more. Example: `filling.and('water', 'lentils')` is 'the lentils and water'. */
  and(more: string, ...slots: readonly string[]): string {
    return `the ${joinWords([...new Set(this.of(...slots).map(({ said }) => said)), more])}`
  }

  /** Foods as things on a plate, for titles with 'with': 'Peas and Feta', where a word in front of a noun would be 'Pea'. */
  things(...slots: readonly string[]): string {
    const names: string[] = []
    for (const { said, word, fact } of this.of(...slots)) {
      const name = fact && counted.has(fact.class) ? said : word
      if (!names.includes(name)) names.push(name)
    }
    const three = joinWords(names.slice(0, 3))
    return titleCase(three.length > longestNames ? joinWords(names.slice(0, 2)) : three)
  }

  /** The same as one phrase in the case of a title, of at most three words. Example: 'Leek, Pea and Feta'. */
  title(...slots: readonly string[]): string {
    const words = this.words(...slots)
    const three = joinWords(words.slice(0, 3))
    return titleCase(three.length > longestNames ? joinWords(words.slice(0, 2)) : three)
  }
}

const longestNames = 44

const counted: ReadonlySet<string> = new Set(
  'leaf greens brassica root squash soft pepper tomato stem green pea corn mushroom mixed sprout cucumber radish lettuce avocado berry stone-fruit orchard tropical banana citrus-fruit grape bean baked-bean dried-fruit olive caper nut seed cashew potato'.split(
    ' ',
  ),
)

/** Picks as a step says them. Example: 'the leeks, carrots and peas'. */
export function listPicks(picks: readonly Pick[]): string {
  const these = joinWords([...new Set(picks.map(({ said }) => said))])
  return these === '' ? '' : `the ${these}`
}

/** Words in a row. Example: `listed(['leek', 'pea', 'feta'])` is 'leek, pea and feta'. */
export function joinWords(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

const small = new Set(['and', 'with', 'of', 'on', 'in', 'the', 'a'])

/** The case of a title. Example: `titleCase('leek and feta')` is 'Leek and Feta'. */
export function titleCase(text: string): string {
  return text
    .split(' ')
    .map((word, at) => (at > 0 && small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ')
}

/** The first letter small. Example: `lower('Heat the oil.')` is 'heat the oil.'. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** The first letter large. Example: `sentence('the leeks go in.')` is 'The leeks go in.'. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
