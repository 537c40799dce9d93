import { CommunityId } from '@larder/contract/community'

/** The food icon of each community. */
const communityIcons: Readonly<Record<CommunityId, string>> = {
  'healthy-eating': 'salad',
  'quick-meals': 'omelette',
  vegetarian: 'carrot',
  'meal-prep': 'leftovers',
  international: 'taco-shells',
  desserts: 'cheesecake',
  'low-carb': 'avocado',
  smoothies: 'strawberries',
}

/** Returns the id if it is a known community. */
export function parseCommunityId(id: string): CommunityId | undefined {
  return CommunityId.options.find((known) => known === id)
}

export function communityIconName(id: string): string | undefined {
  const known = parseCommunityId(id)
  return known && communityIcons[known]
}
