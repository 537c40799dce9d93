import { daysOf, isDish, isSoldFrozen, keepingTimeOf, shelfLifeOf, usualLocation } from '../expiry/shelf-life'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { NamedStockFood } from './food-state'
import { parseFoodName } from './food-state'

/** Minimum days an unopened tin, jar or dry pack keeps. */
const lastingDays = 60
/** A food that keeps fewer days than this once opened is perishable. */
const soonSpoiledDays = 14
/** Bread and cake keep fewer days than this outside the fridge. */
const staleDays = 30

/**
 * Whether sugar, acid, salt, alcohol, dryness or baking preserves a food, so that homemade and bought food keep alike. Example:
 * jam, pickles, bread and biscuits are; soup and mayonnaise are not.
 */
export function isBakedOrPreserved(food: Food): boolean {
  const { id, category, traits } = food
  if (preservedPattern.test(id)) return true
  if (traits.includes('alcohol') && category === 'Beverages') return true
  switch (category) {
    case 'Nuts':
      return !isPerishableWhole(id)
    case 'Herbs & Spices':
    case 'Oils':
      return !/^garlic-oil$/.test(id)
    case 'Baking':
    case 'Snacks':
      return usualLocation(id) === 'pantry'
    case 'Grains':
      return (
        !isDish(id) &&
        !isCookedInWater(food) &&
        usualLocation(id) === 'pantry' &&
        !preparedDishPattern.test(id)
      )
    default:
      return false
  }
}

const preservedPattern =
  /jam$|jelly|marmalade|chutney|pickle|piccalilli|relish|vinegar|mustard|honey$|syrup|molasses|kimchi|sauerkraut|miso$|hot-sauce|sriracha|ketchup|preserved|umeboshi|yogurt$|kefir|butter$|ice-cream|sorbet|kombucha|soy-sauce|tamari|fish-sauce|worcestershire|quince-paste|caramel-sauce|chocolate|marshmallow|yeast|powder$|cube$|granules$|soup-mix$|jus-mix$|jerky/
const preparedDishPattern = /^(?:macaroni-and-cheese|canned-pasta)$/

/** Whether a dry food is eaten cooked in water: rice, pasta, grains, pulses. Example: 'couscous', but not 'rolled-oats'. */
export function isCookedInWater({ id, category }: Food): boolean {
  if (isDish(id) || /^(?:cooked|fresh|filled)-/.test(id)) return false
  if (category === 'Legumes')
    return !/^(?:canned|frozen)-|edamame|flour$|roasted/.test(id) && !isPerishableWhole(id)
  return category === 'Grains' && staplePattern.test(id)
}

// Fresh peas, beans in the pod and chestnuts keep days in the fridge; dry ones and oily nuts keep months.
function isPerishableWhole(id: string): boolean {
  const days = daysOf(keepingTimeOf(id, 'fridge'))
  return days !== undefined && days.least < lastingDays
}

const staplePattern =
  /(?:^|-)(?:rice|rice-mix|pasta|noodles|ramen|couscous|quinoa|bulgur|barley|farro|freekeh|spelt|kamut|millet|sorghum|teff|amaranth|fonio|groats|berries|grains|lasagna-noodles|polenta|grits|macaroni-and-cheese)$/

/**
 * Whether a food is whole fresh fruit or vegetables, which cutting exposes to germs. Example: 'cantaloupe', but not
 * 'canned-corn'.
 */
export function isFreshProduce({ id, category }: Food): boolean {
  if (category !== 'Vegetables' && category !== 'Fruits') return false
  if (/^(?:canned|dried|frozen|freeze|sun)-|juice$|zest$|sauce$|puree$/.test(id)) return false
  const outside = daysOf(keepingTimeOf(id, 'pantry'))
  return !outside || outside.least < 180
}

/**
 * Whether a name is a dish that is made as often as bought, without a word for the pack. Example: 'salsa', 'custard' and
 * 'lasagne', but not 'soy sauce', 'tinned soup' or 'lasagne sheets'.
 */
export function isMadeByName(named: NamedStockFood): boolean {
  const { made, states } = parseFoodName(named)
  if (states.has('sealed') || states.has('dry')) return false
  const food = named.foodId === undefined ? undefined : foodById(named.foodId)
  if (!food) return made
  // 'Pesto sauce' is pesto, and so are its other names.
  const own = parseFoodName({ foodId: food.id })
  if (!made && !(own.made && own.states.size === 0)) return false
  // 'Onion soup' is the soup, even if the food is its mix.
  return !isBakedOrPreserved(food) ? !isFreshProduce(food) || isDish(food.id) : /-mix$/.test(food.id)
}

/**
 * Whether a name may mean both a sealed pack and a homemade or opened food, so that a pantry figure does not apply in the
 * fridge. Example: 'chickpeas', 'tomato soup' and 'pizza', but not 'tinned chickpeas' or 'soy sauce'.
 */
export function isPackOrHomemade(named: NamedStockFood): boolean {
  const food = named.foodId === undefined ? undefined : foodById(named.foodId)
  if (!food) return false
  const { states, dishes } = parseFoodName(named)
  if (states.has('sealed') || states.has('dry') || /kimchi|sauerkraut/.test(food.id)) return false
  const shelfLife = shelfLifeOf(food.id)
  const opened = daysOf(shelfLife?.fridge.opened)
  const shelf = daysOf(shelfLife?.pantry.sealed)
  const isShelfGood = shelfLife?.pantry.sealed?.until === 'pack-date' || (shelf?.least ?? 0) >= lastingDays
  if (isShelfGood && opened !== undefined && opened.least < soonSpoiledDays) return true
  if (!dishes.has('dish') || preservedPattern.test(food.id)) return false
  if (isSoldFrozen(food.id)) return true
  const isBread = shelf !== undefined && shelf.most < staleDays
  return !isBread && opened === undefined && (isShelfGood || !shelfLife)
}
