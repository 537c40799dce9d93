import { daysOf, isDish, isSoldFrozen, keepingTimeOf, shelfLifeOf, usualLocation } from '../expiry/shelf-life'
import type { Food } from '../food/food'
import { foodById } from '../food/food'
import type { NamedStockFood } from './food-state'
import { parseFoodName } from './food-state'

/** A pack that keeps this long unopened is a tin, a jar or dry. */
const lastingDays = 60
/** What keeps less than this once opened spoils. */
const soonSpoiledDays = 14
/** Bread and cake keep less than this outside. */
const staleDays = 30

/**
 * Whether sugar, acid, salt, alcohol, dryness or the oven keep a food, so that it makes no difference who made it. Example:
 * jam, pickles, bread and biscuits do; soup and mayonnaise do not.
 */
export function isBakedOrPreserved(food: Food): boolean {
  const { id, category, traits } = food
  if (preserved.test(id)) return true
  if (traits.includes('alcohol') && category === 'Beverages') return true
  switch (category) {
    case 'Nuts':
    case 'Herbs & Spices':
    case 'Oils':
      return !/^garlic-oil$/.test(id)
    case 'Baking':
    case 'Snacks':
      return usualLocation(id) === 'pantry'
    case 'Grains':
      return !isDish(id) && !isCookedInWater(food) && usualLocation(id) === 'pantry' && !madeDish.test(id)
    default:
      return false
  }
}

const preserved =
  /jam$|jelly|marmalade|chutney|pickle|piccalilli|relish|vinegar|mustard|honey$|syrup|molasses|kimchi|sauerkraut|miso$|hot-sauce|sriracha|ketchup|preserved|umeboshi|yogurt$|kefir|butter$|ice-cream|sorbet|kombucha|soy-sauce|tamari|fish-sauce|worcestershire|quince-paste|caramel-sauce|chocolate|marshmallow|yeast|powder$|cube$|granules$|soup-mix$|jus-mix$|jerky/
const madeDish = /^(?:macaroni-and-cheese|canned-pasta)$/

/** Whether a dry food is eaten cooked in water: rice, pasta, grains, pulses. Example: 'couscous', but not 'rolled-oats'. */
export function isCookedInWater({ id, category }: Food): boolean {
  if (isDish(id) || /^(?:cooked|fresh|filled)-/.test(id)) return false
  if (category === 'Legumes')
    return !/^(?:canned|frozen)-|edamame|flour$|roasted/.test(id) && !spoilsWhole(id)
  return category === 'Grains' && staples.test(id)
}

// Fresh peas and beans in the pod have days in the fridge; dry ones have months.
function spoilsWhole(id: string): boolean {
  const days = daysOf(keepingTimeOf(id, 'fridge'))
  return days !== undefined && days.least < lastingDays
}

const staples =
  /(?:^|-)(?:rice|rice-mix|pasta|noodles|ramen|couscous|quinoa|bulgur|barley|farro|freekeh|spelt|kamut|millet|sorghum|teff|amaranth|fonio|groats|berries|grains|lasagna-noodles|polenta|grits|macaroni-and-cheese)$/

/** Whether it is whole fresh fruit or vegetables that a knife opens to germs. Example: 'cantaloupe', but not 'canned-corn'. */
export function isFreshProduce({ id, category }: Food): boolean {
  if (category !== 'Vegetables' && category !== 'Fruits') return false
  if (/^(?:canned|dried|frozen|freeze|sun)-|juice$|zest$|sauce$|puree$/.test(id)) return false
  const outside = daysOf(keepingTimeOf(id, 'pantry'))
  return !outside || outside.least < 180
}

/**
 * Whether a name is that of a dish which is made as often as it is bought, and does not say that it is the pack. Example:
 * 'salsa', 'custard' and 'lasagne', but not 'soy sauce', 'tinned soup' or 'lasagne sheets'.
 */
export function isMadeByName(what: NamedStockFood): boolean {
  const { made, states } = parseFoodName(what)
  if (states.has('sealed') || states.has('dry')) return false
  const food = what.foodId === undefined ? undefined : foodById(what.foodId)
  if (!food) return made
  // 'Pesto sauce' is pesto, and so is whatever else it is called.
  const own = parseFoodName({ foodId: food.id })
  if (!made && !(own.made && own.states.size === 0)) return false
  // 'Onion soup' is the soup, whatever its mix is made of.
  return !isBakedOrPreserved(food) ? !isFreshProduce(food) || isDish(food.id) : /-mix$/.test(food.id)
}

/**
 * Whether a name may mean the sealed pack of the shop as well as what somebody made or opened, so that a pantry figure says
 * nothing about the fridge. Example: 'chickpeas', 'tomato soup' and 'pizza', but not 'tinned chickpeas' or 'soy sauce'.
 */
export function isPackOrHomemade(what: NamedStockFood): boolean {
  const food = what.foodId === undefined ? undefined : foodById(what.foodId)
  if (!food) return false
  const { states, dishes } = parseFoodName(what)
  if (states.has('sealed') || states.has('dry') || /kimchi|sauerkraut/.test(food.id)) return false
  const life = shelfLifeOf(food.id)
  const opened = daysOf(life?.fridge.opened)
  const shelf = daysOf(life?.pantry.sealed)
  const isShelfGood = life?.pantry.sealed?.until === 'pack-date' || (shelf?.least ?? 0) >= lastingDays
  if (isShelfGood && opened !== undefined && opened.least < soonSpoiledDays) return true
  if (!dishes.has('dish') || preserved.test(food.id)) return false
  if (isSoldFrozen(food.id)) return true
  const bread = shelf !== undefined && shelf.most < staleDays
  return !bread && opened === undefined && (isShelfGood || !life)
}
