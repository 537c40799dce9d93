import { addressOf, type DataOf } from '@larder/contract/endpoint'
import { myRecipes, type RecipeFormat } from '@larder/contract/my-recipes'
import { cooklangText } from '@larder/kitchen/cooklang-text'
import { recipeJsonLd } from '@larder/kitchen/recipe-json-ld'
import type { Actor } from '../../actor'
import { AppError } from '../../errors'
import { searchWords } from '../../search-words'
import { ThreadTrouble } from '../../thread-trouble'
import { archivedPages } from './archived-pages'
import type { MyRecipesParts, ReadRecipe } from './parts'

type Parts = Pick<MyRecipesParts, 'db' | 'limits' | 'allowances' | 'publicUrl' | 'recipeFor' | 'archives'>
type Exported = DataOf<typeof myRecipes.exportOne>

/** How recipes leave: one as a text that others can read, or all of a cook as an archive. */
export function openExporting({ db, limits, allowances, publicUrl, recipeFor, archives }: Parts) {
  return {
    async one(actor: Actor | undefined, id: number, format: RecipeFormat): Promise<Exported> {
      const found = await recipeFor(db, actor, id)
      const { draft } = found.content
      const name = searchWords(draft.title).join('-').slice(0, 60) || 'recipe'
      if (format === 'cooklang')
        return { name: `${name}.cook`, type: 'text/plain', text: cooklangText(draft) }
      const text = JSON.stringify(recipeJsonLd(draft, creditsOf(found, publicUrl)), null, 2)
      return { name: `${name}.json`, type: 'application/ld+json', text: `${text}\n` }
    },

    async all({ accountId }: Actor): Promise<Uint8Array> {
      await limits.spend(`recipe-archive:${accountId}`, allowances.imports)
      return archives
        .write(() => archivedPages(db, accountId))
        .catch((error: unknown) => {
          if (!(error instanceof ThreadTrouble)) throw error
          throw new AppError('importer-busy', {
            message: 'Many are saving their recipes right now. Please try again in a moment.',
            retryAfterSeconds: 10,
          })
        })
    },
  }
}

/** Where it is from; its address only when everybody may go there. */
function creditsOf({ row, author }: ReadRecipe, publicUrl: string) {
  const { id, picture } = row
  const image = picture && addressOf(myRecipes.picture, { params: { id, picture: picture.id } })
  return {
    ...(author !== null && { author }),
    ...(row.public && { url: `${publicUrl}/recipe/details/${id}` }),
    ...(row.public && image && { image: publicUrl + image }),
  }
}
