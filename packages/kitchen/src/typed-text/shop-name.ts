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

const books = lazyValue(() => ({
  shops: new Set(parseList(shopNames)),
  ranges: new Set(parseList(rangeNames)),
  plainRanges: new Set(parseList(plainRanges)),
  readyMakers: new Set(parseList(readyMealMakers)),
  variants: new Set(parseList(variantWords)),
  nicknames: new Map(parseRows(nicknameTable).map(([said = '', meant = '']) => [said, meant])),
  brands: new Map(parseRows(brandTable).map(([said = '', meant = '']) => [said, meant])),
}))

/**
 * What a name of the shelves or the kitchen means in plain words, or nothing where it is plain already: without the shop, its range
 * and the maker, a brand with its variant as its food, a drink by its name, a ready meal as one, nicknames spelled out. Example:
 * `shopName('Tesco Finest lasagne')` is 'ready-made lasagne', `shopName('sugar free squash')` is 'squash drink'.
 */
export function shopName(name: string): string | undefined {
  const words = normalizeWords(name)
  return (
    brandVariant(words) ??
    drink(words) ??
    readyMeal(words) ??
    ofShop(words) ??
    stripMaker(name) ??
    spelledOut(words)
  )
}

const mostWords = 4

/** How many words at the start are a name of the book. */
function startsWith(words: readonly string[], names: ReadonlySet<string>): number {
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1)
    if (names.has(words.slice(0, length).join(' '))) return length
  return 0
}

// 'warburtons toastie', 'oatly barista': what follows the brand tells no other thing.
function brandVariant(words: readonly string[]): string | undefined {
  const { brands, variants } = books()
  for (let length = Math.min(mostWords, words.length - 1); length > 0; length -= 1) {
    const food = brands.get(words.slice(0, length).join(' '))
    if (food !== undefined && words.slice(length).every((word) => variants.has(word))) return food
  }
  return undefined
}

const drinkWords =
  /^(?:sugar|free|no|added|nas|diet|low|calorie|zero|light|double|triple|quadruple|strength|concentrate|concentrated|high|juice|fruits?|summer|forest|tropical|mixed|and|barley|water|drink|robinsons|vimto|ribena|kids|undiluted|dilute|diluting|cordial)$/

// 'sugar free squash', 'orange squash': behind a fruit or a word of drinks it is what is stirred into water.
function drink(words: readonly string[]): string | undefined {
  const at = words.indexOf('squash')
  const before = words.filter((_, place) => place !== at)
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
  const maker = startsWith(words, books().readyMakers)
  return maker > 0 ? dishAsMeal(words.slice(maker).join(' ')) : undefined
}

function dishAsMeal(dish: string): string {
  return /^(?:beef |vegetable |meat |veg |veggie )?lasagn[ea]s?$/.test(dish)
    ? 'ready-made lasagne'
    : 'ready meal'
}

// What a cook makes of sheets or tubes of pasta is a ready meal where a shop's name stands before it.
const dishesOfShops = /^(?:beef |vegetable |meat |veg |veggie )?(?:lasagn[ea]s?|cannelloni|moussaka)$/

function ofShop(words: readonly string[]): string | undefined {
  const { shops, ranges, plainRanges } = books()
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
  const range = rest ? startsWith(rest, books().ranges) : 0
  return rest && range > 0 ? rest.slice(range).join(' ') : undefined
}

function spelledOut(words: readonly string[]): string | undefined {
  const meant = words.map((word) => books().nicknames.get(word) ?? word).join(' ')
  return meant === words.join(' ') ? undefined : meant
}
