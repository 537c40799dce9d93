import type { DishFilling, Pick } from './dish-filling'
import { joinWords, listPicks, upperFirst } from './dish-filling'
import type { IngredientFact } from './ingredient-fact'

/** Whether a pick's name is plural. Example: 'carrots' are, 'asparagus' is not. */
function isPluralPick({ name }: Pick): boolean {
  return /s$/.test(name) && !/(?:ss|us|is)$/.test(name)
}

/** Returns the verb for a pick. Example: `verbFor(carrots)` is 'are'. */
function verbFor(pick: Pick): string {
  return isPluralPick(pick) ? 'are' : 'is'
}

/** Formats minutes. Example: `formatMinutes(1)` is '1 minute'. */
export function formatMinutes(count: number): string {
  const whole = Math.max(1, Math.round(count))
  return whole === 1 ? '1 minute' : `${whole} minutes`
}

/** First step of most dishes: fat, then onion, then what burns sooner. Example: `softenStep(filling, 'a large pan')`. */
export function softenStep(filling: DishFilling, vessel: string): string {
  const [onion] = filling.of('onion')
  const aromatics = filling.the('garlic', 'ginger', 'chilli')
  const start = `Heat ${filling.the('fat') || 'a splash of water'} in ${vessel} over medium heat`
  if (onion && aromatics !== '')
    return `${start}, add the ${onion.name} and cook for 6 minutes, until soft. Add ${aromatics} and stir for 1 minute, until fragrant.`
  if (onion) return `${start}, add the ${onion.name} and cook for 6 minutes, until soft.`
  if (aromatics !== '') return `${start}, add ${aromatics} and stir for 1 minute, until fragrant.`
  return `${start}.`
}

/** Minutes of the first step. Example: `softenMinutes(filling)`. */
export function softenMinutes(filling: DishFilling): number {
  return (filling.has('onion') ? 6 : 0) + (filling.has('garlic', 'ginger', 'chilli') ? 1 : 0)
}

/**
 * Text and total minutes of foods that are added one after another. Example: `{ text: 'Add the leeks and cook for 7 minutes.',
 * minutes: 7 }`.
 */
export interface StaggeredCooking {
  readonly text: string
  readonly minutes: number
}

/**
 * Describes vegetables that are added one after another, the hardest first, so that all are done at once. Example:
 * `staggerCooking(vegetables, (fact) => fact.panMinutes, 'fry').text` is 'Add the carrots and fry for 5 minutes. Add the
 * spinach and fry for 2 minutes, until wilted.'.
 */
export function staggerCooking(
  picks: readonly Pick[],
  minutesOf: (fact: IngredientFact) => number,
  verb: string,
  end = 'just tender',
): StaggeredCooking {
  const timed = picks
    .map((pick) => ({ pick, time: pick.fact ? minutesOf(pick.fact) : 1 }))
    .sort((a, b) => b.time - a.time)
  const groups: { picks: Pick[]; time: number }[] = []
  for (const { pick, time } of timed) {
    const last = groups.at(-1)
    if (last && last.time - time < 2) last.picks.push(pick)
    else groups.push({ picks: [pick], time })
  }
  const texts = groups.map(({ picks: groupPicks, time }, at) => {
    const next = groups[at + 1]?.time ?? 0
    const isLast = at === groups.length - 1
    const isLeaf = groupPicks.every(({ fact }) => fact?.class === 'leaf')
    const until = !isLast ? '' : isLeaf ? ', until wilted' : `, until ${end}`
    return `Add ${listPicks(groupPicks)} and ${verb} for ${formatMinutes(time - next)}${until}.`
  })
  return { text: texts.join(' '), minutes: groups[0]?.time ?? 0 }
}

const coreTemperatures: Readonly<Record<string, string>> = {
  poultry: '74 °C in the thickest piece',
  'poultry-bone': '74 °C beside the bone',
  bird: '74 °C in the thickest part of the leg',
  offal: '74 °C in the middle',
  patty: '71 °C in the middle',
  breaded: '74 °C in the middle',
  'cooked-meat': '75 °C all through',
  mince: '71 °C',
  pork: '71 °C in the middle',
  chop: '63 °C in the middle, then rest for 3 minutes',
  sausage: '71 °C in the middle',
  'white-fish': '63 °C in the middle',
  'oily-fish': '63 °C in the middle',
}

const donenessSigns: Readonly<Record<string, string>> = {
  poultry: 'cooked through with no pink left',
  'poultry-bone': 'golden and the juices run clear',
  bird: 'golden and the juices run clear',
  offal: 'cooked through',
  patty: 'browned and cooked through',
  breaded: 'golden and hot all through',
  stewing: 'very tender',
  'cooked-meat': 'steaming hot',
  mince: 'well browned with no pink left',
  'plant-mince': 'browned',
  pork: 'cooked through',
  steak: 'browned',
  chop: 'browned',
  sausage: 'browned and cooked through',
  'plant-sausage': 'browned and hot',
  'white-fish': 'opaque and flaking',
  'oily-fish': 'opaque and flaking',
  'smoked-fish': 'warm',
  'tinned-fish': 'hot',
  prawn: 'pink and curled',
  seafood: 'opaque and just firm',
  tofu: 'golden at the edges',
  paneer: 'golden',
  halloumi: 'golden',
  cured: 'crisp at the edges',
  ham: 'hot',
  bean: 'hot',
}

/**
 * Describes when a protein is done, with its core temperature where it matters. Example: 'until the chicken is cooked through
 * (74 °C …)'.
 */
export function untilDone(pick: Pick): string {
  const group = pick.fact?.class ?? ''
  const core = coreTemperatures[group]
  return `until the ${pick.name} ${verbFor(pick)} ${donenessSigns[group] ?? 'done'}${core ? ` (${core})` : ''}`
}

// The same without the name, for a sentence that already has it.
function untilDoneShort({ fact }: Pick): string {
  const group = fact?.class ?? ''
  return untilSign(donenessSigns[group], group)
}

function untilSign(sign: string | undefined, group: string): string {
  const core = coreTemperatures[group]
  return `until ${sign ?? 'done'}${core ? ` (${core})` : ''}`
}

// Nothing browns in simmering liquid.
const simmeredSigns: Readonly<Record<string, string>> = {
  tofu: 'hot through',
  paneer: 'hot through',
  bean: 'hot through',
  cured: 'hot through',
  ham: 'hot through',
  'plant-mince': 'hot through',
  'plant-sausage': 'hot through',
  mince: 'no pink is left',
  sausage: 'cooked through',
  patty: 'cooked through',
}

/** Describes when a simmered protein is done. Example: `untilSimmered(tofu)` is 'until hot through'. */
export function untilSimmered({ fact }: Pick): string {
  const group = fact?.class ?? ''
  return untilSign(simmeredSigns[group] ?? donenessSigns[group], group)
}

/**
 * Describes frying a protein, as a sentence. Example: `fryMain(chicken)` is 'Add the chicken and fry for 8 minutes, turning,
 * until …'.
 */
export function fryMain(pick: Pick): string {
  const group = pick.fact?.class ?? ''
  const time = formatMinutes(pick.fact?.panMinutes ?? 5)
  if (group === 'mince' || group === 'plant-mince')
    return `Add the ${pick.name} and fry over medium-high heat for ${time}, breaking it up with a spoon, ${untilDoneShort(pick)}.`
  if (group === 'cooked-meat' || group === 'bean' || group === 'ham' || group === 'tinned-fish')
    return `Add the ${pick.name} and warm through for ${time}, ${untilDoneShort(pick)}.`
  if (group === 'steak')
    return `Turn the heat to high, add the ${pick.name} and sear for ${time}, turning once, ${untilDoneShort(pick)}.`
  return `Add the ${pick.name} and fry over medium-high heat for ${time}, turning now and then, ${untilDoneShort(pick)}.`
}

const delicateClasses: ReadonlySet<string> = new Set([
  'white-fish',
  'oily-fish',
  'smoked-fish',
  'tinned-fish',
  'prawn',
  'seafood',
  'cooked-meat',
  'ham',
  'bean',
])

/**
 * Describes cooking protein and vegetables in one pan: meat is browned first; fish and foods that only need warming go in last.
 * Example: `cookInSequence(filling, 'fry')`.
 */
export function cookInSequence(filling: DishFilling, verb: string, end?: string): StaggeredCooking {
  const cooked = staggerCooking(filling.of('vegetables'), (fact) => fact.panMinutes, verb, end)
  const [main] = filling.of('main')
  if (!main) return cooked
  const isLate = main.fact !== undefined && delicateClasses.has(main.fact.class)
  const text = isLate ? `${cooked.text} ${fryMain(main)}` : `${fryMain(main)} ${cooked.text}`
  return { text: text.trim(), minutes: cooked.minutes + (main.fact?.panMinutes ?? 0) }
}

/** Returns the millilitres of water a serving needs in addition to the stock. Example: `waterBeside(filling, 300)`. */
export function waterBeside(filling: DishFilling, need: number): number {
  const [stock] = filling.of('stock')
  if (!stock || isCube(stock)) return need
  const rest = need - stock.grams / filling.servings
  return rest * filling.servings < 50 ? 0 : rest
}

/** Describes the liquid: stock, a cube in water, or water. Example: 'the water and the crumbled stock cube'. */
export function liquidPhrase(filling: DishFilling, need: number): string {
  const [stock] = filling.of('stock')
  if (!stock) return 'the water'
  if (isCube(stock)) return `the water and the crumbled ${stock.name}`
  return waterBeside(filling, need) > 0 ? `the ${stock.name} and the water` : `the ${stock.name}`
}

/** Whether stock comes as a cube. Example: `isCube(pick)`. */
function isCube({ fact }: Pick): boolean {
  return fact?.class.endsWith('cube') === true
}

/** Describes toasting the spices. Example: 'Stir in the cumin and paprika for 30 seconds, until fragrant.'. */
export function toastSpices(filling: DishFilling): string {
  return filling.if(['dry', 'heat'], (spices) => ` Stir in ${spices} for 1 minute, until fragrant.`)
}

/**
 * Last step of a savoury dish. Example: 'Season with salt and pepper, squeeze over the lemon juice and scatter with the
 * parsley.'.
 */
export function finishStep(filling: DishFilling, last = 'serve'): string {
  const parts = ['season with salt and pepper']
  const acid = filling.the('acid')
  if (acid !== '') parts.push(`stir in ${acid}`)
  const herb = filling.the('herb')
  if (herb !== '') parts.push(`scatter over ${herb}`)
  return `${upperFirst(joinWords([...parts, last]))}.`
}
