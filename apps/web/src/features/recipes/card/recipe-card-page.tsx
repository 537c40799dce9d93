import { CookingPot } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { paths } from '../../../paths'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { PageHeading } from '../../../ui/page-heading'
import { parseRecipeId } from '../recipe-params'
import { useRecipe } from '../use-recipe'
import { RecipeCard } from './recipe-card'
import { RecipeCardSkeleton } from './recipe-card-skeleton'

/** The vegan pasta of the cookbook: the default recipe of the card. */
const veganPasta = 2

/** The page /RecipeCard: the ingredients of a dish, what is missing, and the actions for each. */
export function RecipeCardPage() {
  const [search] = useSearchParams()
  const recipeParam = search.get('recipe')
  const { recipe, unknown, error, reading, readAgain } = useRecipe(
    recipeParam === null ? veganPasta : parseRecipeId(recipeParam),
  )
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-8 sm:px-6">
      <PageHeading
        title="Recipe Card"
        actions={
          <Button asChild>
            <Link to={paths.meals}>Pick another recipe</Link>
          </Button>
        }
      />
      {error && (
        <LoadErrorNote
          title={recipe ? 'This is the card as it was last read.' : 'The card could not be read.'}
          sentence={toErrorMessage(error)}
          reading={reading}
          onTryAgain={readAgain}
        />
      )}
      {unknown && (
        <EmptyState
          icon={<CookingPot />}
          title="Recipe Not Found"
          hint="It may have been deleted, or it is somebody else’s."
          action={
            <Button asChild variant="primary">
              <Link to={paths.recipeCard}>Show the vegan pasta</Link>
            </Button>
          }
        />
      )}
      {recipe && <RecipeCard key={recipe.id} recipe={recipe} />}
      {!unknown && !recipe && !error && <RecipeCardSkeleton />}
    </div>
  )
}
