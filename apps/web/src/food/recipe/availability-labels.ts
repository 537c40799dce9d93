import type { RecipeIngredient } from '@larder/contract/recipes'

/** Labels for the availability of an ingredient. */
export const availabilityLabels: Readonly<Record<RecipeIngredient['standing'] | 'left out', string>> = {
  covered: 'in stock',
  partly: 'partly in stock',
  swapped: 'swap',
  held: 'in stock, amount not clear',
  missing: 'missing',
  assumed: 'every house has it',
  'not known': 'not understood',
  'left out': 'can be left out',
}
