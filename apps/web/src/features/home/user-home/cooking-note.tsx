import { cooking } from '@larder/contract/cooking'
import { useRead } from '../../../api/use-api'
import { ContinueCooking } from '../../../food/recipe/continue-cooking'
import { paths } from '../../../paths'

/** Links to a cooking session of this or another device. It floats, so that nothing shifts when it appears. */
export function CookingNote() {
  const { data } = useRead(cooking.current, {})
  const [newest] = data?.data ?? []
  if (!newest) return null
  const { id, dishes, state } = newest
  const search = new URLSearchParams([
    ...dishes.flatMap(({ recipeId, servings }) => [
      ['recipe', String(recipeId)],
      ['servings', String(servings)],
    ]),
    ['cooking', id],
  ])
  return (
    <div className="sticky bottom-4 z-20 mx-auto w-fit max-w-full animate-appear rounded-card shadow-float">
      <ContinueCooking
        titles={dishes.map(({ title }) => title)}
        step={state.step + 1}
        to={`${paths.cookingGuide}?${search}`}
      />
    </div>
  )
}
