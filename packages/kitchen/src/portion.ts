import { portionTable } from './data/portions'
import { listOf, numberIn, once, rowsOf } from './table'

/** What a cup, a piece or a pack of one food weighs. Example: spinach has `grams: { bunch: 340, leaf: 10 }` and `edible: 0.72`. */
export interface Portion {
  /** As it lies in a measuring cup; absent when nobody measured it. */
  readonly gramsPerMl?: number
  /** Grams of one unit of counting or packing, by unit id. */
  readonly grams: Readonly<Record<string, number>>
  /** The part that is eaten, 0 to 1. */
  readonly edible: number
}

const nothing: Portion = { grams: {}, edible: 1 }

const table = once(
  () =>
    new Map(
      rowsOf(portionTable).map(([id = '', density, pieces, edible]): [string, Portion] => {
        const gramsPerMl = numberIn(density)
        const grams = Object.fromEntries(
          listOf(pieces).map((entry) => {
            const [unit = '', weight = '0'] = entry.split(':')
            return [unit, Number(weight)]
          }),
        )
        return [id, { ...(gramsPerMl ? { gramsPerMl } : {}), grams, edible: (numberIn(edible) ?? 100) / 100 }]
      }),
    ),
)

/** The weights known of a food; a food without any has none. Example: `portionOf('garlic').grams.clove` is 3. */
export function portionOf(foodId: string): Portion {
  return table().get(foodId) ?? nothing
}
