import { mix } from '../colour'
import type { DishForm, Piece, PieceShape } from '../picture-description'
import type { PlatingRecipe } from '../plating-recipe'
import { asServed } from './as-served'
import { pressed } from './dish-form'
import type { FoodLook } from './food-look'
import type { SeenFood } from './sauce-colour'
import { isMince, meatballs, pieceOf } from './visible-pieces'

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
  'meat',
  'meat-strip',
  'patty',
  'slab',
  'shell',
  'dice',
])
const proteins =
  /chicken|beef|pork|lamb|duck|turkey|salmon|cod|fish|trout|haddock|bass|prawn|shrimp|steak|sausage|tofu|meat|mince|veal|venison|carp|tuna|mackerel|halloumi|mussel|clam|plaice|sole|hake|silverside|topside|brisket|chuck/
const fruitForms: ReadonlySet<DishForm> = new Set(['filled-vegetables', 'fruit-dessert'])
const mainForms: ReadonlySet<DishForm> = new Set([
  'plated-main',
  'sheet-pan',
  'roast',
  'skewers',
  'fritters',
  'shellfish-pot',
  'eggs-in-pan',
  'burger',
])

/** Returns the piece a plate is about, and the food it is, which is not shown a second time. */
export function mainPieceOf(
  form: DishForm,
  foods: readonly SeenFood[],
  recipe: PlatingRecipe,
): { readonly piece: Piece; readonly look?: FoodLook } | undefined {
  const name = recipe.title.slice(0, 200).toLowerCase()
  const cooking = `${name} ${recipe.steps.slice(0, 60).join(' ').slice(0, 6_000).toLowerCase()}`
  if (fruitForms.has(form)) {
    const fruit = foods
      .filter(({ look }) => look.kind === 'piece')
      .sort((one, other) => other.grams - one.grams)[0]
    return fruit && { piece: halved(form, fruit, cooking), look: fruit.look }
  }
  if (form === 'lettuce-cups' && pressed.test(cooking))
    return { piece: { shape: 'patty', colour: '#c06a2e', inside: '#8a4418', size: 38, share: 1 } }
  if (!mainForms.has(form)) return undefined
  const polenta = form === 'plated-main' ? foods.find(({ words }) => /polenta/.test(words)) : undefined
  if (polenta && /\b(?:fried|grilled) polenta/.test(name))
    return {
      piece: { shape: 'slab', colour: '#c98a2c', inside: '#efc04c', size: 76, share: 1 },
      look: polenta.look,
    }
  if (meatballs.test(name)) {
    const mince = foods.find(isMince)
    const piece: Piece = { shape: 'ball', colour: '#985a2e', inside: '#bd8250', size: 34, share: 1 }
    return { piece, ...(mince ? { look: mince.look } : {}) }
  }
  if (form === 'fritters')
    return {
      piece: {
        shape: /sausage/.test(name) ? 'sausage' : 'patty',
        colour: '#b9742f',
        inside: '#7d4a1c',
        size: 64,
        share: 1,
      },
    }
  const best = mainFood(foods, name)
  return best && { piece: served(form, best, cooking), look: best.look }
}

function mainFood(foods: readonly SeenFood[], name: string): SeenFood | undefined {
  const isInTitle = ({ words }: SeenFood) =>
    words.split(/[ /]+/).some((word) => word.length > 3 && name.includes(word.replace(/e?s$/, '')))
  const pieces = foods.filter(({ look }) => look.kind === 'piece')
  const meats = pieces.filter(({ words }) => proteins.test(words))
  return (
    meats.sort(
      (one, other) => Number(isInTitle(other)) - Number(isInTitle(one)) || other.grams - one.grams,
    )[0] ?? pieces.find(({ look }) => mainShapes.has(look.shape) && look.size > 50)
  )
}

function halved(form: DishForm, food: SeenFood, cooking: string): Piece {
  const piece = pieceOf(food, 1)
  if (form === 'filled-vegetables' && /potato|kartoffel|onion|tomato|mushroom/.test(food.words))
    return {
      ...piece,
      ...(/potato|kartoffel/.test(food.words) ? { colour: '#9c6a38' } : {}),
      shape: 'round-half',
      size: 72,
    }
  const half: Piece = {
    ...piece,
    shape: piece.shape === 'round-half' ? 'round-half' : 'fruit-half',
    size: form === 'fruit-dessert' ? Math.max(54, piece.size) : /pepper|paprika/.test(food.words) ? 96 : 92,
  }
  return /red wine|rotwein/.test(cooking) ? { ...half, colour: '#8a2236', inside: '#c4586a' } : half
}

const hasCrumbs = /crumb|panko|batter|buttermilk|cornflakes?\b|milanes|polenta/

const isLump = ({ shape }: Piece) => shape === 'chunk' || shape === 'meat' || shape === 'meat-strip'

/** The main food as it comes to the table: sliced, browned, crumbed, whole. */
function served(form: DishForm, food: SeenFood, cooking: string): Piece {
  const piece = pieceOf(food, 1)
  const { words, text } = food
  if (form === 'skewers')
    return { ...piece, shape: 'meat', size: 34, colour: mix(piece.colour, '#b0692c', 0.3) }
  if (piece.shape === 'fillet' && /\b(?:fish (?:fingers?|sticks?)|goujons?)\b/.test(cooking))
    return { ...piece, shape: 'finger', size: 98, colour: '#dc9a3e', inside: '#a8641f' }
  if (/\bribs?\b/.test(words) && /pork|beef|lamb|ribs/.test(words) && !/rib-?eye/.test(words))
    return { ...piece, shape: 'rib', size: 118, colour: '#8e3414', inside: '#d0763a' }
  if (
    /schnitzel|escalope|fried chicken|milanes[ea]|buttermilk chicken|breaded|crumbed|ky?iev|kyiv|into the (?:\w+ )?breadcrumbs/.test(
      cooking,
    ) &&
    /chicken|pork|veal|turkey/.test(words)
  )
    // Dusted with flour and fried in the pan, it has no crust of crumbs.
    return !hasCrumbs.test(cooking) && !/\b(?:fried chicken|schnitzel)\b/.test(cooking)
      ? { ...piece, shape: 'escalope', colour: '#cf9a4c', inside: '#f0d29a', size: 84 }
      : {
          ...piece,
          shape: /drumstick|thigh|leg|wing/.test(`${words} ${text}`) ? 'drumstick' : 'breaded',
          colour: '#d49a45',
          inside: '#9c5d24',
          size: 100,
        }
  if (
    piece.shape === 'fillet' &&
    /crumbed|breaded|\b(?:bread)?crumbs\b|\bin (?:the )?batter\b|\bbattered\b/.test(cooking) &&
    /\bflour\b/.test(cooking)
  )
    return { ...piece, colour: '#d79a44', inside: '#a8662a' }
  if (
    /char siu|hoisin|sticky glaze|lacquer|barbecue ribs|sticky and dark/.test(cooking) &&
    /pork|duck|rib/.test(words)
  )
    return { ...piece, shape: 'slice', size: 58, colour: '#86301c', inside: '#cd987a' }
  // A smoked sausage is served whole.
  if (form === 'plated-main' && piece.shape === 'coin' && /sausage|wurst|kielbasa|frankfurter/.test(words))
    return { ...piece, shape: 'sausage', size: 62, colour: '#9c4f28', inside: '#6b3018' }
  if (
    form === 'plated-main' &&
    isLump(piece) &&
    /\bpulled\b|\bpull[^.]{0,30}\b(?:apart|shreds)\b|\bshred(?:ded)?\b[^.]{0,40}\bforks?\b/.test(cooking)
  )
    return { ...piece, shape: 'shred', size: 46, colour: '#ad6230', inside: '#d99c60' }
  if (/blackened|spice crust|jerk/.test(cooking))
    return {
      ...piece,
      // Fish keeps its colour under the spices.
      colour: mix(
        piece.colour,
        piece.shape === 'fillet' ? '#a24a20' : '#4a2414',
        piece.shape === 'fillet' ? 0.2 : 0.5,
      ),
      inside: '#2d1810',
      ...(isLump(piece) ? { shape: 'drumstick', size: 66 } : {}),
    }
  if (isLump(piece) && /beef|lamb|pork|veal|silverside|topside|brisket|chuck/.test(words))
    return { ...piece, shape: 'slice', size: 58, inside: mix(piece.inside, '#c08a70', 0.3) }
  if (piece.shape === 'crumb')
    return { ...piece, shape: 'patty', size: 70, colour: '#8f5630', inside: '#5f3418' }
  if (piece.shape === 'strip' || (isLump(piece) && /breast|fillet/.test(text)))
    return form === 'sheet-pan'
      ? { ...piece, shape: 'meat', size: 34, colour: '#b97a36', inside: '#e4b878' }
      : { ...piece, shape: 'slice', size: 56, colour: '#c08a48', inside: '#f0dcb8' }
  if (isLump(piece) && /chicken|poultry/.test(words))
    return { ...piece, shape: 'drumstick', size: 66, colour: '#bd7a34', inside: '#7d4a20' }
  if (
    piece.shape === 'fillet' &&
    /\bwhole (?:sea bass|trout|fish|bream|carp)|gutted|whole fish/.test(cooking)
  )
    return { ...piece, shape: 'fish', colour: '#9aa2a0', inside: '#e9e6da', size: 190 }
  return asServed(form, food, piece, cooking)
}
