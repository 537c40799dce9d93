import type { Bits } from '../diet/bit-sets'
import { allergenBits, everyAllergen, everyTrait, traitBits, traitsOfAllergens } from '../diet/bit-sets'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { AllergenMention } from '../label/allergen-mention'
import { canStartMatch } from '../label/dictionary-match'
import { tokenizeLabel } from '../label/label-tokens'
import type { RecipeLine } from '../recipe/recipe'
import { createLineCache } from './line-cache'
import type { Hedge, LineWordGroups } from './line-words'
import { groupLineWords, hedgeOf, isCompositeFood } from './line-words'

/**
 * What one line brings into a dish, as bits of allergens and traits. Example: of '2 eggs' `contains` has the eggs; a line that
 * nobody could read may bring everything.
 */
export interface LineClassification {
  readonly contains: Bits
  /** Cannot be ruled out. */
  readonly maybe: Bits
  readonly traits: Bits
  readonly maybeTraits: Bits
  /** Whether the line names a food we know. */
  readonly known: boolean
}

/**
 * Reads a line: what is known of its food, and what its words add or deny. Example: '200 g chicken in satay' contains
 * peanuts, 'gluten-free flour' no gluten, 'vegan butter' perhaps dairy, and 'my crunchy thing' perhaps anything.
 */
export function classifyLine({ text, foodId }: RecipeLine): LineClassification {
  return remembered(text, foodId)
}

const remembered = createLineCache((text, foodId) =>
  read(foodId === undefined ? undefined : foodById(foodId), text),
)

function read(food: Food | undefined, text: string): LineClassification {
  const table = food ? ofFood(food) : unread
  if (food && isNameOf(food, text)) return table
  const tokens = tokenizeLabel(text)
  // Many lines hold no word of the book; they need no reading.
  if (!tokens.some(({ text: word }) => canStartMatch(word) || isCompositeFood(word))) return table
  const line = groupLineWords(text, food, tokens)
  const hedge = hedgeOf(line.words)
  const said = besideFood(line, hedge)
  if (!food) return { ...said, maybe: everyAllergen, maybeTraits: everyTrait, known: false }
  if (line.hides)
    return {
      ...said,
      maybe: everyAllergen,
      maybeTraits: everyTrait,
      contains: said.contains | table.contains,
      traits: said.traits | table.traits,
      known: true,
    }
  const { denied, doubted, excused } = takenBack(line, hedge, said.contains)
  return {
    contains: said.contains | (table.contains & ~denied & ~doubted),
    maybe: said.maybe | (table.maybe & ~denied) | (table.contains & doubted),
    traits: said.traits | (table.traits & ~excused),
    maybeTraits:
      said.maybeTraits |
      (hedge === 'or'
        ? table.maybeTraits | table.traits
        : table.maybeTraits & ~excused & (hedge === 'if' ? everyTrait : ~line.without.traits)),
    known: true,
  }
}

// Where nothing but the name is written, our table has said it all; half of all lines are no more than that.
// A name that itself says what is not in it, as 'gluten-free tamari' does, is heard out.
function isNameOf({ name }: Food, text: string): boolean {
  const said = text.endsWith(' to taste') ? text.slice(0, -' to taste'.length) : text
  return (said === name || said.replaceAll('-', ' ') === name) && !/free|vegan|plant/.test(name)
}

/** What the words beside the food's own name bring. */
function besideFood({ beside, words }: LineWordGroups, hedge: Hedge): Omit<LineClassification, 'known'> {
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

/** What the words take back of what our table says of the food: 'gluten-free' flour, 'vegan' butter. */
function takenBack(
  { words, own }: LineWordGroups,
  hedge: Hedge,
  contains: Bits,
): { denied: Bits; doubted: Bits; excused: Bits } {
  if (hedge === 'if') return { denied: 0, doubted: 0, excused: 0 }
  // 'butter or dairy-free spread' names butter openly; the claim beside it speaks of something else.
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

// No claim undoes these: almonds are nuts, whatever stands beside them.
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

/** What our table says of a food, remembered. */
function ofFood(food: Food): LineClassification {
  const remembered = foods.get(food.id)
  if (remembered) return remembered
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
