import type { NewMealContent } from '@larder/contract/meal-plan'
import type { MatchedRecipe } from '@larder/contract/recipes'
import { RecipePlate } from '../../../food/plate/recipe-plate'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { PickList } from './pick-list'
import { PickRow } from './pick-row'

interface PickDishesProps {
  readonly label: string
  readonly dishes: readonly MatchedRecipe[] | undefined
  readonly error: Error | null
  readonly none: string
  /** The chosen dish, while it is being saved. */
  readonly picked: NewMealContent | null
  readonly onPick: (what: NewMealContent) => void
}

export function PickDishes({ label, dishes, error, none, picked, onPick }: PickDishesProps) {
  return (
    <PickList label={label} rows={dishes} error={error} none={none}>
      {({ id, title, plate, category, tags, minutes, missing, warning }) => (
        <PickRow
          key={id}
          title={title}
          picture={<RecipePlate foods={plate} category={category} tags={tags} className="size-full" />}
          about={`${formatRecipeTime(minutes)} · ${missing.length === 0 ? 'everything is there' : `lacks ${missing.join(', ')}`}`}
          warning={warning}
          busy={picked?.kind === 'recipe' && picked.recipeId === id}
          disabled={picked !== null}
          onPick={() => onPick({ kind: 'recipe', recipeId: id })}
        />
      )}
    </PickList>
  )
}
