import { cooking } from '@larder/contract/cooking'
import { mealPlan } from '@larder/contract/meal-plan'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { eq } from 'drizzle-orm'
import { localDayAndHour } from '../../time/time-zone'
import { plannedMeals } from '../tables/meal-plan'
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

/** Planned and cooked dinners, last night's leftovers and a planned week. An existing plan is kept. */
export const demoMeals: SeedStep = {
  name: 'meals',
  async run(demo) {
    const versions = await findRecipeVersions(demo, cookedRecipeIds)
    const today = localDayAndHour(demo.realNow(), 'UTC').day
    let created = 0
    for (const [name, dinners] of Object.entries(pastDinners)) {
      const known = dinners.filter(({ recipeId }) => versions.has(recipeId))
      if (known.length === 0 || !(await hasNoPlan(demo, name))) continue
      created += known.length
      await withDemoSession(demo, name, async (who, goTo) => {
        for (const dinner of known) {
          const day = addDays(today, -dinner.daysAgo)
          goTo(`${day}T18:40:00.000Z`)
          await cookDinner(demo, who, day, dinner, versions)
        }
        if (name === 'ana') created += await planWeek(demo, who, goTo, today, versions)
      })
    }
    return created
  },
}

async function hasNoPlan(demo: SeedContext, name: string): Promise<boolean> {
  const householdId = await findDemoHousehold(demo, name)
  if (householdId === undefined) return false
  return (await demo.db.$count(plannedMeals, eq(plannedMeals.householdId, householdId))) === 0
}

async function cookDinner(
  demo: SeedContext,
  who: DemoSession,
  day: Day,
  { recipeId, servings }: PastDinner,
  versions: Versions,
): Promise<void> {
  const mealId = await planMeal(demo, who, day, { meal: 'dinner', what: { kind: 'recipe', recipeId } })
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
  // Later than all other bookings of yesterday, so that the ledger is in this order.
  goTo(`${yesterday}T19:20:00.000Z`)
  const leftovers = await cookLastNight(demo, who, yesterday, versions)
  goTo(`${yesterday}T20:05:00.000Z`)
  let created = 0
  if (leftovers !== undefined) {
    const what = { kind: 'leftovers', itemId: leftovers } as const
    await planMeal(demo, who, addDays(today, 1), { meal: 'lunch', what })
    created += 2
  }
  for (const { inDays, locked, ...place } of upcomingMeals) {
    if (place.what.kind === 'recipe' && !versions.has(place.what.recipeId)) continue
    const id = await planMeal(demo, who, addDays(today, inDays), place)
    if (locked) await dataOrThrow(demo.call(mealPlan.change, { params: { id }, body: { locked } }, who))
    created += 1
  }
  return created
}

/** Deducts what the dish needs, keeps some portions and returns their item. */
async function cookLastNight(
  demo: SeedContext,
  who: DemoSession,
  day: Day,
  versions: Versions,
): Promise<number | undefined> {
  const { recipeId, servings, kept } = lastNightDinner
  const version = versions.get(recipeId)
  if (version === undefined) return undefined
  const mealId = await planMeal(demo, who, day, { meal: 'dinner', what: { kind: 'recipe', recipeId } })
  const dishes = [{ recipeId, version, servings, mealId }]
  const lines = await dataOrThrow(demo.call(cooking.deduction, { body: { dishes } }, who))
  const takes = lines.flatMap(({ takes }) => takes.map(({ itemId, amount }) => ({ itemId, amount })))
  const body = { dishes, takes, kept: [{ recipeId, portions: kept }] }
  const { leftovers } = await dataOrThrow(demo.call(cooking.finish, { body }, who))
  return leftovers[0]?.id
}

async function planMeal(
  { call }: SeedContext,
  who: DemoSession,
  day: Day,
  place: Pick<UpcomingMeal, 'meal' | 'what'>,
): Promise<number> {
  return (await dataOrThrow(call(mealPlan.add, { body: { day, ...place } }, who))).id
}
