import type { Meal } from '@larder/contract/recipes'
import { CookingPot } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Pagination } from '../../ui/pagination'
import { numberText } from '../../ui/written-as'
import { mealsGrid } from './meals-grid'
import { MealsTile } from './meals-tile'
import { type MealsView, searchFor } from './meals-view'

interface MealsListProps {
  readonly meals: readonly Meal[]
  readonly pages: number
  readonly sample: boolean
  readonly view: MealsView
}

/** One group, page by page: as quick with ten thousand as with ten. */
export function MealsList({ meals, pages, sample, view }: MealsListProps) {
  if (meals.length === 0)
    return (
      <EmptyState
        icon={<CookingPot />}
        title={`There is no page ${numberText(view.page)}`}
        hint="The list has become shorter, or the address is not quite right."
        action={
          <Button asChild>
            <Link to={searchFor({ ...view, page: 1 })}>Go to the first page</Link>
          </Button>
        }
      />
    )
  return (
    <div className="flex flex-col gap-8">
      <ul className={mealsGrid}>
        {meals.map((meal) => (
          <li key={meal.id}>
            <MealsTile meal={meal} sample={sample} tag={view.tag} level={3} />
          </li>
        ))}
      </ul>
      <Pagination page={view.page} pageCount={pages} hrefOf={(page) => searchFor({ ...view, page })} />
    </div>
  )
}
