import type { Hand } from '../../db/touch'
import type { SuggestionService } from './service'

const most = 3

/** A few dishes for the daily mail. Whatever could not be judged for somebody needs more room than a line, so it is left out. */
export function openMailedDishes({ list }: SuggestionService) {
  return async (whose: Hand) => {
    const { suggestions } = await list(whose, { limit: 2 * most })
    return suggestions
      .filter(({ warning, notKnown }) => warning === undefined && notKnown.length === 0)
      .slice(0, most)
  }
}
