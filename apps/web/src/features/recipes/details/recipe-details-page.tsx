import { useParams } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { parseRecipeId } from '../recipe-params'
import { useRecipe } from '../use-recipe'
import { RecipeSkeleton } from './recipe-skeleton'
import { RecipeView } from './recipe-view'
import { UnknownRecipe } from './unknown-recipe'
import { usePageMetadata } from './use-page-metadata'
import { useServings } from './use-servings'

/** The page /recipe/details/{id}: any recipe, for any number of servings. */
export function RecipeDetailsPage() {
  const { id } = useParams()
  const [requestedServings, serve] = useServings(id)
  const { recipe, unknown, error, reading, readAgain } = useRecipe(parseRecipeId(id), requestedServings)
  usePageMetadata(unknown ? 'Recipe Not Found' : recipe?.title, recipe)

  return (
    <div className="mx-auto flex min-h-full w-full max-w-6xl flex-col gap-6 px-4 pt-6 sm:px-6 md:pb-10 print:block print:max-w-none print:p-0">
      {error && (
        <LoadErrorNote
          title={recipe ? 'This is the recipe as it was last read.' : 'The recipe could not be read.'}
          sentence={toErrorMessage(error)}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      {unknown && <UnknownRecipe />}
      {recipe && (
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          servings={requestedServings ?? recipe.writtenFor}
          onServings={(servings) => serve(servings === recipe.writtenFor ? undefined : servings)}
          failed={error !== null}
        />
      )}
      {!unknown && !recipe && !error && <RecipeSkeleton />}
    </div>
  )
}
