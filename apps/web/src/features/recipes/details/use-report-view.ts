import { myRecipes } from '@larder/contract/my-recipes'
import type { RecipeDetails } from '@larder/contract/recipes'
import { useEffect } from 'react'
import { callEndpoint } from '../../../api/client'
import { useSession } from '../../../session/use-session'

/** Reports once that a signed-in cook viewed a recipe. Failures are ignored. */
export function useReportView({ id, yours }: RecipeDetails): void {
  const { isAuthenticated } = useSession()
  useEffect(() => {
    if (isAuthenticated && !yours) callEndpoint(myRecipes.view, { params: { id } }).catch(() => undefined)
  }, [id, yours, isAuthenticated])
}
