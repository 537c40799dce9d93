import type { Day } from '@larder/kitchen/day'
import { freshness } from '@larder/kitchen/freshness'
import type { Expiry } from '@larder/kitchen/lot'
import type { BadgeTone } from '../ui/badge'

export interface ExpiryLook {
  readonly word: string
  readonly tone: BadgeTone
  readonly mark: 'over' | 'now' | 'soon' | 'past' | 'fine' | 'none'
}

/** How a date looks today. Red is for safety only: past its best before, food is still food. */
export function expiryLook(expiry: Expiry | undefined, today: Day): ExpiryLook {
  const { state, word } = freshness(expiry ? { expiry } : {}, today)
  const safety = expiry?.kind === 'use-by'
  switch (state) {
    case 'expired':
      return safety ? { word, tone: 'tomato', mark: 'over' } : { word, tone: 'neutral', mark: 'past' }
    case 'today':
      return safety ? { word, tone: 'tomato', mark: 'now' } : { word, tone: 'saffron', mark: 'soon' }
    case 'soon':
      return { word, tone: 'saffron', mark: 'soon' }
    case 'good':
      return { word, tone: 'neutral', mark: 'fine' }
    case 'none':
      return { word, tone: 'neutral', mark: 'none' }
  }
}
