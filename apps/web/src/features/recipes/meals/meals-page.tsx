import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { toErrorMessage } from '../../../api/api-error'
import { useLastFailure } from '../../../api/use-last-failure'
import { paths } from '../../../paths'
import { useSession } from '../../../session/use-session'
import { classNames } from '../../../ui/class-names'
import { Button } from '../../../ui/controls/button'
import { LoadErrorNote } from '../../../ui/feedback/load-error-note'
import { PageHeading } from '../../../ui/page-heading'
import { MealsEmpty } from './meals-empty'
import { restrictToViewer, toMealsQuery } from './meals-filter'
import { MealsGroups } from './meals-groups'
import { MealsList } from './meals-list'
import { MealsListHeading } from './meals-list-heading'
import { MealsSampleNote } from './meals-sample-note'
import { MealsSkeleton } from './meals-skeleton'
import { focusMealsCount, MealsSummary } from './meals-summary'
import { MealsTags } from './meals-tags'
import { MealsToolbar, mealSearchId } from './meals-toolbar'
import { useHeadingFocusOnNavigation } from './use-heading-focus-on-navigation'
import { useMealGroups, useMealPage } from './use-meals'
import { useMealsFilter } from './use-meals-filter'
import { useSearchShortcut } from './use-search-shortcut'

/** Dims outdated results. The delay avoids flicker on quick responses. */
const outdatedClass = 'opacity-60 transition-opacity delay-200'

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
          title={total === undefined ? 'The meals could not be read' : 'This may be out of date'}
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
