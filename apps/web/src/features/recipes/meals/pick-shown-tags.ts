import type { RecipeSummary } from '@larder/contract/recipes'
import { mealTags } from './meals-filter'

const maxTags = 3
const chipTags: readonly string[] = mealTags

/** Vegan implies vegetarian, so only the strictest of these is shown. */
const strictness = ['vegan', 'vegetarian', 'pescatarian']

/** Picks the tags a card has room for: the filtered one, those with chips, the author's, then the diets. */
export function pickShownTags(
  { tags, diets }: Pick<RecipeSummary, 'tags' | 'diets'>,
  selectedTag: string | null,
): { readonly shown: readonly string[]; readonly more: readonly string[] } {
  const fitting: readonly string[] = diets
  const strictest = strictness.find((diet) => fitting.includes(diet))
  const candidates = [...new Set(tags)].filter(
    (tag) => !fitting.includes(tag) || tag === strictest || tag === selectedTag || chipTags.includes(tag),
  )
  const rank = (tag: string) =>
    tag === selectedTag ? 0 : chipTags.includes(tag) ? 1 : fitting.includes(tag) ? 3 : 2
  const ordered = candidates.sort((a, b) => rank(a) - rank(b))
  return { shown: ordered.slice(0, maxTags), more: ordered.slice(maxTags) }
}
