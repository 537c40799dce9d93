import type { Food } from '../food/food'
import type { AllergenMention, AllergenMentions, FreeFrom } from '../label/allergen-mention'
import { freeFromByKind, freeFromNothing } from '../label/allergen-mention'
import { findAllergenMentions } from '../label/find-allergen-mentions'
import type { LabelToken } from '../label/label-tokens'
import { foldAccents, tokenGaps, tokenizeLabel } from '../label/label-tokens'

/**
 * The words of a line: its food's own name, judged by the food table, and the words beside it.
 * Example: in 'butter beans with cream' of the food butter beans, only 'cream' stands beside it.
 */
export interface LineWordGroups {
  readonly words: AllergenMentions
  readonly own: readonly AllergenMention[]
  readonly beside: readonly AllergenMention[]
  /** Whether a prepared food of unknown ingredients comes with it: 'in a creamy sauce'. */
  readonly hides: boolean
  /** The exclusions of a word right behind the name: 'flour tortillas (vegan)'. */
  readonly without: FreeFrom
}

/**
 * Splits the allergen words of a line into its food's own name and the rest.
 * Example: `groupLineWords('chicken with cream', chicken).beside` has the cream.
 */
export function groupLineWords(
  text: string,
  food: Food | undefined,
  tokens = tokenizeLabel(text),
): LineWordGroups {
  const words = findAllergenMentions(text, tokens)
  const index = food && placeOfFood(words, food)
  const own: AllergenMention[] = []
  const beside: AllergenMention[] = []
  for (const one of words.found) {
    const isOwn = index && one.at >= index.at && one.end <= index.end
    // A drink of coconut milk may have milk, though the food it is taken for has none.
    if (isOwn && !one.isOutgrown) own.push(one)
    else if (!isShape(one, words, index, food)) beside.push(one)
  }
  return { words, own, beside, hides: hidesParts(words, index), without: exclusionBehind(words, index) }
}

// 'flour tortillas (vegan)' and 'flour tortillas, vegan'; in 'tortillas with cheese (vegan)' it refers to the cheese.
function exclusionBehind({ tokens }: AllergenMentions, index: Place | undefined): FreeFrom {
  const here = index ? tokens.findIndex(({ end }) => end === index.end) + 1 : 0
  const { text, gap } = tokens[here] ?? {}
  const isAlone = here > 0 && gap !== tokenGaps.space && tokens[here + 1]?.gap !== tokenGaps.space
  return isAlone && (text === 'vegan' || text === 'vegetarian') ? freeFromByKind[text] : freeFromNothing
}

const shapes: ReadonlySet<string> = new Set(['steak', 'steaks', 'mince'])
const cutters: ReadonlySet<string> = new Set(
  'cut sliced carved sawn divided portioned halved chopped pulsed blitzed ground minced'.split(' '),
)
const intoShape: ReadonlySet<string> = new Set(['into', 'in', 'to', 'as', 'like'])

// 'celeriac, cut into thick steaks' and 'carp steaks' add no beef: the word describes the shape of the food itself.
function isShape(
  { at, meaning }: AllergenMention,
  { tokens }: AllergenMentions,
  index: Place | undefined,
  food: Food | undefined,
): boolean {
  if (!index || !shapes.has(meaning.words)) return false
  const here = tokens.findIndex((token) => token.at === at)
  if (tokens[here - 1]?.end === index.end && tokens[here]?.gap === tokenGaps.space)
    return food?.traits.includes('fish') ?? false
  let hasInto = false
  for (
    let step = here;
    step > Math.max(0, here - maxBetween) && tokens[step]?.gap === tokenGaps.space;
    step -= 1
  ) {
    const before = tokens[step - 1]?.text ?? ''
    if (hasInto && cutters.has(before)) return true
    hasInto ||= intoShape.has(before)
  }
  return false
}

const maxBetween = 7

/** How a line leaves a claim open: by a choice or by a condition. Example: 'if' of 'gluten-free if needed'. */
export type Hedge = 'or' | 'if' | undefined

/**
 * Returns how a line hedges a claim: 'flour (gluten-free if needed)' is flour; 'butter or vegan spread' is either.
 * Example: `hedgeOf(findAllergenMentions('butter or oil'))` is 'or'.
 */
export function hedgeOf({ tokens }: AllergenMentions): Hedge {
  let hedge: Hedge
  for (const { text } of tokens) {
    if (conditions.has(text)) return 'if'
    if (text === 'or') hedge = 'or'
  }
  return hedge
}

const conditions: ReadonlySet<string> = new Set(
  'if optional optionally preferably ideally needed necessary desired'.split(' '),
)

/** Returns whether a word names a prepared food of unspecified parts. Example: 'sauce'. */
export function isCompositeFood(word: string): boolean {
  return madeThings.has(word)
}

const madeThings: ReadonlySet<string> = new Set(
  'sauce sauces gravy batter marinade stuffing filling dressing topping coating crust glaze'.split(' '),
)
const brings: ReadonlySet<string> = new Set(['in', 'with', 'plus'])

// 'chicken in a mustard sauce' adds unknown ingredients; an onion 'for the sauce' is an onion, and soy sauce is known.
function hidesParts({ tokens, found }: AllergenMentions, own: Place | undefined): boolean {
  let isBrought = false
  for (const { text, at, end, gap } of tokens) {
    if (gap !== tokenGaps.space || text === 'for') isBrought = false
    if (brings.has(text)) isBrought = true
    if (!isBrought || !madeThings.has(text)) continue
    const isOwn = own !== undefined && at >= own.at && end <= own.end
    if (!isOwn && !found.some((one) => one.end === end && one.at < at)) return true
  }
  return false
}

interface Place {
  readonly at: number
  readonly end: number
}

const namesOf = new Map<string, readonly string[]>()

/** Returns the position of the food's longest name in the words. */
function placeOfFood({ tokens }: AllergenMentions, food: Food): Place | undefined {
  let names = namesOf.get(food.id)
  if (!names) {
    names = [food.name, ...food.aliases].map((name) => (plainAlready.test(name) ? name : foldAccents(name)))
    namesOf.set(food.id, names)
  }
  let [best, from, to] = [0, 0, 0]
  for (const name of names) {
    if (name.length <= best) continue
    for (let index = 0; index < tokens.length; index++) {
      const end = endOfName(name, tokens, index)
      if (end === 0) continue
      best = name.length
      from = index
      to = end
      break
    }
  }
  if (best === 0) return reversedPlace(tokens, names)
  const [first, last] = [tokens[from], tokens[to - 1]]
  return first && last && { at: first.at, end: last.end }
}

// 'butter (vegan)' is the name of vegan butter, reversed.
function reversedPlace(tokens: readonly LabelToken[], names: readonly string[]): Place | undefined {
  const turn = tokens.findIndex(({ gap }, index) => index > 0 && gap !== tokenGaps.space)
  if (turn === -1) return undefined
  for (const name of names) {
    const words = name.split(' ')
    const [main, aside] = [words.slice(-turn), words.slice(0, -turn)]
    if (aside.length === 0 || endOfName([...main, ...aside].join(' '), tokens, 0) === 0) continue
    const [first, last] = [tokens[0], tokens[words.length - 1]]
    if (first && last) return { at: first.at, end: last.end }
  }
  return undefined
}

const plainAlready = /^[a-z]+(?: [a-z]+)*$/

/** Returns the index after a name found here, singular or plural, or 0. */
function endOfName(name: string, tokens: readonly LabelToken[], start: number): number {
  let at = 0
  for (let index = start; index < tokens.length; index++) {
    const length = wordLength(name, at, tokens[index]?.text ?? '')
    if (length === 0) return 0
    at += length
    if (at === name.length) return index + 1
    at += 1
  }
  return 0
}

/** Returns how many letters of the name this word matches: its whole word, or none. */
function wordLength(name: string, at: number, written: string): number {
  if (name.charCodeAt(at) !== written.charCodeAt(0)) return 0
  const many = written.endsWith('es') ? 2 : written.endsWith('s') ? 1 : 0
  for (let less = 0; less <= many; less++) {
    const length = written.length - less
    if (wordEnds(name, at + length) && name.startsWith(written.slice(0, length), at)) return length
  }
  // 'Cherry tomato' is the singular of cherry tomatoes.
  if (!name.startsWith(written, at)) return 0
  for (const end of ['s', 'es']) {
    const length = written.length + end.length
    if (wordEnds(name, at + length) && name.startsWith(end, at + written.length)) return length
  }
  return 0
}

function wordEnds(name: string, at: number): boolean {
  return at === name.length || name.charCodeAt(at) === 32
}
