import type { DataOf } from '@larder/contract/http/endpoint'
import type { recipes } from '@larder/contract/recipes'
import { type MealsFilter, toMealsSearch } from './meals-filter'
import { MealsGroup } from './meals-group'

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
