import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { sentenceOf } from '../../api/api-error'
import { call } from '../../api/client'
import { queries } from '../../api/query-client'
import { refresh } from '../../api/use-api'
import { toast } from '../../ui/toast-store'
import { withFavourite, withStars } from './recipe-marks'
import { holdRecipe, patchRecipe } from './use-recipe'

/** What a cook thinks of a recipe. */
interface Marks {
  readonly favourite: boolean
  readonly stars: number | null
}

function withMarks(recipe: RecipeDetails, { favourite, stars }: Partial<Marks>): RecipeDetails {
  const loved = favourite === undefined ? recipe : withFavourite(recipe, favourite)
  return stars === undefined ? loved : withStars(loved, stars)
}

/** The cook's heart and stars: shown at once, sent one after the other, taken back when the server refuses. */
export function useRecipeMarks({ id, favourite, yourRating }: RecipeDetails) {
  const scope = { id: `marks of recipe ${id}` }
  /** As the server has them, while something is on its way to it. */
  const saved = useRef<Marks>({ favourite, stars: null })
  const underWay = () => queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id })

  const { mutate } = useMutation(
    {
      scope,
      mutationFn: ({ favourite, stars }: Partial<Marks>) =>
        favourite === undefined
          ? call(recipes.rate, { params: { id }, body: { stars: stars ?? null } })
          : call(recipes.favourite, { params: { id }, body: { favourite } }),
      onSuccess(_, marks) {
        saved.current = { ...saved.current, ...marks }
      },
      onError(error) {
        console.error('Marking a recipe failed', error)
        toast({ title: 'Not Saved', description: sentenceOf(error), tone: 'destructive' })
        if (underWay() <= 1) patchRecipe(id, (recipe) => withMarks(recipe, saved.current))
      },
      onSettled() {
        // Only after the last one: what is read before that does not know of those to come.
        if (underWay() <= 1) void refresh(recipes.get)
      },
    },
    queries,
  )

  function mark(marks: Partial<Marks>) {
    if (underWay() === 0) saved.current = { favourite, stars: yourRating ?? null }
    void holdRecipe(id)
    patchRecipe(id, (recipe) => withMarks(recipe, marks))
    mutate(marks)
  }

  return {
    setFavourite: (given: boolean) => mark({ favourite: given }),
    setStars: (stars: number | null) => mark({ stars }),
  }
}
