import type { DataOf, ResponseOf } from '@larder/contract/http/endpoint'
import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { MyRecipeDraft, myRecipes } from '@larder/contract/my-recipes'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { selectOwnDraft } from '../../db/sql/my-recipes/own-recipes'
import { recipesTable } from '../../db/tables/recipes'
import { AppError } from '../../errors'
import { toSearchWords } from '../../search-words'
import { findMyRecipes } from './my-recipe-queries'
import type { MyRecipesParts } from './parts'

type MyRecipesQuery = PageQuery & { search?: string | undefined; status?: 'draft' | 'published' | undefined }

/** Further words are ignored. */
const maxWords = 12

/** A cook's own recipes. */
export function createMyRecipeList({ db }: Pick<MyRecipesParts, 'db'>) {
  return {
    async list(actor: Actor, query: MyRecipesQuery): Promise<ResponseOf<typeof myRecipes.list>> {
      const { page, size, search = '', status } = query
      const words = [...new Set(toSearchWords(search))].slice(0, maxWords)
      if (search !== '' && words.length === 0) return { data: [], page: toPageInfo(query, 0) }
      // Words are letters and digits only, so they need no escaping.
      const patterns = words.map((word) => `%${word}%`)
      const narrowed = and(
        ownRecipes(actor),
        status && eq(recipesTable.public, status === 'published'),
        patterns.length > 0 ? sql`recipes.plain_text like all(${sql.param(patterns)}::text[])` : undefined,
      )
      const [rows, total] = await Promise.all([
        db
          .select({ id: recipesTable.id })
          .from(recipesTable)
          .where(narrowed)
          .orderBy(desc(recipesTable.createdAt), desc(recipesTable.id))
          .limit(size)
          .offset((page - 1) * size),
        db.$count(recipesTable, narrowed),
      ])
      const ids = rows.map(({ id }) => id)
      const data = ids.length > 0 ? await findMyRecipes(db, actor, ids) : []
      return { data, page: toPageInfo(query, total) }
    },

    async stats(actor: Actor): Promise<DataOf<typeof myRecipes.stats>> {
      const [stats] = await db
        .select({
          recipes: count(),
          published: sql<number>`count(*) filter (where ${recipesTable.public})::int`,
          views: sql<number>`coalesce(sum(
            recipes.views + (select count(*) from recipe_views w where w.recipe_id = recipes.id)), 0)::float8`,
          likes: sql<number>`coalesce(sum(${recipesTable.likes}), 0)::float8`,
        })
        .from(recipesTable)
        .where(ownRecipes(actor))
      return stats ?? { recipes: 0, published: 0, views: 0, likes: 0 }
    },

    /** Returns the latest draft, including one that awaits review. */
    async open({ accountId }: Actor, id: number): Promise<MyRecipeDraft> {
      const [own] = await selectOwnDraft(db, accountId, id)
      if (!own) throw new AppError('recipe-not-found')
      const { version, draft, picture } = own
      return { id, version, draft, ...(picture && { picture }) }
    },
  }
}

function ownRecipes({ accountId }: Actor) {
  return and(
    eq(recipesTable.accountId, accountId),
    isNull(recipesTable.removedAt),
    isNull(recipesTable.flexibleHousehold),
  )
}
