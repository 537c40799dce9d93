import type { Day } from '@larder/kitchen/date/day'
import { freshness } from '@larder/kitchen/expiry/freshness'
import type { Expiry } from '@larder/kitchen/stock/lot'
import type { BadgeTone } from '../../ui/display/badge'

export interface ExpiryAppearance {
  readonly word: string
  readonly tone: BadgeTone
  readonly mark: 'over' | 'now' | 'soon' | 'past' | 'fine' | 'none'
}

/**
 * Returns how an expiry date is shown today. Red is for safety only: food past its best-before date is still
 * food.
 */
export function toExpiryAppearance(expiry: Expiry | undefined, today: Day): ExpiryAppearance {
  const { state, word } = freshness(expiry ? { expiry } : {}, today)
  const isSafetyDate = expiry?.kind === 'use-by'
  switch (state) {
    case 'expired':
      return isSafetyDate ? { word, tone: 'tomato', mark: 'over' } : { word, tone: 'neutral', mark: 'past' }
    case 'today':
      return isSafetyDate ? { word, tone: 'tomato', mark: 'now' } : { word, tone: 'saffron', mark: 'soon' }
    case 'soon':
      return { word, tone: 'saffron', mark: 'soon' }
    case 'good':
      return { word, tone: 'neutral', mark: 'fine' }
    case 'none':
      return { word, tone: 'neutral', mark: 'none' }
  }
}
