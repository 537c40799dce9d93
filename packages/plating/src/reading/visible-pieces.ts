import { mix } from '../colour'
import type { DishForm, Piece, PieceShape } from '../picture-description'
import type { PlatingRecipe } from '../plating-recipe'
import { cutOf } from './cut-words'
import type { SeenFood } from './sauce-colour'

const mostPieces = 6
const mostGarnishes = 3

function pieceOf({ look, text }: SeenFood, share: number): Piece {
  const { shape, size } = cutOf(look, text)
  return { shape, colour: look.colour, inside: look.inside, size, share }
}

const hidesPieces: ReadonlySet<DishForm> = new Set(['smoothie', 'hot-drink', 'cold-drink', 'lollies'])

/** Returns the foods that one sees, the most first. What is blended or baked into the dough is left out. */
export function visiblePieces(
  form: DishForm,
  foods: readonly SeenFood[],
  steps: readonly string[],
  main: Piece | undefined,
): Piece[] {
  if (hidesPieces.has(form)) return []
  const all = steps.join(' ').slice(0, 12_000)
  const isBlended =
    /\b(?:blend|blitz|purée|puree|whizz|liquidise|pürier)/.test(all) &&
    (form === 'soup' || form === 'dip' || form === 'cream-glass' || form === 'ice-cream') &&
    !/\b(?:half|third|some) (?:of )?(?:it|the|soup|beans)/.test(all)
  if (isBlended) return []
  const seen = foods.filter(({ look, grams, words }) => {
    if (look.kind === 'herb') return form === 'salad' && grams >= 20
    if (look.kind !== 'piece') return false
    if (look.shape === 'strip' && look.colour === '#e3bd78') return grams > 60
    if (/egg/.test(words) && look.shape === 'egg-half') return showsEggs(form, all)
    return true
  })
  const merged = new Map<string, SeenFood>()
  for (const food of seen) {
    const key = `${food.look.shape}${food.look.colour}`
    const earlier = merged.get(key)
    merged.set(key, earlier ? { ...earlier, grams: earlier.grams + food.grams } : food)
  }
  const ranked = [...merged.values()]
    .filter(({ look }) => !main || look.colour !== main.colour)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostPieces)
  const total = ranked.reduce((sum, food) => sum + weightOf(food), 0) || 1
  return ranked.map((food) => pieceOf(food, Math.round((weightOf(food) / total) * 1000) / 1000))
}

// Small, light foods are more visible than their weight says; onions melt away.
function weightOf({ look, grams }: SeenFood): number {
  const isOnion = look.colour === '#e3bd78' && look.shape === 'strip'
  const isLeaf = look.shape === 'leaf'
  return (grams ** 0.75 * (isLeaf ? 1.7 : 1)) / (isOnion ? 3 : 1)
}

function showsEggs(form: DishForm, steps: string): boolean {
  if (
    [
      'salad',
      'composed-plate',
      'grain-bowl',
      'toast',
      'noodle-soup',
      'gratin',
      'curry',
      'stir-fry',
      'rice-dish',
      'eggs-in-pan',
      'egg-plate',
      'egg-halves',
      'sandwich',
    ].includes(form)
  )
    return !/\b(?:beat|whisk|scramble|beaten) (?:the )?eggs?\b/.test(steps) || form === 'sandwich'
  return false
}

const mainShapes: ReadonlySet<PieceShape> = new Set([
  'fillet',
  'steak',
  'slice',
  'drumstick',
  'cutlet',
  'sausage',
  'fish',
  'prawn',
  'chunk',
  'patty',
  'slab',
  'shell',
  'dice',
])
const proteins =
  /chicken|beef|pork|lamb|duck|turkey|salmon|cod|fish|trout|haddock|bass|prawn|shrimp|steak|sausage|tofu|meat|mince|veal|venison|carp|tuna|mackerel|halloumi|mussel|clam|plaice|sole|hake/

/** Returns the piece a plate is about. */
export function mainPieceOf(
  form: DishForm,
  foods: readonly SeenFood[],
  { title, steps }: PlatingRecipe,
): Piece | undefined {
  if (
    ![
      'plated-main',
      'sheet-pan',
      'roast',
      'skewers',
      'fritters',
      'shellfish-pot',
      'eggs-in-pan',
      'filled-vegetables',
      'fruit-dessert',
      'burger',
    ].includes(form)
  )
    return undefined
  const name = title.toLowerCase()
  const all = `${name} ${steps.join(' ').slice(0, 8000).toLowerCase()}`
  if (form === 'filled-vegetables' || form === 'fruit-dessert') {
    const fruit = [...foods]
      .filter(({ look }) => look.kind === 'piece')
      .sort((one, other) => other.grams - one.grams)[0]
    return fruit
      ? {
          ...pieceOf(fruit, 1),
          shape: 'fruit-half',
          size: form === 'fruit-dessert' ? Math.max(54, fruit.look.size) : 92,
        }
      : undefined
  }
  const candidates = foods.filter(
    ({ look, words }) =>
      look.kind === 'piece' && (proteins.test(words) || (mainShapes.has(look.shape) && look.size > 50)),
  )
  const inTitle = (food: SeenFood) =>
    food.words.split(/[ /]+/).some((word) => word.length > 3 && name.includes(word.replace(/e?s$/, '')))
      ? 1
      : 0
  const best =
    [...candidates]
      .filter(({ words }) => proteins.test(words))
      .sort((one, other) => inTitle(other) - inTitle(one) || other.grams - one.grams)[0] ?? candidates[0]
  if (/meatballs?|köttbullar|polpett|albondigas|kofte|köfte|kofta/.test(name))
    return { shape: 'ball', colour: '#7d4a28', inside: '#a06a40', size: 34, share: 1 }
  if (!best) return undefined
  const piece = pieceOf(best, 1)
  if (form === 'skewers')
    return { ...piece, shape: 'chunk', size: 34, colour: mix(piece.colour, '#b0692c', 0.3) }
  if (
    /schnitzel|escalope|fried chicken|milanese|buttermilk chicken|breaded/.test(all) &&
    /chicken|pork|veal|turkey/.test(best.words)
  )
    return {
      ...piece,
      shape: /drumstick|thigh|leg|wing/.test(best.words) ? 'drumstick' : 'patty',
      colour: '#c98a3c',
      inside: '#9c5d24',
      size: 78,
    }
  if (piece.shape === 'chunk' && /beef|lamb|pork|veal/.test(best.words))
    return { ...piece, shape: 'slice', size: 58, inside: mix(piece.inside, '#c08a70', 0.3) }
  if (piece.shape === 'chunk' && /breast|fillet/.test(best.text))
    return {
      ...piece,
      shape: form === 'sheet-pan' ? 'chunk' : 'slice',
      size: form === 'sheet-pan' ? 34 : 56,
      colour: '#c08a48',
      inside: '#f0dcb8',
    }
  if (piece.shape === 'chunk' && /chicken|poultry/.test(best.words))
    return { ...piece, shape: 'drumstick', size: 66, colour: '#bd7a34', inside: '#7d4a20' }
  if (/blackened|spice crust|jerk/.test(all))
    return { ...piece, colour: mix(piece.colour, '#4a2414', 0.5), inside: '#2d1810' }
  if (piece.shape === 'fillet' && /\bwhole (?:sea bass|trout|fish|bream|carp)|gutted|whole fish/.test(all))
    return { ...piece, shape: 'fish', colour: '#9aa2a0', inside: '#e9e6da', size: 190 }
  return piece
}

const finishing =
  /\b(?:scatter|sprinkle|garnish|top with|topped|finish|drizzle|shower|dust|snip|strew|swirl|spoon|dollop|decorate|serve with|serve|lay|bestreuen|garnieren|servieren)\b/

/** Returns what is put on at the end: what the last steps name, else the fresh herbs. */
export function garnishOf(form: DishForm, foods: readonly SeenFood[], steps: readonly string[]): Piece[] {
  const end = steps.slice(-2).join(' ')
  const named = finishing.test(end)
    ? foods.filter(
        (food) =>
          isNamed(food, end) &&
          (food.look.kind === 'herb' ||
            food.look.kind === 'cream' ||
            (food.look.kind === 'piece' && food.look.size < 46)),
      )
    : []
  const herbs = foods.filter(({ look, words }) => look.kind === 'herb' && !/dried|ground/.test(words))
  const smallFirst = [...named].sort((one, other) => rank(other) - rank(one) || one.grams - other.grams)
  const chosen = [...new Set([...smallFirst, ...herbs])].filter(
    ({ look }) => look.shape !== 'egg-half' && look.shape !== 'fruit-half',
  )
  const isDrink = hidesPieces.has(form) || form === 'smoothie'
  const fitting = isDrink
    ? chosen.filter(({ look }) =>
        ['leaf', 'citrus', 'strawberry', 'berry', 'coin', 'seed', 'ball', 'wedge'].includes(look.shape),
      )
    : chosen
  const shapes = new Set<string>()
  return fitting
    .filter(({ look }) => !shapes.has(look.colour) && shapes.add(look.colour))
    .slice(0, mostGarnishes)
    .map((food) => pieceOf(food, 1))
}

const rank = ({ look }: SeenFood) => (look.kind === 'herb' ? 2 : look.kind === 'cream' ? 1 : 0)

function isNamed({ words }: SeenFood, text: string): boolean {
  return words
    .split(/[^\p{L}]+/u)
    .some((word) => word.length > 3 && !ordinary.has(word) && text.includes(word.replace(/(?:e?s|ies)$/, '')))
}

const ordinary: ReadonlySet<string> = new Set([
  'fresh',
  'large',
  'small',
  'medium',
  'tbsp',
  'tablespoons',
  'teaspoons',
  'chopped',
  'grams',
  'handful',
  'cups',
  'ground',
  'dried',
  'whole',
  'sliced',
  'plain',
  'white',
  'black',
  'green',
  'bunch',
])
