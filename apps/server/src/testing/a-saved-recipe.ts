import { RecipeDraft } from '@larder/contract/recipes'
import * as z from 'zod/mini'
import { type Db, inTransaction } from '../db/database'
import { type StoredRecipe, saveRecipe } from '../features/recipes/changes/save-recipe'
import type { Cook } from './a-cook'

export type DraftInput = Partial<z.input<typeof RecipeDraft>>

/** A draft of rice with peas for two, for lunch, with overrides. */
export function aDraft(given: DraftInput = {}): RecipeDraft {
  return z.parse(RecipeDraft, {
    title: 'Rice with peas',
    servings: 2,
    prepMinutes: 5,
    cookMinutes: 20,
    occasions: ['lunch'],
    tags: ['rice'],
    cuisine: 'Italian',
    ingredients: ['200 g rice', '150 g peas', '1 tbsp olive oil, optional'],
    steps: ['Simmer everything for 20 minutes.'],
    ...given,
  })
}

/** Saves a recipe: public, or a cook's own. */
export function aSavedRecipe(db: Db, given: DraftInput = {}, cook?: Cook): Promise<StoredRecipe> {
  const draft = aDraft(given)
  const now = '2026-11-15T08:00:00.000Z'
  const owner = { accountId: cook?.user.id ?? null, public: cook === undefined }
  return inTransaction(db, (tx) => saveRecipe(tx, { ...owner, draft, now }))
}
