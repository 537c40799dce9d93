import { amountText, readAmount } from '@larder/kitchen/amount'
import { linkFood, surely } from '@larder/kitchen/linking'
import { nameOfFood, usualAmount } from '@larder/kitchen/seeing'
import { tickedBeforehand } from '@larder/kitchen/seeing-again'
import { readUnit } from '@larder/kitchen/units'
import type { SpokenFood } from '../../vision/provider'
import { percent } from './found-line'
import type { Drafted } from './photo-lines'

/** What a model claims is believed up to here, and what it does not say is believed this much. */
const [mostBelieved, usuallyBelieved] = [0.85, 0.7]
const mostOfOne = 1000

/** What a model says it sees, read as anybody's words are: what the kitchen does not know stays a name, and unticked. */
export function spokenLines(foods: readonly SpokenFood[]): Drafted[] {
  const lines = new Map<string, Drafted>()
  for (const food of foods) {
    const link = linkFood(food.name)
    const foodId = link.known && link.confidence >= surely ? link.foodId : undefined
    const name = foodId === undefined ? capital(food.name) : nameOfFood(foodId)
    const key = foodId ?? name.toLowerCase()
    const believed = Math.min(mostBelieved, Math.max(0, food.confidence ?? usuallyBelieved))
    if (lines.has(key) || believed <= 0) continue
    lines.set(key, {
      said: {},
      draft: {
        name,
        ...(amountOf(food) ?? usualAmount(foodId)),
        ...(foodId !== undefined && { foodId }),
        confidence: percent(foodId === undefined ? Math.min(believed, 0.5) : believed),
        ticked: foodId !== undefined && tickedBeforehand(believed),
        isFood: foodId === undefined ? 'not known' : 'food',
        others: offered(link, foodId, believed),
      },
    })
  }
  return [...lines.values()]
}

function amountOf({ amount, unit = '' }: SpokenFood): { amount: string; unit: string } | undefined {
  const read = amount === undefined ? undefined : readAmount(amount)
  const known = unit === '' ? undefined : readUnit(unit)
  if (!read || read.over <= 0 || read.over / read.under > mostOfOne || (unit !== '' && !known))
    return undefined
  const isMany = read.over > read.under
  const written = known && known.id !== 'piece' ? (isMany ? known.many : known.one) : ''
  return { amount: amountText(read), unit: written }
}

function offered(link: ReturnType<typeof linkFood>, foodId: string | undefined, believed: number) {
  if (foodId !== undefined) return []
  const ids = link.known ? [link.foodId] : link.nearest
  return ids.slice(0, 3).map((id, at) => ({
    name: nameOfFood(id),
    foodId: id,
    confidence: percent(believed / (at + 2)),
  }))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
