import type { RecipeIngredient } from '@larder/contract/recipes'
import { AvailabilityMark } from '../../food/recipe/availability-mark'
import { formatAvailability, getAvailability } from './ingredient-availability'

interface LineStandingProps {
  readonly ingredient: RecipeIngredient
  readonly id?: string
  readonly className?: string
}

/** How an ingredient of a recipe stands in this kitchen, with what to do about it. */
export function AvailabilityLabel({ ingredient, ...placed }: LineStandingProps) {
  return (
    <AvailabilityMark
      standing={getAvailability(ingredient)}
      words={formatAvailability(ingredient)}
      {...placed}
    />
  )
}
