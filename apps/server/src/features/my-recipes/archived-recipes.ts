import type { RecipeDraft } from '@larder/contract/recipes'
import type { Db } from '../../db/database'
import type { ArchivedRecipe } from '../../recipe-import/recipe-archive'

/** Rows per batch, each with a photo of some hundred kilobytes. */
const pageSize = 100
/** More photos would exceed the import limit; the recipes themselves are always included. */
const maxPhotoBytes = 200 * 1024 * 1024

interface ArchivedRow {
  readonly id: string
  readonly draft: RecipeDraft
  readonly createdAt: Date
  readonly favourite: boolean
  readonly stars: number | null
  readonly picture: Buffer | null
  readonly hasPicture: boolean
}

/** Streams a cook's recipes for an archive, in their latest draft. */
export async function* streamArchivedRecipes(db: Db, accountId: string): AsyncGenerator<ArchivedRecipe[]> {
  let [after, photoBytes] = ['0', 0]
  while (true) {
    const rows = await findRowsAfter(db, accountId, after, photoBytes < maxPhotoBytes)
    const last = rows.at(-1)
    if (!last) return
    after = last.id
    photoBytes += rows.reduce((sum, { picture }) => sum + (picture?.length ?? 0), 0)
    yield rows.map(({ draft, createdAt, favourite, stars, picture, hasPicture }) => ({
      draft,
      createdAt: createdAt.toISOString(),
      favourite,
      stars,
      ...(picture ? { picture } : hasPicture && { photoLeftOut: true }),
    }))
  }
}

async function findRowsAfter(db: Db, accountId: string, after: string, withPhotos: boolean) {
  const { rows } = await db.$client.query<ArchivedRow>({
    name: 'archived_recipes',
    text: `select r.id, r.created_at as "createdAt", coalesce(m.favourite, false) as favourite, m.stars,
        coalesce(case when p.state = 'shown' then p.proposal end, v.content->'draft') as draft, i.page as picture,
        r.picture is not null as "hasPicture"
      from recipes r join recipe_versions v on v.recipe_id = r.id and v.version = r.version
        left join posts p on p.recipe_id = r.id
        left join recipe_marks m on m.recipe_id = r.id and m.account_id = $1
        left join recipe_pictures i on i.recipe_id = r.id and $3
      where r.account_id = $1 and r.removed_at is null and r.flexible_household is null and r.id > $2 order by r.id limit ${pageSize}`,
    values: [accountId, after, withPhotos],
  })
  return rows
}
