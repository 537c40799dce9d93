import { diet } from '@larder/contract/diet'
import type { InventoryItem } from '@larder/contract/inventory'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { recipes } from '@larder/contract/recipes'
import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { addDays, type Day, daysBetween } from '@larder/kitchen/date/day'
import { daysOf, shelfLifeOf } from '@larder/kitchen/expiry/shelf-life'
import { aCook, type Cook } from '../../../apps/server/src/testing/a-cook'
import type { TestKitchen } from '../../../apps/server/src/testing/kitchens/a-kitchen'
import { isSafeForAllEaters } from './eater-restrictions'
import type { JudgedKitchen } from './judged-kitchens'

export const mealOccasions = ['breakfast', 'lunch', 'dinner'] as const

/** What Larder answered one kitchen. */
export interface KitchenAnswers {
  readonly kitchen: JudgedKitchen
  readonly today: Day
  readonly items: readonly InventoryItem[]
  /** What has to be eaten by tomorrow and may be eaten by everybody, soonest first; frozen, dry and tinned food can wait. */
  readonly mustUse: readonly InventoryItem[]
  readonly suggested: Readonly<Record<(typeof mealOccasions)[number], readonly Suggestion[]>>
  /** A week of breakfasts, lunches and dinners. */
  readonly week: PlanWeek
  /** What must be bought for a week of dinners alone. */
  readonly dinners: PlanWeek
  /** Every dish that was suggested or planned, with its lines. */
  readonly dishes: readonly JudgedDish[]
}

/** A dish as a cook reads it. */
export interface JudgedDish {
  readonly id: number
  readonly title: string
  readonly servings: number
  readonly lines: readonly string[]
  readonly steps: readonly string[]
}

/** Moves a household in, and asks what a cook would ask. */
export async function collectKitchenAnswers(
  larder: TestKitchen,
  kitchen: JudgedKitchen,
): Promise<KitchenAnswers> {
  const today = larder.now().slice(0, 10) as Day
  const cook = await aCook(larder)
  await addEatersTo(larder, cook, kitchen)
  const items: InventoryItem[] = []
  for (const said of kitchen.items) items.push(await larder.anItem(parseItem(said, today), cook))
  const ask = async (occasion: (typeof mealOccasions)[number]) =>
    (await larder.call(suggestions.list, { query: { occasion } }, cook)).body.data.suggestions
  const suggested = {
    breakfast: await ask('breakfast'),
    lunch: await ask('lunch'),
    dinner: await ask('dinner'),
  }
  const mustUse = items
    .filter(({ expiryDate }) => expiryDate !== undefined && daysBetween(today, expiryDate as Day) <= 1)
    .filter((item) => !canWait(item))
    .filter(({ foodId }) => foodId === undefined || isSafeForAllEaters(foodId, kitchen.people))
    .sort((a, b) => String(a.expiryDate).localeCompare(String(b.expiryDate)))
  const dinners = await fetchPlan(larder, cook, today, ['dinner'])
  const week = await fetchPlan(larder, cook, today, ['breakfast', 'lunch', 'snack', 'dinner'])
  const dishes = await fetchDishes(larder, cook, [
    ...mealOccasions.flatMap((occasion) =>
      suggested[occasion].flatMap(({ id, beside }) => (beside ? [id, beside.id] : [id])),
    ),
    ...[...week.meals, ...dinners.meals].flatMap(({ what }) =>
      what.kind === 'recipe' ? [what.recipe.id] : [],
    ),
  ])
  return { kitchen, today, items, mustUse, suggested, week, dinners, dishes }
}

/** What keeps for so long unopened in the pantry is dry or tinned. */
const dryDays = 100

/** Whether food is as good after its best-before day: from the freezer, dry or tinned. */
function canWait({ location, expiryKind, foodId }: InventoryItem): boolean {
  if (expiryKind === 'use-by') return false
  const keeps = foodId === undefined ? undefined : daysOf(shelfLifeOf(foodId)?.pantry.sealed)
  return location === 'freezer' || (location === 'pantry' && keeps !== undefined && keeps.most > dryDays)
}

async function fetchDishes(
  larder: TestKitchen,
  { token }: Cook,
  ids: readonly number[],
): Promise<JudgedDish[]> {
  const found: JudgedDish[] = []
  for (const id of new Set(ids)) {
    const { body } = await larder.call(recipes.get, { params: { id }, query: {} }, { token })
    const { title, servings, ingredients, instructions } = body.data
    found.push({
      id,
      title,
      servings,
      lines: ingredients.map(({ text }) => text.written),
      steps: instructions,
    })
  }
  return found
}

async function addEatersTo(larder: TestKitchen, cook: Cook, { people }: JudgedKitchen): Promise<void> {
  const { token } = cook
  const [first] = (await larder.call(diet.people, {}, { token })).body.data
  for (const [at, { name, portions = 1, diets = [], restrictions = [], dislikes = [] }] of people.entries()) {
    const id =
      at === 0 && first
        ? first.id
        : (await larder.call(diet.addPerson, { body: { name, portions } }, { token })).body.data.id
    await larder.call(diet.saveDiets, { params: { id }, body: { diets } }, { token })
    await larder.call(diet.saveRestrictions, { params: { id }, body: { restrictions } }, { token })
    for (const text of dislikes)
      await larder.call(diet.addDislike, { params: { id }, body: { text } }, { token })
  }
}

function parseItem(said: string, today: Day) {
  const [much = '', name = '', days] = said.split('|').map((part) => part.trim())
  const [amount = '1', ...unit] = much.split(' ')
  return {
    name,
    amount,
    unit: unit.join(' ') || 'piece',
    ...(days === undefined ? {} : { expiryDate: addDays(today, Number(days)) }),
  }
}

async function fetchPlan(
  larder: TestKitchen,
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
