import type { MatchedRecipe, RecipeCourse } from '@larder/contract/recipes'
import { ChevronLeft, CookingPot } from 'lucide-react'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { Pagination } from '../../../ui/display/pagination'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { numberText } from '../../../ui/formatting/locale'
import { type MealsFilter, toMealsSearch } from './meals-filter'
import { MealsTile, mealsGridClass } from './meals-tile'

interface MealsListProps {
  readonly meals: readonly MatchedRecipe[]
  readonly pages: number
  readonly sample: boolean
  readonly view: MealsFilter
}

/** One course, page by page. */
export function MealsList({ meals, pages, sample, view }: MealsListProps) {
  if (meals.length === 0)
    return (
      <EmptyState
        icon={<CookingPot />}
        title={`There is no page ${numberText(view.page)}`}
        hint="The list has become shorter, or the address is not quite right."
        action={
          <Button asChild>
            <Link to={toMealsSearch({ ...view, page: 1 })}>Go to the first page</Link>
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <ul className={mealsGridClass}>
        {meals.map((meal) => (
          <li key={meal.id}>
            <MealsTile meal={meal} sample={sample} tag={view.tag} level={3} />
          </li>
        ))}
      </ul>
      <Pagination page={view.page} pageCount={pages} hrefOf={(page) => toMealsSearch({ ...view, page })} />
    </div>
  )
}

interface MealsListHeadingProps {
  readonly category: RecipeCourse
  readonly view: MealsFilter
}

/** The id of the heading, which takes the focus when another page of a course opens. */
export const mealsListHeadingId = 'meals-list-heading'

/** The heading of a course, with a link back to all courses. */
export function MealsListHeading({ category, view }: MealsListHeadingProps) {
  return (
    <div className="-mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <h2 id={mealsListHeadingId} tabIndex={-1} className="text-2xl">
        {category}
      </h2>
      <Button asChild variant="quiet" icon={<ChevronLeft />} className="-me-3 px-3!">
        <Link to={toMealsSearch({ ...view, category: null, page: 1 }) || '?'}>All meals</Link>
      </Button>
    </div>
  )
}
