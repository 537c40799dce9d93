import type { RecipeLine } from '../recipe/recipe'
import { classifyLine } from '../verdict/classify-line'
import { allergenReason } from '../verdict/line-reason'
import type { AllergenVerdict } from '../verdict/verdict'
import type { Allergen, Severity } from './allergen'
import { allergenIds } from './allergen'
import { allergenBits } from './bit-sets'

/** One allergen as the restrictions page shows it. Example: `{ id: 'nuts', name: 'Tree Nuts', severity: 'high', … }`. */
export interface AllergenInfo {
  readonly id: Allergen
  readonly name: string
  readonly description: string
  /** Default severity. */
  readonly severity: Severity
}

/**
 * The twelve allergens of the specification with names, descriptions and default severity. Example: `allergens.find(({ id }) =>
 * id === 'msg')?.severity` is 'low'.
 */
export const allergens: readonly AllergenInfo[] = [
  {
    id: 'nuts',
    name: 'Tree Nuts',
    description: 'Almonds, cashews, hazelnuts, walnuts, pecans, pistachios and what is made of them',
    severity: 'high',
  },
  {
    id: 'peanuts',
    name: 'Peanuts',
    description: 'Peanuts, peanut butter, groundnut oil and satay',
    severity: 'high',
  },
  {
    id: 'shellfish',
    name: 'Shellfish',
    description: 'Shrimp, crab and lobster, and molluscs such as mussels, oysters and squid',
    severity: 'high',
  },
  {
    id: 'fish',
    name: 'Fish',
    description: 'All fish, anchovies in sauces, fish sauce and fish gelatin',
    severity: 'medium',
  },
  {
    id: 'eggs',
    name: 'Eggs',
    description: 'Whole eggs, whites and yolks, mayonnaise, meringue and egg pasta',
    severity: 'medium',
  },
  {
    id: 'dairy',
    name: 'Dairy',
    description: 'Milk, butter, cream, cheese, yogurt, whey and casein; lactose-free milk too',
    severity: 'medium',
  },
  {
    id: 'gluten',
    name: 'Gluten',
    description: 'Wheat, rye, barley, spelt and oats: flour, bread, pasta, couscous, malt and beer',
    severity: 'medium',
  },
  {
    id: 'sesame',
    name: 'Sesame',
    description: 'Sesame seeds and oil, tahini, hummus and halva',
    severity: 'medium',
  },
  {
    id: 'soy',
    name: 'Soy',
    description: 'Soybeans, tofu, tempeh, miso, edamame, soy sauce and soy lecithin',
    severity: 'low',
  },
  {
    id: 'sulfites',
    name: 'Sulfites',
    description: 'Sulphur dioxide in wine, dried fruit and some sausages and vinegars',
    severity: 'low',
  },
  {
    id: 'msg',
    name: 'MSG',
    description: 'Monosodium glutamate as a flavour enhancer, in stock cubes and snacks',
    severity: 'low',
  },
  {
    id: 'nightshades',
    name: 'Nightshades',
    description: 'Tomatoes, potatoes, peppers, chillies, paprika and aubergines',
    severity: 'low',
  },
]

/**
 * The four allergens that complete the fourteen of Annex II of Regulation (EU) 1169/2011; the page shows them below the twelve.
 * Example: `additionalAllergens.map(({ id }) => id)` is `['celery', 'mustard', 'lupin', 'molluscs']`.
 */
export const additionalAllergens: readonly AllergenInfo[] = [
  {
    id: 'celery',
    name: 'Celery',
    description: 'Celery stalks, leaves and seeds, celeriac, celery salt and many stock cubes and soups',
    severity: 'medium',
  },
  {
    id: 'mustard',
    name: 'Mustard',
    description: 'Mustard of all kinds, mustard seeds and powder, many dressings, curries and sausages',
    severity: 'medium',
  },
  {
    id: 'lupin',
    name: 'Lupin',
    description: 'Lupin beans, seeds and flour, in some gluten-free bread, pasta and meat substitutes',
    severity: 'medium',
  },
  {
    id: 'molluscs',
    name: 'Molluscs',
    description: 'Mussels, clams, oysters, scallops, squid, octopus and snails; Shellfish covers these too',
    severity: 'medium',
  },
]

/**
 * Returns whether a dish contains an allergen, with the deciding line. An unrecognized line makes it 'not known', never safe.
 * An additional line never makes a dish safer. A dish without lines is 'not known'. Example: `allergenVerdict('gluten', [{
 * text: '2 tbsp soy sauce', foodId: 'soy-sauce' }])` is 'contains'.
 */
export function allergenVerdict(allergen: Allergen, lines: readonly RecipeLine[]): AllergenVerdict {
  const bit = allergenBits([allergen])
  const contains = lines.find((line) => classifyLine(line).contains & bit)
  if (contains) return { answer: 'contains', because: allergenReason(contains, allergen, true) }
  const unsure = lines.find((line) => classifyLine(line).maybe & bit)
  if (unsure) return { answer: 'not known', because: allergenReason(unsure, allergen, false) }
  return lines.length > 0
    ? { answer: 'none found' }
    : { answer: 'not known', because: { line: '', why: 'there are no ingredients to read' } }
}

/** Returns the verdicts for all allergens. Example: `allergenVerdicts(lines).eggs.answer`. */
export function allergenVerdicts(lines: readonly RecipeLine[]): Readonly<Record<Allergen, AllergenVerdict>> {
  return Object.fromEntries(allergenIds.map((id) => [id, allergenVerdict(id, lines)])) as Record<
    Allergen,
    AllergenVerdict
  >
}
