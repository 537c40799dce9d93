import type { Bits } from '../diet/bit-sets'
import { allergenBits, everyAllergen, everyTrait, traitBits, traitsOfAllergens } from '../diet/bit-sets'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { AllergenMention } from '../label/allergen-mention'
import { canStartMatch } from '../label/dictionary-match'
import { maxLabelLength, tokenizeLabel } from '../label/label-tokens'
import type { RecipeLine } from '../recipe/recipe'
import { createLineCache } from './line-cache'
import type { Hedge, LineWordGroups } from './line-words'
import { groupLineWords, hedgeOf, isCompositeFood } from './line-words'

/**
 * The allergens and traits of one line, as bits.
 * Example: of '2 eggs' `contains` has the eggs; a line that nobody could read may bring everything.
 */
export interface LineClassification {
  readonly contains: Bits
  /** Cannot be ruled out. */
  readonly maybe: Bits
  readonly traits: Bits
  readonly maybeTraits: Bits
  /** Whether the line names a known food. */
  readonly known: boolean
}

/**
 * Classifies a line: the known facts of its food, and what its words add or deny.
 * Example: '200 g chicken in satay' contains peanuts, 'gluten-free flour' no gluten, 'vegan butter' perhaps dairy, and
 * 'my crunchy thing' perhaps anything.
 */
export function classifyLine({ text, foodId }: RecipeLine): LineClassification {
  return cached(text, foodId)
}

const cached = createLineCache((text, foodId) =>
  classify(foodId === undefined ? undefined : foodById(foodId), text),
)

function classify(food: Food | undefined, text: string): LineClassification {
  const table = food ? classifyFood(food) : unread
  if (food && isNameOf(food, text)) return table
  const tokens = tokenizeLabel(text)
  // Fast path: many lines contain no dictionary word.
  if (
    text.length <= maxLabelLength &&
    !tokens.some(({ text: word }) => canStartMatch(word) || isCompositeFood(word))
  )
    return table
  const line = groupLineWords(text, food, tokens)
  const hedge = hedgeOf(line.words)
  const stated = classifyWords(line, hedge)
  if (!food) return { ...stated, maybe: everyAllergen, maybeTraits: everyTrait, known: false }
  if (line.hides || text.length > maxLabelLength)
    return {
      ...stated,
      maybe: everyAllergen,
      maybeTraits: everyTrait,
      contains: stated.contains | table.contains,
      traits: stated.traits | table.traits,
      known: true,
    }
  const { denied, doubted, excused } = findExclusions(line, hedge, stated.contains)
  return {
    contains: stated.contains | (table.contains & ~denied & ~doubted),
    maybe: stated.maybe | (table.maybe & ~denied) | (table.contains & doubted),
    traits: stated.traits | (table.traits & ~excused),
    maybeTraits:
      stated.maybeTraits |
      (hedge === 'or'
        ? table.maybeTraits | table.traits
        : table.maybeTraits & ~excused & (hedge === 'if' ? everyTrait : ~line.without.traits)),
    known: true,
  }
}

// If only the name is written, the food table suffices; this holds for half of all lines. A name with a claim of its
// own, such as 'gluten-free tamari', is still parsed.
function isNameOf({ name }: Food, text: string): boolean {
  const stated = text.endsWith(' to taste') ? text.slice(0, -' to taste'.length) : text
  return (stated === name || stated.replaceAll('-', ' ') === name) && !/free|vegan|plant/.test(name)
}

/** The allergens and traits of the words beside the food's own name. */
function classifyWords({ beside, words }: LineWordGroups, hedge: Hedge): Omit<LineClassification, 'known'> {
  let contains = 0
  let maybe = 0
  let traits = 0
  let maybeTraits = 0
  for (const one of beside) {
    const standing = words.standing & (one.contains | one.maybe)
    const claimed = hedge === 'if' ? 0 : one.claimed | standing
    const sure = (one.contains | one.claimed) & ~claimed
    const free = hedge === 'or' || isUndeniable(one) ? 0 : one.claimed
    const open = (one.maybe | claimed) & ~free & ~sure
    contains |= sure
    maybe |= open
    traits |= one.traits | traitsOfAllergens(sure)
    maybeTraits |= one.maybeTraits | (traitsOfAllergens(open) & ~one.without.traits)
  }
  return { contains, maybe, traits, maybeTraits }
}

/** The allergens and traits of the food that the words exclude: 'gluten-free' flour, 'vegan' butter. */
function findExclusions(
  { words, own }: LineWordGroups,
  hedge: Hedge,
  contains: Bits,
): { denied: Bits; doubted: Bits; excused: Bits } {
  if (hedge === 'if') return { denied: 0, doubted: 0, excused: 0 }
  // 'butter or dairy-free spread' names butter explicitly; the claim beside it refers to something else.
  let open = contains
  for (const one of own) {
    open |= isUndeniable(one) ? one.contains | one.claimed : (one.contains | one.maybe) & ~words.standing
  }
  const claims = words.claims & ~open
  const plants = own[0]?.without ?? words.without
  const [denied, doubted] = hedge === 'or' ? [0, claims] : [claims, 0]
  return {
    denied,
    doubted: doubted | plants.allergens,
    excused: plants.traits | traitsOfAllergens(claims),
  }
}

// No claim overrides these: almonds are nuts, whatever the words beside them.
const undeniable: ReadonlySet<string> = new Set(
  (
    'almond cashew walnut hazelnut pecan pistachio macadamia peanut wheat barley rye spelt egg whey casein lactose tofu ' +
    'soybean tempeh edamame sesam tahini shrimp prawn crab lobster salmon tuna anchovy'
  ).split(' '),
)

function isUndeniable({ meaning }: AllergenMention): boolean {
  return undeniable.has(meaning.words)
}

const unread: LineClassification = {
  contains: 0,
  maybe: everyAllergen,
  traits: 0,
  maybeTraits: everyTrait,
  known: false,
}
const foods = new Map<string, LineClassification>()

/** The facts of the food table, cached. */
function classifyFood(food: Food): LineClassification {
  const cached = foods.get(food.id)
  if (cached) return cached
  const contains = allergenBits(food.contains)
  const maybe = allergenBits(food.often)
  const reading = {
    contains,
    maybe,
    traits: traitBits(food.traits) | traitsOfAllergens(contains),
    maybeTraits: traitBits(food.oftenTraits) | traitsOfAllergens(maybe),
    known: true,
  }
  foods.set(food.id, reading)
  return reading
}
