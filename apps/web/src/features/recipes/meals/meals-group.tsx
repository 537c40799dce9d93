import type { DataOf } from '@larder/contract/http/endpoint'
import type { MatchedRecipe, RecipeCourse, recipes } from '@larder/contract/recipes'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { numberText } from '../../../ui/formatting/locale'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { type MealsFilter, toMealsSearch } from './meals-filter'
import { MealsTile, mealsRowClass } from './meals-tile'

interface MealsGroupProps {
  readonly category: RecipeCourse
  readonly count: number
  readonly meals: readonly MatchedRecipe[]
  readonly sample: boolean
  readonly tag: string | null
  /** The link to the whole course. */
  readonly to: string
}

/** With three columns, two rows show this many. */
const inRowsOfThree = 6

function MealsGroup({ category, count, meals, sample, tag, to }: MealsGroupProps) {
  const id = useId()
  const shownEverywhere = count <= inRowsOfThree
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 id={id} className="flex items-baseline gap-2 text-2xl">
          {category}
          <span className="numbers font-text text-base font-normal text-ink-soft">
            {numberText(count)} <VisuallyHidden>{count === 1 ? 'meal' : 'meals'}</VisuallyHidden>
          </span>
        </h2>
        {!shownEverywhere && (
          <Button
            asChild
            variant="quiet"
            className={count > meals.length ? '-me-3' : '-me-3 hidden @4xl:@max-6xl:inline-flex'}
          >
            <Link to={to}>
              <span>
                Show all <span className="numbers">{numberText(count)}</span>
                <VisuallyHidden> of {category}</VisuallyHidden>
              </span>
              <ChevronRight aria-hidden className="size-5" />
            </Link>
          </Button>
        )}
      </div>
      <ul className={mealsRowClass}>
        {meals.map((meal) => (
          <li key={meal.id}>
            <MealsTile meal={meal} sample={sample} tag={tag} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MealsGroupsProps {
  readonly groups: DataOf<typeof recipes.groups>
  readonly view: MealsFilter
}

/** All non-empty courses with their first meals. */
export function MealsGroups({ groups, view }: MealsGroupsProps) {
  return (
    <div className="flex flex-col gap-8">
      {groups.groups.map(({ category, count, meals }) => (
        <MealsGroup
          key={category}
          category={category}
          count={count}
          meals={meals}
          sample={groups.sample}
          tag={view.tag}
          to={toMealsSearch({ ...view, category, page: 1 })}
        />
      ))}
    </div>
  )
}
