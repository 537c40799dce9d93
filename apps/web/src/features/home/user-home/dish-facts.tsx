import type { RecipeSummary } from '@larder/contract/recipes'
import { Star } from 'lucide-react'
import { formatRecipeTime } from '../../../food/recipe/recipe-time'
import { ratingText } from '../../../ui/formatting/locale'
import { VisuallyHidden } from '../../../ui/visually-hidden'

/** Difficulty, time and rating in one line. */
export function DishFacts({ recipe }: { readonly recipe: RecipeSummary }) {
  const { difficulty, minutes, rating } = recipe
  return (
    <p className="flex items-center gap-1.5 overflow-hidden text-sm whitespace-nowrap text-ink-soft">
      <span>{difficulty}</span>
      <span aria-hidden>·</span>
      <span className="numbers">{formatRecipeTime(minutes)}</span>
      <span aria-hidden>·</span>
      {rating === undefined ? (
        <span>Unrated</span>
      ) : (
        <span className="numbers flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-saffron text-saffron" />
          {ratingText(rating)}
          <VisuallyHidden>of 5 stars</VisuallyHidden>
        </span>
      )}
    </p>
  )
}
