import { CommunityId } from '@larder/contract/community'

/** The food whose picture a community wears. */
const looks: Readonly<Record<CommunityId, string>> = {
  'healthy-eating': 'salad',
  'quick-meals': 'omelette',
  vegetarian: 'carrot',
  'meal-prep': 'leftovers',
  international: 'taco-shells',
  desserts: 'cheesecake',
  'low-carb': 'avocado',
  smoothies: 'strawberries',
}

/** The id as one of ours, or nothing. */
export function knownCommunity(id: string): CommunityId | undefined {
  return CommunityId.options.find((known) => known === id)
}

export function lookOfCommunity(id: string): string | undefined {
  const known = knownCommunity(id)
  return known && looks[known]
}
