import type { RecipeSummary } from '@larder/contract/recipes'
import { mealTags } from './meals-filter'

const most = 3
const pressable: readonly string[] = mealTags

/** A vegan dish is vegetarian, too: of these only the strictest is worth a word. */
const strictness = ['vegan', 'vegetarian', 'pescatarian']

/** The tags a card has room for: the one asked for, those one can press, what its cook wrote, then how it suits. */
export function pickShownTags(
  { tags, diets }: Pick<RecipeSummary, 'tags' | 'diets'>,
  asked: string | null,
): { readonly shown: readonly string[]; readonly more: readonly string[] } {
  const fitting: readonly string[] = diets
  const strictest = strictness.find((diet) => fitting.includes(diet))
  const told = [...new Set(tags)].filter(
    (tag) => !fitting.includes(tag) || tag === strictest || tag === asked || pressable.includes(tag),
  )
  const rank = (tag: string) =>
    tag === asked ? 0 : pressable.includes(tag) ? 1 : fitting.includes(tag) ? 3 : 2
  const ordered = told.sort((a, b) => rank(a) - rank(b))
  return { shown: ordered.slice(0, most), more: ordered.slice(most) }
}
