import { fallbackIcon } from '../data/food-icons'
import { foodIconName } from '../food-icon/food-icon-name'

/** What a finished dish looks like, where its tags say what it is; the first that fits. */
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

/** What seasons, sweetens or binds is not seen on a plate. */
const hiddenFoods =
  /(?:^|-)(?:syrup|extract|vinegar|starch|cornstarch|sugar|soda|baking-powder|yeast|gelatin|zest|sauce|tamari|mirin|stock|water|mustard|mayonnaise)$/

/** In nearly every dish: behind what sets it apart. */
const commonIcons: ReadonlySet<string> = new Set(['onion', 'garlic', 'butter', 'jack-o-lantern'])

/** Bottles, bowls, sheaves and pots: the wrapping rather than the food. */
const packagingIcons: ReadonlySet<string> = new Set([
  ...['amphora', 'bowl-with-spoon', 'canned-food', 'droplet', 'glass-of-milk', 'jar', 'salt', 'sake'],
  ...['beverage-box', 'sheaf-of-rice', 'wine-glass', fallbackIcon],
])

/** What a drink looks like when it is poured: the glass is drawn already. */
const pouredIcons: ReadonlySet<string> = new Set([
  ...['cup-with-straw', 'hot-beverage', 'teapot', 'cooked-rice'],
])

const maxIcons = 5
const minClearIcons = 3

/** The pictures of a dish: what it is first, then what it is made of, the heaviest first; none twice. */
export function plateIcons(
  foods: readonly string[],
  { tags = [], drink = false }: { readonly tags?: readonly string[]; readonly drink?: boolean } = {},
): readonly string[] {
  const made = [...new Set(foods.filter((food) => !hiddenFoods.test(food)).map(iconOf))]
  const clear = made.filter((icon) => !packagingIcons.has(icon))
  if (drink) return clear.filter((icon) => !pouredIcons.has(icon)).slice(0, maxIcons)
  const dish = Object.keys(dishIcons).find((tag) => tags.includes(tag))
  const shown = [
    ...(dish === undefined ? [] : [dishIcons[dish] ?? fallbackIcon]),
    ...clear.filter((icon) => !commonIcons.has(icon)),
    ...clear.filter((icon) => commonIcons.has(icon)),
    ...(clear.length >= minClearIcons
      ? []
      : made.filter((icon) => packagingIcons.has(icon) && icon !== fallbackIcon)),
  ]
  return shown.length > 0
    ? [...new Set(shown)].slice(0, maxIcons)
    : [foods[0] ? iconOf(foods[0]) : fallbackIcon]
}

function iconOf(food: string): string {
  return foodIconName(food, undefined)
}
