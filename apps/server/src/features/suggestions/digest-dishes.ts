import { inDialectOf } from '@larder/kitchen/dialect/dialect'
import type { ActingMember } from '../../db/household-lock'
import type { SuggestionService } from './service'

const maxDishes = 3

interface DigestReader extends ActingMember {
  /** Two-letter country code of the household; null when not set. */
  readonly country: string | null
}

/** Returns a few dishes for the daily email, in the household's English. Dishes with unknowns need more space than a line and are left out. */
export async function findDigestDishes({ list }: SuggestionService, reader: DigestReader) {
  const { suggestions } = await list(reader, { limit: 2 * maxDishes })
  return suggestions
    .filter(({ warning, notKnown }) => warning === undefined && notKnown.length === 0)
    .slice(0, maxDishes)
    .map(({ id, title, yours, reason }) => ({
      id,
      // A recipe of one's own keeps its words.
      title: yours ? title : inDialectOf(reader.country, title),
      reason: inDialectOf(reader.country, reason),
    }))
}
