import type { FlavourFamilyId } from '../data/foods/flavour-families'
import { formatDishAmount } from './amount-text'
import type { AvailableFood, AvailableFoods } from './available-foods'
import type { BaseDish, DishSlot } from './base-dish'
import type { Pick } from './dish-filling'
import { fitsFlavourFamily, goTogether } from './flavour-pairing'
import type { IngredientFact } from './ingredient-fact'

/** What a way of filling chose, and how good it is. Example: `{ picks: [eggs, spinach], score: 1.9 }`. */
export interface SlotChoice {
  readonly picks: readonly Pick[]
  readonly score: number
}

const usualShare = 0.6
/** From here on a lot has to be eaten by tomorrow or so. */
const pressing = 0.6
/** Raw meat and fish need a night to thaw: what is fresh goes first. */
const thawing: ReadonlySet<string> = new Set([
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

/**
 * Fills the slots of a dish one after the other: what must be used first leads, what does not go with what stands there already
 * is passed over, and of one kind of vegetable there is one. Nothing when a slot that is needed stays empty. Example:
 * `fillSlots(frittata, 'italian', stores, 2)?.picks`.
 */
export function fillSlots(
  base: BaseDish,
  family: FlavourFamilyId,
  stores: AvailableFoods,
  servings: number,
): SlotChoice | undefined {
  const picks: Pick[] = []
  let score = 0
  for (const slot of base.slots) {
    const filled = fillSlot(base.id, slot, family, stores, servings, picks)
    if (filled.picks.length < slot.least) return undefined
    picks.push(...filled.picks)
    score += filled.score
  }
  return { picks: toldApart(picks), score }
}

// 'The tomatoes' are not both the fresh and the canned ones.
function toldApart(picks: readonly Pick[]): Pick[] {
  return picks.map((pick) => {
    const isTwice = picks.some((other) => other !== pick && other.said === pick.said)
    return isTwice && pick.fact ? { ...pick, said: pick.fact.noun } : pick
  })
}

interface Candidate {
  readonly fact: IngredientFact
  readonly store: AvailableFood
  readonly value: number
  /** Among equals, another food comes first in another dish. */
  readonly order: number
}

function fillSlot(
  base: string,
  slot: DishSlot,
  family: FlavourFamilyId,
  stores: AvailableFoods,
  servings: number,
  before: readonly Pick[],
): SlotChoice {
  const candidates: Candidate[] = []
  slot.classes.forEach((name, place) => {
    for (const fact of stores.ofClass(name)) {
      if (slot.suits !== undefined && !fact.suits.has(slot.suits)) continue
      if (!fitsFlavourFamily(fact, family) || before.some(({ foodId }) => foodId === fact.id)) continue
      const store = stores.of(fact.id)
      if (!store) continue
      // Tomatoes in a tomato sauce only to save them.
      const isSaid = before.some(({ word }) => word === fact.word)
      if (isSaid && slot.least === 0 && store.urgency < 0.3) continue
      const thaw = store.frozen && thawing.has(fact.class) ? 0.4 : 0
      const wanted = (slot.grams ?? fact.grams) * servings
      if (store.grams < wanted * leastShare(slot, store)) continue
      // A little more is liked than a little less, and what is at home in few kitchens more than what goes anywhere.
      const plenty = Math.min(1, store.grams / wanted) * 0.3
      const own = fact.homes.length > 0 ? 0.05 : 0
      candidates.push({
        fact,
        store,
        value: store.urgency * 2 + plenty + own - place * stepOf(slot) - thaw,
        order: orderOf(`${base} ${fact.id}`),
      })
    }
  })
  candidates.sort((a, b) => b.value - a.value || a.order - b.order)
  const chosen: Candidate[] = []
  for (const candidate of candidates) {
    if (chosen.length >= slot.most) break
    // A third vegetable only to save it.
    if (chosen.length >= 2 && candidate.store.urgency <= 0.2) break
    const others = [...before.flatMap(({ fact }) => (fact ? [fact] : [])), ...chosen.map(({ fact }) => fact)]
    const isSameKind = chosen.some(
      ({ fact }) => fact.class === candidate.fact.class || isSameWord(fact.word, candidate.fact.word),
    )
    if (isSameKind || !others.every((other) => goTogether(other, candidate.fact))) continue
    chosen.push(candidate)
  }
  const picks: Pick[] = []
  let score = 0
  for (const candidate of chosen) {
    const pick = pickOf(candidate, slot, servings, chosen.length)
    if (!pick) continue
    picks.push(pick)
    score += 0.15 + pick.urgency * pick.share * 1.2
  }
  if (slot.least > 0 && slot.most > 1 && enoughOf(slot, picks, servings) < 0.5) return { picks: [], score: 0 }
  return { picks, score }
}

// Broccoli and broccoli rabe in one title read like a slip.
function isSameWord(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

/** Which part of what a dish wants is enough: of a protein that must be eaten now half of that, with more of the rest. */
function leastShare(slot: DishSlot, { urgency }: AvailableFood): number {
  if (slot.most > 1) return 0.3
  const share = slot.share ?? usualShare
  return slot.name === 'main' && urgency > pressing ? share / 2 : share
}

/** Which part of what a dish wants of vegetables is there. */
function enoughOf({ grams }: DishSlot, picks: readonly Pick[], servings: number): number {
  if (grams !== undefined) return picks.reduce((sum, pick) => sum + pick.grams, 0) / (grams * servings)
  return picks.reduce((sum, pick) => sum + pick.grams / ((pick.fact?.grams ?? 1) * 1.6 * servings), 0)
}

// Of many classes none is liked better: any vegetable may lead.
function stepOf({ classes }: DishSlot): number {
  return classes.length > 9 ? 0 : 0.5 / Math.max(4, classes.length)
}

function orderOf(text: string): number {
  let order = 7
  for (const letter of text) order = (order * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return order
}

/** One vegetable alone is more of it, one of three less. */
const shares = [0, 1.6, 1, 0.75]

function pickOf(
  { fact, store }: Candidate,
  slot: DishSlot,
  servings: number,
  together: number,
): Pick | undefined {
  const each =
    slot.grams === undefined
      ? fact.grams * (slot.most > 1 ? (shares[together] ?? 0.7) : 1)
      : slot.grams / together
  const wanted = each * servings
  // What would spoil is used up rather than left as a spoonful.
  const leftOver = store.firstGrams - wanted
  const most = store.urgency > 0 && leftOver > 0 && leftOver < wanted * 0.3 ? store.firstGrams : wanted
  const amount = formatDishAmount(fact, most, store.grams)
  if (!amount) return undefined
  const cut = fact.cuts[slot.cut ?? 'pan']
  const thawed = store.frozen && thawing.has(fact.class) ? ', thawed overnight in the fridge' : ''
  return {
    slot: slot.name,
    foodId: fact.id,
    fact,
    text: `${amount.text}${cut === '' ? '' : `, ${cut}`}${thawed}`,
    said: amount.said,
    word: fact.word,
    grams: amount.grams,
    urgency: store.urgency,
    share: Math.min(1, amount.grams / store.firstGrams),
  }
}
