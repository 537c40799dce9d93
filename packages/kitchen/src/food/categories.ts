/** Category of food. Example: 'Dairy'. */
export type Category = (typeof categories)[number]

/** All categories, in the order a cook would look through them. Example: `categories[0]` is 'Vegetables'. */
export const categories = [
  'Vegetables',
  'Fruits',
  'Protein',
  'Dairy',
  'Grains',
  'Legumes',
  'Nuts',
  'Oils',
  'Condiments',
  'Herbs & Spices',
  'Baking',
  'Snacks',
  'Beverages',
] as const
