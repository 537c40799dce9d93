import type { DataOf } from '@larder/contract/http/endpoint'
import type { myRecipes, UnfinishedRecipe } from '@larder/contract/my-recipes'
import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { deleteOldForms } from '../../db/sql/my-recipes/own-recipes'
import { recipeForms } from '../../db/tables/my-recipes'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import type { MyRecipesParts } from './parts'

/** Beyond this the least recently changed form is deleted. */
const maxForms = 200
/** PostgreSQL text allows no zero character and no lone surrogates. */
const unstorableCharacters = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'gu')

/** Unsaved form content, stored while the cook types. Id 0 stands for a new recipe. */
export function createUnfinishedRecipes({ db, clock }: Pick<MyRecipesParts, 'db' | 'clock'>) {
  const formCondition = ({ accountId }: Actor, id: number) =>
    and(eq(recipeForms.accountId, accountId), eq(recipeForms.recipeId, id))

  return {
    async unfinished(actor: Actor, id: number): Promise<DataOf<typeof myRecipes.unfinished>> {
      const [stored] = await db.select().from(recipeForms).where(formCondition(actor, id))
      return stored ? { form: stored.form, version: stored.version, at: stored.updatedAt } : null
    },

    async keep(actor: Actor, id: number, form: UnfinishedRecipe, version: number): Promise<{ at: string }> {
      const { accountId } = actor
      const at = clock()
      const columns = { form: toStorable(form), version, updatedAt: at }
      await inTransaction(db, async (tx) => {
        const owned = await tx
          .select({ id: recipesTable.id })
          .from(recipesTable)
          .where(
            and(
              eq(recipesTable.id, id),
              eq(recipesTable.accountId, accountId),
              isNull(recipesTable.removedAt),
            ),
          )
        if (id !== 0 && owned.length === 0) throw new AppError('recipe-not-found')
        await tx
          .insert(recipeForms)
          .values({ accountId, recipeId: id, ...columns })
          .onConflictDoUpdate({ target: [recipeForms.accountId, recipeForms.recipeId], set: columns })
        await deleteOldForms(tx, accountId, id, maxForms)
      })
      return { at }
    },

    async drop(actor: Actor, id: number): Promise<void> {
      await db.delete(recipeForms).where(formCondition(actor, id))
    },
  }
}

function toStorable(form: UnfinishedRecipe): UnfinishedRecipe {
  const fields = Object.entries(form).map(([name, value]) => [name, value.replace(unstorableCharacters, '')])
  return Object.fromEntries(fields) as UnfinishedRecipe
}
