import type { DishForm, Piece, PieceShape } from '../picture-description'
import { cutOf } from './cut-words'
import type { FoodLook } from './food-look'
import { isFoodNamed } from './food-named'
import type { SeenFood } from './sauce-colour'

const mostPieces = 6
const mostGarnishes = 3

/** Returns a food as a piece, cut as its line says. */
export function pieceOf({ look, text }: SeenFood, share: number): Piece {
  const { shape, size } = cutOf(look, text)
  return { shape, colour: look.colour, inside: look.inside, size, share }
}

const hidesPieces: ReadonlySet<DishForm> = new Set(['smoothie', 'hot-drink', 'cold-drink', 'lollies'])

/** Returns the foods that one sees, the most first. What is blended or baked into the dough is left out. */
export function visiblePieces(
  form: DishForm,
  foods: readonly SeenFood[],
  steps: readonly string[],
  mainLook: FoodLook | undefined,
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
    .filter(({ look }) => look !== mainLook)
    .sort((one, other) => weightOf(other) - weightOf(one))
    .slice(0, mostPieces)
  const total = ranked.reduce((sum, food) => sum + weightOf(food), 0) || 1
  return ranked.map((food) =>
    wilted(
      form,
      food,
      cutForHeap(form, pieceOf(food, Math.round((weightOf(food) / total) * 1000) / 1000), all),
    ),
  )
}

const cookedForms: ReadonlySet<DishForm> = new Set([
  'soup',
  'noodle-soup',
  'stew',
  'curry',
  'stir-fry',
  'vegetables',
  'gratin',
  'baked-pasta',
  'short-pasta',
  'long-pasta',
  'risotto',
  'rice-dish',
  'frittata',
  'omelette',
  'eggs-in-pan',
  'filled-vegetables',
  'plated-main',
  'sheet-pan',
])

// Spinach, kale and chard soften when they are cooked; salad leaves and herbs stay as they are.
function wilted(form: DishForm, { look, words }: SeenFood, piece: Piece): Piece {
  const isSoftened = cookedForms.has(form) && look.kind === 'piece' && piece.shape === 'leaf'
  return isSoftened && !/lettuce|salad|rocket|watercress/.test(words) ? { ...piece, shape: 'wilted' } : piece
}

const showsHalves: ReadonlySet<DishForm> = new Set(['fruit-dessert', 'filled-vegetables'])

const isHalf = (shape: PieceShape) => shape === 'fruit-half' || shape === 'round-half'

// In a heap fruit is in pieces; onions fried until golden look it.
function cutForHeap(form: DishForm, piece: Piece, steps: string): Piece {
  if (isHalf(piece.shape) && !showsHalves.has(form)) return { ...piece, shape: 'wedge', size: 30 }
  if (
    piece.shape === 'strip' &&
    piece.colour === rawOnion &&
    /\b(?:golden|brown|crisp|caramelis)/.test(steps)
  )
    return { ...piece, colour: '#a8682c', inside: '#d09a55' }
  return piece
}

const rawOnion = '#e3bd78'

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

const finishing =
  /\b(?:scatter|sprinkle|garnish|top with|topped|finish|drizzle|shower|dust|snip|strew|swirl|spoon|dollop|decorate|serve with|serve|lay|pile|heap|arrange|tuck|dot|on top|grate over|crumble|shave|bestreuen|garnieren|servieren)\b/

/** Returns what is put on at the end: what the last steps name, else the fresh herbs. */
export function garnishOf(form: DishForm, foods: readonly SeenFood[], steps: readonly string[]): Piece[] {
  const [earlier, end] = [steps.slice(0, -2).join(' '), steps.slice(-2).join(' ')]
  const isFinish = finishing.test(end)
  const named = foods.filter(
    ({ look, words }) =>
      (look.kind === 'herb' || look.kind === 'cream' || (look.kind === 'piece' && look.size < 46)) &&
      isFoodNamed(words, end) &&
      (isFinish || !isFoodNamed(words, earlier)),
  )
  const herbs = foods.filter(({ look, words }) => look.kind === 'herb' && !/dried|ground/.test(words))
  const smallFirst = [...named].sort((one, other) => rank(other) - rank(one) || one.grams - other.grams)
  const chosen = [...new Set([...smallFirst, ...herbs])].filter(
    ({ look }) => look.shape !== 'egg-half' && !isHalf(look.shape),
  )
  const isDrink = hidesPieces.has(form) || form === 'smoothie'
  const isPlated =
    form === 'plated-main' ||
    form === 'sheet-pan' ||
    form === 'roast' ||
    form === 'toast' ||
    form === 'filled-vegetables'
  const fitting = isPlated
    ? chosen.filter(({ look }) => look.kind !== 'piece' || look.size < 16)
    : isDrink
      ? chosen.filter(({ look }) =>
          ['leaf', 'citrus', 'strawberry', 'berry', 'coin', 'seed', 'ball', 'wedge'].includes(look.shape),
        )
      : chosen
  const shapes = new Set<string>()
  return fitting
    .filter(({ look }) => !shapes.has(look.colour) && shapes.add(look.colour))
    .slice(0, mostGarnishes)
    .map((food) => cutForHeap(form, pieceOf(food, 1), steps.join(' ')))
}

const rank = ({ look }: SeenFood) => (look.kind === 'herb' ? 2 : look.kind === 'cream' ? 1 : 0)
