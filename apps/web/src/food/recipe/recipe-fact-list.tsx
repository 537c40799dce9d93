import type { RecipeSummary } from '@larder/contract/recipes'
import { ChefHat, Clock, Gauge, Heart, Star } from 'lucide-react'
import { classNames } from '../../ui/class-names'
import { numberText, ratingText } from '../../ui/formatting/locale'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { formatRecipeTime } from './recipe-time'

interface RecipeFactListProps {
  readonly recipe: RecipeSummary
  /** Also shows the preparation time. */
  readonly prep?: boolean
}

/** On narrow screens the times are above the rest. */
const rowStyle =
  'flex flex-wrap gap-x-4 gap-y-1 [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0'

/** Facts on every recipe card: time, difficulty, rating. */
export function RecipeFactList({ recipe, prep = false }: RecipeFactListProps) {
  const { minutes, prepMinutes, difficulty, rating, ratings, likes, favourite } = recipe
  const difficultyItem = (
    <li>
      <Gauge aria-hidden />
      <VisuallyHidden>Difficulty:</VisuallyHidden> {difficulty}
    </li>
  )
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      <ul className={rowStyle}>
        {prep && (
          <li>
            <ChefHat aria-hidden />
            <span className="numbers">Prep {formatRecipeTime(prepMinutes)}</span>
          </li>
        )}
        <li>
          <Clock aria-hidden />
          <VisuallyHidden>Takes</VisuallyHidden> <span className="numbers">{formatRecipeTime(minutes)}</span>
        </li>
        {!prep && difficultyItem}
      </ul>
      <ul className={rowStyle}>
        {prep && difficultyItem}
        <li>
          <Star aria-hidden className={rating === undefined ? undefined : 'fill-saffron text-saffron'} />
          {rating === undefined ? (
            'Not rated yet'
          ) : (
            <span className="numbers">
              {ratingText(rating)}
              <VisuallyHidden>
                {' '}
                of 5 stars from {ratings} {ratings === 1 ? 'rating' : 'ratings'}
              </VisuallyHidden>
            </span>
          )}
        </li>
        <li>
          <Heart aria-hidden className={classNames(favourite && 'fill-tomato text-tomato')} />
          <span className="numbers">{numberText(likes)}</span>
          <VisuallyHidden>
            {likes === 1 ? ' like' : ' likes'}
            {favourite && ', one of them yours'}
          </VisuallyHidden>
        </li>
      </ul>
    </div>
  )
}
