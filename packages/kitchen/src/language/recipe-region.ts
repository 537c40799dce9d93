import { amountOf, times } from '../amount'
import { regionWordTable } from '../data/region-words'
import type { Quantity } from '../quantity'
import { listOf, once, rowsOf } from '../table'
import type { Region } from './language'

const words = once(() =>
  rowsOf(regionWordTable).map(([region = '', column]) => ({
    region: region as Region,
    said: new RegExp(`(?<![\\p{L}-])(?:${listOf(column).join('|')})(?![\\p{L}-])`, 'iu'),
  })),
)

/**
 * Where an English recipe comes from, by its own words, or nothing where they do not tell or tell two things. Example:
 * `recipeRegion(['1 pint milk', '2 courgettes'])` is 'uk'.
 */
export function recipeRegion(lines: readonly string[]): Region | undefined {
  const found = words().filter(({ said }) => lines.some((line) => said.test(line)))
  const regions = found.map(({ region }) => region)
  if (regions.includes('us')) return regions.length === 1 ? 'us' : undefined
  return regions.includes('au') ? 'au' : regions[0]
}

// Millilitres: imperial measures of Britain, metric spoons and cups of Australia.
const sizes: Readonly<Partial<Record<Region, Readonly<Record<string, number>>>>> = {
  uk: { pint: 568.261, 'fl-oz': 28.413, quart: 1136.523, gallon: 4546.09 },
  au: { tbsp: 20, cup: 250, pint: 568.261, 'fl-oz': 28.413 },
}

/**
 * A quantity as the region of its recipe means it: a British pint has 568 ml, an Australian tablespoon 20. Where the region has no size of
 * its own for the unit it stays. Example: `inRegion(so(1, 'pint'), 'uk')` is 568.261 ml.
 */
export function inRegion(quantity: Quantity, region: Region | undefined): Quantity {
  const size = region === undefined ? undefined : sizes[region]?.[quantity.unit]
  return size === undefined ? quantity : { amount: times(quantity.amount, amountOf(size)), unit: 'ml' }
}
