import type { InventoryItem } from '@larder/contract/inventory'
import { compare, parseAmountText, zero } from '@larder/kitchen/quantity/amount'
import { convert } from '@larder/kitchen/quantity/quantity'
import { takeMeasured } from '@larder/kitchen/stock/measured-take'
import type { TypedCommand } from '@larder/kitchen/typed-text/typed-command'
import type { TypedItem } from '@larder/kitchen/typed-text/typed-item'
import type { FoodFacts } from '../../food/food-facts'
import { formatItemAmount } from '../../food/item-amount'
import { placeLabels } from '../../food/places'
import { paths } from '../../paths'

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

interface CommandScreen {
  readonly label: string
  readonly to: string
  /** Further words that find it. */
  readonly words?: string
}

/** The screens that the field finds by name. */
const commandScreens: readonly CommandScreen[] = [
  { label: 'Home', to: paths.userHome, words: 'today' },
  { label: 'Kitchen', to: paths.inventory, words: 'inventory stock food pantry fridge freezer' },
  { label: 'Scan', to: paths.scanIngredients, words: 'photo receipt barcode camera' },
  { label: 'Meal plan', to: paths.mealPlan, words: 'week plan' },
  { label: 'Shopping list', to: paths.shopping, words: 'buy groceries' },
  { label: 'Meals', to: paths.meals, words: 'recipes cookbook dishes' },
  { label: 'Suggestions', to: paths.mealSuggestions, words: 'what to cook ideas' },
  { label: 'Surprise Me', to: paths.surpriseMe, words: 'occasion' },
  { label: 'My Recipes', to: paths.myRecipes, words: 'own drafts' },
  { label: 'Import Recipes', to: paths.importRecipes, words: 'web page paste' },
  { label: 'Post a Recipe', to: paths.postRecipe, words: 'new write' },
  { label: 'Dietary Preferences', to: paths.dietaryPreferences, words: 'vegan vegetarian diet' },
  { label: 'Food Restrictions', to: paths.foodRestrictions, words: 'allergy allergies dislikes' },
  { label: 'Household', to: paths.household, words: 'people members invite' },
  { label: 'Fridge Cameras', to: paths.fridge },
  { label: 'Reminders', to: paths.logsNotifications, words: 'logs notifications' },
  { label: 'Dashboard', to: paths.dashboard, words: 'activity statistics waste' },
  { label: 'Communities', to: paths.community },
  { label: 'My Account', to: paths.myAccount, words: 'profile password' },
  { label: 'Settings', to: paths.settings, words: 'theme language plan privacy' },
  { label: 'Help Center', to: paths.faq, words: 'faq questions' },
]

const maxScreens = 4

/** Screens whose name or words begin with what was typed; all of the first without any text. */
export function findScreens(typed: string): readonly CommandScreen[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return commandScreens.slice(0, 5)
  const begins = (words: string) =>
    words
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(text))
  return commandScreens
    .filter(({ label, words = '' }) => label.toLowerCase().startsWith(text) || begins(label) || begins(words))
    .slice(0, maxScreens)
}
