import type { RecipeIngredient } from '@larder/contract/recipes'
import { formatNameList } from '../../../food/verdicts/to-dish-verdicts'
import { listIngredientsToBuy, listSwappedIngredients } from '../ingredient-availability'

// '2 large slices' say how much, and the line itself shows it: what lacks is the bread.
const size = /^(?:small|medium|large|extra[- ]large|big) /i

/** What this kitchen has for a dish, in one sentence. */
export function describeStockFor(ingredients: readonly RecipeIngredient[], sample: boolean): string {
  const whose = sample ? 'The sample kitchen' : 'Your kitchen'
  const missing = listIngredientsToBuy(ingredients)
  const swaps = listSwappedIngredients(ingredients).length
  if (missing.length === 0) return `${whose} has everything for it${swapWords(swaps)}.`
  const shown = missing.slice(0, 4).map(({ name }) => name.replace(size, ''))
  const more = missing.length - shown.length
  return `${whose} lacks ${formatNameList([...shown, ...(more > 0 ? [`${more} more`] : [])])}.`
}

function swapWords(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', with a swap' : `, with ${count} swaps`
}
