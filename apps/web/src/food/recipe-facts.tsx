import type { RecipeSummary } from '@larder/contract/recipes'
import { Clock, Gauge, Heart, Star } from 'lucide-react'
import { VisuallyHidden } from '../ui/visually-hidden'
import { timeWords } from './recipe-time'

/** What every card says of a recipe: how long, how hard, how well liked. */
export function RecipeFacts({ recipe }: { recipe: RecipeSummary }) {
  const { minutes, difficulty, rating, ratings, likes } = recipe
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft [&_li]:flex [&_li]:items-center [&_li]:gap-1.5 [&_svg]:size-4">
      <li>
        <Clock aria-hidden />
        <VisuallyHidden>Takes</VisuallyHidden> <span className="numbers">{timeWords(minutes)}</span>
      </li>
      <li>
        <Gauge aria-hidden />
        <VisuallyHidden>Difficulty:</VisuallyHidden> {difficulty}
      </li>
      <li>
        <Star aria-hidden className={rating === undefined ? undefined : 'fill-saffron text-saffron'} />
        {rating === undefined ? (
          'Not rated yet'
        ) : (
          <span className="numbers">
            {rating.toFixed(1)}
            <VisuallyHidden>
              {' '}
              of 5 stars from {ratings} {ratings === 1 ? 'rating' : 'ratings'}
            </VisuallyHidden>
          </span>
        )}
      </li>
      <li>
        <Heart aria-hidden />
        <span className="numbers">{likes}</span>
        <VisuallyHidden>{likes === 1 ? 'like' : 'likes'}</VisuallyHidden>
      </li>
    </ul>
  )
}
