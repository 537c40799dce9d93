import sprite from 'virtual:food-icons'
import type { Category } from '@larder/kitchen/food/categories'
import { classNames } from '../../ui/class-names'
import { useFoodIconName } from './use-food-icon-name'

export type FoodIconProps = {
  foodId?: string | undefined
  category?: Category | undefined
  /** Size classes; 32 px by default. */
  className?: string
}

/**
 * The icon of a food. Decorative: the name is always shown beside it. Its box has a fixed size before its name and the
 * sprite load.
 */
export function FoodIcon({ foodId, category, className }: FoodIconProps) {
  const foodIconName = useFoodIconName()
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 32 32"
      className={classNames('shrink-0', className ?? 'size-8')}
    >
      {foodIconName && <use href={`${sprite}#${foodIconName(foodId, category)}`} />}
    </svg>
  )
}
