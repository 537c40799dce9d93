import type { MatchedRecipe } from '@larder/contract/recipes'
import { memo } from 'react'
import { RecipeTile } from '../../../food/recipe/recipe-tile'
import { DishWarning } from '../../../food/verdicts/dish-warning'
import { Badge } from '../../../ui/display/badge'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { MealsMissing } from './meals-missing'
import { pickShownTags } from './pick-shown-tags'

interface MealsTileProps {
  readonly meal: MatchedRecipe
  readonly sample: boolean
  /** The filtered tag is shown first. */
  readonly tag: string | null
  readonly level: 2 | 3
}

export const MealsTile = memo(function MealsTile({ meal, sample, tag, level }: MealsTileProps) {
  const { shown, more } = pickShownTags(meal, tag)
  return (
    <RecipeTile
      recipe={meal}
      level={level}
      prep
      className="h-full"
      corner={
        (sample || meal.yours) && <Badge tone={sample ? 'sky' : 'herb'}>{sample ? 'Sample' : 'Yours'}</Badge>
      }
      {...(meal.warning !== undefined && { warning: <DishWarning dish={meal} /> })}
    >
      {shown.length > 0 && (
        <ul aria-label="Tags" className="flex h-6 flex-wrap items-center gap-1.5 overflow-hidden">
          {shown.map((each) => (
            <li key={each} className="flex min-w-0">
              <Badge className="truncate">{each}</Badge>
            </li>
          ))}
          {more.length > 0 && (
            <li className="text-sm text-ink-soft">
              <span aria-hidden className="numbers">
                +{more.length}
              </span>
              <VisuallyHidden>{more.join(', ')}</VisuallyHidden>
            </li>
          )}
        </ul>
      )}
      <MealsMissing missing={meal.missing} />
    </RecipeTile>
  )
})
