import type { FlavourFamily, FlavourFamilyId } from '../data/foods/flavour-families'
import { flavourFamilies } from '../data/foods/flavour-families'
import { formatSeasoning } from './amount-text'
import type { AvailableFoods } from './available-foods'
import type { SeasoningRule } from './base-dish'
import type { Pick } from './dish-filling'
import type { SlotChoice } from './fill-slots'
import { seasoningFact } from './ingredient-fact'

/**
 * Picks the seasoning of one flavour family from the stock, first the food the dish must use, or returns undefined if a required part is missing. Example:
 * `pickSeasoning({ families: ['indian'], dry: 3, leastDry: 1 }, 'indian', available, 2, [])?.picks`.
 */
export function pickSeasoning(
  rule: SeasoningRule,
  familyId: FlavourFamilyId,
  available: AvailableFoods,
  servings: number,
  earlierPicks: readonly Pick[],
  uses?: string,
): SlotChoice | undefined {
  const family: FlavourFamily = flavourFamilies[familyId]
  const picks: Pick[] = []
  const isTaken = (id: string) => [...earlierPicks, ...picks].some(({ foodId }) => foodId === id)
  const add = (slot: string, ids: readonly string[]) => {
    for (const id of uses !== undefined && ids.includes(uses) ? [uses, ...ids] : ids) {
      if (isTaken(id)) continue
      const pick = toPick(slot, id, available, servings)
      if (!pick) continue
      picks.push(pick)
      return true
    }
    return false
  }
  let dry = 0
  for (const group of family.dry) {
    if (dry >= (rule.dry ?? 0)) break
    if (add('dry', group)) dry += 1
    // A ready mix needs no further spices.
    if (picks.some(({ foodId }) => readyMixes.has(foodId))) break
  }
  let sauces = 0
  for (const group of family.sauce) {
    if (sauces >= (rule.sauces ?? 0)) break
    if (add('sauce', group)) sauces += 1
    else if (sauces < (rule.leastSauces ?? 0)) return undefined
  }
  if (dry < (rule.leastDry ?? 0) || sauces < (rule.leastSauces ?? 0)) return undefined
  if (rule.heat && !earlierPicks.some(({ fact }) => fact?.class === 'chilli')) add('heat', family.heat)
  if (rule.acid) add('acid', family.acid)
  if (rule.herb) add('herb', family.herb)
  const urgencyScore = picks.reduce((sum, { urgency, share }) => sum + urgency * share * 0.5, 0)
  return { picks, score: picks.length * 0.06 + urgencyScore }
}

const readyMixes: ReadonlySet<string> = new Set(['taco-seasoning'])
const juiceFoods: ReadonlySet<string> = new Set(['lemon', 'lime', 'meyer-lemon'])
const choppedUnits: ReadonlySet<string> = new Set(['g'])

function toPick(slot: string, id: string, available: AvailableFoods, servings: number): Pick | undefined {
  const fact = seasoningFact(id)
  const store = available.of(id)
  if (!fact || !store) return undefined
  const amount = formatSeasoning(fact, servings, store.grams)
  if (!amount) return undefined
  const cut = juiceFoods.has(id) ? ', juice only' : choppedUnits.has(fact.unit) ? ', chopped' : ''
  return {
    slot,
    foodId: id,
    text: `${amount.text}${cut}`,
    name: juiceFoods.has(id) ? `${amount.name} juice` : amount.name,
    word: fact.noun,
    grams: amount.grams,
    urgency: store.urgency,
    share: Math.min(1, amount.grams / store.firstGrams),
  }
}
