import { CookingPot } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useSearchParams } from '../../../router/router'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { PageHeading } from '../../../ui/page-heading'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { parseRecipeId } from '../recipe-params'
import { useRecipe } from '../use-recipe'
import { RecipeCard } from './recipe-card'

/** The vegan pasta of the cookbook: the default recipe of the card. */
const veganPasta = 2

function RecipeCardSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 rounded-card border bg-raised p-4 sm:p-6">
      <VisuallyHidden role="status">The card is on its way.</VisuallyHidden>
      <div className="flex gap-4">
        <Skeleton className="aspect-3/2 w-28 shrink-0 sm:w-44" />
        <Skeleton lines={3} className="grow" />
      </div>
      <Skeleton lines={8} />
      <Skeleton className="h-36" />
    </div>
  )
}

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
          title={recipe ? 'This is the card as it was last loaded.' : 'The card could not be loaded.'}
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
