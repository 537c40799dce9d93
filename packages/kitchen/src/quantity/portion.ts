import { portionTable } from '../data/foods/portions'
import { lazyValue, parseList, parseNumberColumn, parseRows } from '../fact-table'
import { unitById } from './units'

/**
 * The weights of a cup, a piece or a pack of one food.
 * Example: a banana has `grams: { piece: 118 }`, `soldGrams: { piece: 184 }` and `edible: 0.64`.
 */
export interface Portion {
  /** Density as measured in a cup; absent if unmeasured. */
  readonly gramsPerMl?: number
  /** Grams as sold for a millilitre in a cup: a cup of diced melon takes its rind as well. */
  readonly soldGramsPerMl?: number
  /** Grams of one unit of counting or packing, by unit id: of a piece what is eaten of it, of a bunch or a pack all. */
  readonly grams: Readonly<Record<string, number>>
  /** The same as sold, with peel, bone or shell. */
  readonly soldGrams: Readonly<Record<string, number>>
  /** The edible part, 0 to 1. */
  readonly edible: number
  /** A counted piece is the whole animal, although a weight is of what is sold without its bones or shell: two trout. */
  readonly isPieceWhole?: boolean
  /** The edible part of what is whole, on the cob, in pods or shells; absent where it is always or never sold so. */
  readonly edibleWhole?: number
}

const nothing: Portion = { grams: {}, soldGrams: {}, edible: 1 }

const table = lazyValue(
  () =>
    new Map(
      parseRows(portionTable).map(([id = '', density, pieces, edible, whole]): [string, Portion] => {
        const gramsPerMl = parseNumberColumn(density)
        const share = (parseNumberColumn(edible) ?? 100) / 100
        const grams: Record<string, number> = {}
        const soldGrams: Record<string, number> = {}
        let isPieceWhole = false
        for (const entry of parseList(pieces)) {
          const [unit = '', weight = '0', whole] = entry.split(/[:/]/)
          const eaten = whole === undefined ? soldShare(share) : Number(whole) / 100
          grams[unit] = Number(weight)
          soldGrams[unit] = Number(weight) / (isWeighedAsSold(unit) ? 1 : eaten)
          if (unit === 'piece' && whole !== undefined) isPieceWhole = true
        }
        const edibleWhole = parseNumberColumn(whole)
        return [
          id,
          {
            ...(gramsPerMl ? { gramsPerMl, soldGramsPerMl: gramsPerMl / soldShare(share) } : {}),
            grams,
            soldGrams,
            edible: share,
            ...(isPieceWhole ? { isPieceWhole } : {}),
            ...(edibleWhole ? { edibleWhole: edibleWhole / 100 } : {}),
          },
        ]
      }),
    ),
)

/** Below this, refuse matters: the pieces of one food differ by more than the skin of an onion or the shell of an egg. */
const maxShareWithRefuse = 0.85

// The part of a food as sold that is eaten, as far as it matters.
function soldShare(edible: number): number {
  return edible < maxShareWithRefuse ? edible : 1
}

// Shops weigh a bunch and a pack as they are.
function isWeighedAsSold(unit: string): boolean {
  return unit === 'bunch' || unitById(unit)?.kind === 'pack'
}

/** Returns the known weights of a food; empty if there are none. Example: `portionOf('garlic').grams.clove` is 3. */
export function portionOf(foodId: string): Portion {
  return table().get(foodId) ?? nothing
}
