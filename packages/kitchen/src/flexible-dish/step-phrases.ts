import type { DishFilling, Pick } from './dish-filling'
import { joinWords, listPicks, upperFirst } from './dish-filling'
import type { IngredientFact } from './ingredient-fact'

/** Whether a pick is spoken of in the plural. Example: 'carrots' are, 'asparagus' is not. */
export function isPluralPick({ said }: Pick): boolean {
  return /s$/.test(said) && !/(?:ss|us|is)$/.test(said)
}

/** The verb that fits. Example: `is(carrots)` is 'are'. */
export function verbFor(pick: Pick): string {
  return isPluralPick(pick) ? 'are' : 'is'
}

/** A pronoun for a pick. Example: `it(carrots)` is 'them'. */
export function pronounFor(pick: Pick): string {
  return isPluralPick(pick) ? 'them' : 'it'
}

/** Minutes in words. Example: `minutes(1)` is '1 minute'. */
export function formatMinutes(many: number): string {
  const whole = Math.max(1, Math.round(many))
  return whole === 1 ? '1 minute' : `${whole} minutes`
}

/** The beginning of most dishes: fat into the pan, onion, then what burns sooner. Example: `soften(filling, 'a large pan')`. */
export function softenStep(filling: DishFilling, vessel: string): string {
  const [onion] = filling.of('onion')
  const sharp = filling.the('garlic', 'ginger', 'chilli')
  const start = `Heat ${filling.the('fat') || 'a splash of water'} in ${vessel} over medium heat`
  if (onion && sharp !== '')
    return `${start}, add the ${onion.said} and cook for 6 minutes, until soft. Add ${sharp} and stir for 1 minute, until fragrant.`
  if (onion) return `${start}, add the ${onion.said} and cook for 6 minutes, until soft.`
  if (sharp !== '') return `${start}, add ${sharp} and stir for 1 minute, until fragrant.`
  return `${start}.`
}

/** How long that beginning takes. Example: `softenMinutes(filling)`. */
export function softenMinutes(filling: DishFilling): number {
  return (filling.has('onion') ? 6 : 0) + (filling.has('garlic', 'ginger', 'chilli') ? 1 : 0)
}

/** What cooks in turn: its text and the minutes of all. Example: `{ text: 'Add the leeks and cook for 7 minutes.', minutes: 7 }`. */
export interface StaggeredCooking {
  readonly text: string
  readonly minutes: number
}

/**
 * Vegetables one after the other, the hard ones first, so that all are done at once. Example: `inTurn(vegetables, (fact) =>
 * fact.panMinutes, 'fry').text` is 'Add the carrots and fry for 5 minutes. Add the spinach and fry for 2 minutes, until wilted.'.
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
  const texts = groups.map(({ picks: these, time }, at) => {
    const next = groups[at + 1]?.time ?? 0
    const isLast = at === groups.length - 1
    const isLeaf = these.every(({ fact }) => fact?.class === 'leaf')
    const until = !isLast ? '' : isLeaf ? ', until wilted' : `, until ${end}`
    return `Add ${listPicks(these)} and ${verb} for ${formatMinutes(time - next)}${until}.`
  })
  return { text: texts.join(' '), minutes: groups[0]?.time ?? 0 }
}

const cores: Readonly<Record<string, string>> = {
  poultry: '74 °C in the thickest piece',
  'poultry-bone': '74 °C beside the bone',
  'cooked-meat': '75 °C all through',
  mince: '71 °C',
  pork: '71 °C in the middle',
  chop: '63 °C in the middle, then rest for 3 minutes',
  sausage: '71 °C in the middle',
  'white-fish': '63 °C in the middle',
  'oily-fish': '63 °C in the middle',
}

const signs: Readonly<Record<string, string>> = {
  poultry: 'cooked through with no pink left',
  'poultry-bone': 'golden and the juices run clear',
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

/** When a protein is done, with the heat in its middle where it matters. Example: 'until the chicken is cooked through (74 °C …)'. */
export function untilDone(pick: Pick): string {
  const group = pick.fact?.class ?? ''
  const core = cores[group]
  return `until the ${pick.said} ${verbFor(pick)} ${signs[group] ?? 'done'}${core ? ` (${core})` : ''}`
}

// The same where the sentence has named it already.
function whenDone({ fact }: Pick): string {
  const group = fact?.class ?? ''
  const core = cores[group]
  return `until ${signs[group] ?? 'done'}${core ? ` (${core})` : ''}`
}

/** When a protein that simmered is done: tofu does not brown there. Example: `untilSimmered(tofu)` is 'until hot through'. */
export function untilSimmered(pick: Pick): string {
  const isSoft = pick.fact && ['tofu', 'paneer', 'bean', 'cured', 'ham'].includes(pick.fact.class)
  return isSoft ? 'until hot through' : whenDone(pick)
}

/** A protein in the pan, as a sentence. Example: `fryMain(chicken)` is 'Add the chicken and fry for 8 minutes, turning, until …'. */
export function fryMain(pick: Pick): string {
  const group = pick.fact?.class ?? ''
  const time = formatMinutes(pick.fact?.panMinutes ?? 5)
  if (group === 'mince' || group === 'plant-mince')
    return `Add the ${pick.said} and fry over medium-high heat for ${time}, breaking it up with a spoon, ${whenDone(pick)}.`
  if (group === 'cooked-meat' || group === 'bean' || group === 'ham' || group === 'tinned-fish')
    return `Add the ${pick.said} and warm through for ${time}, ${whenDone(pick)}.`
  if (group === 'steak')
    return `Turn the heat to high, add the ${pick.said} and sear for ${time}, turning once, ${whenDone(pick)}.`
  return `Add the ${pick.said} and fry over medium-high heat for ${time}, turning now and then, ${whenDone(pick)}.`
}

const delicate: ReadonlySet<string> = new Set([
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
 * The protein and the vegetables in one pan: meat is browned first, fish and what only wants warming goes in last. Example:
 * `oneAfterTheOther(filling, 'fry')`.
 */
export function cookInSequence(filling: DishFilling, verb: string, end?: string): StaggeredCooking {
  const cooked = staggerCooking(filling.of('vegetables'), (fact) => fact.panMinutes, verb, end)
  const [main] = filling.of('main')
  if (!main) return cooked
  const isLate = main.fact !== undefined && delicate.has(main.fact.class)
  const text = isLate ? `${cooked.text} ${fryMain(main)}` : `${fryMain(main)} ${cooked.text}`
  return { text: text.trim(), minutes: cooked.minutes + (main.fact?.panMinutes ?? 0) }
}

/** The water a serving still needs beside the stock that is there, in millilitres. Example: `waterBeside(filling, 300)`. */
export function waterBeside(filling: DishFilling, need: number): number {
  const [stock] = filling.of('stock')
  if (!stock || isCube(stock)) return need
  const rest = need - stock.grams / filling.servings
  return rest * filling.servings < 50 ? 0 : rest
}

/** What is poured in: stock, a cube in water, or water. Example: 'the water and the crumbled stock cube'. */
export function liquidPhrase(filling: DishFilling, need: number): string {
  const [stock] = filling.of('stock')
  if (!stock) return 'the water'
  if (isCube(stock)) return `the water and the crumbled ${stock.said}`
  return waterBeside(filling, need) > 0 ? `the ${stock.said} and the water` : `the ${stock.said}`
}

/** Whether stock comes as a cube. Example: `isCube(pick)`. */
export function isCube({ fact }: Pick): boolean {
  return fact?.class.endsWith('cube') === true
}

/** Spices in the pan. Example: 'Stir in the cumin and paprika for 30 seconds, until fragrant.'. */
export function toastSpices(filling: DishFilling): string {
  return filling.if(['dry', 'heat'], (spices) => ` Stir in ${spices} for 1 minute, until fragrant.`)
}

/** The end of a savoury dish. Example: 'Season with salt and pepper, squeeze over the lemon juice and scatter with the parsley.'. */
export function finishStep(filling: DishFilling, last = 'serve'): string {
  const parts = ['season with salt and pepper']
  const acid = filling.the('acid')
  if (acid !== '') parts.push(`stir in ${acid}`)
  const herb = filling.the('herb')
  if (herb !== '') parts.push(`scatter over ${herb}`)
  return `${upperFirst(joinWords([...parts, last]))}.`
}
