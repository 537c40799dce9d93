import { foodIconName } from '../food-icon/food-icon-name'

/** The colour of a drink or a broth. */
export type Tint = 'golden' | 'red' | 'pink' | 'green' | 'cream' | 'brown'

const tintsByIcon: Readonly<Record<string, Tint>> = {
  tomato: 'red',
  'hot-pepper': 'red',
  'bell-pepper': 'red',
  'wine-glass': 'red',
  cherries: 'red',
  strawberry: 'pink',
  raspberry: 'pink',
  blackberry: 'pink',
  'red-berries': 'pink',
  plum: 'pink',
  watermelon: 'pink',
  blueberries: 'pink',
  grapes: 'pink',
  'leafy-green': 'green',
  broccoli: 'green',
  'pea-pod': 'green',
  'kiwi-fruit': 'green',
  avocado: 'green',
  cucumber: 'green',
  courgette: 'green',
  lime: 'green',
  herb: 'green',
  'glass-of-milk': 'cream',
  coconut: 'cream',
  'bowl-with-spoon': 'cream',
  'cooked-rice': 'cream',
  potato: 'cream',
  banana: 'cream',
  fish: 'cream',
  carrot: 'golden',
  pumpkin: 'golden',
  lemon: 'golden',
  mango: 'golden',
  peach: 'golden',
  pineapple: 'golden',
  'red-apple': 'golden',
  tangerine: 'golden',
  'chocolate-bar': 'brown',
  'hot-beverage': 'brown',
  teapot: 'brown',
  'brown-mushroom': 'brown',
  'cut-of-meat': 'brown',
  beans: 'brown',
}

const darkeningFoods = /(?:^|-)(?:coffee|espresso|cocoa|cocoa-powder|chocolate)$/
const stainingFoods = /(?:^|-)(?:beet|cranberries|pomegranate|hibiscus)$/

/** Returns the colour of a drink or a broth: that of its heaviest colouring ingredient, otherwise golden. */
export function pickTint(foods: readonly string[]): Tint {
  // Small amounts of these outweigh the rest.
  if (foods.some((food) => darkeningFoods.test(food))) return 'brown'
  if (foods.slice(0, 2).some((food) => stainingFoods.test(food))) return 'pink'
  for (const food of foods) {
    // What comes in tins and jars colours by itself.
    if (/tomato/.test(food)) return 'red'
    if (/coconut/.test(food)) return 'cream'
    const icon = foodIconName(food, undefined)
    const tint = Object.hasOwn(tintsByIcon, icon) ? tintsByIcon[icon] : undefined
    if (tint) return tint
  }
  return 'golden'
}
