import type { MealContent } from '@larder/contract/meal-plan'
import { NotebookPen } from 'lucide-react'
import { RecipePlate } from '../../../food/plate/recipe-plate'
import { classNames } from '../../../ui/class-names'

interface MealPictureProps {
  readonly what: MealContent
  readonly className?: string
}

/** The picture of a meal: a composed plate, or an icon for a note. */
export function MealPicture({ what, className }: MealPictureProps) {
  if (what.kind === 'note') {
    return (
      <span aria-hidden className={classNames('grid place-items-center bg-shade text-ink-soft', className)}>
        <NotebookPen className="size-6" />
      </span>
    )
  }
  const recipe = what.kind === 'recipe' ? what.recipe : undefined
  return (
    <RecipePlate
      foods={recipe ? recipe.plate : what.kind === 'leftovers' ? what.plate : []}
      category={recipe?.category ?? 'Main Dish'}
      tags={recipe?.tags ?? []}
      {...(className !== undefined && { className })}
    />
  )
}
