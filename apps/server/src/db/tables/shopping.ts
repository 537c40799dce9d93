import { bigint, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '../columns'

const whole = (name: string) => bigint(name, { mode: 'number' })

export const shoppingItems = pgTable('shopping_items', {
  id: whole('id').primaryKey().generatedAlwaysAsIdentity(),
  householdId: uuid('household_id').notNull(),
  text: text().notNull(),
  foodId: text('food_id'),
  recipeId: whole('recipe_id'),
  accountId: uuid('account_id'),
  actionId: uuid('action_id').notNull(),
  addedAt: instant('added_at').notNull(),
  removedAt: instant('removed_at'),
  removedBy: uuid('removed_by'),
})
