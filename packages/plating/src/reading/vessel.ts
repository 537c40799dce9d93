import type { DishForm, ServingVessel, Surface } from '../picture-description'
import { isBroth } from './base-colours'
import type { SeenFood } from './sauce-colour'

const vessels: Partial<Record<DishForm, ServingVessel>> = {
  soup: 'bowl',
  'clear-soup': 'bowl',
  'noodle-soup': 'bowl',
  stew: 'bowl',
  curry: 'bowl',
  salad: 'bowl',
  'grain-bowl': 'bowl',
  'baked-pasta': 'dish',
  'sheet-pan': 'tray',
  roast: 'dish',
  'shellfish-pot': 'pot',
  burger: 'board',
  sandwich: 'board',
  toast: 'plate',
  wrap: 'board',
  pizza: 'board',
  flatbread: 'board',
  pie: 'tin',
  'laid-slices': 'plate',
  quiche: 'tin',
  frittata: 'pan',
  'eggs-in-pan': 'pan',
  porridge: 'bowl',
  gratin: 'dish',
  'filled-vegetables': 'plate',
  mash: 'bowl',
  vegetables: 'bowl',
  loaf: 'board',
  crumble: 'dish',
  bread: 'board',
  'ice-cream': 'glass',
  'cream-glass': 'glass',
  smoothie: 'glass',
  'cold-drink': 'glass',
  'hot-drink': 'mug',
  dip: 'bowl',
  jar: 'jar',
  'snack-bowl': 'bowl',
  'rice-dish': 'plate',
  'stir-fry': 'pan',
  risotto: 'bowl',
}

/** Returns what a dish is served in: by its form, and by the last steps where they name a pan. */
export function vesselOf(form: DishForm, steps: readonly string[]): ServingVessel {
  const end = steps.slice(-2).join(' ')
  // A curry in a hollowed loaf.
  if (
    (form === 'curry' || form === 'stew' || form === 'soup') &&
    /\b(?:hollow|scoop|pull)[^.]{0,60}\b(?:loaf|loaves|bread|crumb)/.test(steps.join(' '))
  )
    return 'board'
  if (
    (form === 'stew' || form === 'rice-dish' || form === 'shellfish-pot') &&
    /\b(?:pan|skillet|paella)\b.{0,60}\btable\b|\btable in (?:the|its|their) pan\b|carry the pan|in the pan to/.test(
      end,
    )
  )
    return 'pan'
  // What is tossed in a wok stays in it.
  if (form === 'vegetables' && /\bwok\b|\bstir-?fr/.test(steps.join(' '))) return 'pan'
  if (form === 'rice-dish' && /paella pan/.test(steps.join(' '))) return 'pan'
  return vessels[form] ?? 'plate'
}

const browned: ReadonlySet<DishForm> = new Set([
  'gratin',
  'baked-pasta',
  'frittata',
  'fritters',
  'pizza',
  'flatbread',
  'pie',
  'quiche',
  'roast',
])
const creamy: ReadonlySet<DishForm> = new Set([
  'risotto',
  'mash',
  'dip',
  'porridge',
  'cream-glass',
  'ice-cream',
  'smoothie',
])
const crumbly: ReadonlySet<DishForm> = new Set(['crumble', 'cookies', 'bread', 'buns'])

const mayBeDry: ReadonlySet<DishForm> = new Set(['vegetables', 'stir-fry', 'plated-main'])
const leastLiquid = 70

/** Whether anything liquid is left around fried, steamed or roast things. */
function hasSauce(steps: string, foods: readonly SeenFood[]): boolean {
  const liquid = foods
    .filter(
      ({ look, words }) =>
        (look.kind === 'liquid' && !/mustard|jam|jelly/.test(words)) ||
        (look.kind === 'cream' && look.stain > 1.6),
    )
    .reduce((sum, { grams }) => sum + grams, 0)
  return (
    liquid >= leastLiquid ||
    /(?<!(?:soy|fish|oyster|hot|chilli|worcestershire) )\bsauce\b|\b(?:gravy|glaze|juices|creamed|creamy|thickens?|syrupy)\b/.test(
      steps,
    )
  )
}

/** Whether a curry is fried without any liquid: okra, potatoes and cauliflower in their spices. */
export function isFriedDry(form: DishForm, foods: readonly SeenFood[], steps: readonly string[]): boolean {
  const all = steps.join(' ').slice(0, 6_000)
  return (
    form === 'curry' &&
    !/simmer|stew|broth|stock|pour|blend/.test(all) &&
    /\bfr(?:y|ied)\b/.test(all) &&
    !hasSauce(all, foods)
  )
}

/** Returns what the surface of a dish looks like. */
export function surfaceOf(form: DishForm, steps: readonly string[], foods: readonly SeenFood[]): Surface {
  const all = steps.join(' ').slice(0, 6_000)
  if (mayBeDry.has(form) && !hasSauce(all, foods)) return 'dry'
  if (form === 'clear-soup' || form === 'cold-drink' || (form === 'soup' && isBroth(foods, all)))
    return 'clear'
  // Granola is baked into clusters; it is no porridge until the milk comes.
  if (
    form === 'porridge' &&
    /\b(?:clusters?|clumps?|granola|baking sheet|tray)\b/.test(all) &&
    /\b(?:bake|oven)\b/.test(all)
  )
    return 'crumbly'
  if (creamy.has(form)) return 'creamy'
  if (crumbly.has(form)) return 'crumbly'
  if (browned.has(form)) return 'browned'
  if (form === 'soup' && /\bcustards?\b/.test(all) && foods.some(({ words }) => /\begg/.test(words)))
    return 'glazed'
  if (form === 'soup')
    return /\b(?:blend|blitz|purée|puree|whizz|liquidise|pürier)/.test(all) ? 'creamy' : 'plain'
  if (/\b(?:glaze|glossy|shiny|lacquered|sticky|caramelised)\b/.test(all)) return 'glazed'
  if (form === 'stew' && /\b(?:blend|blitz|purée|puree|whizz|liquidise|pürier)/.test(all)) return 'creamy'
  return 'plain'
}
