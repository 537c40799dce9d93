import type { RecipeCourse } from '@larder/contract/recipes'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/controls/button'
import { type MealsFilter, toMealsSearch } from './meals-filter'

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
