import type { DataOf } from '@larder/contract/http/endpoint'
import type { recipes } from '@larder/contract/recipes'
import { type MealsFilter, toMealsSearch } from './meals-filter'
import { MealsGroup } from './meals-group'

interface MealsGroupsProps {
  readonly answer: DataOf<typeof recipes.groups>
  readonly view: MealsFilter
}

/** A menu: each group that has any, with its first meals. */
export function MealsGroups({ answer, view }: MealsGroupsProps) {
  return (
    <div className="flex flex-col gap-8">
      {answer.groups.map(({ category, count, meals }) => (
        <MealsGroup
          key={category}
          category={category}
          count={count}
          meals={meals}
          sample={answer.sample}
          tag={view.tag}
          to={toMealsSearch({ ...view, category, page: 1 })}
        />
      ))}
    </div>
  )
}
