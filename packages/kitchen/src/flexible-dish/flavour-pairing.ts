import type { FlavourFamilyId } from '../data/foods/flavour-families'
import { lazyValue } from '../fact-table'
import type { IngredientFact } from './ingredient-fact'

const fish = ['white-fish', 'oily-fish', 'smoked-fish', 'tinned-fish', 'prawn', 'seafood', 'shellfish']
const cheeses = [
  'melting',
  'ripened',
  'mozzarella',
  'crumbly',
  'blue',
  'hard',
  'halloumi',
  'paneer',
  'cottage',
]
const meats = [
  'poultry',
  'poultry-bone',
  'cooked-meat',
  'mince',
  'stewing',
  'steak',
  'pork',
  'chop',
  'sausage',
  'cured',
  'ham',
  'bird',
  'offal',
  'patty',
]

/** Classes that do not go together: each on the left with each on the right. */
const clashes: readonly (readonly [readonly string[], readonly string[]])[] = [
  // Fish and cheese; a tuna melt and a fish pie are exceptions below.
  [fish, cheeses],
  [fish, ['cured', 'ham', 'squash', 'beet', 'refried', 'baked-bean', 'nut']],
  // One strong protein is enough.
  [
    fish,
    [
      'poultry',
      'cooked-meat',
      'mince',
      'steak',
      'pork',
      'sausage',
      'plant-mince',
      'plant-sausage',
      'tofu',
      'paneer',
    ],
  ],
  [
    ['white-fish', 'oily-fish', 'prawn', 'seafood', 'smoked-fish'],
    ['bean', 'lentil', 'red-lentil'],
  ],
  [['tofu', 'paneer', 'plant-mince', 'plant-sausage'], meats],
  [
    ['halloumi', 'paneer', 'tofu'],
    ['melting', 'mozzarella', 'crumbly', 'blue', 'hard'],
  ],
  [['smoked-fish'], ['corn', 'pepper', 'brassica', 'soft', 'tomato', 'mushroom']],
  [['smoked-fish', 'ham'], ['hummus']],
  [['oily-fish'], ['mushroom', 'corn']],
  [['beet'], ['tomato', 'mushroom', 'pepper', 'corn', 'soft', 'melting']],
  [['blue'], ['tomato', 'pepper', 'corn', 'soft', 'pea', 'tinned-tomato', 'tomato-sauce']],
  [['blue', 'crumbly'], ['melting']],
  [['corn'], ['stem', 'beet', 'brassica']],
  [['avocado'], ['beet', 'sausage', 'brassica']],
  [
    ['olive', 'caper'],
    ['corn', 'squash', 'beet', 'pea', 'root'],
  ],
  [['squash'], ['cucumber', 'tomato', 'pea']],
]

const exceptions: readonly (readonly [string, string])[] = [
  ['tinned-fish', 'melting'],
  ['smoked-fish', 'hard'],
]

const clashingPairs = lazyValue(() => {
  const pairs = new Set<string>()
  for (const [left, right] of clashes)
    for (const a of left) for (const b of right) pairs.add(`${a}+${b}`).add(`${b}+${a}`)
  for (const [a, b] of exceptions) for (const pair of [`${a}+${b}`, `${b}+${a}`]) pairs.delete(pair)
  return pairs
})

/** Whether two foods go together in one dish. Example: salmon and cheddar do not, tuna and cheddar do. */
export function goTogether(a: IngredientFact, b: IngredientFact): boolean {
  return !clashingPairs().has(`${a.class}+${b.class}`)
}

/** Whether a food belongs to a flavour family. Example: pak choi does not belong to an Italian dish. */
export function fitsFlavourFamily({ homes }: IngredientFact, family: FlavourFamilyId): boolean {
  return homes.length === 0 || homes.includes(family)
}
