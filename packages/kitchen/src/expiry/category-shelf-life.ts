import { lazyValue } from '../fact-table'
import type { Category } from '../food/categories'
import { allFoods } from '../food/food'
import type { ExpiryKind, StorageLocation } from '../stock/lot'
import { expiryKindOf } from './expiry-kind'
import type { Condition } from './shelf-life'
import { daysOf, keepingTimeOf, shelfLifeOf, usualLocation } from './shelf-life'

/**
 * Minimum number of foods from which the shelf life of a category is derived. Example: three fridge drinks are too few for
 * drinks.
 */
const minFoodsOfCategory = 5

/**
 * Returns how many days foods of a category usually keep at a location, estimated cautiously from the foods with figures, or
 * undefined if they are too few or mostly do not belong there. Three in four foods keep at least that long. For shelf goods
 * with a best-before it is every second, because they only go stale. Example: `categoryShelfLifeDays('Vegetables', 'fridge')`
 * is 3.
 */
export function categoryShelfLifeDays(
  category: Category,
  location: StorageLocation,
  condition: Condition = 'sealed',
  kind: ExpiryKind = expiryKindOf({ category }, location, condition),
): number | undefined {
  const categoryFigures = figures().get(keyOf(category, location, condition, kind))
  if (
    !categoryFigures ||
    categoryFigures.days.length < minFoodsOfCategory ||
    categoryFigures.notRecommended >= categoryFigures.days.length
  )
    return undefined
  const share = kind === 'best-before' && !freshCategories.has(category) ? 2 : 4
  return categoryFigures.days[Math.floor(categoryFigures.days.length / share)]
}

interface Figures {
  readonly days: number[]
  notRecommended: number
}

const freshCategories: ReadonlySet<Category> = new Set(['Vegetables', 'Fruits', 'Protein', 'Dairy'])
const lastingDays = 180
const locations: readonly StorageLocation[] = ['pantry', 'fridge', 'freezer']
const conditions: readonly Condition[] = ['sealed', 'opened', 'thawed']

const figures = lazyValue(() => {
  const byKey = new Map<string, Figures>()
  const seen = new Set<string>()
  for (const { id, category } of allFoods()) {
    const source = shelfLifeOf(id)?.source
    if (source === undefined) continue
    const usual = usualLocation(id)
    for (const location of locations) {
      // Counts only foods at their usual location or frozen: a jar of carrots in the pantry is not representative of carrots.
      if (location !== 'freezer' && location !== usual) continue
      for (const condition of conditions) {
        const keeping = keepingTimeOf(id, location, condition)
        if (!keeping) continue
        const key = keyOf(category, location, condition, expiryKindOf({ foodId: id }, location, condition))
        // Foods that share one item of the source count once.
        const sourceKey = `${key}|${source}`
        if (seen.has(sourceKey)) continue
        seen.add(sourceKey)
        const entry = byKey.get(key) ?? { days: [], notRecommended: 0 }
        const days = daysOf(keeping)
        // Tins and dried fruit are not representative of fresh food.
        if (days && location === 'pantry' && freshCategories.has(category) && days.least >= lastingDays)
          continue
        if (days) entry.days.push(days.least)
        else if (keeping.until === 'not-recommended') entry.notRecommended += 1
        byKey.set(key, entry)
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
