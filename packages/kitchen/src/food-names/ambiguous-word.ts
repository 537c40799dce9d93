import type { MeasureRegion } from '../country/measure-region'
import { ambiguousWordTable } from '../data/text/ambiguous-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { ForeignLanguage } from '../language/language'
import { toNumber } from '../quantity/amount'
import type { Quantity } from '../quantity/convert-exactly'
import { unitById } from '../quantity/units'
import { findByWholeName } from './food-names'
import { normalizeWords } from './normalize-words'

/**
 * Where a word stands: its language or region, and its amount.
 * Example: `{ languages: ['de'], quantity: 42 g }` of '42 g Hefe', `{ region: 'uk' }` of 'chips' in a British recipe.
 */
export interface WordContext {
  /** Likely languages, likeliest first; absent for English. */
  readonly languages?: readonly ForeignLanguage[] | undefined
  /** The region of an English text. */
  readonly region?: MeasureRegion | undefined
  readonly quantity?: Quantity | undefined
}

interface Meaning {
  readonly places: readonly string[]
  readonly measures: readonly string[]
  /** Absent where nobody can tell. */
  readonly foodId: string | undefined
}

const meanings = lazyValue(() => {
  const byWord = new Map<string, Meaning[]>()
  for (const [words, places, measures, food = ''] of parseRows(ambiguousWordTable)) {
    const foodId = food === '' ? undefined : findByWholeName(normalizeWords(food))?.food.id
    if (food !== '' && foodId === undefined) throw new Error(`no food ${food}`)
    const meaning = { places: parseList(places), measures: parseList(measures), foodId }
    for (const word of parseList(words)) byWord.set(word, [...(byWord.get(word) ?? []), meaning])
  }
  return byWord
})

/**
 * Returns what a word that names different foods means where it stands, and all that it may mean; undefined for any other word.
 * Where place and amount do not tell, or likely languages differ, it has no food.
 * Example: '42 g Hefe' is fresh yeast, 'Chips' in no known place has no food, and fries and crisps as its readings.
 */
export function meaningInContext(
  name: string,
  context: WordContext,
): { readonly foodId?: string; readonly readings: readonly string[] } | undefined {
  const known = meanings().get(normalizeWords(name).join(' '))
  if (!known) return undefined
  const { languages, region, quantity } = context
  const places = languages && languages.length > 0 ? languages : [region ?? 'en']
  const found = places.map((place) =>
    known.find(
      ({ places: where, measures }) =>
        (where.includes(place) || where.includes('*')) && isMeasuredAs(measures, quantity),
    ),
  )
  const [first] = found
  if (found.every((meaning) => meaning === undefined)) return undefined
  const readings = [...new Set(known.flatMap(({ foodId }) => foodId ?? []))]
  const isSure = first?.foodId !== undefined && found.every((meaning) => meaning?.foodId === first.foodId)
  return isSure ? { foodId: first.foodId, readings } : { readings }
}

/** Units that measure by the spoon or by fingers, and units that only liquids are measured in. */
const spoons: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'dsp', 'pinch', 'dash'])
const liquids: ReadonlySet<string> = new Set(['ml', 'cl', 'dl', 'l', 'bottle', 'carton'])

function isMeasuredAs(measures: readonly string[], quantity: Quantity | undefined): boolean {
  if (measures.length === 0) return true
  if (!quantity) return false
  const unit = unitById(quantity.unit)
  return measures.some((measure) => {
    if (measure === 'spoon') return spoons.has(quantity.unit)
    if (measure === 'liquid') return liquids.has(quantity.unit)
    const [, from, to] = /^g(\d+)-(\d+)$/.exec(measure) ?? []
    if (from === undefined) return measure === quantity.unit
    if (unit?.kind !== 'mass' || !unit.size) return false
    const grams = toNumber(quantity.amount) * toNumber(unit.size)
    return grams >= Number(from) && grams <= Number(to)
  })
}
