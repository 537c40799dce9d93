import { buildEndpointUrl, type DataOf } from '@larder/contract/http/endpoint'
import { myRecipes, type RecipeFormat } from '@larder/contract/my-recipes'
import { writeCooklang } from '@larder/kitchen/cooklang/cooklang-writer'
import { toRecipeJsonLd } from '@larder/kitchen/json-ld/json-ld-writer'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { toSearchWords } from '../../search-words'
import { WorkerError } from '../../workers/worker-error'
import { findReadableRecipe, type RecipeWithContent } from '../recipes/queries/readable-recipes'
import { streamArchivedRecipes } from './archived-recipes'
import type { MyRecipesParts } from './parts'

type RecipeExportParts = Pick<MyRecipesParts, 'db' | 'limits' | 'allowances' | 'publicUrl' | 'archives'>
type ExportedRecipe = DataOf<typeof myRecipes.exportOne>

/** Exports one recipe as text, or all of a cook as an archive. */
export function createRecipeExport({ db, limits, allowances, publicUrl, archives }: RecipeExportParts) {
  return {
    async one(actor: Actor | undefined, id: number, format: RecipeFormat): Promise<ExportedRecipe> {
      const found = await findReadableRecipe(db, actor, id)
      const { draft } = found.content
      const name = toSearchWords(draft.title).join('-').slice(0, 60) || 'recipe'
      if (format === 'cooklang')
        return { name: `${name}.cook`, type: 'text/plain', text: writeCooklang(draft) }
      const text = JSON.stringify(toRecipeJsonLd(draft, toCredits(found, publicUrl)), null, 2)
      return { name: `${name}.json`, type: 'application/ld+json', text: `${text}\n` }
    },

    async all({ accountId }: Actor): Promise<Uint8Array> {
      await limits.consume(`recipe-archive:${accountId}`, allowances.imports)
      return archives
        .write(() => streamArchivedRecipes(db, accountId))
        .catch((error: unknown) => {
          if (!(error instanceof WorkerError)) throw error
          throw new AppError('importer-busy', {
            message: 'Many people are saving recipes right now. Please try again in a moment.',
            retryAfterSeconds: 10,
          })
        })
    },
  }
}

/** Returns the source; the address only for public recipes. */
function toCredits({ row, author }: RecipeWithContent, publicUrl: string) {
  const { id, picture } = row
  const image = picture && buildEndpointUrl(myRecipes.picture, { params: { id, picture: picture.id } })
  return {
    ...(author !== null && { author }),
    ...(row.public && { url: `${publicUrl}/recipe/details/${id}` }),
    ...(row.public && image && { image: publicUrl + image }),
  }
}
