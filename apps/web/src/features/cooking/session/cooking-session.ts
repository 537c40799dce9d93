import type { CookingDish, CookingState, OngoingCooking } from '@larder/contract/cooking'
import { initialCookingState } from './cooking-state'

interface ReorderedDishes {
  readonly to: readonly number[]
  readonly done: readonly { readonly recipeId: number; readonly steps: number }[]
}

/** A cooking session as stored on this device. */
export interface CookingSession {
  readonly id: string
  readonly dishes: readonly CookingDish[]
  readonly titles: readonly string[]
  readonly serveAt?: string | undefined
  readonly state: CookingState
  readonly startedAt: string
  /** In milliseconds. A session that was not changed for a day is over. */
  readonly changedAt: number
  /** The last step is done, but the deduction is not booked yet. */
  readonly done?: boolean | undefined
  /** Dishes were added or removed: the new dishes, and how many steps of each were done before. */
  readonly reordered?: ReorderedDishes | undefined
  /** The stock is deducted. */
  readonly booked?: boolean | undefined
  /** The booking to undo; undefined if nothing was taken or kept. */
  readonly booking?: number | undefined
  /** The idempotency key of the finish, so that a finish sent twice is booked once. */
  readonly action?: string | undefined
}

const dayMs = 86_400_000

export function isSessionLive({ changedAt }: CookingSession, now: number): boolean {
  return now - changedAt < dayMs
}

/** Viewing a recipe does not count as cooking it. */
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

/** Creates a session from one begun on another device. */
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

/** Returns whether the session is of these recipes, in this order. */
export function isSessionOfRecipes(
  { dishes }: CookingSession,
  recipeIds: readonly (number | null)[],
): boolean {
  return dishes.length === recipeIds.length && dishes.every(({ recipeId }, at) => recipeId === recipeIds[at])
}
