import type { CommunityId } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import { inTransaction } from '../../db/database'
import { lockPostOf } from '../../db/queries/posts'
import { AppError } from '../../errors'
import type { CommunityParts } from './parts'

interface SubmittedRecipe {
  readonly draft: RecipeDraft
  readonly introduction: string
  readonly action: string
}

export function createRecipeSubmission({
  db,
  clock,
  writeRecipe,
  publishRecipe,
  myRecipesOf,
}: CommunityParts) {
  return {
    /** Writes a recipe down and hands it in, both or neither. */
    async submit(actor: Actor, community: CommunityId, handed: SubmittedRecipe): Promise<MyRecipe> {
      const { introduction, action } = handed
      const now = clock()
      const id = await inTransaction(db, async (tx) => {
        const draft = { ...handed.draft, community }
        const recipe = await writeRecipe(tx, actor, { draft, actionId: action, now })
        // Who heard no answer sends it again; what was made of it since stands.
        const post = await lockPostOf(tx, recipe.id)
        if (!post) await publishRecipe(tx, actor, recipe, { community, introduction }, now)
        return recipe.id
      })
      const [mine] = await myRecipesOf(db, actor, [id])
      if (!mine) throw new AppError('recipe-not-found')
      return mine
    },
  }
}
