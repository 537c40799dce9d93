import type { RecipeIngredient } from '@larder/contract/recipes'
import { AvailabilityMark } from '../../food/recipe/availability-mark'
import { formatAvailability, getAvailability } from './ingredient-availability'

interface LineStandingProps {
  readonly ingredient: RecipeIngredient
  readonly id?: string
  readonly className?: string
}

/** The stock status of an ingredient in this household, with the action it suggests. */
export function AvailabilityLabel({ ingredient, ...placed }: LineStandingProps) {
  return (
    <AvailabilityMark
      standing={getAvailability(ingredient)}
      words={formatAvailability(ingredient)}
      {...placed}
    />
  )
}
