import { useParams } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { recipeNumber } from './recipe-address'
import { RecipeSkeleton } from './recipe-skeleton'
import { RecipeView } from './recipe-view'
import { UnknownRecipe } from './unknown-recipe'
import { usePageAbout } from './use-page-about'
import { useRecipe } from './use-recipe'
import { useServings } from './use-servings'

/** /recipe/details/{id}: any recipe, for any number of people. */
export function RecipeDetailsPage() {
  const { id } = useParams()
  const [asked, serve] = useServings(id)
  const { recipe, unknown, error, reading, readAgain } = useRecipe(recipeNumber(id), asked)
  usePageAbout(unknown ? 'Recipe Not Found' : recipe?.title, recipe)

  return (
    <div className="mx-auto flex min-h-full w-full max-w-6xl flex-col gap-6 px-4 pt-6 sm:px-6 md:pb-10 print:block print:max-w-none print:p-0">
      {error && (
        <ReadingTrouble
          title={recipe ? 'This is the recipe as it was last read.' : 'The recipe could not be read.'}
          sentence={sentenceOf(error)}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      {unknown && <UnknownRecipe />}
      {recipe && (
        <RecipeView
          key={recipe.id}
          recipe={recipe}
          servings={asked ?? recipe.writtenFor}
          onServings={(servings) => serve(servings === recipe.writtenFor ? undefined : servings)}
          failed={error !== null}
        />
      )}
      {!unknown && !recipe && !error && <RecipeSkeleton />}
    </div>
  )
}
