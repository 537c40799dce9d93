import { useParams, useSearchParams } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { Button } from '../../ui/button'
import { ErrorNote } from '../../ui/error-note'
import { recipeNumber, servingsFrom } from './recipe-address'
import { RecipeSkeleton } from './recipe-skeleton'
import { RecipeView } from './recipe-view'
import { UnknownRecipe } from './unknown-recipe'
import { usePageAbout } from './use-page-about'
import { useRecipe } from './use-recipe'

/** /recipe/details/{id}: any recipe, for any number of people. */
export function RecipeDetailsPage() {
  const { id } = useParams()
  const [search, setSearch] = useSearchParams()
  const asked = servingsFrom(search.get('servings'))
  const { recipe, unknown, error, reading, readAgain } = useRecipe(recipeNumber(id), asked)
  usePageAbout(unknown ? 'Recipe Not Found' : recipe?.title, recipe)

  const serve = (servings: number) =>
    setSearch(
      (now) => {
        if (servings === recipe?.writtenFor) now.delete('servings')
        else now.set('servings', String(servings))
        return now
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <div className="mx-auto flex min-h-full w-full max-w-6xl flex-col gap-6 px-4 pt-6 sm:px-6 md:pb-10 print:block print:max-w-none print:p-0">
      {error && !reading && (
        <ErrorNote
          title={recipe ? 'This is the recipe as it was last read.' : 'The recipe could not be read.'}
          action={<Button onClick={readAgain}>Try Again</Button>}
          className="print:hidden"
        >
          {sentenceOf(error)}
        </ErrorNote>
      )}
      {unknown && <UnknownRecipe />}
      {recipe && (
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          servings={asked ?? recipe.writtenFor}
          onServings={serve}
        />
      )}
      {!unknown && !recipe && (reading || !error) && <RecipeSkeleton />}
    </div>
  )
}
