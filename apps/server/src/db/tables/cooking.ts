import type { CookingState, OngoingCooking } from '@larder/contract/cooking'
import type { Day } from '@larder/kitchen/date/day'
import { bigint, date, integer, jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

const bigintColumn = (name: string) => bigint(name, { mode: 'number' })

export const cookings = pgTable(
  'cookings',
  {
    householdId: uuid('household_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id'),
    dishes: jsonb().$type<OngoingCooking['dishes']>().notNull(),
    serveAt: instant('serve_at'),
    state: jsonb().$type<CookingState>().notNull(),
    startedAt: instant('started_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    endedAt: instant('ended_at'),
    finishedBy: uuid('finished_by'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)

export const cookedDishes = pgTable(
  'cooked_dishes',
  {
    id: bigintColumn('id').notNull().generatedAlwaysAsIdentity(),
    householdId: uuid('household_id').notNull(),
    accountId: uuid('account_id'),
    recipeId: bigintColumn('recipe_id'),
    recipeVersion: integer('recipe_version').notNull(),
    servings: integer().notNull(),
    mealId: bigintColumn('meal_id'),
    actionId: uuid('action_id').notNull(),
    at: instant().notNull(),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.id] })],
)
