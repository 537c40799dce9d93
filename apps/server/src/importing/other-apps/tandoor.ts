import { minutesIn } from '@larder/kitchen/json-ld-recipe/minutes'
import { type Thing, textIn } from '@larder/kitchen/json-ld-recipe/values'
import type { LooseRecipe } from '@larder/kitchen/loose-recipe'
import { namesIn, said, stepsOf, thingsOf } from './said'

/** Whether this is a recipe of Tandoor: its ingredients stand in its steps. */
export function isTandoor(thing: Thing): boolean {
  return (
    typeof thing.name === 'string' &&
    Array.isArray(thing.steps) &&
    thingsOf(thing.steps).some((step) => Array.isArray(step.ingredients) || 'instruction' in step)
  )
}

/** A recipe of Tandoor in our words. */
export function looseTandoor(thing: Thing): LooseRecipe {
  const steps = inOrder(thingsOf(thing.steps)).slice(0, 500)
  const [servings, words] = [Number(thing.servings), textIn(thing.servings_text)]
  return {
    title: textIn(thing.name),
    ingredients: steps.flatMap((step) => ingredientsIn(step, steps.length > 1)),
    steps: steps.flatMap((step) => instructionsIn(step)),
    ...said('description', textIn(thing.description)),
    ...said('servings', servings > 0 ? `${servings} ${words}`.trim() : words),
    ...said('prepMinutes', minutesIn(thing.working_time)),
    // What its own imports put there is the time in the oven as much as the time to rest.
    ...said('cookMinutes', minutesIn(thing.waiting_time)),
    ...said('tags', namesIn(thing.keywords)),
    ...said('source', textIn(thing.source_url)),
  }
}

function ingredientsIn(step: Thing, isOneOfMany: boolean): string[] {
  const lines = inOrder(thingsOf(step.ingredients))
    .slice(0, 1000)
    .map(lineOf)
    .filter((line) => line !== '')
  const name = textIn(step.name)
  return isOneOfMany && name !== '' && lines.length > 0 ? [`${name.replace(/:$/, '')}:`, ...lines] : lines
}

function lineOf(ingredient: Thing): string {
  const note = textIn(ingredient.note)
  if (ingredient.is_header === true) return note === '' ? '' : `${note.replace(/:$/, '')}:`
  const food = textIn(ingredient.food)
  const amount = ingredient.no_amount === true ? 0 : Number(ingredient.amount)
  const measure = amount > 0 ? [String(Math.round(amount * 1000) / 1000), textIn(ingredient.unit)] : []
  const line = [...measure, food].filter((part) => part !== '').join(' ')
  if (food === '') return [line, note].filter((part) => part !== '').join(' ')
  return note === '' ? line : `${line}, ${note}`
}

function instructionsIn(step: Thing): string[] {
  const ingredients = inOrder(thingsOf(step.ingredients))
  const text = typeof step.instruction === 'string' ? step.instruction : ''
  // '{{ ingredients[0] }}' stands for the first of this step's ingredients.
  const filled = text.replace(/\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g, (_, place: string) => {
    const ingredient = ingredients[Number(place)]
    return ingredient ? lineOf(ingredient).replace(/,.*$/, '') : ''
  })
  return stepsOf(filled)
}

function inOrder(things: readonly Thing[]): Thing[] {
  return things.toSorted((a, b) => Number(a.order ?? 0) - Number(b.order ?? 0))
}
