import type { Db } from '../../db/database'
import { selectArchivedRecipes } from '../../db/sql/my-recipes/own-recipes'
import type { ArchivedRecipe } from '../../recipe-import/recipe-archive'

/** More photos would exceed the import limit; the recipes themselves are always included. */
const maxPhotoBytes = 200 * 1024 * 1024

/** Streams a cook's recipes for an archive, in their latest draft. */
export async function* streamArchivedRecipes(db: Db, accountId: string): AsyncGenerator<ArchivedRecipe[]> {
  let [after, photoBytes] = ['0', 0]
  while (true) {
    const rows = await selectArchivedRecipes(db, accountId, after, photoBytes < maxPhotoBytes)
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
