import type { MeasureRegion } from '../country/measure-region'
import { regionWordTable } from '../data/text/region-words'
import { lazyValue, parseList, parseRows } from '../fact-table'

const words = lazyValue(() =>
  parseRows(regionWordTable).map(([region = '', column]) => ({
    region: region as MeasureRegion,
    said: new RegExp(`(?<![\\p{L}-])(?:${parseList(column).join('|')})(?![\\p{L}-])`, 'iu'),
  })),
)

/**
 * Returns the region of an English recipe by its words, or undefined if they show none or several.
 * Example: `recipeRegion(['1 pint milk', '2 courgettes'])` is 'uk'.
 */
export function recipeRegion(lines: readonly string[]): MeasureRegion | undefined {
  const found = words().filter(({ said }) => lines.some((line) => said.test(line)))
  const regions = found.map(({ region }) => region)
  if (regions.includes('us')) return regions.length === 1 ? 'us' : undefined
  return regions.includes('au') ? 'au' : regions[0]
}
