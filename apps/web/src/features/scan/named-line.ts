import type { ScanArea, ScanLine } from '@larder/contract/scan'
import type { Day } from '@larder/kitchen/date/day'
import type { FoodFacts } from '../../food/food-facts'

/** Where somebody pointed, in fractions of the picture. */
export interface Spot {
  readonly x: number
  readonly y: number
}

const side = 0.18

/** Returns the area around a spot, within the picture. */
export function toSpotArea({ x, y }: Spot): ScanArea {
  const start = (at: number) => Math.min(1 - side, Math.max(0, at - side / 2))
  return { left: start(x), top: start(y), width: side, height: side }
}

/** Returns a line for a food that the scan missed, from its name: 'eggs', '2 l milk'. */
export function toNamedLine(
  text: string,
  { key, chosen, spot }: { key: string; chosen: string | undefined; spot: Spot | undefined },
  facts: FoodFacts | undefined,
  today: Day,
): ScanLine {
  const [typed] = facts?.typed(text) ?? []
  const name = typed?.name ?? text
  const foodId = chosen ?? typed?.foodId ?? undefined
  const food = foodId === undefined ? facts?.findByName(name) : facts?.food(foodId, name, { bought: true })
  const saysAmount = typed !== undefined && name !== text
  const location = food?.location ?? 'pantry'
  const estimate = food && facts ? facts.expiry({ foodId: food.id, name, location, since: today }) : undefined
  return {
    key,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    amount: typed?.amount ?? '1',
    unit: saysAmount ? typed.unit : (food?.unit.one ?? ''),
    category: food?.category ?? 'Vegetables',
    ...(food && { foodId: food.id }),
    location,
    ...(estimate?.ok && {
      expiryDate: estimate.expiry.day,
      expirySource: 'estimated',
      ...(estimate.expiry.because !== undefined && { expiryBecause: estimate.expiry.because }),
    }),
    confidence: 100,
    ticked: true,
    others: [],
    isFood: 'not known',
    warnings: [],
    ...(spot && { area: toSpotArea(spot) }),
  }
}
