import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { sync } from '../../../api/sync'
import { useProjected } from '../../../api/use-read'
import { ownRecipesPageSize } from './own-recipes-filter'

/** The cook's recipes without those whose deletion the server has not answered yet. */
const ownRecipes = sync.project({
  read: myRecipes.list,
  writes: [recipes.remove, myRecipes.unpublish],
  apply: (list: MyRecipe[], changes) =>
    list.filter(
      ({ id }) =>
        !changes.some(({ name, input }) => name === 'recipes.remove' && Number(input.params.id) === id),
    ),
  settle: (list, change, { data }) =>
    list.flatMap((recipe) => (recipe.id === Number(change.input.params.id) ? (data ?? []) : [recipe])),
})

/** Reads one page of the cook's recipes. The previous page stays until the next one arrives. */
export function useOwnRecipes({ q, page }: { readonly q: string; readonly page: number }) {
  const search = q.trim()
  const input = { query: { ...(search && { search }), page, size: ownRecipesPageSize } }
  // 'always': a recipe that was just written must show.
  return useProjected(ownRecipes, input, { keepPrevious: true, refetchOnMount: 'always' })
}
