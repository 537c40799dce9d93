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

/** Returns whether this is a Mealie recipe: its exports use snake_case, its API camelCase. */
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

/** Converts a Mealie recipe. */
export function parseMealieRecipe(thing: JsonLdNode): LooseRecipe {
  const either = (snake: string, camel: string) => thing[snake] ?? thing[camel]
  const notes = readObjects(thing.notes).map(({ title, text }) =>
    joinParagraphs(firstText(title), readPlainLines(text).join('\n')),
  )
  return {
    title: firstText(thing.name),
    ingredients: readIngredients(either('recipe_ingredient', 'recipeIngredient')),
    steps: readInstructions(either('recipe_instructions', 'recipeInstructions')),
    ...optionalField('description', joinParagraphs(firstText(thing.description), ...notes)),
    ...optionalField('servings', readServings(thing)),
    ...optionalField('prepMinutes', parseDurationMinutes(either('prep_time', 'prepTime'))),
    // Mealie calls the cooking time 'perform time'.
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

function readServings(thing: JsonLdNode): string {
  const servings = Number(thing.recipe_servings ?? thing.recipeServings)
  if (servings > 0) return String(servings)
  const [amount, words] = [
    Number(thing.recipe_yield_quantity ?? thing.recipeYieldQuantity),
    firstText(thing.recipe_yield ?? thing.recipeYield),
  ]
  return amount > 0 && !/\d/.test(words) ? `${amount} ${words}`.trim() : words
}

// The name of a group is on its first ingredient.
function readIngredients(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, 1000).flatMap((each) => {
    if (!isJsonLdNode(each)) return readPlainLines(each)
    const title = firstText(each.title)
    const line = formatIngredient(each)
    return [...(title === '' ? [] : [`${title.replace(/:$/, '')}:`]), ...(line === '' ? [] : [line])]
  })
}

function formatIngredient(each: JsonLdNode): string {
  const display = firstText(each.display)
  if (display !== '') return withPlainFractions(display)
  const [food, note] = [firstText(each.food), firstText(each.note)]
  const quantity = Number(each.quantity)
  const amount = quantity > 0 ? amountText(quantity) : ''
  // For an unparsed ingredient the note is the whole line and the quantity is a default of 1.
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

function readInstructions(value: unknown): string[] {
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
