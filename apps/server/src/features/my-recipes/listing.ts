import type { AnswerOf, DataOf } from '@larder/contract/endpoint'
import type { myRecipes, OwnDraft, Picture } from '@larder/contract/my-recipes'
import { type PageQuery, pageOf } from '@larder/contract/paging'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import { firstProposal } from '../../db/posts'
import { AppError } from '../../errors'
import { searchWords } from '../../search-words'
import type { MyRecipesParts } from './parts'

type Ask = PageQuery & { search?: string | undefined; status?: 'draft' | 'published' | undefined }

/** More words than anybody types; what is beyond narrows nothing. */
const mostWords = 12

/** What a cook sees of their own recipes. */
export function openListing({ db, myRecipesOf }: Pick<MyRecipesParts, 'db' | 'myRecipesOf'>) {
  return {
    async list(actor: Actor, ask: Ask): Promise<AnswerOf<typeof myRecipes.list>> {
      const { page, size, search = '', status } = ask
      const words = [...new Set(searchWords(search))].slice(0, mostWords)
      if (search !== '' && words.length === 0) return { data: [], page: pageOf(ask, 0) }
      // Words are letters and digits only, so nothing in them is a sign of the pattern.
      const patterns = words.map((word) => `%${word}%`)
      const values: unknown[] = [actor.accountId, status === undefined ? null : status === 'published']
      const narrowed =
        patterns.length > 0 ? `and r.plain_text like all($${values.push(patterns)}::text[])` : ''
      const mine = `from recipes r where r.account_id = $1 and r.removed_at is null and r.flexible_household is null
        and ($2::boolean is null or r.public = $2) ${narrowed}`
      const [found, counted] = await Promise.all([
        db.$client.query<{ id: number }>(
          `select r.id::float8 as id ${mine} order by r.created_at desc, r.id desc
            limit $${values.length + 1} offset $${values.length + 2}`,
          [...values, size, (page - 1) * size],
        ),
        db.$client.query<{ total: number }>(`select count(*)::int as total ${mine}`, values),
      ])
      const ids = found.rows.map(({ id }) => id)
      const data = ids.length > 0 ? await myRecipesOf(db, actor, ids) : []
      return { data, page: pageOf(ask, counted.rows[0]?.total ?? 0) }
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

    /** As its cook wrote it last, also where an admin has not seen that yet. */
    async open({ accountId }: Actor, id: number): Promise<OwnDraft> {
      const { rows } = await db.$client.query<{
        version: number
        draft: RecipeDraft
        picture: Picture | null
      }>(
        `select r.picture, coalesce(case when p.state = 'shown' then p.proposal end, v.content->'draft') as draft,
            case when p.state = 'shown' and p.proposal is not null then ${firstProposal} + p.proposal_revision
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
