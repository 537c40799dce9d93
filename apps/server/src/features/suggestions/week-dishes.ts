import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import type { MatchingContextLoader } from '../recipes/matching/matching-context'
import type { MadeUpDish, MadeUpDishes } from './made-up-dishes'

export interface WeekDishesParts {
  matchingContexts: MatchingContextLoader
  madeUp: MadeUpDishes
}

/** Rounds over the stock: what spoils first, what spoils next, and what is left for the days after. */
const rounds = 4

export type WeekDishes = ReturnType<typeof createWeekDishes>

/** Dishes for the week planner beside the cookbook. */
export function createWeekDishes({ matchingContexts, madeUp }: WeekDishesParts) {
  return {
    of: async (member: ActingMember, servings: number) =>
      madeUp.of(member, await matchingContexts.of(member), { servings, rounds }),
    async from(member: ActingMember, servings: number, foods: readonly string[]) {
      const context = foods.length > 0 ? await matchingContexts.of(member) : undefined
      if (!context) return []
      const made = foods.map((madeFrom) => madeUp.of(member, context, { servings, madeFrom }))
      return (await Promise.all(made)).flat()
    },
    store: (member: ActingMember, dishes: readonly MadeUpDish[], within: Tx) =>
      madeUp.store(member, dishes, within),
  }
}
