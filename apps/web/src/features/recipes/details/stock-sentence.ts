import type { RecipeIngredient } from '@larder/contract/recipes'
import { formatNameList } from '../../../food/verdicts/to-dish-verdicts'
import { listIngredientsToBuy, listSwappedIngredients } from '../ingredient-availability'

// In '2 large slices' the size is part of the amount, which the line shows already. What is missing is the bread.
const sizePrefix = /^(?:small|medium|large|extra[- ]large|big) /i

/** Summarises in one sentence what this household has for a dish. */
export function describeStockFor(ingredients: readonly RecipeIngredient[], sample: boolean): string {
  const subject = sample ? 'The sample kitchen' : 'Your kitchen'
  const missing = listIngredientsToBuy(ingredients)
  const swaps = listSwappedIngredients(ingredients).length
  if (missing.length === 0) return `${subject} has everything for it${formatSwaps(swaps)}.`
  const shown = missing.slice(0, 4).map(({ name }) => name.replace(sizePrefix, ''))
  const more = missing.length - shown.length
  return `${subject} lacks ${formatNameList([...shown, ...(more > 0 ? [`${more} more`] : [])])}.`
}

function formatSwaps(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ', with a swap' : `, with ${count} swaps`
}
