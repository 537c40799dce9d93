import { inventory } from '@larder/contract/inventory'
import { mealPlan, type PlanWeek } from '@larder/contract/meal-plan'
import { shopping } from '@larder/contract/shopping'
import { type Suggestion, suggestions } from '@larder/contract/suggestions'
import { ArrowRight, CalendarClock, ListChecks, Soup } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useRead } from '../../../api/use-read'
import { ExpiryBadge } from '../../../food/expiry/expiry-badge'
import { useToday } from '../../../food/expiry/use-today'
import { RecipePhoto } from '../../../food/recipe/recipe-photo'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { paths, recipePath } from '../../../paths'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { numberText } from '../../../ui/formatting/locale'

const shownRows = 3

interface TodayCardProps {
  readonly title: string
  readonly icon: ReactNode
  readonly to: string
  /** The words of the link. */
  readonly more: string
  readonly children: ReactNode
}

/** A card of fixed height, so that nothing shifts when its content loads. */
function TodayCard({ title, icon, to, more, children }: TodayCardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border bg-raised px-4 pt-4 pb-2"
    >
      <h3 id={id} className="flex items-center gap-2 text-lg [&_svg]:size-5 [&_svg]:text-herb-ink">
        {icon}
        {title}
      </h3>
      <div className="h-27 overflow-hidden">{children}</div>
      <Link to={to} className="link inline-flex min-h-11 items-center self-start font-medium">
        {more}
      </Link>
    </section>
  )
}

function CardSkeleton() {
  return <Skeleton lines={shownRows} className="py-1" />
}

const rowStyle = 'flex h-9 items-center justify-between gap-3'
const noteStyle = 'py-1.5 text-ink-soft'

function UseTodayCard() {
  const { data, error } = useRead(inventory.overview, {})
  const today = useToday()
  const overview = data?.data
  const soonest = overview?.soonest.slice(0, shownRows) ?? []
  return (
    <TodayCard
      title="Use first"
      icon={<CalendarClock aria-hidden />}
      to={overview?.items === 0 ? paths.welcome : `${paths.inventory}?show=soon`}
      more={overview?.items === 0 ? 'Fill your kitchen' : 'What to use soon'}
    >
      {!overview && !error && <CardSkeleton />}
      {!overview && error && <p className={noteStyle}>Your stock could not be loaded.</p>}
      {overview && soonest.length === 0 && (
        <p className={noteStyle}>
          {overview.items === 0
            ? 'Your kitchen is empty. It takes two minutes to fill it.'
            : 'Nothing is about to expire.'}
        </p>
      )}
      <ul>
        {soonest.map((item) => (
          <li key={item.id} className={rowStyle}>
            <span className="min-w-0 truncate font-medium">{item.name}</span>
            <ExpiryBadge item={item} today={today} className="shrink-0" />
          </li>
        ))}
      </ul>
    </TodayCard>
  )
}

type TonightDish = Pick<
  Suggestion,
  'id' | 'title' | 'picture' | 'drawn' | 'plate' | 'category' | 'tags' | 'minutes'
> & {
  readonly note: string
}

/** Tonight's planned dish; undefined without one. */
function plannedDish(week: PlanWeek): TonightDish | undefined {
  for (const { day, meal, what, missing, cookedAt } of week.meals) {
    if (day !== week.today || meal !== 'dinner' || what.kind !== 'recipe' || cookedAt !== undefined) continue
    const note = missing.length === 0 ? 'planned, all in stock' : `planned, ${missing.length} to buy`
    return { ...what.recipe, note }
  }
  return undefined
}

function TonightCard() {
  const week = useRead(mealPlan.week, { query: {} })
  const planned = week.data && plannedDish(week.data.data)
  const isUnplanned = (week.data !== undefined || week.error !== null) && !planned
  const suggested = useRead(
    suggestions.list,
    { query: { occasion: 'dinner', limit: 1 } },
    { enabled: isUnplanned },
  )
  const [first] = suggested.data?.data.suggestions ?? []
  const suggestion = first && {
    ...first,
    note: first.toBuy === 0 ? 'from what you have' : `${first.toBuy} to buy`,
  }
  const dish: TonightDish | undefined = planned ?? suggestion
  const isSettled = dish !== undefined || suggested.data !== undefined || suggested.error !== null
  return (
    <TodayCard
      title="Tonight"
      icon={<Soup aria-hidden />}
      to={planned ? paths.mealPlan : `${paths.mealSuggestions}?occasion=dinner`}
      more={planned ? 'The whole week' : 'More dishes for tonight'}
    >
      {!isSettled && <CardSkeleton />}
      {isSettled && !dish && <p className={noteStyle}>No dish fits everybody tonight.</p>}
      {dish && (
        <div className="flex h-full items-center gap-4">
          <RecipePhoto
            recipeId={dish.id}
            picture={dish.picture}
            drawn={dish.drawn}
            plate={dish.plate}
            title={dish.title}
            size="thumb"
            category={dish.category}
            tags={dish.tags}
            className="size-24 shrink-0 rounded-inner p-1"
          />
          <div className="flex min-w-0 flex-col gap-1">
            <Link to={recipePath(dish.id)} className="link line-clamp-2 font-semibold wrap-anywhere">
              {dish.title}
            </Link>
            <p className="line-clamp-2 text-sm text-ink-soft">
              {formatRecipeTime(dish.minutes)}, {dish.note}
            </p>
          </div>
        </div>
      )}
    </TodayCard>
  )
}

function ListCard() {
  const { data, error } = useRead(shopping.list, { query: {} })
  const toBuy = data?.data.filter(({ ticked, check }) => !ticked && !check)
  const count = toBuy?.length ?? 0
  const shown = count > shownRows ? shownRows - 1 : shownRows
  return (
    <TodayCard
      title="Shopping list"
      icon={<ListChecks aria-hidden />}
      to={paths.shopping}
      more={count === 0 ? 'Write something down' : 'Open the list'}
    >
      {!toBuy && !error && <CardSkeleton />}
      {!toBuy && error && <p className={noteStyle}>Your list could not be loaded.</p>}
      {toBuy && count === 0 && <p className={noteStyle}>Nothing to buy.</p>}
      <ul>
        {toBuy?.slice(0, shown).map(({ id, text }) => (
          <li key={id} className={rowStyle}>
            <span className="truncate font-medium">{text}</span>
          </li>
        ))}
        {count > shownRows && (
          <li className={`${rowStyle} text-ink-soft`}>and {numberText(count - shown)} more</li>
        )}
      </ul>
    </TodayCard>
  )
}

/** The cook's kitchen today, above the words for visitors. */
export function KitchenToday() {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="kitchen-today" className="text-2xl md:text-3xl">
          Your kitchen today
        </h2>
        <Button asChild variant="primary" icon={<ArrowRight />}>
          <Link to={paths.userHome}>Go to your kitchen</Link>
        </Button>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 *:last:col-span-full md:grid-cols-2 lg:grid-cols-3 lg:*:last:col-span-1">
        <UseTodayCard />
        <TonightCard />
        <ListCard />
      </div>
    </>
  )
}
