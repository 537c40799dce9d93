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

// A sachet of ketchup or a single almond is weighed in recipes, but nobody comes home with one.
const minPackGrams = 50
const minPieceGrams = 25

/**
 * The unit in which one buys a food: the pack that is known to be weighed, else a piece, else what its kind comes in. The
 * unit's id: 'bunch' of spinach, 'piece' of carrots.
 */
export function usualUnit({ id, category }: Food): string {
  const { grams } = portionOf(id)
  const comesSingly = (grams.piece ?? 0) >= minPieceGrams
  if (grams.bunch !== undefined && !comesSingly) return 'bunch'
  const sold = sellingUnits.find((unit) => unit !== 'bunch' && (grams[unit] ?? 0) >= minPackGrams)
  if (sold) return sold
  if (grams.piece !== undefined) return comesSingly ? 'piece' : 'pack'
  return unitPatterns.find(([form]) => form.test(id))?.[1] ?? unitsByCategory[category]
}

/** Every unit in which a food is weighed and counted, the usual one first. */
export function findUnits(food: Food): string[] {
  const known = Object.keys(portionOf(food.id).grams).filter((unit) => !unboughtUnits.has(unit))
  return [...new Set([usualUnit(food), ...known])]
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
