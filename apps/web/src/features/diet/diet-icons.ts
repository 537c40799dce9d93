import type { Allergen } from '@larder/kitchen/diet/allergen'
import type { Diet } from '@larder/kitchen/diet/diet'

/** The food icon of each diet. */
export const dietIcons: Readonly<Record<Diet, string>> = {
  vegetarian: 'carrot',
  vegan: 'spinach',
  pescatarian: 'salmon',
  keto: 'avocado',
  paleo: 'leg-of-lamb',
  mediterranean: 'olives',
  'low-carb': 'egg',
  'low-fat': 'apple',
  'gluten-free': 'corn',
  'dairy-free': 'coconut-milk',
}

/** The food icon of each allergen: a common source. */
export const allergenIcons: Readonly<Record<Allergen, string>> = {
  nuts: 'almond-butter',
  peanuts: 'peanuts',
  shellfish: 'shrimp',
  fish: 'salmon',
  eggs: 'egg',
  dairy: 'whole-milk',
  gluten: 'bread',
  sesame: 'bagel',
  soy: 'tofu',
  sulfites: 'red-wine',
  msg: 'msg',
  nightshades: 'tomato',
  celery: 'celery',
  mustard: 'yellow-mustard',
  lupin: 'lupin-beans',
  molluscs: 'mussels',
}
