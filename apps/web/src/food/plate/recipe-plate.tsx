import sprite from 'virtual:food-icons'
import type { RecipeSummary } from '@larder/contract/recipes'
import { classNames } from '../../ui/class-names'
import { fallbackIcon } from '../data/food-icons'
import { foodIconName } from '../food-icon/food-icon-name'
import { layOutIcons, pickCloth, pickVessel } from './plate-layout'
import { pickTint } from './plate-tint'
import { PlateVessel } from './plate-vessel'

export type RecipePlateProps = {
  /** The heaviest food first. */
  foods: readonly string[]
  category: RecipeSummary['category']
  tags?: readonly string[]
  /** Size classes; it fills its box. */
  className?: string
}

const gingham =
  'bg-[linear-gradient(90deg,var(--weave)_50%,transparent_50%),linear-gradient(var(--weave)_50%,transparent_50%)] bg-size-[1.25rem_1.25rem]'
const stripes =
  'bg-[linear-gradient(90deg,var(--weave)_50%,transparent_50%)] bg-size-[1.5rem_100%] bg-position-[0.375rem_0]'
const dots = 'bg-[radial-gradient(var(--weave)_0.1875rem,transparent_0.21875rem)] bg-size-[1.25rem_1.25rem]'

const cloths = [
  { cloth: `bg-herb-wash ${gingham}`, rim: 'stroke-herb/55' },
  { cloth: `bg-saffron-wash ${dots}`, rim: 'stroke-saffron/80' },
  { cloth: `bg-sky-wash ${stripes}`, rim: 'stroke-sky/55' },
  { cloth: `bg-tomato-wash ${gingham}`, rim: 'stroke-tomato/50' },
  { cloth: `bg-herb-wash ${dots}`, rim: 'stroke-herb/55' },
  { cloth: `bg-saffron-wash ${stripes}`, rim: 'stroke-saffron/80' },
  { cloth: `bg-sky-wash ${gingham}`, rim: 'stroke-sky/55' },
  { cloth: `bg-tomato-wash ${dots}`, rim: 'stroke-tomato/50' },
] as const

/**
 * A drawing for a dish without a photo, composed of its ingredients. Decorative: the title is always shown
 * beside it.
 */
export function RecipePlate({ foods, category, tags = [], className }: RecipePlateProps) {
  const vessel = pickVessel(category, tags)
  const icons = plateIcons(foods, { tags, drink: category === 'Drink' })
  const { cloth, rim } = cloths[pickCloth(foods, cloths.length)] ?? cloths[0]
  const placements = layOutIcons(icons.length, vessel)
  return (
    <span
      aria-hidden
      className={classNames(
        'grid place-items-center overflow-hidden [--weave:color-mix(in_oklab,var(--color-raised)_55%,transparent)]',
        cloth,
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 100 100"
        focusable="false"
        className="size-full max-h-72 min-h-0 overflow-visible"
      >
        <PlateVessel vessel={vessel} tint={pickTint(foods)} rim={rim} lace={category === 'Dessert'} />
        {/* The last element is painted in front: the first icon, which is the largest. */}
        {placements
          .map(({ x, y, size, turn }, index) => (
            <use
              key={icons[index]}
              href={`${sprite}#${icons[index]}`}
              x={x - size / 2}
              y={y - size / 2}
              width={size}
              height={size}
              transform={`rotate(${turn} ${x} ${y})`}
            />
          ))
          .reverse()}
      </svg>
    </span>
  )
}

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
