import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { toErrorMessage } from '../../../api/api-error'
import { change } from '../../../api/sync'
import { toast } from '../../../ui/toasts/toast-store'

/** The cook's favourite and stars: shown at once, sent in sequence, and reverted if the server rejects them. */
export function useRecipeMarks({ id }: RecipeDetails) {
  const lane = `marks of recipe ${id}`

  function reportFailure(sent: Promise<unknown>) {
    sent.catch((error: unknown) => {
      console.error('Saving favourite or rating failed', error)
      toast({ title: 'Not Saved', description: toErrorMessage(error), tone: 'destructive' })
    })
  }

  return {
    setFavourite: (favourite: boolean) =>
      reportFailure(change(recipes.favourite, { params: { id }, body: { favourite } }, { lane }).response),
    setStars: (stars: number | null) =>
      reportFailure(change(recipes.rate, { params: { id }, body: { stars } }, { lane }).response),
  }
}
