/** One of the ten diets a cook can follow. Example: 'gluten-free'. */
export type Diet = (typeof dietIds)[number]

/** The ten diets, as the preferences page lists them. Example: `dietIds.includes('vegan')`. */
export const dietIds = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'keto',
  'paleo',
  'mediterranean',
  'low-carb',
  'low-fat',
  'gluten-free',
  'dairy-free',
] as const
