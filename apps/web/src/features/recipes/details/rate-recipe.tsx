import type { RecipeDetails, RecipeSummary } from '@larder/contract/recipes'
import { useRef } from 'react'
import { StarRating } from '../../../food/recipe/star-rating'
import { Link } from '../../../router/link'
import { Button } from '../../../ui/controls/button'
import { ratingText } from '../../../ui/formatting/locale'

/** For example '4.5 of 5 stars from 12 ratings'. */
export function formatRating({ rating, ratings }: Pick<RecipeSummary, 'rating' | 'ratings'>): string {
  if (rating === undefined) return 'Nobody has rated it yet.'
  return `${ratingText(rating)} of 5 stars from ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}.`
}

interface RateRecipeProps {
  readonly recipe: Pick<RecipeDetails, 'rating' | 'ratings' | 'yourRating'>
  readonly onStars: (stars: number | null) => void
  readonly login?: string | undefined
}

export function RateRecipe({ recipe, onStars, login }: RateRecipeProps) {
  const { yourRating } = recipe
  const stars = useRef<HTMLDivElement>(null)
  return (
    <section aria-labelledby="rate" className="flex flex-col gap-2 border-t pt-6 print:hidden">
      <h2 id="rate" className="text-xl">
        How was it?
      </h2>
      <p className="text-ink-soft">{formatRating(recipe)}</p>
      {login ? (
        <Button asChild className="self-start">
          <Link to={login}>Log in to rate it</Link>
        </Button>
      ) : (
        <div ref={stars} className="flex min-h-11 flex-wrap items-center gap-x-3">
          <StarRating stars={yourRating} onStars={onStars} />
          {yourRating !== undefined && (
            <Button
              variant="quiet"
              onClick={() => {
                onStars(null)
                stars.current?.querySelector('input')?.focus()
              }}
            >
              Remove my rating
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
