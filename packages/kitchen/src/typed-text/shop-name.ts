import { brandTable } from '../data/foods/brands'
import {
  nicknameTable,
  plainRanges,
  rangeNames,
  readyMealMakers,
  shopNames,
  variantWords,
} from '../data/shops/shop-words'
import { lazyValue, parseList, parseRows } from '../fact-table'
import { findByWholeName } from '../food-names/food-names'
import { normalizeWords } from '../food-names/normalize-words'
import { stripMaker } from './strip-maker'

const nameTables = lazyValue(() => ({
  shops: new Set(parseList(shopNames)),
  ranges: new Set(parseList(rangeNames)),
  plainRanges: new Set(parseList(plainRanges)),
  readyMakers: new Set(parseList(readyMealMakers)),
  variants: new Set(parseList(variantWords)),
  nicknames: new Map(parseRows(nicknameTable).map(([said = '', meant = '']) => [said, meant])),
  brands: new Map(parseRows(brandTable).map(([said = '', meant = '']) => [said, meant])),
}))

/**
 * Returns the plain name of a product, or undefined if it is plain already: shop, range and maker are removed, a brand
 * with its variant becomes its food, drinks and ready meals are recognised, nicknames expanded.
 * Example: `shopName('Tesco Finest lasagne')` is 'ready-made lasagne', `shopName('sugar free squash')` is 'squash
 * drink'.
 */
export function shopName(name: string): string | undefined {
  const words = normalizeWords(name)
  return (
    brandVariant(words) ??
    drink(words) ??
    readyMeal(words) ??
    stripShop(words) ??
    stripMaker(name) ??
    expandNicknames(words)
  )
}

const maxWords = 4

/** Returns how many words at the start are a name of the table. */
function startsWith(words: readonly string[], names: ReadonlySet<string>): number {
  for (let length = Math.min(maxWords, words.length - 1); length > 0; length -= 1)
    if (names.has(words.slice(0, length).join(' '))) return length
  return 0
}

// 'warburtons toastie', 'oatly barista': the words after the brand denote no other item.
function brandVariant(words: readonly string[]): string | undefined {
  const { brands, variants } = nameTables()
  for (let length = Math.min(maxWords, words.length - 1); length > 0; length -= 1) {
    const food = brands.get(words.slice(0, length).join(' '))
    if (food !== undefined && words.slice(length).every((word) => variants.has(word))) return food
  }
  return undefined
}

const drinkWords =
  /^(?:sugar|free|no|added|nas|diet|low|calorie|zero|light|double|triple|quadruple|strength|concentrate|concentrated|high|juice|fruits?|summer|forest|tropical|mixed|and|barley|water|drink|robinsons|vimto|ribena|kids|undiluted|dilute|diluting|cordial)$/

// 'sugar free squash', 'orange squash': after a fruit or a drink word it is a concentrate for drinks.
function drink(words: readonly string[]): string | undefined {
  const at = words.indexOf('squash')
  const before = words.filter((_, index) => index !== at)
  const isSquash = at >= 0 && before.length > 0
  const isDrink = (word: string) =>
    drinkWords.test(word) || findByWholeName([word])?.food.category === 'Fruits'
  return isSquash && before.every(isDrink) ? 'squash drink' : undefined
}

const readyMealEnd =
  / (?:ready meals?|microwave meals?|tv dinners?|frozen (?:meal|dinner)s?|meals? for (?:one|two|1|2))$/
const heatedLasagne = /^(?:microwave|microwaveable|frozen|chilled|ready made|shop bought) (lasagn[ea]s?)$/

function readyMeal(words: readonly string[]): string | undefined {
  const name = words.join(' ')
  const dish =
    heatedLasagne.exec(name)?.[1] ?? (readyMealEnd.test(name) ? name.replace(readyMealEnd, '') : undefined)
  if (dish !== undefined) return dishAsMeal(dish)
  const maker = startsWith(words, nameTables().readyMakers)
  return maker > 0 ? dishAsMeal(words.slice(maker).join(' ')) : undefined
}

function dishAsMeal(dish: string): string {
  return /^(?:beef |vegetable |meat |veg |veggie )?lasagn[ea]s?$/.test(dish)
    ? 'ready-made lasagne'
    : 'ready meal'
}

// A dish of pasta sheets or tubes is a ready meal if a shop's name precedes it.
const dishesOfShops = /^(?:beef |vegetable |meat |veg |veggie )?(?:lasagn[ea]s?|cannelloni|moussaka)$/

function stripShop(words: readonly string[]): string | undefined {
  const { shops, ranges, plainRanges } = nameTables()
  const shop = startsWith(words, shops)
  const behind = words.slice(shop)
  const range = startsWith(behind, shop > 0 ? ranges : plainRanges)
  if (shop === 0 && range === 0) return makerAndRange(words)
  const rest = behind.slice(range).join(' ')
  if (dishesOfShops.test(rest)) return dishAsMeal(rest)
  return range > 0 ? rest : undefined
}

// 'heinz everyday value beans': a range may follow a maker too.
function makerAndRange(words: readonly string[]): string | undefined {
  const rest = stripMaker(words.join(' '))?.split(' ')
  const range = rest ? startsWith(rest, nameTables().ranges) : 0
  return rest && range > 0 ? rest.slice(range).join(' ') : undefined
}

function expandNicknames(words: readonly string[]): string | undefined {
  const meant = words.map((word) => nameTables().nicknames.get(word) ?? word).join(' ')
  return meant === words.join(' ') ? undefined : meant
}
