import { sampleItems } from '@larder/contract/data/sample-items'
import { type InventoryItem, inventory } from '@larder/contract/inventory'
import { addDays, type Day } from '@larder/kitchen/date/day'
import { freshness, isUnsafe } from '@larder/kitchen/expiry/freshness'
import { useRead } from '../../api/use-read'
import { toItemExpiry } from '../../food/expiry/item-expiry'
import { useToday } from '../../food/expiry/use-today'
import { useSession } from '../../session/use-session'

/** A food that should be eaten soon: 'Spinach', '1 day left'. */
export interface ExpiringFood {
  readonly foodId: string
  readonly name: string
  readonly left: string
}

/** What is known of the stock. */
interface KitchenContents {
  readonly expiring: readonly ExpiringFood[]
  /** It is known to be empty. */
  readonly bare: boolean
  /** It is known to hold something. */
  readonly stocked: boolean
}

/** Returns the foods to use up, soonest first, and whether there is any stock. */
export function useExpiringFoods(): KitchenContents {
  const { isAuthenticated } = useSession()
  const { data } = useRead(inventory.overview, {})
  const today = useToday()
  if (!isAuthenticated)
    return { expiring: listExpiringFoods(sampleSoonest(today), today), bare: false, stocked: true }
  const items = data?.data.items
  const expiring = listExpiringFoods(data?.data.soonest ?? [], today)
  return { expiring, bare: items === 0, stocked: items !== undefined && items > 0 }
}

type Dated = Pick<InventoryItem, 'name' | 'foodId' | 'expiryDate' | 'expiryKind' | 'expirySource'>

/** Lists each food once, without those that must not be eaten any more. */
export function listExpiringFoods(items: readonly Dated[], today: Day): readonly ExpiringFood[] {
  const foods = new Map<string, ExpiringFood>()
  for (const item of items) {
    const expiry = toItemExpiry(item)
    if (item.foodId === undefined || !expiry || isUnsafe({ expiry }, today)) continue
    if (foods.has(item.foodId)) continue
    foods.set(item.foodId, {
      foodId: item.foodId,
      name: item.name,
      left: freshness({ expiry }, today).word,
    })
  }
  return [...foods.values()]
}

const soonDays = 3

function sampleSoonest(today: Day): readonly Dated[] {
  return sampleItems
    .flatMap(({ name, foodId, expiresInDays }) =>
      expiresInDays !== undefined && expiresInDays <= soonDays ? [{ name, foodId, expiresInDays }] : [],
    )
    .toSorted((a, b) => a.expiresInDays - b.expiresInDays)
    .map(({ name, foodId, expiresInDays }) => ({
      name,
      foodId,
      expiryDate: addDays(today, expiresInDays),
      expiryKind: 'best-before' as const,
      expirySource: 'estimated' as const,
    }))
}
