import type { DataOf, ResponseOf } from '@larder/contract/http/endpoint'
import { type PageQuery, toPageInfo } from '@larder/contract/http/paging'
import type { MyRecipeDraft, myRecipes, RecipePicture } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import { firstProposalVersion } from '../../db/queries/posts'
import { AppError } from '../../errors'
import { toSearchWords } from '../../search-words'
import type { MyRecipesParts } from './parts'

type MyRecipesQuery = PageQuery & { search?: string | undefined; status?: 'draft' | 'published' | undefined }

/** Further words are ignored. */
const maxWords = 12

/** A cook's own recipes. */
export function createMyRecipeList({ db, myRecipesOf }: Pick<MyRecipesParts, 'db' | 'myRecipesOf'>) {
  return {
    async list(actor: Actor, query: MyRecipesQuery): Promise<ResponseOf<typeof myRecipes.list>> {
      const { page, size, search = '', status } = query
      const words = [...new Set(toSearchWords(search))].slice(0, maxWords)
      if (search !== '' && words.length === 0) return { data: [], page: toPageInfo(query, 0) }
      // Words are letters and digits only, so they need no escaping.
      const patterns = words.map((word) => `%${word}%`)
      const values: unknown[] = [actor.accountId, status === undefined ? null : status === 'published']
      const narrowed =
        patterns.length > 0 ? `and r.plain_text like all($${values.push(patterns)}::text[])` : ''
      const ownRecipesSql = `from recipes r where r.account_id = $1 and r.removed_at is null and r.flexible_household is null
        and ($2::boolean is null or r.public = $2) ${narrowed}`
      const [found, counted] = await Promise.all([
        db.$client.query<{ id: number }>(
          `select r.id::float8 as id ${ownRecipesSql} order by r.created_at desc, r.id desc
            limit $${values.length + 1} offset $${values.length + 2}`,
          [...values, size, (page - 1) * size],
        ),
        db.$client.query<{ total: number }>(`select count(*)::int as total ${ownRecipesSql}`, values),
      ])
      const ids = found.rows.map(({ id }) => id)
      const data = ids.length > 0 ? await myRecipesOf(db, actor, ids) : []
      return { data, page: toPageInfo(query, counted.rows[0]?.total ?? 0) }
    },

    async stats({ accountId }: Actor): Promise<DataOf<typeof myRecipes.stats>> {
      const { rows } = await db.$client.query<DataOf<typeof myRecipes.stats>>(
        `select count(*)::int as recipes, count(*) filter (where public)::int as published,
            coalesce(sum(views), 0)::float8 as views, coalesce(sum(likes), 0)::float8 as likes
          from recipes where account_id = $1 and removed_at is null and flexible_household is null`,
        [accountId],
      )
      return rows[0] ?? { recipes: 0, published: 0, views: 0, likes: 0 }
    },

    /** Returns the latest draft, including one that awaits review. */
    async open({ accountId }: Actor, id: number): Promise<MyRecipeDraft> {
      const { rows } = await db.$client.query<{
        version: number
        draft: RecipeDraft
        picture: RecipePicture | null
      }>(
        `select r.picture, coalesce(case when p.state = 'shown' then p.proposal end, v.content->'draft') as draft,
            case when p.state = 'shown' and p.proposal is not null then ${firstProposalVersion} + p.proposal_revision
              else r.version end as version
          from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = r.version
            left join posts p on p.recipe_id = r.id
          where r.id = $2 and r.account_id = $1 and r.removed_at is null`,
        [accountId, id],
      )
      const [own] = rows
      if (!own) throw new AppError('recipe-not-found')
      const { version, draft, picture } = own
      return { id, version, draft, ...(picture && { picture }) }
    },
  }
}
