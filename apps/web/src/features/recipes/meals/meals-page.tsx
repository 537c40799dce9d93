import { type RecipeFilter, recipes } from '@larder/contract/recipes'
import { CalendarDays, CookingPot, Heart, Info, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { useRead } from '../../../api/use-read'
import { useDialect } from '../../../food/use-dialect'
import { loginPath, paths } from '../../../paths'
import { Link } from '../../../router/link'
import { useLocation } from '../../../router/router'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'
import { PageHeading } from '../../../ui/page-heading'
import {
  describeMealsFilter,
  formatMealOccasion,
  isMealsFiltered,
  type MealsFilter,
  restrictToViewer,
  splitSearchWords,
  toMealsQuery,
  useMealsFilter,
} from './meals-filter'
import { MealsGroups } from './meals-group'
import { MealsList, MealsListHeading, mealsListHeadingId } from './meals-list'
import { MealsTags } from './meals-tags'
import { mealsGridClass, mealsRowClass } from './meals-tile'
import { MealsToolbar, mealSearchId, useSearchShortcut } from './meals-toolbar'

/** Dims outdated results. The delay avoids flicker on quick responses. */
const outdatedClass = 'opacity-60 transition-opacity delay-200'

/** Tells a visitor that missing ingredients refer to the sample stock. */
function MealsSampleNote() {
  const { pathname, search } = useLocation()
  return (
    <p className="flex gap-3 rounded-card bg-sky-wash px-4 py-3">
      <Info aria-hidden className="mt-0.5 size-5 shrink-0 text-sky-ink" />
      <span>
        What is missing is compared with a sample kitchen.{' '}
        <Link to={loginPath(pathname + search)} className="link">
          Log in
        </Link>{' '}
        to compare with your own.
      </span>
    </p>
  )
}

/** Moves the focus to the heading after navigating to a course, to another page or back, so that it is announced. */
function useHeadingFocusOnNavigation({ category, page }: MealsFilter) {
  const location = `${category} ${page}`
  const before = useRef(location)
  useEffect(() => {
    if (before.current === location) return
    before.current = location
    const heading =
      document.getElementById(mealsListHeadingId) ?? document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [location])
}

const range = (count: number) => Array.from({ length: count }, (_, place) => place)

function Tiles({ count, className }: { readonly count: number; readonly className: string }) {
  return (
    <div aria-hidden className={className}>
      {range(count).map((tile) => (
        <div key={tile} className="flex flex-col overflow-hidden rounded-card border bg-raised">
          <Skeleton className="aspect-16/9 w-full rounded-none" />
          <div className="flex h-54.25 flex-col gap-2 px-4 pt-3">
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="h-6 w-2/5" />
            <Skeleton lines={2} />
            <Skeleton className="mt-auto mb-4 h-5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}

/** Placeholder of the meals, in courses or as one page. */
function MealsSkeleton({ grouped }: { readonly grouped: boolean }) {
  return (
    <div role="status" aria-busy className="flex flex-col gap-8">
      <span className="sr-only">Reading the cookbook…</span>
      {grouped ? (
        range(3).map((group) => (
          <div key={group} className="flex flex-col gap-3">
            <div className="flex min-h-11 items-center">
              <Skeleton className="h-7 w-44" />
            </div>
            <Tiles count={mealsPerGroup} className={mealsRowClass} />
          </div>
        ))
      ) : (
        <Tiles count={mealsPageSize} className={mealsGridClass} />
      )}
    </div>
  )
}

interface MealsSummaryProps {
  readonly view: MealsFilter
  /** The number of matches; undefined while loading. */
  readonly total: number | undefined
  readonly onShow: (part: Partial<MealsFilter>) => void
  readonly onClear: () => void
}

const mealsCountId = 'meals-count'

/** Moves the focus to the count when the focused button disappears, so that the new count is announced. */
function focusMealsCount() {
  document.getElementById(mealsCountId)?.focus({ preventScroll: true })
}

/** The number of matches and the occasion, with a button to clear the filter. */
function MealsSummary({ view, total, onShow, onClear }: MealsSummaryProps) {
  return (
    <div className="-mb-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2 sm:-mb-3">
      <p id={mealsCountId} role="status" tabIndex={-1} className="numbers min-w-22 text-ink-soft">
        {total === undefined ? '\u00a0' : `${numberText(total)} ${total === 1 ? 'meal' : 'meals'}`}
      </p>
      {view.occasion && (
        <button
          type="button"
          aria-label={`Remove ${formatMealOccasion(view.occasion)}`}
          onClick={() => {
            onShow({ occasion: null })
            focusMealsCount()
          }}
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-herb bg-herb-wash ps-4 pe-3 font-medium text-herb-ink"
        >
          {formatMealOccasion(view.occasion)}
          <X aria-hidden className="size-4" />
        </button>
      )}
      {isMealsFiltered(view) && (
        <Button variant="quiet" className="ms-auto -me-3 px-3!" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </div>
  )
}

export function MealsPage() {
  const { isAuthenticated: isCook } = useSession()
  const { search, show, clear, ...views } = useMealsFilter()
  const [view, asked] = [restrictToViewer(views.view, isCook), restrictToViewer(views.asked, isCook)]
  const grouped = asked.category === null
  const filter = toMealsQuery(asked)
  const groups = useMealGroups(filter, grouped)
  const list = useMealPage(filter, asked.page, !grouped)
  const { data, error, isFetching, isPlaceholderData, refetch } = grouped ? groups : list
  const answered = data !== undefined && !isPlaceholderData
  const failure = useLastFailure(`meals ${asked.category}`, error, answered)
  const total = grouped ? groups.data?.data.total : list.data?.page.total
  const clearAll = () => {
    clear()
    focusMealsCount()
  }
  const searchAgain = (q: string) => {
    show({ q })
    focusMealsCount()
  }
  useSearchShortcut(mealSearchId)
  useHeadingFocusOnNavigation(asked)

  return (
    <div className="@container mx-auto flex w-full max-w-7xl flex-col gap-3 px-4 pt-6 pb-12 sm:gap-4 sm:px-6 sm:pt-8">
      <PageHeading
        title="Meals"
        intro={
          <span className="max-sm:hidden">
            The whole cookbook, each dish compared with what is in the kitchen.
          </span>
        }
        actions={
          <Button asChild icon={<CalendarDays />}>
            <Link to={paths.mealPlan}>Meal Plan</Link>
          </Button>
        }
      />
      <MealsToolbar view={view} onSearch={search} onShow={show} />
      <MealsTags view={view} isCook={isCook} onShow={show} />
      {!isCook && <MealsSampleNote />}
      {asked.category && <MealsListHeading category={asked.category} view={asked} />}
      <MealsSummary view={view} total={total} onShow={show} onClear={clearAll} />
      {failure && (
        <LoadErrorNote
          title={total === undefined ? 'The meals could not be loaded' : 'This may be out of date'}
          sentence={toErrorMessage(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      <div aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && outdatedClass)}>
        {total === undefined && !failure && <MealsSkeleton grouped={grouped} />}
        {total === 0 && <MealsEmpty view={asked} onSearch={searchAgain} onClear={clearAll} />}
        {grouped && groups.data && <MealsGroups groups={groups.data.data} view={asked} />}
        {!grouped && list.data && total !== 0 && (
          <MealsList meals={list.data.data} pages={list.data.page.pages} sample={!isCook} view={asked} />
        )}
      </div>
    </div>
  )
}

/** Meals per course: full rows with two or four columns. */
const mealsPerGroup = 8
/** Meals per page: full rows with two, three and four columns. */
const mealsPageSize = 24

/** Reads the courses with their first meals. Previous data stays until the new data arrives. */
function useMealGroups(filter: RecipeFilter, enabled: boolean) {
  return useRead(
    recipes.groups,
    { query: { ...filter, each: mealsPerGroup } },
    { keepPrevious: true, enabled },
  )
}

/** Reads one page of a course. The previous page stays until the new one arrives, unless it is of another course. */
function useMealPage(filter: RecipeFilter, page: number, enabled: boolean) {
  return useRead(
    recipes.search,
    { query: { ...filter, page, size: mealsPageSize } },
    { keepPrevious: ({ query }) => query.category === filter.category, enabled },
  )
}

interface MealsEmptyProps {
  readonly view: MealsFilter
  readonly onSearch: (q: string) => void
  readonly onClear: () => void
}

/** The empty state: shows the filter, offers its words one by one, and links back to all meals. */
function MealsEmpty({ view, onSearch, onClear }: MealsEmptyProps) {
  const { q, only, category } = view
  const say = useDialect()
  const nothingElse = category === null && !isMealsFiltered({ ...view, only: null, order: null })
  if (only !== null && nothingElse)
    return (
      <EmptyState
        icon={only === 'favourites' ? <Heart /> : <CookingPot />}
        title={only === 'favourites' ? say('No favourites yet') : 'No recipes of yours yet'}
        hint={
          only === 'favourites'
            ? 'Open a meal you like and give it a heart. Then it waits for you here.'
            : 'Recipes you write yourself will show up here.'
        }
        action={<Button onClick={onClear}>Show all meals</Button>}
      />
    )
  const words = splitSearchWords(q)
  const canClear = isMealsFiltered(view) || category !== null
  return (
    <EmptyState
      icon={<CookingPot />}
      title="No meals found"
      hint={
        <span className="wrap-anywhere">
          We looked for {q.trim() === '' && 'a meal, '}
          {describeMealsFilter(view, say) || 'any at all'}.{' '}
          {words.length > 0 ? 'Try one word alone:' : 'Try another word, or leave something out.'}
        </span>
      }
      action={
        <>
          {words.map((word) => (
            <Button
              key={word}
              aria-label={`Look for ${word}`}
              className="max-w-full wrap-anywhere"
              onClick={() => onSearch(word)}
            >
              {word}
            </Button>
          ))}
          {canClear && (
            <Button variant={words.length > 0 ? 'quiet' : 'secondary'} onClick={onClear}>
              Clear filters
            </Button>
          )}
        </>
      }
    />
  )
}
