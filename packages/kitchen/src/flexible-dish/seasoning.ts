import type { FlavourFamily, FlavourFamilyId } from '../data/foods/flavour-families'
import { flavourFamilies } from '../data/foods/flavour-families'
import { formatSeasoning } from './amount-text'
import type { AvailableFoods } from './available-foods'
import type { SeasoningRule } from './base-dish'
import type { Pick } from './dish-filling'
import type { SlotChoice } from './fill-slots'
import { seasoningFact } from './ingredient-fact'

/**
 * The seasoning of one family that is in the house, or nothing when what the dish cannot do without is not. Example:
 * `pickSeasoning({ families: ['indian'], dry: 3, leastDry: 1 }, 'indian', stores, 2, [])?.picks`.
 */
export function pickSeasoning(
  wanted: SeasoningRule,
  familyId: FlavourFamilyId,
  stores: AvailableFoods,
  servings: number,
  before: readonly Pick[],
): SlotChoice | undefined {
  const family: FlavourFamily = flavourFamilies[familyId]
  const picks: Pick[] = []
  const isTaken = (id: string) => [...before, ...picks].some(({ foodId }) => foodId === id)
  const add = (slot: string, ids: readonly string[]) => {
    for (const id of ids) {
      if (isTaken(id)) continue
      const pick = pickOf(slot, id, stores, servings)
      if (!pick) continue
      picks.push(pick)
      return true
    }
    return false
  }
  let dry = 0
  for (const group of family.dry) {
    if (dry >= (wanted.dry ?? 0)) break
    if (add('dry', group)) dry += 1
    // A ready mix is whole by itself.
    if (picks.some(({ foodId }) => mixes.has(foodId))) break
  }
  let sauces = 0
  for (const group of family.sauce) {
    if (sauces >= (wanted.sauces ?? 0)) break
    if (add('sauce', group)) sauces += 1
    else if (sauces < (wanted.leastSauces ?? 0)) return undefined
  }
  if (dry < (wanted.leastDry ?? 0) || sauces < (wanted.leastSauces ?? 0)) return undefined
  if (wanted.heat && !before.some(({ fact }) => fact?.class === 'chilli')) add('heat', family.heat)
  if (wanted.acid) add('acid', family.acid)
  if (wanted.herb) add('herb', family.herb)
  const urgent = picks.reduce((sum, { urgency, share }) => sum + urgency * share * 0.5, 0)
  return { picks, score: picks.length * 0.06 + urgent }
}

const mixes: ReadonlySet<string> = new Set(['taco-seasoning'])
const juicy: ReadonlySet<string> = new Set(['lemon', 'lime'])
const chopped: ReadonlySet<string> = new Set(['g'])

function pickOf(slot: string, id: string, stores: AvailableFoods, servings: number): Pick | undefined {
  const fact = seasoningFact(id)
  const store = stores.of(id)
  if (!fact || !store) return undefined
  const amount = formatSeasoning(fact, servings, store.grams)
  if (!amount) return undefined
  const cut = juicy.has(id) ? ', juice only' : chopped.has(fact.unit) ? ', chopped' : ''
  return {
    slot,
    foodId: id,
    text: `${amount.text}${cut}`,
    said: juicy.has(id) ? `${amount.said} juice` : amount.said,
    word: fact.noun,
    grams: amount.grams,
    urgency: store.urgency,
    share: Math.min(1, amount.grams / store.firstGrams),
  }
}
