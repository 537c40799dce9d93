import { mix } from '../colour'
import type { DishForm, Piece, PieceShape } from '../picture-description'
import { asServed, isMeat, isMeltedOnion, isMeltedTomato, prominence, spooned } from './as-served'
import { cutInSteps, cutOf, cuttingSentences } from './cut-words'
import type { FoodLook } from './food-look'
import { isFoodNamed } from './food-named'
import type { SeenFood } from './sauce-colour'

const mostPieces = 6
const mostGarnishes = 3

/** Returns a food as a piece, cut as its line says. */
export function pieceOf({ look, text, words }: SeenFood, share: number, cuts: readonly string[] = []): Piece {
  const { shape, size } = cutOf(look, `${text} ${cutInSteps(words, cuts)}`)
  return { shape, colour: look.colour, inside: look.inside, size, share }
}

const hidesPieces: ReadonlySet<DishForm> = new Set(['smoothie', 'hot-drink', 'cold-drink', 'lollies'])

/** Returns the foods that one sees, the most first. What is blended or baked into the dough is left out. */
export function visiblePieces(
  form: DishForm,
  foods: readonly SeenFood[],
  steps: readonly string[],
  mainLook: FoodLook | undefined,
  title = '',
): Piece[] {
  if (hidesPieces.has(form)) return []
  const all = steps.join(' ').slice(0, 6_000)
  // A paste blended first is no soup blended smooth.
  const isPasteOnly =
    /\b(?:blend|blitz|whizz)/i.test(steps[0] ?? '') && !blends.test(steps.slice(1).join(' '))
  const isBlended =
    blends.test(all) &&
    !(isPasteOnly && /\bpaste\b/.test(all)) &&
    (form === 'soup' || form === 'dip' || form === 'cream-glass' || form === 'ice-cream') &&
    !/\b(?:half|third|some) (?:of )?(?:it|the|soup|beans)/.test(all)
  if (isBlended) return []
  const isWrapped = foods.some(({ look }) => look.shape === 'dumpling')
  const seen = foods.filter(({ look, grams, words, text }) => {
    if (look.kind === 'herb') return form === 'salad' && grams >= 20
    if (look.kind !== 'piece') return false
    if (cookedForms.has(form) && isMeltedOnion({ look, grams, words, text }, all)) return false
    if (isMeltedTomato({ look, grams, words, text }, form)) return false
    if (isOnion(look)) return grams > 60 && form !== 'plated-main'
    // The crumb is on the meat, the mince inside the dumplings.
    if (/bread ?crumb|panko/.test(words) && form === 'plated-main') return false
    if (isWrapped && (look.shape === 'crumb' || look.shape === 'prawn')) return false
    // A few anchovies melt into a sauce; an orange on the side lies beside the stew.
    if (/anchov/.test(words) && grams < 60) return false
    if (look.shape === 'citrus' && spooned.has(form)) return false
    if (/egg/.test(words) && look.shape === 'egg-half') return showsEggs(form, `${text} ${all}`)
    if (hasThingsBeside.has(form) && isOnTheSide(words, steps)) return false
    return !(form === 'plated-main' && /\b(?:sauce|jam|jelly|chutney|compote)\b/.test(words))
  })
  const cuts = cuttingSentences(all)
  const isRolledIntoBalls = ballForms.has(form) && meatballs.test(`${all} ${title}`)
  const merged = new Map<string, SeenFood>()
  for (const food of [...seen, ...curds(form, foods, all), ...toastedBread(form, foods, all)]) {
    const key = `${food.look.shape}${food.look.colour}`
    const earlier = merged.get(key)
    merged.set(key, earlier ? { ...earlier, grams: earlier.grams + food.grams } : food)
  }
  const ranked = [...merged.values()]
    .filter(({ look }) => look !== mainLook)
    .sort((one, other) => weightOf(form, other) - weightOf(form, one))
    .slice(0, mostPieces)
  // A chilli is not all one sees of a smooth stew.
  const least = spooned.has(form) ? 36 : 0
  const total =
    Math.max(
      least,
      ranked.reduce((sum, food) => sum + weightOf(form, food), 0),
    ) || 1
  return ranked.map((food) => {
    const share = Math.round((weightOf(form, food) / total) * 1000) / 1000
    if (isRolledIntoBalls && food.look.shape === 'crumb' && food.look.kind === 'piece' && isMince(food))
      return { ...pieceOf(food, share), shape: 'ball', size: spooned.has(form) ? 42 : 34 }
    const cut = wilted(form, food, cutForHeap(form, pieceOf(food, share, cuts), all), `${food.text} ${all}`)
    const piece = asServed(form, food, cut, all)
    // On toast or rice an egg is fried or poached unless it is boiled.
    const isFried = friedEggs.has(form) && piece.shape === 'egg-half' && !boiledEggs.test(all)
    return isFried ? { ...piece, shape: 'fried-egg' } : piece
  })
}

const blends = /\b(?:blend|blitz|purée|puree|whizz|liquidise|pürier)/

const friedEggs: ReadonlySet<DishForm> = new Set(['toast', 'rice-dish', 'stir-fry', 'pizza'])
const boiledEggs = /\bboil(?:ed)?\b[^.]{0,40}\beggs?\b|\beggs?\b[^.]{0,60}\bboil/

const hasThingsBeside: ReadonlySet<DishForm> = new Set([
  'sandwich',
  'wrap',
  'taco',
  'burger',
  'stir-fry',
  'frittata',
])

/** Whether a food is only named after 'serve with': it lies beside the dish. */
function isOnTheSide(words: string, steps: readonly string[]): boolean {
  const end = steps.at(-1) ?? ''
  const at = end.search(/\b(?:serve|eat)\b[^.]{0,40}\bwith\b/)
  if (at < 0 || !isFoodNamed(words, end.slice(at))) return false
  return !isFoodNamed(words, `${steps.slice(0, -1).join(' ')} ${end.slice(0, at)}`)
}

/** How a dish says that its mince is rolled into balls. */
export const meatballs =
  /meatballs?|köttbullar|polpett|alb[oó]ndigas|kofte|köfte|kofta|kefta|klopse|\b(?:roll|shape|form)[^.]{0,70}\b(?:balls|walnuts?)\b/i

/** Whether a food is minced meat. */
export const isMince = ({ words }: SeenFood) =>
  /minced?\b|ground (?:beef|pork|lamb|meat|turkey|chicken)/.test(words)

const ballForms: ReadonlySet<DishForm> = new Set([
  'soup',
  'clear-soup',
  'noodle-soup',
  'stew',
  'curry',
  'long-pasta',
  'rice-dish',
  'grain-bowl',
  'stir-fry',
  'sheet-pan',
])

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

const tornLeaves = /\b(?:tear|torn|squares|bite-sized?|large pieces)\b/

// Spinach, kale and chard soften when they are cooked; salad leaves and herbs stay as they are.
function wilted(form: DishForm, { look, words }: SeenFood, piece: Piece, cooking: string): Piece {
  // Cabbage torn by hand stays in leaves; only a knife makes shreds of it.
  if (piece.shape === 'shred' && /cabbage/.test(words) && cookedForms.has(form) && tornLeaves.test(cooking))
    return {
      ...piece,
      shape: 'wilted',
      colour: mix(look.colour, '#8fae48', 0.4),
      inside: '#eef0c6',
      size: 50,
    }
  const isSoftened = cookedForms.has(form) && look.kind === 'piece' && piece.shape === 'leaf'
  return isSoftened && !/lettuce|salad|rocket|watercress/.test(words) ? { ...piece, shape: 'wilted' } : piece
}

const showsHalves: ReadonlySet<DishForm> = new Set(['fruit-dessert', 'filled-vegetables'])

const isHalf = (shape: PieceShape) => shape === 'fruit-half' || shape === 'round-half'

// In a heap fruit is in pieces; onions fried until golden look it.
function cutForHeap(form: DishForm, piece: Piece, steps: string): Piece {
  if (isHalf(piece.shape) && !showsHalves.has(form)) return { ...piece, shape: 'wedge', size: 30 }
  // Steak in a pot or wok is in pieces; whole slices would look like sausages.
  if (piece.shape === 'slice' && (piece.colour === '#71401f' || piece.colour === '#a3683a'))
    return {
      ...piece,
      shape: form === 'stir-fry' ? 'meat-strip' : 'meat',
      colour: '#86502c',
      inside: '#b27850',
      size: spooned.has(form) ? 28 : 38,
    }
  if (piece.shape === 'fillet' && form === 'egg-plate') return { ...piece, shape: 'flake', size: 24 }
  if (isOnion(piece) && /\b(?:golden|brown|crisp|caramelis)/.test(steps))
    return { ...piece, colour: '#a8682c', inside: '#d09a55' }
  return piece
}

const isOnion = ({ shape, colour }: Pick<Piece, 'shape' | 'colour'>) =>
  shape === 'strip' && colour === '#e3bd78'

// Small, light foods are more visible than their weight says; onions melt away.
function weightOf(form: DishForm, food: SeenFood): number {
  const { look, grams } = food
  const isLeaf = look.shape === 'leaf'
  return (grams ** 0.75 * (isLeaf ? 1.7 : 1) * prominence(form, food)) / (isOnion(look) ? 3 : 1)
}

// Beaten eggs set in soft yellow curds between the rest.
function curds(form: DishForm, foods: readonly SeenFood[], steps: string): SeenFood[] {
  if (
    form !== 'stir-fry' &&
    form !== 'rice-dish' &&
    !(form === 'toast' && /\bcurds?\b|\bscrambl/.test(steps))
  )
    return []
  return foods
    .filter(({ look, text }) => look.shape === 'egg-half' && !showsEggs(form, `${text} ${steps}`))
    .map((food) => ({
      ...food,
      look: { ...food.look, shape: 'chunk', colour: '#f1c552', inside: '#f8dd8a', size: 27 },
    }))
}

// Torn or toasted bread in a salad is one of its pieces, and so are crisp tortillas in a salsa.
function toastedBread(form: DishForm, foods: readonly SeenFood[], steps: string): SeenFood[] {
  const isInSalsa = form === 'stew' && foods.some(({ words }) => /tortilla/.test(words))
  if (form !== 'salad' && !isInSalsa) return []
  if (!/\b(?:toast|tear|torn|crisp|fry|cube|croutons?|shards)/.test(steps)) return []
  return breadPieces(foods, 27)
}

const friedBread =
  /\bcroutons?\b|\b(?:toast|fry|crisp)\b[^.]{0,50}\bbread\b|\bbread\b[^.]{0,60}\b(?:toast|fry|crisp|golden)/

/** The croutons of a soup. */
function croutons(form: DishForm, foods: readonly SeenFood[], steps: string): SeenFood[] {
  const all = steps.slice(0, 6_000)
  if (form !== 'soup') return []
  if (breadRaft.test(all) && foods.some(({ words }) => melted.test(words)))
    return breadPieces(foods, 86).map((food) => ({
      ...food,
      look: { ...food.look, shape: 'coin', colour: '#b8722c', inside: '#f4cd66' },
    }))
  return friedBread.test(all) ? breadPieces(foods, 21) : []
}

/** Slices of bread laid on a soup, with cheese that melts under the grill. */
const breadRaft =
  /\b(?:float|lay|set|put|top)\b[^.]{0,40}\b(?:bread|toasts?|slices|baguette)\b[\s\S]{0,160}\bgrill/
const melted = /gruy[èe]re|emmental|comt[ée]|cheddar|mozzarella|cheese/

function breadPieces(foods: readonly SeenFood[], size: number): SeenFood[] {
  return foods
    .filter(
      ({ look, words }) =>
        look.kind === 'dough' && /bread|baguette|ciabatta|pitta?|tortilla|lavash|brot/.test(words),
    )
    .map((food) => {
      const isFlat = /pitta?|tortilla|flat|lavash/.test(food.words)
      const look = isFlat
        ? ({ shape: 'chip', colour: '#d3a052', inside: '#9c662a', size: 40 } as const)
        : ({ shape: 'dice', colour: '#b87c38', inside: '#e8c486', size } as const)
      return { ...food, look: { ...food.look, ...look } }
    })
}

const beatenEggs =
  /\b(?:beat|whisk|scramble|beaten) (?:the |in the |\w+ )?eggs?\b|\beggs?\b[^.]{0,20}\b(?:beaten|whisked|scrambled)\b/

const servedEggs =
  /\bboil[^.]{0,40}\beggs?\b|\beggs?\b[^.]{0,40}\bboil|\b(?:crack|break|peel|halve|slide)[^.]{0,40}\beggs?\b/

function showsEggs(form: DishForm, steps: string): boolean {
  // An egg in a stew mostly binds its meatballs.
  if (form === 'stew') return servedEggs.test(steps)
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
      'pizza',
      'eggs-in-pan',
      'egg-plate',
      'egg-halves',
      'sandwich',
    ].includes(form)
  )
    return !beatenEggs.test(steps) || form === 'sandwich'
  return false
}

const finishing =
  /\b(?:scatter|sprinkle|garnish|top with|topped|finish|drizzle|shower|dust|snip|strew|swirl|spoon|dollop|decorate|serve with|serve|lay|pile|heap|arrange|tuck|dot|on top|grate over|crumble|shave|bestreuen|garnieren|servieren)\b/

/** Returns what is put on at the end: what the last steps name, else the fresh herbs. */
export function garnishOf(form: DishForm, foods: readonly SeenFood[], steps: readonly string[]): Piece[] {
  const [earlier, end] = [steps.slice(0, -2).join(' '), steps.slice(-2).join(' ')]
  const isFinish = finishing.test(end)
  const isFromPan = form === 'stir-fry' || form === 'frittata'
  const named = foods.filter(
    ({ look, words }) =>
      (look.kind === 'herb' || look.kind === 'cream' || (look.kind === 'piece' && look.size < 46)) &&
      !(isFromPan && look.kind === 'piece' && look.shape !== 'citrus' && isOnTheSide(words, steps)) &&
      isFoodNamed(words, end) &&
      (isFinish || !isFoodNamed(words, earlier)),
  )
  const herbs = foods.filter(({ look, words }) => look.kind === 'herb' && !/dried|ground/.test(words))
  const smallFirst = [...named].sort((one, other) => rank(other) - rank(one) || one.grams - other.grams)
  const chosen = [...new Set([...croutons(form, foods, steps.join(' ')), ...smallFirst, ...herbs])].filter(
    ({ look, words }) => look.shape !== 'egg-half' && !isHalf(look.shape) && !isMeatLump(words, look),
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
    .map((food) => asServed(form, food, cutForHeap(form, pieceOf(food, 1), steps.join(' ')), steps.join(' ')))
}

// What a dish is made of is not strewn over it.
const isMeatLump = (words: string, { size, shape }: FoodLook) =>
  isMeat(words) && size > 13 && shape !== 'crumb'

const rank = ({ look }: SeenFood) => (look.kind === 'herb' ? 2 : look.kind === 'cream' ? 1 : 0)
