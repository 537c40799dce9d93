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
    summary: 'Seven days of meals, each with why it is there, and what the days give and lack.',
    query: z.object({ from: z.optional(DayText) }),
    data: PlanWeek,
  }),
  add: endpoint({
    method: 'POST',
    path: '/meal-plan/meals',
    access: 'cook',
    summary:
      'Put a dish, leftovers or a note into a place of the week; what somebody who eats there must not eat needs `acknowledged`.',
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
      'Move a meal to another day or time, say who eats, lock it, or cook something else; what somebody who eats there must not eat needs `acknowledged`.',
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
    summary: 'Take a meal out of the plan; the name of the change brings it back.',
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
      'Fill the empty places of a week from stock, spoilage, people, time and budget, with progress. What is locked, cooked or placed by hand stays.',
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
    summary: 'Another good dish for one place; all others stay.',
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
      'Copy the dishes and notes of one week into the empty places of another. What somebody must not eat is left out and named.',
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
    summary: 'Take back a change of the plan: what it took out comes back, what it put in goes.',
    affects: ['meal-plan', 'shopping'],
    params: z.object({ id: Uuid }),
    errors: ['nothing-to-undo', 'household-not-found'],
  }),
  shortfall: endpoint({
    method: 'GET',
    path: '/meal-plan/shortfall',
    access: 'cook',
    summary: 'Exactly what the planned meals of some days lack, across units, less what is in stock.',
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
    summary: 'How the household wants its weeks planned.',
    data: PlanPreferences,
  }),
  saveWishes: endpoint({
    method: 'PUT',
    path: '/meal-plan/wishes',
    access: 'cook',
    summary: 'Say how weeks are to be planned.',
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
      'Whether the cook’s calendar address is open, and since when; the address itself is shown when it is opened.',
    data: z.object({ open: z.boolean(), since: z.optional(z.string()) }),
  }),
  openFeed: endpoint({
    method: 'POST',
    path: '/meal-plan/feed',
    access: 'cook',
    byKey: false,
    summary: 'A secret address that calendar apps can read the plan at; an earlier one stops working.',
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
    summary: 'Close the calendar address.',
    affects: ['meal-plan'],
  }),
})
