import type { FlavourFamilyId } from '../data/foods/flavour-families'
import { linksTo } from '../food-graph/links'
import { formatDishAmount } from './amount-text'
import type { AvailableFood, AvailableFoods } from './available-foods'
import type { BaseDish, DishSlot } from './base-dish'
import type { Pick } from './dish-filling'
import { fitsFlavourFamily, goTogether } from './flavour-pairing'
import { cookingMinutes, type IngredientFact, ingredientFact } from './ingredient-fact'

/** The picks of a filling and their score. Example: `{ picks: [eggs, spinach], score: 1.9 }`. */
export interface SlotChoice {
  readonly picks: readonly Pick[]
  readonly score: number
}

const defaultShare = 0.6
/** Urgency above which a lot must be eaten by about tomorrow. */
const urgentThreshold = 0.6
/** The food a dish is made for comes before all others; a little of it is enough. */
const [focusValue, focusShare] = [10, 0.2]
/** Raw meat and fish need a night to thaw, so fresh food is preferred. */
const thawingClasses: ReadonlySet<string> = new Set([
  'poultry',
  'poultry-bone',
  'mince',
  'stewing',
  'steak',
  'pork',
  'chop',
  'sausage',
  'white-fish',
  'oily-fish',
])

/** The dish to fill and what it is filled for. */
interface FillContext {
  readonly base: string
  readonly family: FlavourFamilyId
  readonly available: AvailableFoods
  readonly servings: number
  /** The food the dish is made for, if there is one. */
  readonly focus: IngredientFact | undefined
}

/**
 * Fills the slots of a dish in order. The food that the dish is made for (`uses`) comes first, then urgent foods; foods that do
 * not go with it or with earlier picks are skipped, and each kind of vegetable occurs once. Returns undefined if a required
 * slot stays empty. Example: `fillSlots(frittata, 'italian', available, 2)?.picks`.
 */
export function fillSlots(
  base: BaseDish,
  family: FlavourFamilyId,
  available: AvailableFoods,
  servings: number,
  { uses, plain = false }: { readonly uses?: string; readonly plain?: boolean } = {},
): SlotChoice | undefined {
  const context = {
    base: base.id,
    family,
    available,
    servings,
    focus: uses === undefined ? undefined : ingredientFact(uses),
  }
  const picks: Pick[] = []
  let score = 0
  const { focus } = context
  for (const wholeSlot of base.slots) {
    const takesFocus =
      focus !== undefined && fillsSlot(focus, wholeSlot) && !picks.some(({ foodId }) => foodId === focus.id)
    if (plain && !takesFocus && wholeSlot.least === 0) continue
    const slot = plain ? { ...wholeSlot, most: Math.max(1, wholeSlot.least) } : wholeSlot
    const filled = fillSlot(slot, context, picks)
    if (filled.picks.length < slot.least) return undefined
    picks.push(...filled.picks)
    score += filled.score
  }
  return { picks: disambiguate(picks), score }
}

// Makes names unique: 'the tomatoes' must not mean both the fresh and the canned ones.
function disambiguate(picks: readonly Pick[]): Pick[] {
  return picks.map((pick) => {
    const isDuplicate = picks.some((other) => other !== pick && other.name === pick.name)
    return isDuplicate && pick.fact ? { ...pick, name: pick.fact.noun } : pick
  })
}

interface Candidate {
  readonly fact: IngredientFact
  readonly store: AvailableFood
  readonly value: number
  /** Tie-breaker that depends on the dish, so that dishes differ. */
  readonly order: number
}

function fillSlot(
  slot: DishSlot,
  { base, family, available, servings, focus }: FillContext,
  earlierPicks: readonly Pick[],
): SlotChoice {
  const candidates: Candidate[] = []
  slot.classes.forEach((name, index) => {
    for (const fact of available.ofClass(name)) {
      if (!fillsSlot(fact, slot)) continue
      const isFocus = fact === focus
      if (focus && !isFocus && !goTogether(focus, fact)) continue
      if (slot.least === 0 && !isFocus && isStarchy(fact) && hasStarch(earlierPicks)) continue
      if (!fitsFlavourFamily(fact, family) || earlierPicks.some(({ foodId }) => foodId === fact.id)) continue
      const store = available.of(fact.id)
      if (!store) continue
      // A food already named is added again only if it is urgent: tomatoes in a tomato sauce.
      const isNamed = earlierPicks.some(({ word }) => word === fact.word)
      if (isNamed && !isFocus && slot.least === 0 && store.urgency < 0.3) continue
      if (!isNamed && earlierPicks.some(({ word }) => isSameWord(word, fact.word))) continue
      const thawPenalty = store.frozen && thawingClasses.has(fact.class) ? 0.4 : 0
      const wantedGrams = (slot.grams ?? fact.grams) * servings
      if (store.grams < wantedGrams * (isFocus ? focusShare : minShare(slot, store))) continue
      // Prefers a full amount, and foods typical of a few cuisines.
      const amountScore = Math.min(1, store.grams / wantedGrams) * 0.3
      const cuisineScore = fact.homes.length > 0 ? 0.05 : 0
      candidates.push({
        fact,
        store,
        value:
          (isFocus ? focusValue : 0) +
          store.urgency * 2 +
          amountScore +
          cuisineScore -
          index * classStep(slot) -
          thawPenalty,
        order: hashOf(`${base} ${fact.id}`),
      })
    }
  })
  candidates.sort((a, b) => b.value - a.value || a.order - b.order)
  const chosen: Candidate[] = []
  for (const candidate of candidates) {
    if (chosen.length >= slot.most) break
    // A third vegetable is added only if it is urgent.
    if (chosen.length >= 2 && candidate.store.urgency <= 0.2) break
    const others = [
      ...earlierPicks.flatMap(({ fact }) => (fact ? [fact] : [])),
      ...chosen.map(({ fact }) => fact),
    ]
    const isSameKind = chosen.some(
      ({ fact }) =>
        (fact.class === candidate.fact.class && !(slot.mixesAlike && isUnlinked(fact, candidate.fact))) ||
        isSameWord(fact.word, candidate.fact.word),
    )
    if (isSameKind || !others.every((other) => goTogether(other, candidate.fact))) continue
    chosen.push(candidate)
  }
  const picks: Pick[] = []
  let score = 0
  for (const candidate of chosen) {
    const pick = toPick(candidate, slot, servings, chosen.length)
    if (!pick) continue
    picks.push(pick)
    score += 0.15 + pick.urgency * pick.share * 1.2
  }
  if (slot.least > 0 && slot.most > 1 && availableShare(slot, picks, servings) < 0.5)
    return { picks: [], score: 0 }
  return { picks, score }
}

/** Whether a food may fill a slot by its kind. Example: mackerel has no time in the pan, so it fills no slot of a fried dish. */
export function fillsSlot(fact: IngredientFact, { classes, suits, cookedBy }: DishSlot): boolean {
  if (!classes.includes(fact.class) || (suits !== undefined && !fact.suits.has(suits))) return false
  return cookedBy === undefined || cookingMinutes(fact, cookedBy) > 0
}

/** What fills a plate as bread, rice, pasta or potatoes do: one of them is enough. */
const starchyClasses: ReadonlySet<string> = new Set(
  (
    'rice brown-rice cooked-rice risotto-rice grain cooked-grain long-grain couscous cooked-couscous pasta cooked-pasta noodle rice-noodle ' +
    'gnocchi polenta potato cooked-potato chips bread baguette flatbread crispbread wrap bun'
  ).split(' '),
)
const starchyRoots: ReadonlySet<string> = new Set([
  'sweet-potato',
  'yam',
  'cassava',
  'taro',
  'plantain',
  'breadfruit',
])

function isStarchy({ id, class: name }: IngredientFact): boolean {
  return starchyClasses.has(name) || starchyRoots.has(id)
}

function hasStarch(picks: readonly Pick[]): boolean {
  return picks.some(({ fact }) => fact !== undefined && isStarchy(fact))
}

// Romanesco and cauliflower are one thing to a cook.
function isUnlinked(a: IngredientFact, b: IngredientFact): boolean {
  return [...linksTo(a.id), ...linksTo(b.id)].every(({ from }) => from !== a.id && from !== b.id)
}

// 'Broccoli' and 'broccoli rabe' in one title would read like a mistake.
function isSameWord(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

/** Share of the wanted amount that is enough; half of it for an urgent main food. */
function minShare(slot: DishSlot, { urgency }: AvailableFood): number {
  if (slot.most > 1) return 0.3
  const share = slot.share ?? defaultShare
  return slot.name === 'main' && urgency > urgentThreshold ? share / 2 : share
}

/** Share of the wanted vegetables that is available. */
function availableShare({ grams }: DishSlot, picks: readonly Pick[], servings: number): number {
  if (grams !== undefined) return picks.reduce((sum, pick) => sum + pick.grams, 0) / (grams * servings)
  return picks.reduce((sum, pick) => sum + pick.grams / ((pick.fact?.grams ?? 1) * 1.6 * servings), 0)
}

// In slots with many classes none is preferred: any vegetable may lead.
function classStep({ classes }: DishSlot): number {
  return classes.length > 9 ? 0 : 0.5 / Math.max(4, classes.length)
}

function hashOf(text: string): number {
  let order = 7
  for (const letter of text) order = (order * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return order
}

/** A whole bird may be this many times what the servings need; a duck is no supper for one. */
const maxWholeShare = 3.5

/** Factors for the amount per vegetable, by the number of vegetables. */
const amountFactors = [0, 1.6, 1, 0.75]

function toPick(
  { fact, store }: Candidate,
  slot: DishSlot,
  servings: number,
  pickCount: number,
): Pick | undefined {
  const gramsPerServing =
    slot.grams === undefined
      ? fact.grams * (slot.most > 1 ? (amountFactors[pickCount] ?? 0.7) : 1)
      : slot.grams / pickCount
  const wantedGrams = gramsPerServing * servings
  if (fact.measure === 'whole' && store.firstGrams > maxWholeShare * wantedGrams) return undefined
  // A small rest of an urgent lot is used up as well.
  const rest = store.firstGrams - wantedGrams
  const usesAll = fact.measure === 'whole' || (store.urgency > 0 && rest > 0 && rest < wantedGrams * 0.3)
  const targetGrams = usesAll ? store.firstGrams : wantedGrams
  const amount = formatDishAmount(fact, targetGrams, store.grams)
  if (!amount) return undefined
  const cut = fact.cuts[slot.cut ?? 'pan']
  const thawed = store.frozen && thawingClasses.has(fact.class) ? ', thawed overnight in the fridge' : ''
  return {
    slot: slot.name,
    foodId: fact.id,
    fact,
    text: `${amount.text}${cut === '' ? '' : `, ${cut}`}${thawed}`,
    name: amount.name,
    word: fact.word,
    grams: amount.grams,
    urgency: store.urgency,
    share: Math.min(1, amount.grams / store.firstGrams),
  }
}
