import { hueOf, lightnessOf, mix } from '../colour'
import type { DishForm, Piece, PieceShape } from '../picture-description'
import type { SeenFood } from './sauce-colour'

/** Forms eaten with a spoon: everything in them lies in a liquid. */
export const spooned: ReadonlySet<DishForm> = new Set(['soup', 'clear-soup', 'noodle-soup', 'stew', 'curry'])

const meats =
  /chicken|beef|pork|lamb|mutton|goat|veal|venison|duck|turkey|oxtail|rabbit|steak|meat|gammon|brisket|shank|chuck/
const stewPieces: ReadonlySet<PieceShape> = new Set(['chunk', 'dice', 'strip', 'meat', 'meat-strip'])
const onionColour = '#e3bd78'
const freshTomato = '#c8341f'
const potatoColour = '#e3bd68'

/** Whether a food is meat of any kind, minced or whole. */
export const isMeat = (words: string) => meats.test(words)

/** Chopped onion melts into whatever is cooked with it. */
export function isMeltedOnion({ look, text }: SeenFood, cooking: string): boolean {
  return (
    look.colour === onionColour &&
    /\b(?:chopped|diced|grated|minced|cubes)\b/.test(text) &&
    /\b(?:fry|soften|sweat|simmer|cook|sauté|brown|golden|soft)/.test(cooking)
  )
}

/** Chopped tomatoes cook down to sauce. */
export function isMeltedTomato({ look, text }: SeenFood, form: DishForm): boolean {
  return (
    look.colour === freshTomato &&
    spooned.has(form) &&
    /\b(?:chopped|diced|grated|crushed|peeled|blended)\b/.test(text)
  )
}

/** How much more or less of a food one sees than it weighs: tomatoes cook down, the meat is what one looks for. */
export function prominence(form: DishForm, { look, words }: SeenFood): number {
  if (!spooned.has(form)) return 1
  if (look.colour === freshTomato) return 0.3
  if (meats.test(words) && look.shape !== 'crumb') return 1.5
  if (look.shape === 'ring' || (look.shape === 'strip' && look.kind === 'piece')) return 0.7
  return 1
}

const roastable: ReadonlySet<PieceShape> = new Set([
  'chunk',
  'meat',
  'meat-strip',
  'dice',
  'wedge',
  'coin',
  'strip',
  'floret',
  'slab',
  'sprout',
])
const roastedForms: ReadonlySet<DishForm> = new Set([
  'sheet-pan',
  'roast',
  'vegetables',
  'stir-fry',
  'plated-main',
  'skewers',
])
const withRashers: ReadonlySet<DishForm> = new Set([
  'sandwich',
  'toast',
  'egg-plate',
  'flat-cakes',
  'burger',
  'plated-main',
  'pancakes',
])

/** A piece as it comes to the table: meat in a stew in fair lumps, what was in the oven browned at its edges, bacon in rashers. */
export function asServed(
  form: DishForm,
  { words, text, look }: SeenFood,
  piece: Piece,
  cooking: string,
): Piece {
  const isCubed = /\b(?:lardons?|diced|cubes|cubed|chopped|matchsticks|strips|pancetta|crumbled)\b/.test(
    `${text} ${words}`,
  )
  if (/bacon|rashers/.test(words) && withRashers.has(form) && !isCubed)
    return { ...piece, shape: 'rasher', colour: '#a5442c', inside: '#eec3a2', size: 62 }
  if (
    /\b(?:ham|prosciutto|serrano)\b/.test(words) &&
    withRashers.has(form) &&
    (form !== 'plated-main' || /prosciutto|serrano/.test(words)) &&
    !isCubed
  )
    return { ...piece, shape: 'ham-slice', colour: '#df9690', inside: '#f6dcd2', size: 58 }
  // Round slices of something white look like eyes: tofu is in cubes.
  if (/\btofu\b/.test(words) && roundCuts.has(piece.shape) && spooned.has(form))
    return { ...piece, shape: 'dice', size: Math.max(30, piece.size) }
  // Soft tofu simmered in a sauce is white and trembles.
  if (/\btofu\b/.test(words) && form === 'stir-fry' && /silken|soft/.test(`${words} ${text}`))
    return { ...piece, shape: 'dice', colour: '#f7ecd4', inside: '#fffaf0', size: 28 }
  if (piece.shape === 'prawn' && form === 'rice-dish') return { ...piece, size: 50 }
  // In a salad a sausage is cut up.
  if (piece.shape === 'sausage' && form === 'salad')
    return {
      ...piece,
      colour: '#cf8468',
      inside: '#ecb49c',
      ...(/\b(?:matchsticks|strips|batons)\b/.test(cooking)
        ? { shape: 'strip', size: 30 }
        : { shape: 'coin', size: 26 }),
    }
  // A wok takes meat in pieces, not whole legs.
  if (form === 'stir-fry' && piece.shape === 'drumstick')
    return { ...piece, shape: 'meat', colour: '#b06a2a', inside: '#e9b066', size: 42 }
  if (spooned.has(form)) return inSauce(`${words} ${text}`, look.kind, piece)
  if (form === 'rice-dish' && meats.test(words) && stewPieces.has(piece.shape) && piece.size < 40)
    return {
      ...piece,
      shape: piece.shape === 'meat-strip' ? 'meat-strip' : 'meat',
      size: 30,
      ...(/pork|beef/.test(words) && /\bsoy\b|braise/.test(cooking) ? soyed : {}),
    }
  if (/parmesan|pecorino|grana|parmigiano/.test(words) && pastas.has(form) && piece.shape === 'flake')
    return {
      ...piece,
      shape: 'crumb',
      colour: '#f4e2a4',
      inside: '#fbf1cf',
      size: 8,
      share: piece.share * 0.5,
    }
  // Onions in the oven are soft and golden.
  if (form === 'pizza' && look.colour === onionColour)
    return { ...piece, colour: '#cb8d38', inside: '#edc888' }
  if (bakes.has(form) && /aubergine|eggplant|courgette|potato|kartoffel/.test(words) && !/sweet/.test(words))
    return inBake(words, piece)
  if (/\bflour\b|crumb|batter/.test(words) || !roastable.has(piece.shape)) return piece
  if (
    /\btofu\b/.test(words) &&
    roastedForms.has(form) &&
    !/silken|soft/.test(`${words} ${text}`) &&
    !(form === 'stir-fry' && /\b(?:simmer|poach|blanch)/.test(cooking)) &&
    /\b(?:fry|roast|bake|crisp|golden|oven)/.test(cooking)
  )
    return { ...piece, shape: 'dice', colour: '#a8662a', inside: '#e2b066', size: Math.max(27, piece.size) }
  const isBrowned =
    form === 'sheet-pan' ||
    form === 'roast' ||
    (roastedForms.has(form) && browning.test(cooking) && firmRoots.test(words))
  if (!isBrowned || /lettuce|cucumber|tomato|orange|lemon|lime|avocado/.test(words)) return piece
  return roasted(piece)
}

const roundCuts: ReadonlySet<PieceShape> = new Set(['coin', 'ball', 'ring', 'wedge'])
const pastas: ReadonlySet<DishForm> = new Set(['long-pasta', 'short-pasta', 'risotto'])
const bakes: ReadonlySet<DishForm> = new Set(['gratin', 'baked-pasta'])

// What a bake is layered of shows as overlapping slices, golden where they meet the heat.
function inBake(words: string, piece: Piece): Piece {
  const slice = { ...piece, shape: 'coin' as const, size: 42 }
  if (/aubergine|eggplant/.test(words)) return { ...slice, colour: '#4b2c3c', inside: '#bb8c50' }
  return /courgette/.test(words) ? slice : { ...slice, colour: '#c98f3c', inside: '#f3d890' }
}

const soyed = { colour: '#7a431e', inside: '#a8703a' } as const
const browning = /\b(?:roast|crisp|golden|browned|brown|fry|fried|oven)\b/
const firmRoots =
  /potato|kartoffel|parsnip|carrot|squash|pumpkin|cauliflower|celeriac|beetroot|sprout|swede|turnip|aubergine|sausage/

/** Browned at the edges, golden on its face. What is dark already keeps its skin. */
function roasted(piece: Piece): Piece {
  const isPale = lightnessOf(piece.colour) > 0.6
  // Green things stay green, with a brown edge.
  const hue = hueOf(piece.colour)
  const isGreen = hue > 100 && hue < 170
  return {
    ...piece,
    colour:
      piece.shape === 'floret' && !isGreen
        ? mix(piece.colour, '#dc9a34', 0.36)
        : mix(piece.colour, '#ad6420', isGreen ? 0.18 : isPale ? 0.42 : 0.14),
    inside: mix(piece.inside, '#eaa63c', isGreen ? 0.1 : lightnessOf(piece.inside) > 0.7 ? 0.42 : 0.1),
    size: piece.shape === 'dice' ? Math.max(26, piece.size) : piece.size,
  }
}

function inSauce(words: string, kind: SeenFood['look']['kind'], piece: Piece): Piece {
  if (piece.shape === 'drumstick')
    return /\b(?:boneless|off the bone|shredded|diced|pieces|strips)\b/.test(words)
      ? { ...piece, shape: 'meat', colour: '#bd7530', inside: '#efbd74', size: 46 }
      : { ...piece, size: 88 }
  if (piece.shape === 'sausage') return { ...piece, size: 88 }
  // Poached fish stays pale and falls into pieces.
  if (piece.shape === 'fillet') return { ...piece, size: 62, inside: mix(piece.inside, piece.colour, 0.4) }
  if (piece.shape === 'prawn') return { ...piece, size: 50 }
  if (piece.shape === 'egg-half') return { ...piece, size: 62 }
  // Boiled potatoes are pale.
  if (piece.colour === potatoColour) return { ...piece, colour: '#ecd48e', inside: '#f9edc4' }
  if (piece.colour === freshTomato) return { ...piece, size: Math.min(piece.size, 22) }
  if (kind !== 'piece' || !meats.test(words) || !stewPieces.has(piece.shape)) return piece
  const isPale = lightnessOf(piece.colour) > 0.6
  return {
    ...piece,
    shape: piece.shape === 'meat-strip' ? 'meat-strip' : 'meat',
    size: piece.shape === 'strip' ? 38 : 44,
    ...(isPale
      ? { colour: mix(piece.colour, '#a9561a', 0.26), inside: mix(piece.inside, '#f0b45c', 0.3) }
      : {}),
  }
}
