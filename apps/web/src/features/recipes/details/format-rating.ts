import type { RecipeSummary } from '@larder/contract/recipes'
import { ratingText } from '../../../ui/formatting/locale'

/** For example '4.5 of 5 stars from 12 ratings'. */
export function formatRating({ rating, ratings }: Pick<RecipeSummary, 'rating' | 'ratings'>): string {
  if (rating === undefined) return 'Nobody has rated it yet.'
  return `${ratingText(rating)} of 5 stars from ${ratings} ${ratings === 1 ? 'rating' : 'ratings'}.`
}
