import { myRecipes } from '@larder/contract/my-recipes'
import type { RecipeDetails } from '@larder/contract/recipes'
import { useEffect } from 'react'
import { callEndpoint } from '../../../api/client'
import { useSession } from '../../../session/use-session'

/** Tells once that a signed-in cook looked at a recipe. Nobody is troubled when that does not come through. */
export function useReportView({ id, yours }: RecipeDetails): void {
  const { isAuthenticated } = useSession()
  useEffect(() => {
    if (isAuthenticated && !yours) callEndpoint(myRecipes.view, { params: { id } }).catch(() => undefined)
  }, [id, yours, isAuthenticated])
}
