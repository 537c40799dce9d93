import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { sentenceOf } from '../../api/api-error'
import { useLastFailure } from '../../api/use-last-failure'
import { paths } from '../../paths'
import { useSession } from '../../session/use-session'
import { Button } from '../../ui/button'
import { classNames } from '../../ui/class-names'
import { PageHeading } from '../../ui/page-heading'
import { ReadingTrouble } from '../../ui/reading-trouble'
import { MealsEmpty } from './meals-empty'
import { MealsGroups } from './meals-groups'
import { MealsList } from './meals-list'
import { MealsListHeading } from './meals-list-heading'
import { MealsSampleNote } from './meals-sample-note'
import { MealsSkeleton } from './meals-skeleton'
import { focusMealsCount, MealsSummary } from './meals-summary'
import { MealsTags } from './meals-tags'
import { MealsToolbar, mealSearchId } from './meals-toolbar'
import { filterOf, openTo } from './meals-view'
import { useMealGroups, useMealPage } from './use-meals'
import { useMealsArrival } from './use-meals-arrival'
import { useMealsView } from './use-meals-view'
import { useSearchKey } from './use-search-key'

/** Behind what was asked for; not at once, so that a quick answer does not flicker. */
const behind = 'opacity-60 transition-opacity delay-200'

export function MealsPage() {
  const { isAuthenticated: isCook } = useSession()
  const { search, show, clear, ...views } = useMealsView()
  const [view, asked] = [openTo(views.view, isCook), openTo(views.asked, isCook)]
  const grouped = asked.category === null
  const filter = filterOf(asked)
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
  useSearchKey(mealSearchId)
  useMealsArrival(asked)

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
        <ReadingTrouble
          title={total === undefined ? 'The meals could not be read' : 'This may be out of date'}
          sentence={sentenceOf(failure)}
          reading={isFetching}
          onTryAgain={() => void refetch()}
        />
      )}
      <div aria-busy={isPlaceholderData} className={classNames(isPlaceholderData && behind)}>
        {total === undefined && !failure && <MealsSkeleton grouped={grouped} />}
        {total === 0 && <MealsEmpty view={asked} onSearch={searchAgain} onClear={clearAll} />}
        {grouped && groups.data && <MealsGroups answer={groups.data.data} view={asked} />}
        {!grouped && list.data && total !== 0 && (
          <MealsList meals={list.data.data} pages={list.data.page.pages} sample={!isCook} view={asked} />
        )}
      </div>
    </div>
  )
}
