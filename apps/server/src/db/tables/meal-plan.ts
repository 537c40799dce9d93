import type { PlanPreferences } from '@larder/contract/meal-plan'
import type { Day } from '@larder/kitchen/date/day'
import type { MealTime } from '@larder/kitchen/meal-plan/plan-request'
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, secretHash } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const plannedMeals = pgTable(
  'planned_meals',
  {
    id: bigintColumn('id').notNull().generatedAlwaysAsIdentity(),
    householdId: uuid('household_id').notNull(),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    meal: text().$type<MealTime>().notNull(),
    recipeId: bigintColumn('recipe_id'),
    recipeVersion: integer('recipe_version'),
    lotId: bigintColumn('lot_id'),
    title: text().notNull(),
    kind: text().$type<'recipe' | 'leftovers' | 'note'>().notNull(),
    eaters: uuid().array(),
    plates: numeric({ mode: 'number' }),
    portion: numeric({ mode: 'number' }).notNull().default(1),
    ofMealId: bigintColumn('of_meal_id'),
    locked: boolean().notNull().default(false),
    planned: boolean().notNull().default(false),
    cookedAt: instant('cooked_at'),
    version: integer().notNull().default(1),
    accountId: uuid('account_id'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    addedActionId: uuid('added_action_id').notNull(),
    removedActionId: uuid('removed_action_id'),
    removedAt: instant('removed_at'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const planWishes = pgTable('plan_wishes', {
  householdId: uuid('household_id').primaryKey(),
  wishes: jsonb().$type<PlanPreferences>().notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const dismissedDishes = pgTable(
  'dismissed_dishes',
  {
    id: bigintColumn('id').notNull().generatedAlwaysAsIdentity(),
    householdId: uuid('household_id').notNull(),
    recipeId: bigintColumn('recipe_id').notNull(),
    week: date({ mode: 'string' }).$type<Day>().notNull(),
    actionId: uuid('action_id').notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    accountId: uuid('account_id').notNull(),
    householdId: uuid('household_id').notNull(),
    secretHash: secretHash('secret_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.householdId] })],
)
