import type { InventoryItem } from '@larder/contract/inventory'
import { compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import { convert } from '@larder/kitchen/quantity/quantity'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import type { TypedCommand } from '@larder/kitchen/typed-text/typed-command'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import type { FoodFacts } from '../../food/food-facts'
import { formatItemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'

/** Something the field can do, in words, before it is done. */
type DeedOption<Item extends InventoryItem = InventoryItem> =
  | {
      readonly kind: 'add'
      readonly label: string
      readonly items: readonly TypedItem[]
      readonly to?: 'pantry' | 'fridge' | 'freezer'
    }
  | { readonly kind: 'buy'; readonly label: string; readonly text: string }
  | {
      readonly kind: 'use'
      readonly label: string
      readonly item: Item
      readonly amount: string
      readonly unit?: string
    }

const maxUseOptions = 3
const saysAmount = /[\d½¼¾⅓⅔]|\b(?:an?|half|one|two|three|four|five|six|seven|eight|nine|ten|dozen)\b/i

/**
 * What a command would do in this kitchen, one option each; several are a question. A command that cannot be carried
 * out has none.
 */
export function toDeedOptions<Item extends InventoryItem>(
  command: TypedCommand,
  facts: Pick<FoodFacts, 'typed'>,
  stock: readonly Item[],
): DeedOption<Item>[] {
  if (command.do === 'plan') return []
  const items = facts.typed(command.text)
  const [first] = items
  if (!first) return []
  if (command.do === 'buy')
    return [{ kind: 'buy', label: `Put ${command.text} on the list`, text: command.text }]
  if (command.do === 'add') {
    const what = items.map((item) => `${formatItemAmount(item)} ${item.name}`).join(', ')
    const where = command.to ? placeLabels[command.to].toLowerCase() : 'kitchen'
    return [
      { kind: 'add', label: `Add ${what} to your ${where}`, items, ...(command.to && { to: command.to }) },
    ]
  }
  const isAll = command.all || !saysAmount.test(command.text)
  return findLots(first, stock)
    .map((item): DeedOption<Item> => {
      const taken = isAll ? null : takeMeasured(item, first.amount, first.unit, convert)
      if (taken?.ok) {
        const left = `${formatItemAmount(taken.lot)} left`
        const said = formatItemAmount(first)
        return {
          ...{ kind: 'use', item, amount: first.amount, unit: first.unit },
          label: `Use ${said} of ${item.name}: ${left}`,
        }
      }
      return {
        kind: 'use',
        item,
        amount: 'all',
        label: `Use up all ${item.name} (${formatItemAmount(item)})`,
      }
    })
    .slice(0, maxUseOptions)
}

/** The lots a name may mean, one for each food, what expires first before the rest. */
function findLots<Item extends InventoryItem>(said: TypedItem, stock: readonly Item[]): Item[] {
  const name = said.name.toLowerCase()
  const held = stock
    .filter(({ amount }) => compare(parseAmountText(amount) ?? zero, zero) > 0)
    .toSorted((a, b) => (a.expiryDate ?? '9999').localeCompare(b.expiryDate ?? '9999'))
  const exact = held.filter((item) => typeof said.foodId === 'string' && item.foodId === said.foodId)
  const named = held.filter((item) => item.name.toLowerCase().includes(name))
  const byFood = new Map<string, Item>()
  for (const item of [...exact, ...named]) {
    const key = item.foodId ?? item.name.toLowerCase()
    if (!byFood.has(key)) byFood.set(key, item)
  }
  return [...byFood.values()]
}
