import { lazyValue } from '../fact-table'
import type { Category } from '../food/categories'
import { allFoods } from '../food/food'
import type { ExpiryKind, StorageLocation } from '../stock/lot'
import { expiryKindOf } from './expiry-kind'
import type { Condition } from './shelf-life'
import { daysOf, keepingTimeOf, shelfLifeOf, usualLocation } from './shelf-life'

/** Fewer foods than this say nothing about their whole shelf. Example: three fridge drinks are no rule for drinks. */
export const minFoodsOfCategory = 5

/**
 * How many days foods of a shelf usually keep at one place, taken cautiously from those we have figures for, or nothing when
 * they are too few or mostly do not belong there. Three in four keep at least that long; of shelf goods outside the fridge
 * every second does, because stale is all they get. Example: `daysOfKind('Vegetables', 'fridge')` is 3.
 */
export function categoryShelfLifeDays(
  category: Category,
  location: StorageLocation,
  condition: Condition = 'sealed',
  kind: ExpiryKind = expiryKindOf({ category }, location, condition),
): number | undefined {
  const known = figures().get(keyOf(category, location, condition, kind))
  if (!known || known.days.length < minFoodsOfCategory || known.refused >= known.days.length) return undefined
  const share = kind === 'best-before' && !fresh.has(category) ? 2 : 4
  return known.days[Math.floor(known.days.length / share)]
}

interface Figures {
  readonly days: number[]
  refused: number
}

const fresh: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])
const lastingDays = 180
const places: readonly StorageLocation[] = ['pantry', 'fridge', 'freezer']
const conditions: readonly Condition[] = ['sealed', 'opened', 'thawed']

const figures = lazyValue(() => {
  const byKey = new Map<string, Figures>()
  const heard = new Set<string>()
  for (const { id, category } of allFoods()) {
    const source = shelfLifeOf(id)?.source
    if (source === undefined) continue
    const usual = usualLocation(id)
    for (const location of places) {
      // A jar of carrots in the pantry says nothing about carrots: only foods where they belong, or frozen ones, count.
      if (location !== 'freezer' && location !== usual) continue
      for (const condition of conditions) {
        const keeping = keepingTimeOf(id, location, condition)
        if (!keeping) continue
        const key = keyOf(category, location, condition, expiryKindOf({ foodId: id }, location, condition))
        // Ten foods of one item of the source are one voice.
        const voice = `${key}|${source}`
        if (heard.has(voice)) continue
        heard.add(voice)
        const found = byKey.get(key) ?? { days: [], refused: 0 }
        const days = daysOf(keeping)
        // Tins and dried fruit say nothing about fresh ones.
        if (days && location === 'pantry' && fresh.has(category) && days.least >= lastingDays) continue
        if (days) found.days.push(days.least)
        else if (keeping.until === 'not-recommended') found.refused += 1
        byKey.set(key, found)
      }
    }
  }
  for (const { days } of byKey.values()) days.sort((a, b) => a - b)
  return byKey
})

function keyOf(
  category: Category,
  location: StorageLocation,
  condition: Condition,
  kind: ExpiryKind,
): string {
  return `${category}|${location}|${condition}|${kind}`
}
