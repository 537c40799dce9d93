import { strToU8 } from 'fflate'
import type { ImportedRecipe, RecipeImportEvent } from '../../recipe-import/import-event'
import { readRecipeFile } from '../../recipe-import/read-recipe-file'

/** The beginning of a JPEG, enough for the type detection. */
export const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 2, 3])
export const jsonBytes = (value: unknown) => strToU8(JSON.stringify(value))
export const readFileEvents = (bytes: Uint8Array, name = 'file') => [...readRecipeFile(bytes, name)]
export const foundRecipes = (events: readonly RecipeImportEvent[]): ImportedRecipe[] =>
  events.flatMap((event) => (event.kind === 'found' ? [event.find] : []))
export const foundTitles = (events: readonly RecipeImportEvent[]) =>
  foundRecipes(events).map(({ draft }) => draft.title)
export const importFailures = (events: readonly RecipeImportEvent[]) =>
  events.flatMap((event) => (event.kind === 'failed' ? [`${event.from} | ${event.why}`] : []))

export const paprika = (name: string, more = {}) => ({
  name,
  ingredients: '2 eggs\n1 cup flour',
  directions: 'Whisk the eggs.\n\nFry for 5 minutes.',
  servings: '4',
  ...more,
})
export const schemaOrg = (name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name,
  recipeYield: 4,
  recipeIngredient: ['2 eggs', '1 cup flour'],
  recipeInstructions: ['Whisk the eggs.', 'Fry for 5 minutes.'],
})
export const tandoor = (name: string) => ({
  name,
  steps: [
    { instruction: 'Whisk the eggs.', ingredients: [{ food: { name: 'eggs' }, unit: null, amount: 2 }] },
  ],
  servings: 4,
})
export const mealie = (name: string) => ({
  id: 'a7e1b7e255b14a1e9d0a3c1f0f5c9b11',
  name,
  slug: 'x',
  recipe_servings: 4,
  recipe_ingredient: [{ note: '2 eggs', quantity: 1 }],
  recipe_instructions: [{ text: 'Whisk the eggs.' }],
})
export const cooklangSample = '---\ntitle: Cook\nservings: 2\n---\nBoil the @eggs{2} for ~{7%minutes}.'
