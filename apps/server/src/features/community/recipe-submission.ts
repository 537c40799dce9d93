import type { CommunityId } from '@larder/contract/community'
import type { MyRecipe } from '@larder/contract/my-recipes'
import type { RecipeDraft } from '@larder/contract/recipes'
import type { Actor } from '../../actor'
import { lockPostOf } from '../../db/queries/posts'
import { AppError } from '../../errors'
import { findMyRecipes } from '../my-recipes/my-recipe-queries'
import { publishRecipe } from '../my-recipes/recipe-publishing'
import { createOwnRecipe } from '../recipes/changes/recipe-changes'
import type { CommunityParts } from './parts'

interface SubmittedRecipe {
  readonly draft: RecipeDraft
  readonly introduction: string
  readonly action: string
}

export function createRecipeSubmission({ db, withHousehold }: CommunityParts) {
  return {
    /** Stores a recipe and submits it, both or neither. */
    async submit(actor: Actor, community: CommunityId, submission: SubmittedRecipe): Promise<MyRecipe> {
      const { introduction, action } = submission
      const id = await withHousehold(actor, ['recipes'], async (tx) => {
        const { now } = tx
        const draft = { ...submission.draft, community }
        const recipe = await createOwnRecipe(tx, { draft, actionId: action, now })
        // On a retry the later state of the post stays.
        const post = await lockPostOf(tx, recipe.id)
        if (!post) await publishRecipe(tx, actor, recipe, { community, introduction }, now)
        return recipe.id
      })
      const [myRecipe] = await findMyRecipes(db, actor, [id])
      if (!myRecipe) throw new AppError('recipe-not-found')
      return myRecipe
    },
  }
}
