import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { firstText, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { optionalField, readNames, readObjects, readSteps } from './json-fields'

/** Whether this is a recipe of Tandoor: its ingredients stand in its steps. */
export function isTandoor(thing: JsonLdNode): boolean {
  return (
    typeof thing.name === 'string' &&
    Array.isArray(thing.steps) &&
    readObjects(thing.steps).some((step) => Array.isArray(step.ingredients) || 'instruction' in step)
  )
}

/** A recipe of Tandoor in our words. */
export function parseTandoorRecipe(thing: JsonLdNode): LooseRecipe {
  const steps = inOrder(readObjects(thing.steps)).slice(0, 500)
  const [servings, words] = [Number(thing.servings), firstText(thing.servings_text)]
  return {
    title: firstText(thing.name),
    ingredients: steps.flatMap((step) => ingredientsIn(step, steps.length > 1)),
    steps: steps.flatMap((step) => instructionsIn(step)),
    ...optionalField('description', firstText(thing.description)),
    ...optionalField('servings', servings > 0 ? `${servings} ${words}`.trim() : words),
    ...optionalField('prepMinutes', parseDurationMinutes(thing.working_time)),
    // What its own imports put there is the time in the oven as much as the time to rest.
    ...optionalField('cookMinutes', parseDurationMinutes(thing.waiting_time)),
    ...optionalField('tags', readNames(thing.keywords)),
    ...optionalField('source', firstText(thing.source_url)),
  }
}

function ingredientsIn(step: JsonLdNode, isOneOfMany: boolean): string[] {
  const lines = inOrder(readObjects(step.ingredients))
    .slice(0, 1000)
    .map(lineOf)
    .filter((line) => line !== '')
  const name = firstText(step.name)
  return isOneOfMany && name !== '' && lines.length > 0 ? [`${name.replace(/:$/, '')}:`, ...lines] : lines
}

function lineOf(ingredient: JsonLdNode): string {
  const note = firstText(ingredient.note)
  if (ingredient.is_header === true) return note === '' ? '' : `${note.replace(/:$/, '')}:`
  const food = firstText(ingredient.food)
  const amount = ingredient.no_amount === true ? 0 : Number(ingredient.amount)
  const measure = amount > 0 ? [String(Math.round(amount * 1000) / 1000), firstText(ingredient.unit)] : []
  const line = [...measure, food].filter((part) => part !== '').join(' ')
  if (food === '') return [line, note].filter((part) => part !== '').join(' ')
  return note === '' ? line : `${line}, ${note}`
}

function instructionsIn(step: JsonLdNode): string[] {
  const ingredients = inOrder(readObjects(step.ingredients))
  const text = typeof step.instruction === 'string' ? step.instruction : ''
  // '{{ ingredients[0] }}' stands for the first of this step's ingredients.
  const filled = text.replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, place: string) => {
    const ingredient = ingredients[Number(place)]
    return ingredient ? lineOf(ingredient).replace(/,.*$/, '') : ''
  })
  return readSteps(filled)
}

function inOrder(things: readonly JsonLdNode[]): JsonLdNode[] {
  return things.toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))
}
