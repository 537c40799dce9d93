import { fallbackIcon } from '../data/food-icons'
import { foodIconName } from '../food-icon/food-icon-name'

/** Icons of finished dishes by tag; the first matching tag wins. */
const dishIcons: Readonly<Record<string, string>> = {
  tacos: 'taco',
  wrap: 'burrito',
  sandwich: 'sandwich',
  burger: 'hamburger',
  burgers: 'hamburger',
  pizza: 'pizza',
  dumplings: 'dumpling',
  pancakes: 'pancakes',
  biscuits: 'cookie',
  'ice-cream': 'soft-ice-cream',
  cake: 'shortcake',
  pie: 'pie',
  pasta: 'spaghetti',
  salad: 'green-salad',
  bread: 'bread',
}

/** Foods that season, sweeten or bind are not visible on a plate. */
const hiddenFoods =
  /(?:^|-)(?:syrup|extract|vinegar|starch|cornstarch|sugar|soda|baking-powder|yeast|gelatin|zest|sauce|tamari|mirin|stock|water|mustard|mayonnaise)$/

/** Icons in nearly every dish come after the distinctive ones. */
const commonIcons: ReadonlySet<string> = new Set(['onion', 'garlic', 'butter', 'pumpkin'])

/** Icons of packaging instead of the food. */
const packagingIcons: ReadonlySet<string> = new Set([
  ...['amphora', 'bowl-with-spoon', 'canned-food', 'droplet', 'glass-of-milk', 'jar', 'salt', 'sake'],
  ...['beverage-box', 'sheaf-of-rice', 'wine-glass', 'spice-jar', 'powder-tub', 'flour-bag', 'sauce-bottle'],
  ...['spread-jar', 'snack-bag', fallbackIcon],
])

/** Icons of poured drinks: the glass is drawn already. */
const pouredIcons: ReadonlySet<string> = new Set([
  ...['cup-with-straw', 'hot-beverage', 'teapot', 'cooked-rice'],
])

const maxIcons = 5
const minClearIcons = 3

/**
 * Returns the icons of a dish without duplicates: the dish first, then its ingredients, the heaviest first.
 */
export function plateIcons(
  foods: readonly string[],
  { tags = [], drink = false }: { readonly tags?: readonly string[]; readonly drink?: boolean } = {},
): readonly string[] {
  const ingredientIcons = [...new Set(foods.filter((food) => !hiddenFoods.test(food)).map(iconOf))]
  const foodIcons = ingredientIcons.filter((icon) => !packagingIcons.has(icon))
  if (drink) return foodIcons.filter((icon) => !pouredIcons.has(icon)).slice(0, maxIcons)
  const dish = Object.keys(dishIcons).find((tag) => tags.includes(tag))
  const icons = [
    ...(dish === undefined ? [] : [dishIcons[dish] ?? fallbackIcon]),
    ...foodIcons.filter((icon) => !commonIcons.has(icon)),
    ...foodIcons.filter((icon) => commonIcons.has(icon)),
    ...(foodIcons.length >= minClearIcons
      ? []
      : ingredientIcons.filter((icon) => packagingIcons.has(icon) && icon !== fallbackIcon)),
  ]
  return icons.length > 0
    ? [...new Set(icons)].slice(0, maxIcons)
    : [foods[0] ? iconOf(foods[0]) : fallbackIcon]
}

function iconOf(food: string): string {
  return foodIconName(food, undefined)
}
