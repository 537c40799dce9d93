import type { ActingMember } from '../../db/household-lock'
import type { SuggestionService } from './service'

const maxDishes = 3

/** Returns a few dishes for the daily email. Dishes with unknowns need more space than a line and are left out. */
export async function findDigestDishes({ list }: SuggestionService, member: ActingMember) {
  const { suggestions } = await list(member, { limit: 2 * maxDishes })
  return suggestions
    .filter(({ warning, notKnown }) => warning === undefined && notKnown.length === 0)
    .slice(0, maxDishes)
}
