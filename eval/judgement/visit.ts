import { diet } from '@larder/contract/diet'
import type { InventoryItem } from '@larder/contract/inventory'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { addDays, type Day, daysBetween } from '@larder/kitchen/day'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import type { Kitchen } from '../../apps/server/src/testing/a-kitchen'
import type { JudgedKitchen } from './kitchens'

export const mealOccasions = ['breakfast', 'lunch', 'dinner'] as const

/** What Larder answered one kitchen. */
export interface Visit {
  readonly kitchen: JudgedKitchen
  readonly today: Day
  readonly items: readonly InventoryItem[]
  /** What has to be eaten by tomorrow, soonest first. */
  readonly mustUse: readonly InventoryItem[]
  readonly suggested: Readonly<Record<(typeof mealOccasions)[number], readonly Suggestion[]>>
  /** A week of breakfasts, lunches and dinners. */
  readonly week: PlanWeek
  /** What must be bought for a week of dinners alone. */
  readonly dinners: PlanWeek
}

/** Moves a household in, and asks what a cook would ask. */
export async function visit(larder: Kitchen, kitchen: JudgedKitchen): Promise<Visit> {
  const today = larder.now().slice(0, 10) as Day
  const cook = await aCook(larder)
  await seat(larder, cook, kitchen)
  const items: InventoryItem[] = []
  for (const said of kitchen.items) items.push(await larder.anItem(itemOf(said, today), cook))
  const ask = async (occasion: (typeof mealOccasions)[number]) =>
    (await larder.call(suggestions.list, { query: { occasion } }, cook)).body.data.suggestions
  const suggested = {
    breakfast: await ask('breakfast'),
    lunch: await ask('lunch'),
    dinner: await ask('dinner'),
  }
  const mustUse = items
    .filter(({ expiryDate }) => expiryDate !== undefined && daysBetween(today, expiryDate as Day) <= 1)
    .sort((a, b) => String(a.expiryDate).localeCompare(String(b.expiryDate)))
  const dinners = await planned(larder, cook, today, ['dinner'])
  const week = await planned(larder, cook, today, ['breakfast', 'lunch', 'snack', 'dinner'])
  return { kitchen, today, items, mustUse, suggested, week, dinners }
}

async function seat(larder: Kitchen, cook: Cook, { people }: JudgedKitchen): Promise<void> {
  const { token } = cook
  const [first] = (await larder.call(diet.people, {}, { token })).body.data
  for (const [at, { name, portions = 1, diets = [], restrictions = [] }] of people.entries()) {
    const id =
      at === 0 && first
        ? first.id
        : (await larder.call(diet.addPerson, { body: { name, portions } }, { token })).body.data.id
    await larder.call(diet.saveDiets, { params: { id }, body: { diets } }, { token })
    await larder.call(diet.saveRestrictions, { params: { id }, body: { restrictions } }, { token })
  }
}

function itemOf(said: string, today: Day) {
  const [much = '', name = '', days] = said.split('|').map((part) => part.trim())
  const [amount = '1', ...unit] = much.split(' ')
  return {
    name,
    amount,
    unit: unit.join(' ') || 'piece',
    ...(days === undefined ? {} : { expiryDate: addDays(today, Number(days)) }),
  }
}

async function planned(
  larder: Kitchen,
  { token }: Cook,
  from: Day,
  meals: readonly ('breakfast' | 'lunch' | 'snack' | 'dinner')[],
): Promise<PlanWeek> {
  const { body: now } = await larder.call(mealPlan.wishes, {}, { token })
  const target = { ...now.data.target, kcal: 2000 }
  await larder.call(mealPlan.saveWishes, { body: { ...now.data, meals: [...meals], target } }, { token })
  const { body } = await larder.call(mealPlan.plan, { body: { from, again: true } }, { token })
  if (body.data.kind !== 'done') throw new Error(`no plan: ${JSON.stringify(body.data)}`)
  return body.data.week
}
