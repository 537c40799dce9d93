import * as z from 'zod/mini'
import { endpoint, feature } from './http/endpoint'
import { ClientIdempotencyKey, DayText, Uuid } from './http/fields'
import {
  EaterIds,
  NewMealContent,
  PlanMeal,
  PlanMealTime,
  PlanningEvent,
  PlanPreferences,
  PlanShortfall,
  PlanWeek,
  Plates,
} from './meal-plan/meal'

export * from './meal-plan/meal'

const idempotencyKey = z.optional(ClientIdempotencyKey)
const byId = z.object({ id: z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)) })
const changeErrors = ['idempotency-key-reused', 'household-not-found'] as const
/**
 * Without it, a dish that an eater must not eat is rejected with 'not-for-everybody' and the reasons. A client sends it
 * only after it has shown them to the cook.
 */
const acknowledged = z.optional(z.boolean())

/** The result of a plan change, with the id that undoes it. Example: `{ week, undo }`. */
const PlanChange = z.object({ week: PlanWeek, undo: z.optional(Uuid) })

/** The meal plan and its shortfall. Example: `mealPlan.week`. */
export const mealPlan = feature('meal-plan', {
  week: endpoint({
    method: 'GET',
    path: '/meal-plan',
    access: 'cook',
    summary: 'Returns seven days of meals with reasons, nutrition and missing foods.',
    query: z.object({ from: z.optional(DayText) }),
    data: PlanWeek,
  }),
  add: endpoint({
    method: 'POST',
    path: '/meal-plan/meals',
    access: 'cook',
    summary:
      'Adds a dish, leftovers or a note to the plan. A dish that an eater must not eat requires `acknowledged`.',
    affects: ['meal-plan', 'shopping'],
    keyed: 'body',
    body: z.object({
      day: DayText,
      meal: PlanMealTime,
      what: NewMealContent,
      eaters: z.optional(EaterIds),
      plates: z.optional(Plates),
      acknowledged,
      action: idempotencyKey,
    }),
    data: PlanMeal,
    status: 201,
    errors: [
      'not-for-everybody',
      'meal-not-found',
      'recipe-not-found',
      'item-not-found',
      'person-not-found',
      'too-many-meals',
      ...changeErrors,
    ],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/meal-plan/meals/:id',
    access: 'cook',
    summary:
      'Changes a meal: day, slot, eaters, lock or dish. A dish that an eater must not eat requires `acknowledged`.',
    affects: ['meal-plan', 'shopping'],
    keyed: 'body',
    params: byId,
    body: z.object({
      day: z.optional(DayText),
      meal: z.optional(PlanMealTime),
      what: z.optional(NewMealContent),
      /** Null: all eaters. */
      eaters: z.optional(z.nullable(EaterIds)),
      /** Null: the number of eaters. */
      plates: z.optional(z.nullable(Plates)),
      locked: z.optional(z.boolean()),
      acknowledged,
      action: idempotencyKey,
    }),
    data: PlanMeal,
    errors: [
      'not-for-everybody',
      'meal-not-found',
      'recipe-not-found',
      'item-not-found',
      'person-not-found',
      'too-many-meals',
      ...changeErrors,
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/meal-plan/meals/:id',
    access: 'cook',
    summary: 'Removes a meal from the plan. The change can be undone by its key.',
    affects: ['meal-plan', 'shopping'],
    keyed: 'query',
    params: byId,
    query: z.object({ action: idempotencyKey }),
    data: z.object({ undo: Uuid }),
    errors: ['meal-not-found', ...changeErrors],
  }),
  plan: endpoint({
    method: 'POST',
    path: '/meal-plan/plan',
    access: 'cook',
    summary:
      'Plans the empty slots of a week by stock, dates, eaters, time and budget, with progress. Locked, cooked and manually added meals stay.',
    affects: ['meal-plan', 'shopping'],
    keyed: 'body',
    body: z.object({
      from: DayText,
      /** Only these days; absent: every day from today. */
      days: z.optional(z.array(DayText).check(z.minLength(1), z.maxLength(7))),
      /** Chooses different dishes than the current ones. */
      again: z._default(z.boolean(), false),
      action: idempotencyKey,
    }),
    data: PlanningEvent,
    stream: true,
    errors: ['household-not-found'],
  }),
  reroll: endpoint({
    method: 'POST',
    path: '/meal-plan/meals/:id/reroll',
    access: 'cook',
    summary: 'Replaces one planned dish by another suitable one.',
    affects: ['meal-plan', 'shopping'],
    keyed: 'body',
    params: byId,
    body: z.object({ action: idempotencyKey }),
    data: PlanChange,
    errors: ['meal-not-found', 'meal-locked', 'no-dish-fits', 'not-ready', ...changeErrors],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/meal-plan/copy',
    access: 'cook',
    summary:
      'Copies the dishes and notes of one week into the empty slots of another. Dishes that an eater must not eat are left out and reported.',
    affects: ['meal-plan', 'shopping'],
    keyed: 'body',
    body: z.object({ from: DayText, to: DayText, action: idempotencyKey }),
    data: z.extend(PlanChange, {
      /** Dishes that were not copied because an eater must not eat them. */
      leftOut: z.array(z.string()),
    }),
    errors: ['too-many-meals', ...changeErrors],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/meal-plan/changes/:id/undo',
    access: 'cook',
    summary: 'Undoes a change of the plan.',
    affects: ['meal-plan', 'shopping'],
    params: z.object({ id: Uuid }),
    errors: ['nothing-to-undo', 'household-not-found'],
  }),
  shortfall: endpoint({
    method: 'GET',
    path: '/meal-plan/shortfall',
    access: 'cook',
    summary: 'Calculates what the planned meals of these days need beyond the stock.',
    query: z.object({
      from: DayText,
      days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(31)), 7),
    }),
    data: z.array(PlanShortfall),
  }),
  wishes: endpoint({
    method: 'GET',
    path: '/meal-plan/wishes',
    access: 'cook',
    summary: 'Returns the household’s planning preferences.',
    data: PlanPreferences,
  }),
  saveWishes: endpoint({
    method: 'PUT',
    path: '/meal-plan/wishes',
    access: 'cook',
    summary: 'Changes the household’s planning preferences.',
    affects: ['meal-plan'],
    body: PlanPreferences,
    data: PlanPreferences,
    errors: ['household-not-found'],
  }),
  feed: endpoint({
    method: 'GET',
    path: '/meal-plan/feed',
    access: 'cook',
    summary:
      'Returns whether the calendar feed is enabled, and since when. The address is returned only on creation.',
    data: z.object({ open: z.boolean(), since: z.optional(z.string()) }),
  }),
  openFeed: endpoint({
    method: 'POST',
    path: '/meal-plan/feed',
    access: 'cook',
    byKey: false,
    confirmed: true,
    summary: 'Creates a secret calendar feed address for the plan. An earlier one stops working.',
    affects: ['meal-plan'],
    data: z.object({ address: z.string() }),
    status: 201,
    errors: ['household-not-found'],
  }),
  closeFeed: endpoint({
    method: 'DELETE',
    path: '/meal-plan/feed',
    access: 'cook',
    byKey: false,
    summary: 'Disables the calendar feed.',
    affects: ['meal-plan'],
  }),
})
