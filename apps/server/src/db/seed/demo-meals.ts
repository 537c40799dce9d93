import { cooking } from '@larder/contract/cooking'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { localDayAndHour } from '../../time/time-zone'
import { dataOrThrow } from './data-or-throw'
import {
  cookedRecipeIds,
  lastNightDinner,
  type PastDinner,
  pastDinners,
  type UpcomingMeal,
  upcomingMeals,
} from './demo-dishes'
import { type DemoSession, findDemoHousehold, findRecipeVersions, withDemoSession } from './demo-session'
import type { SeedContext, SeedStep } from './seed-step'

type Versions = ReadonlyMap<number, number>

/** Dinners that were planned and cooked, leftovers of last night, and a planned week; what somebody planned before stays. */
export const demoMeals: SeedStep = {
  name: 'meals',
  async run(demo) {
    const versions = await findRecipeVersions(demo, cookedRecipeIds)
    const today = localDayAndHour(demo.realNow(), 'UTC').day
    let made = 0
    for (const [name, dinners] of Object.entries(pastDinners)) {
      const known = dinners.filter(({ recipeId }) => versions.has(recipeId))
      if (known.length === 0 || !(await hasNoPlan(demo, name))) continue
      made += known.length
      await withDemoSession(demo, name, async (who, goTo) => {
        for (const dinner of known) {
          const day = addDays(today, -dinner.daysAgo)
          goTo(`${day}T18:40:00.000Z`)
          await cookDinner(demo, who, day, dinner, versions)
        }
        if (name === 'ana') made += await planWeek(demo, who, goTo, today, versions)
      })
    }
    return made
  },
}

async function hasNoPlan(demo: SeedContext, name: string): Promise<boolean> {
  const householdId = await findDemoHousehold(demo, name)
  if (householdId === undefined) return false
  const { rows } = await demo.db.$client.query('select from planned_meals where household_id = $1 limit 1', [
    householdId,
  ])
  return rows.length === 0
}

async function cookDinner(
  demo: SeedContext,
  who: DemoSession,
  day: Day,
  { recipeId, servings }: PastDinner,
  versions: Versions,
): Promise<void> {
  const mealId = await put(demo, who, day, { meal: 'dinner', what: { kind: 'recipe', recipeId } })
  const dishes = [{ recipeId, version: versions.get(recipeId) ?? 1, servings, mealId }]
  await dataOrThrow(demo.call(cooking.finish, { body: { dishes, takes: [], kept: [] } }, who))
}

async function planWeek(
  demo: SeedContext,
  who: DemoSession,
  goTo: (instant: string) => void,
  today: Day,
  versions: Versions,
): Promise<number> {
  const yesterday = addDays(today, -1)
  // After all that the kitchen did yesterday, so that its books tell it in this order.
  goTo(`${yesterday}T19:20:00.000Z`)
  const leftovers = await cookLastNight(demo, who, yesterday, versions)
  goTo(`${yesterday}T20:05:00.000Z`)
  let made = 0
  if (leftovers !== undefined) {
    const what = { kind: 'leftovers', itemId: leftovers } as const
    await put(demo, who, addDays(today, 1), { meal: 'lunch', what })
    made += 2
  }
  for (const { inDays, locked, ...place } of upcomingMeals) {
    if (place.what.kind === 'recipe' && !versions.has(place.what.recipeId)) continue
    const id = await put(demo, who, addDays(today, inDays), place)
    if (locked) await dataOrThrow(demo.call(mealPlan.change, { params: { id }, body: { locked } }, who))
    made += 1
  }
  return made
}

/** Takes from the shelves what the dish needs and keeps some portions: the item they are. */
async function cookLastNight(
  demo: SeedContext,
  who: DemoSession,
  day: Day,
  versions: Versions,
): Promise<number | undefined> {
  const { recipeId, servings, kept } = lastNightDinner
  const version = versions.get(recipeId)
  if (version === undefined) return undefined
  const mealId = await put(demo, who, day, { meal: 'dinner', what: { kind: 'recipe', recipeId } })
  const dishes = [{ recipeId, version, servings, mealId }]
  const lines = await dataOrThrow(demo.call(cooking.deduction, { body: { dishes } }, who))
  const takes = lines.flatMap(({ takes }) => takes.map(({ itemId, amount }) => ({ itemId, amount })))
  const body = { dishes, takes, kept: [{ recipeId, portions: kept }] }
  const { leftovers } = await dataOrThrow(demo.call(cooking.finish, { body }, who))
  return leftovers[0]?.id
}

async function put(
  { call }: SeedContext,
  who: DemoSession,
  day: Day,
  place: Pick<UpcomingMeal, 'meal' | 'what'>,
): Promise<number> {
  return (await dataOrThrow(call(mealPlan.add, { body: { day, ...place } }, who))).id
}
