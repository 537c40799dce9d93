import type { DataOf } from '@larder/contract/endpoint'
import type { recipes } from '@larder/contract/recipes'
import { MealsGroup } from './meals-group'
import { type MealsView, searchFor } from './meals-view'

interface MealsGroupsProps {
  readonly answer: DataOf<typeof recipes.groups>
  readonly view: MealsView
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
          to={searchFor({ ...view, category, page: 1 })}
        />
      ))}
    </div>
  )
}
