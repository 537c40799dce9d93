import type { Food } from '@larder/kitchen/food/food'
import { portionOf } from '@larder/kitchen/quantity/portion'
import { sellingUnits } from '@larder/kitchen/shopping/selling-units'

const unitsByCategory: Readonly<Record<Food['category'], string>> = {
  Vegetables: 'piece',
  Fruits: 'piece',
  Protein: 'pack',
  Dairy: 'pack',
  Grains: 'pack',
  Legumes: 'pack',
  Nuts: 'pack',
  Oils: 'bottle',
  Condiments: 'jar',
  'Herbs & Spices': 'jar',
  Baking: 'pack',
  Snacks: 'pack',
  Beverages: 'bottle',
}

const unitPatterns: readonly (readonly [RegExp, string])[] = [
  [/^(?:canned|baked)-|soup$/, 'can'],
  [/(?:yogurt|skyr|quark|sour-cream|hummus|ricotta|ice-cream|margarine|cottage-cheese)$/, 'tub'],
  [/^powdered-|^(?:ghee|lard|shortening)$|-(?:fat|grease|tallow|suet|butter)$/, 'pack'],
  [/(?:^|-)(?:milk|cream|buttermilk|half-and-half|kefir|juice|broth|stock|custard)$/, 'carton'],
  [/(?:-sauce|vinegar|syrup|extract|dressing|ketchup|liqueur|irish-cream)$/, 'bottle'],
  [/(?:^|-)bread$/, 'loaf'],
  [/(?:^|-)(?:coffee|tea|leaves|greens|beans|peas|sprouts|shoots|chard|mix|mushrooms?|seaweed)$/, 'pack'],
  [
    /^(?:frozen|dried|arugula|nori)|(?:berries|cherries|currants|raisins|sultanas|dates|prunes|cress)$/,
    'pack',
  ],
  [/^fresh-(?!tuna|sardines|pasta|yeast|breadcrumbs|turmeric|horseradish)/, 'bunch'],
  [
    /^(?:parsley|cilantro|mint|chives|chervil|kale|cavolo-nero|asparagus|celery|radish|green-onion)$/,
    'bunch',
  ],
]

// Recipes weigh a sachet of ketchup or a single almond, but nobody buys one.
const minPackGrams = 50
const minPieceGrams = 25

/**
 * Returns the unit in which a food is bought: a pack with a known weight, else a piece, else the usual unit
 * of its kind. The result is a unit id: 'bunch' for spinach, 'piece' for carrots.
 */
export function usualUnit({ id, category }: Food): string {
  const { grams } = portionOf(id)
  const isSoldSingly = (grams.piece ?? 0) >= minPieceGrams
  if (grams.bunch !== undefined && !isSoldSingly) return 'bunch'
  const packUnit = sellingUnits.find((unit) => unit !== 'bunch' && (grams[unit] ?? 0) >= minPackGrams)
  if (packUnit) return packUnit
  if (grams.piece !== undefined) return isSoldSingly ? 'piece' : 'pack'
  return unitPatterns.find(([pattern]) => pattern.test(id))?.[1] ?? unitsByCategory[category]
}

/** Returns every unit in which a food is weighed or counted, the usual one first. */
export function findUnits(food: Food): string[] {
  const portionUnits = Object.keys(portionOf(food.id).grams).filter((unit) => !unboughtUnits.has(unit))
  return [...new Set([usualUnit(food), ...portionUnits])]
}

const unboughtUnits = new Set([
  'small',
  'medium',
  'large',
  'slice',
  'strip',
  'leaf',
  'wedge',
  'cube',
  'ring',
  'pat',
  'sprig',
])
