import type { DataOf } from '@larder/contract/http/endpoint'
import type { myRecipes, UnfinishedRecipe } from '@larder/contract/my-recipes'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { recipeForms } from '../../db/tables/my-recipes'
import { AppError } from '../../errors'
import type { MyRecipesParts } from './parts'

/** More than anybody has begun; the ones untouched longest make room. */
const maxForms = 200
/** What a database text cannot hold: one character, and halves of characters. */
const unstorableCharacters = new RegExp(`[${String.fromCharCode(0)}\\p{Cs}]`, 'gu')

/** What is typed and not saved yet, kept while somebody writes. Number 0 stands for a recipe that is not there yet. */
export function createUnfinishedRecipes({ db, clock }: Pick<MyRecipesParts, 'db' | 'clock'>) {
  const ofCook = ({ accountId }: Actor, id: number) =>
    and(eq(recipeForms.accountId, accountId), eq(recipeForms.recipeId, id))

  return {
    async unfinished(actor: Actor, id: number): Promise<DataOf<typeof myRecipes.unfinished>> {
      const [kept] = await db.select().from(recipeForms).where(ofCook(actor, id))
      return kept ? { form: kept.form, version: kept.version, at: kept.updatedAt } : null
    },

    async keep(actor: Actor, id: number, form: UnfinishedRecipe, version: number): Promise<{ at: string }> {
      const { accountId } = actor
      const at = clock()
      const kept = { form: toStorable(form), version, updatedAt: at }
      await inTransaction(db, async (tx) => {
        const { rows } = await tx.execute(sql`select from recipes
          where id = ${id} and account_id = ${accountId} and removed_at is null`)
        if (id !== 0 && rows.length === 0) throw new AppError('recipe-not-found')
        await tx
          .insert(recipeForms)
          .values({ accountId, recipeId: id, ...kept })
          .onConflictDoUpdate({ target: [recipeForms.accountId, recipeForms.recipeId], set: kept })
        await tx.execute(sql`delete from recipe_forms where account_id = ${accountId} and recipe_id in (
          select recipe_id from recipe_forms where account_id = ${accountId}
          order by recipe_id = ${id} desc, updated_at desc, recipe_id desc offset ${maxForms})`)
      })
      return { at }
    },

    async drop(actor: Actor, id: number): Promise<void> {
      await db.delete(recipeForms).where(ofCook(actor, id))
    },
  }
}

function toStorable(form: UnfinishedRecipe): UnfinishedRecipe {
  const fields = Object.entries(form).map(([name, value]) => [name, value.replace(unstorableCharacters, '')])
  return Object.fromEntries(fields) as UnfinishedRecipe
}
