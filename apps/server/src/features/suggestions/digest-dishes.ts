import type { ActingMember } from '../../db/household-lock'
import type { SuggestionService } from './service'

const maxDishes = 3

/** A few dishes for the daily mail. Whatever could not be judged for somebody needs more room than a line, so it is left out. */
export function createDigestDishes({ list }: SuggestionService) {
  return async (whose: ActingMember) => {
    const { suggestions } = await list(whose, { limit: 2 * maxDishes })
    return suggestions
      .filter(({ warning, notKnown }) => warning === undefined && notKnown.length === 0)
      .slice(0, maxDishes)
  }
}
