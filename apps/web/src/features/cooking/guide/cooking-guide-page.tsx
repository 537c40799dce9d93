import { BookOpen, SearchX, X } from 'lucide-react'
import { toErrorMessage } from '../../../api/api-error'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { useSearchParams } from '../../../router/router'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { buttonStyle } from '../../../ui/controls/button-style'
import { Badge } from '../../../ui/display/badge'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { ErrorNote } from '../../../ui/feedback/error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { useAdoptRemoteSession } from '../session/use-cooking-session'
import { useGuideRecipes } from '../session/use-guide-recipes'
import { joinTitles } from './guide-steps'
import { parseGuideUrl } from './guide-url'
import { GuideView } from './guide-view'

/** Placeholder of the first step. */
function GuideSkeleton() {
  return (
    <div aria-busy="true" className="flex grow flex-col gap-6">
      <VisuallyHidden role="status">The recipe is on its way.</VisuallyHidden>
      <Skeleton className="h-8 w-3/5" />
      <Skeleton className="h-12 w-full" />
      <div className="flex flex-col gap-3">
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-11/12" />
        <Skeleton className="h-8 w-4/6" />
      </div>
      <Skeleton className="h-28 w-full max-w-md" />
      <Skeleton className="mt-auto h-16 w-full" />
    </div>
  )
}

/** The page /CookingGuide: one or several recipes, or the five-step sample by default. */
export function CookingGuidePage() {
  const [search] = useSearchParams()
  const request = parseGuideUrl(search)
  const { dishes, unknown, error, isFetching: reading, refetch: readAgain } = useGuideRecipes(request.dishes)
  useAdoptRemoteSession(request.cookingId)
  const steps = dishes?.reduce((sum, recipe) => sum + recipe.steps.length, 0) ?? 0
  const [first] = dishes ?? []
  const plates = dishes?.every(({ servings }) => servings === first?.servings) ? first?.servings : undefined
  return (
    <div className="mx-auto flex min-h-(--page-height) w-full max-w-6xl flex-col gap-5 px-4 pt-4 sm:px-6 md:pt-6">
      <header className="flex items-start gap-3">
        <div className="flex min-w-0 grow flex-col gap-0.5">
          <div className="flex flex-wrap gap-x-2 text-ink-soft">
            <h1 className="font-text text-base font-semibold">Cooking Guide</h1>
            {plates !== undefined && <p className="numbers">for {plates}</p>}
          </div>
          {dishes && (
            <p
              className={classNames(
                'flex flex-wrap items-center gap-x-3 font-heading leading-tight font-title wrap-anywhere md:text-3xl',
                // Several titles are long, so they are smaller: the step must be readable from afar.
                dishes.length > 1 ? 'text-lg' : 'text-2xl',
              )}
            >
              {joinTitles(dishes.map(({ title }) => title))}
              {request.sample && (
                <Badge tone="sky" className="font-text">
                  Sample
                </Badge>
              )}
            </p>
          )}
        </div>
        {first && (
          <Link
            to={recipePath(first.id)}
            aria-label="Leave the guide"
            title="Leave the guide"
            className={classNames(buttonStyle('quiet'), 'order-last -me-2 size-11 shrink-0 [&_svg]:size-5')}
          >
            <X aria-hidden />
          </Link>
        )}
        {/* After the words: what arrives late moves nothing. */}
        {first && (first.picture || first.drawn) && (
          <RecipePhoto
            recipeId={first.id}
            picture={first.picture}
            drawn={first.drawn}
            plate={first.plate}
            title={first.title}
            size="thumb"
            className="size-14 shrink-0 rounded-inner"
          />
        )}
      </header>
      {error && !dishes && (
        <ErrorNote
          title="The recipe could not be loaded."
          action={
            <Button busy={reading} onClick={readAgain}>
              Try Again
            </Button>
          }
        >
          {toErrorMessage(error)}
        </ErrorNote>
      )}
      {unknown && (
        <EmptyState
          icon={<SearchX />}
          title="Recipe Not Found"
          hint="There is no recipe at this address. There are plenty of others."
          action={
            <Button asChild variant="primary">
              <Link to={paths.meals}>See all meals</Link>
            </Button>
          }
        />
      )}
      {!unknown && dishes && first && steps === 0 && (
        <EmptyState
          icon={<BookOpen />}
          title="This recipe has no steps"
          hint="Only its ingredients were written down."
          action={
            <Button asChild variant="primary">
              <Link to={recipePath(first.id)}>See the recipe</Link>
            </Button>
          }
        />
      )}
      {!unknown && dishes && steps > 0 && (
        <GuideView key={request.cookingId ?? 'here'} request={request} recipes={dishes} />
      )}
      {!unknown && !dishes && !error && <GuideSkeleton />}
    </div>
  )
}
