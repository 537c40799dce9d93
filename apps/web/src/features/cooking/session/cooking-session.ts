import type { CookingDish, CookingState, OngoingCooking } from '@larder/contract/cooking'
import { initialCookingState } from './cooking-state'

interface ReorderedDishes {
  readonly to: readonly number[]
  readonly done: readonly { readonly recipeId: number; readonly steps: number }[]
}

/** What somebody cooks, as this device keeps it. */
export interface CookingSession {
  readonly id: string
  readonly dishes: readonly CookingDish[]
  readonly titles: readonly string[]
  readonly serveAt?: string | undefined
  readonly state: CookingState
  readonly startedAt: string
  /** Milliseconds; what nobody touched for a day is over. */
  readonly changedAt: number
  /** The last step is done: what it took is still to be said. */
  readonly done?: boolean | undefined
  /** Dishes were added or taken out, to these; how many steps were done of each before. */
  readonly reordered?: ReorderedDishes | undefined
  /** Its stock is booked. */
  readonly booked?: boolean | undefined
  /** What undoes that; absent where nothing was taken or kept. */
  readonly booking?: number | undefined
  /** The name of its finishing, so that a finish sent twice is booked once. */
  readonly action?: string | undefined
}

const dayMs = 86_400_000

export function isSessionLive({ changedAt }: CookingSession, now: number): boolean {
  return now - changedAt < dayMs
}

/** Only looking at a recipe is not cooking it. */
export function hasBegun({ state, done }: CookingSession): boolean {
  return done === true || state.moves > 0 || state.timers.length > 0
}

export function createCookingSession(
  id: string,
  dishes: readonly CookingDish[],
  titles: readonly string[],
  now: number,
): CookingSession {
  return {
    id,
    dishes,
    titles,
    state: initialCookingState,
    startedAt: new Date(now).toISOString(),
    changedAt: now,
  }
}

/** What another device has begun. */
export function toCookingSession({
  id,
  dishes,
  serveAt,
  state,
  startedAt,
  updatedAt,
}: OngoingCooking): CookingSession {
  return {
    id,
    dishes: dishes.map(({ title: _, ...dish }) => dish),
    titles: dishes.map(({ title }) => title),
    serveAt,
    state,
    startedAt,
    changedAt: Date.parse(updatedAt),
  }
}

/** Whether it is of these recipes, in this order. */
export function isSessionOfRecipes(
  { dishes }: CookingSession,
  recipeIds: readonly (number | null)[],
): boolean {
  return dishes.length === recipeIds.length && dishes.every(({ recipeId }, at) => recipeId === recipeIds[at])
}
