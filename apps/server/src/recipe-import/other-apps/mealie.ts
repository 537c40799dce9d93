import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { firstText, isJsonLdNode, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import {
  joinParagraphs,
  optionalField,
  readNames,
  readObjects,
  readPlainLines,
  readSteps,
} from './json-fields'

/** Whether this is a recipe of Mealie: its exports speak snake_case, its API camelCase. */
export function isMealie(thing: JsonLdNode): boolean {
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
export function parseMealieRecipe(thing: JsonLdNode): LooseRecipe {
  const either = (snake: string, camel: string) => thing[snake] ?? thing[camel]
  const notes = readObjects(thing.notes).map(({ title, text }) =>
    joinParagraphs(firstText(title), readPlainLines(text).join('\n')),
  )
  return {
    title: firstText(thing.name),
    ingredients: ingredientsIn(either('recipe_ingredient', 'recipeIngredient')),
    steps: stepsIn(either('recipe_instructions', 'recipeInstructions')),
    ...optionalField('description', joinParagraphs(firstText(thing.description), ...notes)),
    ...optionalField('servings', servingsIn(thing)),
    ...optionalField('prepMinutes', parseDurationMinutes(either('prep_time', 'prepTime'))),
    // Mealie calls the time at the stove the time to perform.
    ...optionalField(
      'cookMinutes',
      parseDurationMinutes(either('perform_time', 'performTime')) ??
        parseDurationMinutes(either('cook_time', 'cookTime')),
    ),
    ...optionalField('totalMinutes', parseDurationMinutes(either('total_time', 'totalTime'))),
    ...optionalField('tags', [
      ...readNames(thing.tags),
      ...readNames(either('recipe_category', 'recipeCategory')),
    ]),
    ...optionalField('equipment', readNames(thing.tools)),
    ...optionalField('source', firstText(either('org_url', 'orgURL'))),
  }
}

function servingsIn(thing: JsonLdNode): string {
  const servings = Number(thing.recipe_servings ?? thing.recipeServings)
  if (servings > 0) return String(servings)
  const [amount, words] = [
    Number(thing.recipe_yield_quantity ?? thing.recipeYieldQuantity),
    firstText(thing.recipe_yield ?? thing.recipeYield),
  ]
  return amount > 0 && !/\d/.test(words) ? `${amount} ${words}`.trim() : words
}

// The name of a group stands on the first ingredient of it.
function ingredientsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 1000).flatMap((each) => {
    if (!isJsonLdNode(each)) return readPlainLines(each)
    const title = firstText(each.title)
    const line = lineOf(each)
    return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...(line === '' ? [] : [line])]
  })
}

function lineOf(each: JsonLdNode): string {
  const display = firstText(each.display)
  if (display !== '') return withPlainFractions(display)
  const [food, note] = [firstText(each.food), firstText(each.note)]
  const quantity = Number(each.quantity)
  const amount = quantity > 0 ? amountText(quantity) : ''
  // Where nothing was taken apart, the note is the whole line and the quantity only seems to be 1.
  if (food === '') return quantity > 0 && quantity !== 1 ? `${amount} ${note}`.trim() : note
  const unit = isJsonLdNode(each.unit) ? unitText(each.unit, quantity) : firstText(each.unit)
  const line = [amount, amount === '' ? '' : unit, food].filter((part) => part !== '').join(' ')
  return note === '' ? line : `${line}, ${note}`
}

function unitText(unit: JsonLdNode, quantity: number): string {
  const isShort = unit.use_abbreviation === true || unit.useAbbreviation === true
  const short = isShort ? firstText(unit.abbreviation) : ''
  const many = quantity > 1 ? firstText(unit.plural_name ?? unit.pluralName) : ''
  return short || many || firstText(unit.name)
}

function amountText(quantity: number): string {
  return String(Math.round(quantity * 1000) / 1000)
}

// Mealie writes a half as '¹/₂'.
function withPlainFractions(text: string): string {
  return text.replace(/[⁰¹²³⁴-⁹]+\/[₀-₉]+/g, (fraction) => fraction.normalize('NFKC'))
}

function stepsIn(value: unknown): string[] {
  if (typeof value === 'string') return readSteps(value)
  if (!Array.isArray(value)) return []
  return value.slice(0, 500).flatMap((each) => {
    if (!isJsonLdNode(each)) return readSteps(each)
    const [first, ...others] = readSteps(each.text)
    const title = firstText(each.title)
    if (first === undefined) return []
    return [title === '' ? first : `${title.replace(/:$/, '')}: ${first}`, ...others]
  })
}
