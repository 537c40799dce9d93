import sprite from 'virtual:food-icons'
import type { Category } from '@larder/kitchen/food/categories'
import { classNames } from '../../ui/class-names'
import { foodIconName } from './food-icon-name'

export type FoodIconProps = {
  foodId?: string | undefined
  category?: Category | undefined
  /** Its size, where it is not 32 px. */
  className?: string
}

/** What the food looks like. Decoration: its name always stands beside it. The box is there before the picture is. */
export function FoodIcon({ foodId, category, className }: FoodIconProps) {
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 32 32"
      className={classNames('shrink-0', className ?? 'size-8')}
    >
      <use href={`${sprite}#${foodIconName(foodId, category)}`} />
    </svg>
  )
}
