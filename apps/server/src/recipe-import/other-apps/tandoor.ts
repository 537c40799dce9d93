import { parseDurationMinutes } from '@larder/kitchen/json-ld/duration-minutes'
import { firstText, type JsonLdNode } from '@larder/kitchen/json-ld/json-ld-node'
import type { LooseRecipe } from '@larder/kitchen/recipe/loose-recipe'
import { optionalField, readNames, readObjects, readSteps } from './json-fields'

/** Returns whether this is a Tandoor recipe: its ingredients are in its steps. */
export function isTandoor(thing: JsonLdNode): boolean {
  return (
    typeof thing.name === 'string' &&
    Array.isArray(thing.steps) &&
    readObjects(thing.steps).some((step) => Array.isArray(step.ingredients) || 'instruction' in step)
  )
}

/** Converts a Tandoor recipe. */
export function parseTandoorRecipe(thing: JsonLdNode): LooseRecipe {
  const steps = sortByOrder(readObjects(thing.steps)).slice(0, 500)
  const [servings, words] = [Number(thing.servings), firstText(thing.servings_text)]
  return {
    title: firstText(thing.name),
    ingredients: steps.flatMap((step) => readIngredients(step, steps.length > 1)),
    steps: steps.flatMap((step) => readInstructions(step)),
    ...optionalField('description', firstText(thing.description)),
    ...optionalField('servings', servings > 0 ? `${servings} ${words}`.trim() : words),
    ...optionalField('prepMinutes', parseDurationMinutes(thing.working_time)),
    // Tandoor's own imports store oven time here as well as resting time.
    ...optionalField('cookMinutes', parseDurationMinutes(thing.waiting_time)),
    ...optionalField('tags', readNames(thing.keywords)),
    ...optionalField('source', firstText(thing.source_url)),
  }
}

function readIngredients(step: JsonLdNode, isOneOfMany: boolean): string[] {
  const lines = sortByOrder(readObjects(step.ingredients))
    .slice(0, 1000)
    .map(formatIngredient)
    .filter((line) => line !== '')
  const name = firstText(step.name)
  return isOneOfMany && name !== '' && lines.length > 0 ? [`${name.replace(/:$/, '')}:`, ...lines] : lines
}

function formatIngredient(ingredient: JsonLdNode): string {
  const note = firstText(ingredient.note)
  if (ingredient.is_header === true) return note === '' ? '' : `${note.replace(/:$/, '')}:`
  const food = firstText(ingredient.food)
  const amount = ingredient.no_amount === true ? 0 : Number(ingredient.amount)
  const measure = amount > 0 ? [String(Math.round(amount * 1000) / 1000), firstText(ingredient.unit)] : []
  const line = [...measure, food].filter((part) => part !== '').join(' ')
  if (food === '') return [line, note].filter((part) => part !== '').join(' ')
  return note === '' ? line : `${line}, ${note}`
}

function readInstructions(step: JsonLdNode): string[] {
  const ingredients = sortByOrder(readObjects(step.ingredients))
  const text = typeof step.instruction === 'string' ? step.instruction : ''
  // '{{ ingredients[0] }}' is replaced by the step's first ingredient.
  const filled = text.replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, index: string) => {
    const ingredient = ingredients[Number(index)]
    return ingredient ? formatIngredient(ingredient).replace(/,.*$/, '') : ''
  })
  return readSteps(filled)
}

function sortByOrder(nodes: readonly JsonLdNode[]): JsonLdNode[] {
  return nodes.toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))
}
