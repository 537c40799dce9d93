import { parseList, parseRows } from '@larder/kitchen/fact-table'
import type { Food } from '@larder/kitchen/food/food'

/**
 * How much of a food a household of one or two has, as its cook would type it: which foods | amounts. The first row that fits is
 * taken: an id, `canned-*`, `*-bread` or `@Fruits` for a whole category.
 */
const amountTable = `
egg|4;6;10;12
*-egg|6
garlic|1 head;2 heads;3 cloves
ginger galangal fresh-turmeric|50 g;100 g;1 piece
onion red-onion shallot lemon lime potato sweet-potato carrot apple banana orange pear avocado tomato beet leek parsnip zucchini clementine|2;3;4;6
red-bell-pepper green-bell-pepper yellow-bell-pepper eggplant cucumber fennel kohlrabi peach nectarine apricot plum figs kiwi mango|1;2;3;5
cauliflower cabbage red-cabbage savoy-cabbage celeriac butternut-squash pumpkin hokkaido-squash pineapple watermelon cantaloupe celery *-lettuce|1;half
broccoli bok-choy napa-cabbage radicchio|1 head;2 heads
green-onion radish chives parsley cilantro mint thai-basil fresh-* watercress|1 bunch;half a bunch
jalapeno serrano-pepper *-chili-pepper habanero-pepper|2;3;6
*-milk oat-milk soy-milk|1 l;2 l;500 ml
kefir buttermilk *-juice|1 l;500 ml
*-cream|200 ml;300 ml;1 tub
*-butter ghee|250 g;1 pack;100 g
*-yogurt skyr quark labneh|500 g;150 g;1 tub
*-bread|1 loaf;6 slices;half a loaf
bagel naan pita-bread crumpet croissant *-bun *-tortilla chapati taco-shells|4;6;8;1 pack
canned-* baked-beans crushed-tomatoes refried-beans light-coconut-milk|1 tin;2 tins;4 tins;400 g
frozen-* mixed-vegetables stir-fry-vegetables|500 g;900 g;1 bag
*-bouillon-cube stock-cube|4;8;1 box
*-steak *-chop lamb-chops chicken-thigh chicken-drumstick *-sausage bratwurst|2;4;400 g
whole-chicken duck|1.4 kg;1
@Vegetables|200 g;300 g;500 g;1 bag
@Fruits|200 g;300 g;500 g
@Protein|200 g;300 g;400 g;500 g;1 pack
@Dairy|150 g;200 g;250 g;1 pack
@Grains|250 g;500 g;1 kg;1 pack
@Legumes|250 g;500 g
@Nuts|100 g;200 g;1 bag;1 jar
@Oils|1 bottle;500 ml
@Condiments|1 jar;1 bottle
@Herbs & Spices|1 jar
@Baking|500 g;1 kg;1 pack
@Snacks|1 pack;200 g
@Beverages|1 bottle;1 l`

const rows = parseRows(amountTable).map(([foods = '', amounts = '']) => ({
  fits: foods.startsWith('@') ? [foods] : foods.split(' '),
  amounts: parseList(amounts),
}))

/** The amounts of a food that a small household may have. Example: `usualAmounts(foodById('egg'))` has '6'. */
export function usualAmounts({ id, category }: Food): readonly string[] {
  const isOne = (pattern: string) =>
    pattern === id ||
    pattern === `@${category}` ||
    (pattern.startsWith('*') && id.endsWith(pattern.slice(1))) ||
    (pattern.endsWith('*') && id.startsWith(pattern.slice(0, -1)))
  return rows.find(({ fits }) => fits.some(isOne))?.amounts ?? ['1 pack']
}

/**
 * The same amount for more people, as somebody would still buy it: jars, bottles and bunches stay one, pieces whole. Example:
 * `timesOf('500 g', 3)` is '1500 g', `timesOf('3', 1.5)` is '5'.
 */
export function scaleAmount(amount: string, times: number): string {
  if (amount.startsWith('half'))
    return times > 1 ? amount.replace(/^half(?: an?)?/, '1') : amount.replace(/^half(?: an?)?/, '0.5')
  const [, number = '1', unit = ''] = /^(\d+(?:\.\d+)?) ?(.*)$/.exec(amount) ?? []
  if (/^(?:jar|bottle|bunch|tub|bag|pack|box)$/.test(unit)) return amount
  const step = /^(?:g|ml)$/.test(unit) ? 50 : /^(?:kg|l)$/.test(unit) ? 0.5 : 1
  return `${Math.max(step, Math.round((Number(number) * times) / step) * step)} ${unit}`.trim()
}
