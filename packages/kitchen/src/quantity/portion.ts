import { portionTable } from '../data/foods/portions'
import { lazyValue, parseList, parseNumberColumn, parseRows } from '../fact-table'

/**
 * The weights of a cup, a piece or a pack of one food.
 * Example: spinach has `grams: { bunch: 340, leaf: 10 }` and `edible: 0.72`.
 */
export interface Portion {
  /** Density as measured in a cup; absent if unmeasured. */
  readonly gramsPerMl?: number
  /** Grams of one unit of counting or packing, by unit id. */
  readonly grams: Readonly<Record<string, number>>
  /** The edible part, 0 to 1. */
  readonly edible: number
}

const nothing: Portion = { grams: {}, edible: 1 }

const table = lazyValue(
  () =>
    new Map(
      parseRows(portionTable).map(([id = '', density, pieces, edible]): [string, Portion] => {
        const gramsPerMl = parseNumberColumn(density)
        const grams = Object.fromEntries(
          parseList(pieces).map((entry) => {
            const [unit = '', weight = '0'] = entry.split(':')
            return [unit, Number(weight)]
          }),
        )
        return [
          id,
          { ...(gramsPerMl ? { gramsPerMl } : {}), grams, edible: (parseNumberColumn(edible) ?? 100) / 100 },
        ]
      }),
    ),
)

/** Returns the known weights of a food; empty if there are none. Example: `portionOf('garlic').grams.clove` is 3. */
export function portionOf(foodId: string): Portion {
  return table().get(foodId) ?? nothing
}
