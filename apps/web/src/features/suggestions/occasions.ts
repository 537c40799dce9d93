import type { RecipeOccasion } from '@larder/contract/recipes'

/** The six occasions, in the order of the specification. */
export const suggestionOccasions: readonly {
  readonly id: RecipeOccasion
  readonly name: string
  readonly hint: string
}[] = [
  { id: 'breakfast', name: 'Breakfast', hint: 'A good start, sweet or savoury' },
  { id: 'lunch', name: 'Lunch', hint: 'Something for the middle of the day' },
  { id: 'dinner', name: 'Dinner', hint: 'The meal everybody comes home for' },
  { id: 'quick', name: 'Quick', hint: 'On the table in half an hour' },
  { id: 'party', name: 'Party', hint: 'For guests and full tables' },
  { id: 'healthy', name: 'Healthy', hint: 'Plenty of vegetables, light on the rest' },
]

export function formatSuggestionOccasion(id: RecipeOccasion): string {
  return suggestionOccasions.find((one) => one.id === id)?.name ?? id
}
