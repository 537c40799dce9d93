import { categories } from '@larder/kitchen/food/categories'
import { allFoods } from '@larder/kitchen/food/food'
import { describe, expect, test } from 'vitest'
import { categoryIcons, fallbackIcon, foodIconTable } from '../data/food-icons'
import { ownFoodIcons } from '../data/own-food-icons'
import { foodIconName } from './food-icon-name'

const names = foodIconTable
  .trim()
  .split('\n')
  .flatMap((line) => (line.split('|')[1] ?? '').split(' '))

describe('the icon of a food', () => {
  test.each([
    ['spinach', 'leafy-green'],
    ['rye-bread', 'bread'],
    ['french-bread', 'baguette-bread'],
    ['beef-brisket', 'cut-of-meat'],
    ['ground-beef-80-20', 'mince'],
    ['bone-in-chicken-thigh', 'poultry-leg'],
    ['peanut-butter', 'spread-jar'],
    ['salted-butter', 'butter'],
    ['coconut-milk-beverage', 'beverage-box'],
    ['oat-milk', 'glass-of-milk'],
    ['arugula', 'leafy-green'],
    ['water-chestnuts', 'tin'],
    ['raspberries', 'raspberry'],
    ['pork-sausage', 'sausages'],
    ['ground-lamb', 'mince'],
    ['ground-turkey', 'mince'],
    ['dried-oregano', 'spice-jar'],
    ['fresh-basil', 'herb'],
    ['parsley', 'herb'],
    ['fresh-dill', 'herb'],
    ['dried-dill', 'spice-jar'],
    ['ground-coriander', 'spice-jar'],
    ['tomato-paste', 'jar'],
    ['sesame-seeds', 'seed-bowl'],
    ['almonds', 'almond'],
    ['walnuts', 'mixed-nuts'],
    ['chestnuts', 'chestnut'],
    ['almond-butter', 'spread-jar'],
    ['cumin', 'spice-jar'],
    ['smoked-paprika', 'spice-jar'],
    ['salt', 'salt'],
    ['baking-powder', 'powder-tub'],
    ['firm-tofu', 'tofu-block'],
    ['hummus', 'dip-bowl'],
    ['red-lentils', 'red-lentils'],
    ['kidney-beans', 'beans'],
    ['salmon', 'salmon-fillet'],
    ['cod', 'fish-fillet'],
    ['canned-tuna', 'tin'],
    ['all-purpose-flour', 'flour-bag'],
    ['vanilla-extract', 'sauce-bottle'],
    ['sunflower-oil', 'oil-bottle'],
    ['canned-coconut-milk', 'tin'],
    ['canned-tomatoes', 'canned-food'],
    ['red-wine-vinegar', 'vinegar-bottle'],
    ['green-onion', 'spring-onion'],
    ['celery', 'celery'],
    ['yellow-bell-pepper', 'yellow-pepper'],
    ['green-beans', 'green-beans'],
    ['canned-black-beans', 'black-beans'],
    ['chicken-breast', 'chicken-fillet'],
    ['mussels', 'mussel'],
    ['white-fish', 'fish-fillet'],
    ['feta', 'feta'],
    ['greek-yogurt', 'dairy-tub'],
    ['butternut-squash', 'butternut'],
    ['chicken-broth', 'stock-carton'],
    ['green-chili-pepper', 'green-chilli'],
    ['jalapeno', 'green-chilli'],
    ['red-chili-pepper', 'hot-pepper'],
    ['canned-pinto-beans', 'pinto-beans'],
    ['canned-kidney-beans', 'beans'],
    ['tomatillo', 'green-tomato'],
    ['fresh-tuna', 'tuna-steak'],
    ['fish-sticks', 'fish-fingers'],
    ['baked-beans', 'tin'],
  ])('%s has the icon %s', (food, icon) => {
    expect(foodIconName(food, undefined)).toBe(icon)
  })

  test('is that of its category if none is closer, and the fallback for an unknown food', () => {
    expect(foodIconName(undefined, 'Dairy')).toBe('glass-of-milk')
    expect(foodIconName('durian', 'Fruits')).toBe('fruit-bowl')
    expect(foodIconName(undefined, undefined)).toBe(fallbackIcon)
    expect(foodIconName('constructor', 'Fruits')).toBe('fruit-bowl')
    expect(foodIconName('', 'Nuts')).toBe('mixed-nuts')
  })

  test('is its own for most foods', () => {
    const foods = allFoods()
    const own = foods.filter(({ id }) => foodIconName(id, undefined) !== fallbackIcon)
    expect(own.length / foods.length).toBeGreaterThan(0.98)
    expect(foodIconName('wholegrain-mustard', undefined)).toBe('jar')
  })
})

/** Icons that show one food and nothing else, with the words of the foods that may wear them. */
const exact: Readonly<Record<string, RegExp>> = {
  tomato: /^(?!green)(?!.*tomatillo).*tomat/,
  'green-tomato': /green-tomato|tomatillo/,
  'hot-pepper': /^(?!.*(?:green|jalapeno|serrano|banana)).*(?:chil|pepper)/,
  'green-chilli': /green|jalapeno|serrano/,
  beans: /kidney|adzuki/,
  'pinto-beans': /pinto/,
  'tuna-steak': /tuna/,
  carrot: /carrot/,
  broccoli: /broccoli/,
  cauliflower: /cauliflower|romanesco/,
  courgette: /zucchini|marrow/,
  cucumber: /cucumber/,
  eggplant: /eggplant/,
  pumpkin: /pumpkin|squash/,
  garlic: /garlic/,
  onion: /onion|shallot|ramps/,
  potato: /potato/,
  'brown-mushroom': /mushroom|shiitake|chanterelle|truffle/,
  avocado: /avocado/,
  'red-apple': /apple/,
  'green-apple': /apple/,
  tangerine: /orange|tangerine|clementine/,
  lemon: /lemon|yuzu/,
  lime: /lime/,
  banana: /banana|plantain/,
  grapes: /grape/,
  pineapple: /pineapple/,
  mango: /mango/,
  pear: /pear/,
  peach: /peach|nectarine|apricot/,
  plum: /plum|damson|greengage/,
  cherries: /cherr/,
  strawberry: /strawberr/,
  raspberry: /raspberr/,
  blueberries: /blueberr/,
  watermelon: /watermelon/,
  'kiwi-fruit': /kiwi/,
  coconut: /coconut/,
  egg: /egg/,
  'salmon-fillet': /salmon/,
  shrimp: /shrimp|seafood/,
  crab: /crab/,
  lobster: /lobster|crayfish/,
  squid: /squid|cuttlefish/,
  octopus: /octopus/,
  almond: /almond/,
  peanuts: /peanut/,
  chestnut: /chestnut/,
  'honey-pot': /honey/,
  'tofu-block': /tofu|tempeh/,
  sausages: /sausage|wurst|chorizo|kielbasa|hot-dog|pudding|merguez/,
  mince: /ground|mince|textured/,
  'canned-food': /tomato/,
  'red-pepper': /pepper|pimento/,
  'yellow-pepper': /yellow|banana/,
  'spring-onion': /green-onion|spring-onion/,
  celery: /celery/,
  leek: /leek/,
  cabbage: /cabbage/,
  'red-cabbage': /cabbage/,
  'brussels-sprout': /brussels/,
  'green-beans': /beans/,
  okra: /okra/,
  'white-beans': /white|butter|navy|great-northern/,
  'black-beans': /black/,
  'red-lentils': /lentils/,
  lentils: /lentils/,
  'red-onion': /red-onion/,
  'black-olive': /olives/,
  'white-wine': /white-wine/,
  'chicken-fillet': /chicken|turkey/,
  asparagus: /asparagus/,
  beetroot: /beet/,
  fennel: /fennel/,
  mussel: /mussel/,
  clam: /clam|scallop/,
  mozzarella: /mozzarella|burrata/,
  fig: /fig/,
  pomegranate: /pomegranate/,
  butternut: /butternut/,
  turnip: /turnip/,
  grapefruit: /grapefruit|pomelo/,
  rhubarb: /rhubarb/,
}

test('no food shows another food', () => {
  const wrong = allFoods().filter(({ id, category }) => exact[foodIconName(id, category)]?.test(id) === false)
  expect(wrong.map(({ id }) => id)).toEqual([])
})

describe('the icon table', () => {
  test('has no duplicate and no unknown name', () => {
    expect(new Set(names).size).toBe(names.length)
    const parts = new Set(
      allFoods().flatMap(({ id }) => {
        const words = id.split('-')
        return words.flatMap((_, at) => [words.slice(at).join('-'), words.slice(0, at + 1).join('-')])
      }),
    )
    expect(names.filter((name) => !parts.has(name))).toEqual([])
  })

  test('uses every icon of our own, and only harmless shapes in them', () => {
    const used = new Set([
      ...Object.values(categoryIcons),
      ...foodIconTable.split('\n').map((line) => line.split('|')[0]),
    ])
    expect(Object.keys(ownFoodIcons).filter((name) => !used.has(name))).toEqual([])
    for (const body of Object.values(ownFoodIcons))
      expect(body.replace(/<(?:path|circle|ellipse|g)(?: [a-z-]+="[^"<>]*")*\/?>|<\/g>/g, '')).toBe('')
  })

  test('has an icon for every category', () => {
    expect(Object.keys(categoryIcons)).toEqual([...categories])
  })
})
