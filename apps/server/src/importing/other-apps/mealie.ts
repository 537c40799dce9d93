import { minutesIn } from '@larder/kitchen/json-ld-recipe/minutes'
import { isThing, type Thing, textIn } from '@larder/kitchen/json-ld-recipe/values'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { linesOf, namesIn, said, stepsOf, thingsOf, together } from './said'

/** Whether this is a recipe of Mealie: its exports speak snake_case, its API camelCase. */
export function isMealie(thing: Thing): boolean {
  const has = (snake: string, camel: string) => Array.isArray(thing[snake] ?? thing[camel])
  const isOwn = ['slug', 'group_id', 'groupId', 'org_url', 'orgURL'].some((key) => thing[key] !== undefined)
  return (
    isOwn &&
    thing['@context'] === undefined &&
    has('recipe_ingredient', 'recipeIngredient') &&
    has('recipe_instructions', 'recipeInstructions')
  )
}

/** A recipe of Mealie in our words. */
export function looseMealie(thing: Thing): LooseRecipe {
  const either = (snake: string, camel: string) => thing[snake] ?? thing[camel]
  const notes = thingsOf(thing.notes).map(({ title, text }) =>
    together(textIn(title), linesOf(text).join('\n')),
  )
  return {
    title: textIn(thing.name),
    ingredients: ingredientsIn(either('recipe_ingredient', 'recipeIngredient')),
    steps: stepsIn(either('recipe_instructions', 'recipeInstructions')),
    ...said('description', together(textIn(thing.description), ...notes)),
    ...said('servings', servingsIn(thing)),
    ...said('prepMinutes', minutesIn(either('prep_time', 'prepTime'))),
    // Mealie calls the time at the stove the time to perform.
    ...said(
      'cookMinutes',
      minutesIn(either('perform_time', 'performTime')) ?? minutesIn(either('cook_time', 'cookTime')),
    ),
    ...said('totalMinutes', minutesIn(either('total_time', 'totalTime'))),
    ...said('tags', [...namesIn(thing.tags), ...namesIn(either('recipe_category', 'recipeCategory'))]),
    ...said('equipment', namesIn(thing.tools)),
    ...said('source', textIn(either('org_url', 'orgURL'))),
  }
}

function servingsIn(thing: Thing): string {
  const servings = Number(thing.recipe_servings ?? thing.recipeServings)
  if (servings > 0) return String(servings)
  const [amount, words] = [
    Number(thing.recipe_yield_quantity ?? thing.recipeYieldQuantity),
    textIn(thing.recipe_yield ?? thing.recipeYield),
  ]
  return amount > 0 && !/\d/.test(words) ? `${amount} ${words}`.trim() : words
}

// The name of a group stands on the first ingredient of it.
function ingredientsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 1000).flatMap((each) => {
    if (!isThing(each)) return linesOf(each)
    const title = textIn(each.title)
    const line = lineOf(each)
    return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...(line === '' ? [] : [line])]
  })
}

function lineOf(each: Thing): string {
  const display = textIn(each.display)
  if (display !== '') return withPlainFractions(display)
  const [food, note] = [textIn(each.food), textIn(each.note)]
  const quantity = Number(each.quantity)
  const amount = quantity > 0 ? amountText(quantity) : ''
  // Where nothing was taken apart, the note is the whole line and the quantity only seems to be 1.
  if (food === '') return quantity > 0 && quantity !== 1 ? `${amount} ${note}`.trim() : note
  const unit = isThing(each.unit) ? unitText(each.unit, quantity) : textIn(each.unit)
  const line = [amount, amount === '' ? '' : unit, food].filter((part) => part !== '').join(' ')
  return note === '' ? line : `${line}, ${note}`
}

function unitText(unit: Thing, quantity: number): string {
  const isShort = unit.use_abbreviation === true || unit.useAbbreviation === true
  const short = isShort ? textIn(unit.abbreviation) : ''
  const many = quantity > 1 ? textIn(unit.plural_name ?? unit.pluralName) : ''
  return short || many || textIn(unit.name)
}

function amountText(quantity: number): string {
  return String(Math.round(quantity * 1000) / 1000)
}

// Mealie writes a half as '¹/₂'.
function withPlainFractions(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹]+\/[₀-₉]+/g, (fraction) => fraction.normalize('NFKC'))
}

function stepsIn(value: unknown): string[] {
  if (typeof value === 'string') return stepsOf(value)
  if (!Array.isArray(value)) return []
  return value.slice(0, 500).flatMap((each) => {
    if (!isThing(each)) return stepsOf(each)
    const [first, ...others] = stepsOf(each.text)
    const title = textIn(each.title)
    if (first === undefined) return []
    return [title === '' ? first : `${title.replace(/:$/, '')}: ${first}`, ...others]
  })
}
