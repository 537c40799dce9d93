import { type Colour, chromaOf, hueOf, lightnessOf } from './colour'
import type { Backdrop } from './drawing/light'
import { backdrops } from './drawing/light'
import type { PictureDescription } from './picture-description'
import type { PlatingRecipe } from './plating-recipe'
import { hashText } from './random'
import { baseColours } from './reading/base-colours'
import { formOfDish } from './reading/dish-form'
import { doughCutOf } from './reading/dough-cut'
import { mainPieceOf } from './reading/main-piece'
import { seenFoods } from './reading/seen-foods'
import { starchOf } from './reading/starch'
import { isFriedDry, surfaceOf, vesselOf } from './reading/vessel'
import { garnishOf, visiblePieces } from './reading/visible-pieces'

/**
 * Decides what the picture of a recipe shows. Depends on nothing but the recipe; long or odd input is cut off.
 */
export function describePicture(given: PlatingRecipe): PictureDescription {
  const recipe = shortened(given)
  const foods = seenFoods(recipe)
  const steps = recipe.steps.map((step) => step.toLowerCase())
  const named = formOfDish(recipe)
  const form = isFriedDry(named, foods, steps) ? 'vegetables' : named
  const seed = hashText(
    `${recipe.title.slice(0, 200)}\n${foods.map(({ words, grams }) => `${words} ${grams}`).join('\n')}`,
  )
  const colours = baseColours(form, foods, steps, recipe)
  const main = mainPieceOf(form, foods, recipe)
  const starch = starchOf(form, foods, recipe)
  const vessel = vesselOf(form, steps)
  return {
    form,
    vessel,
    surface: surfaceOf(form, steps, foods),
    backdrop: backdropFor(form, colours.base, seed),
    seed,
    isHot: isServedHot(form, steps) || (vessel === 'pan' && form === 'vegetables'),
    ...colours,
    ...(starch ? { starch: starch.kind } : {}),
    starchColour: starch?.colour ?? '#f5eedd',
    cut: doughCutOf(form, recipe, steps),
    ...(main ? { main: main.piece } : {}),
    pieces: visiblePieces(
      form,
      starch?.kind === 'mash' ? foods.filter(({ words }) => !/potato/.test(words)) : foods,
      steps,
      main?.look,
      recipe.title.slice(0, 200).toLowerCase(),
    ),
    garnish: garnishOf(form, foods, steps),
  }
}

/** What a picture needs of a recipe; nobody waits for the rest of one that somebody wrote to make it slow. */
function shortened({ title, description, steps, tags, ...rest }: PlatingRecipe): PlatingRecipe {
  return {
    ...rest,
    title: title.slice(0, 300),
    steps: steps.slice(0, 60).map((step) => step.slice(0, 1200)),
    ...(description === undefined ? {} : { description: description.slice(0, 600) }),
    ...(tags === undefined ? {} : { tags: tags.slice(0, 40) }),
  }
}

const hotForms: ReadonlySet<string> = new Set([
  'soup',
  'clear-soup',
  'noodle-soup',
  'stew',
  'curry',
  'long-pasta',
  'short-pasta',
  'baked-pasta',
  'risotto',
  'rice-dish',
  'stir-fry',
  'shellfish-pot',
  'eggs-in-pan',
  'gratin',
  'hot-drink',
  'dumplings',
  'mash',
  'roast',
  'porridge',
])

function isServedHot(form: PictureDescription['form'], steps: readonly string[]): boolean {
  if (!hotForms.has(form)) return false
  const end = steps.slice(-2).join(' ')
  if (/\b(?:chill|cold|fridge|overnight|ice|iced|room temperature|lukewarm)\b/.test(end)) return false
  return (
    form === 'hot-drink' ||
    /\b(?:heat|simmer|boil|oven|bake|fry|warm|grill|roast|cook|kochen|steam)/.test(steps.join(' '))
  )
}

const glassForms: ReadonlySet<string> = new Set([
  'smoothie',
  'cold-drink',
  'cream-glass',
  'ice-cream',
  'lollies',
])
const warmCloths: readonly Backdrop[] = ['sand', 'butter', 'clay', 'rose']
const coolCloths: readonly Backdrop[] = ['sage', 'sky', 'stone', 'lilac']

// A warm dish on a cool cloth more often than not, so that it stands out; the seed keeps neighbours apart.
function backdropFor(form: PictureDescription['form'], base: Colour, seed: number): Backdrop {
  // What is white in a clear glass needs a deeper cloth behind it.
  if (glassForms.has(form) && lightnessOf(base) > 0.86) return (seed >>> 8) % 2 ? 'slate' : 'brick'
  const hue = hueOf(base)
  const isGreen = hue > 105 && hue < 200 && chromaOf(base) > 0.05
  const pool = isGreen
    ? warmCloths
    : seed % 10 < 6
      ? [...coolCloths, 'sand' as const]
      : [...warmCloths, 'stone' as const]
  return pool[(seed >>> 8) % pool.length] ?? backdrops[0]
}
