import { highRiskTable, riskWarningTable } from '../data/foods/high-risk-classes'
import { foreignRawEggWords, foreignRiceWords } from '../data/text/foreign-state-words'
import type { Condition } from '../expiry/shelf-life'
import { isByPackOnly, isDish, usualLocation } from '../expiry/shelf-life'
import { lazyValue, memoizePairs, parseList, parseNumberColumn, parseRows } from '../fact-table'
import type { Food, Trait } from '../food/food'
import { toSingular } from '../food-names/normalize-words'
import type { StorageLocation } from '../stock/lot'
import {
  isBakedOrPreserved,
  isCookedInWater,
  isFreshProduce,
  isMadeByName,
  isPackOrHomemade,
} from './food-nature'
import type { NamedStockFood, ParsedFoodName } from './food-state'
import { parseFoodName } from './food-state'
import { isMisspelt } from './misspelt'
import { spellingsOf } from './name-phrases'
import { isConfit, isCuredFish, isForBaby, isInOil, isSprouted } from './name-risks'
import { resolveNamedFood } from './resolve-named-food'
import {
  dishKindsInside,
  foreignClassesInName,
  isDishByName,
  isFilledWithFresh,
  isForBabyByName,
  isLastingByName,
  isRiceWord,
  riskClassesInName,
  starchClassInName,
} from './unknown-name'

/**
 * A class of food that can cause illness unnoticed, with its limits in days. Example: 'cooked-rice', 1 day, from the UK FSA.
 */
export interface RiskClass {
  readonly id: string
  /** Example: 'Cooked rice and dishes with rice'. */
  readonly name: string
  /** Days in the fridge as it is; absent where a sealed pack has its own date. */
  readonly asItIs?: number
  /** Days once opened or cut. */
  readonly opened?: number
  /** Days once thawed. */
  readonly thawed?: number
  /** Example: 'UK FSA and NHS: cooked rice in the fridge for no more than one day'. */
  readonly source: string
  /** Additional warning for the cook. */
  readonly warning?: string
}

/** Limit of a class for a food. Example: `{ days: 1, riskClass }` of cooked rice. */
export interface SafetyLimit {
  readonly days: number
  readonly riskClass: RiskClass
  /** Warning of any class it belongs to. */
  readonly warning?: string
}

const table = lazyValue(() => {
  const warnings = new Map(parseRows(riskWarningTable).map(([id = '', text = '']) => [id, text]))
  const [byId, byFood] = [new Map<string, RiskClass>(), new Map<string, string[]>()]
  for (const [id = '', name = '', asItIs, opened, thawed, foods, source = ''] of parseRows(highRiskTable)) {
    const [sealedDays, openedDays, thawedDays] = [
      parseNumberColumn(asItIs),
      parseNumberColumn(opened),
      parseNumberColumn(thawed),
    ]
    const warning = warnings.get(id)
    byId.set(id, {
      id,
      name,
      ...(sealedDays !== undefined && { asItIs: sealedDays }),
      ...(openedDays !== undefined && { opened: openedDays }),
      ...(thawedDays !== undefined && { thawed: thawedDays }),
      source,
      ...(warning !== undefined && { warning }),
    })
    for (const food of parseList(foods)) byFood.set(food, [...(byFood.get(food) ?? []), id])
  }
  return { byId, byFood }
})

/** Returns all high-risk classes, in table order. Example: `allRiskClasses()[0]?.id` is 'cooked-rice'. */
export function allRiskClasses(): readonly RiskClass[] {
  return [...table().byId.values()]
}

/** Returns the class with an id, or undefined. Example: `riskClassById('sprouts')?.asItIs` is 2. */
export function riskClassById(id: string): RiskClass | undefined {
  return table().byId.get(id)
}

/**
 * Returns the foods that belong to a class regardless of name or state. Example: `foodsOfRiskClass('sprouts')` has
 * 'bean-sprouts'.
 */
export function foodsOfRiskClass(id: string): readonly string[] {
  return [...table().byFood].flatMap(([food, classes]) => (classes.includes(id) ? [food] : []))
}

/**
 * Returns the high-risk classes of a food at its location. A sealed tin of soup in the pantry has none; the same name in the
 * fridge is prepared food. Example: `riskClassesOf({ name: 'egg fried rice' }, 'fridge')` has 'cooked-rice'.
 */
export function riskClassesOf(named: NamedStockFood, location: StorageLocation): readonly RiskClass[] {
  if (location === 'freezer') return []
  const { foodId = '', name, cooked = false, riskClass = '' } = named
  return findClasses(`${cooked}|${location}|${riskClass}|${foodId}`, name ?? '|')
}

// Cached, because it is called several times for every lot.
const findClasses = memoizePairs((key: string, cookName: string): readonly RiskClass[] => {
  const [cooked, location, riskClass, foodId] = key.split('|') as [string, StorageLocation, string, string]
  const named: NamedStockFood = {
    ...(foodId !== '' && { foodId }),
    ...(cookName !== '|' && { name: cookName }),
    cooked: cooked === 'true',
  }
  const food = resolveNamedFood(named)
  const ids = new Set(food ? table().byFood.get(food.id) : [])
  const name = parseFoodName(named)
  for (const id of classesByName(named, name, food, location)) ids.add(id)
  for (const id of classesByState(named, name, food, location)) ids.add(id)
  if (isHeated(named, name, food) || isSmokedByName(name, food)) for (const id of rawClasses) ids.delete(id)
  if (name.states.has('sprayed')) ids.delete('whipped-cream')
  // The class of a dish's ingredients applies regardless of its name.
  if (riskClass !== '') ids.add(riskClass)
  return [...ids].flatMap((id) => table().byId.get(id) ?? [])
})

/**
 * Returns the limit of the strictest class in the fridge, or undefined if no class has one. Example: `safetyLimitOf({ foodId:
 * 'smoked-salmon' }, 'fridge', 'opened')?.days` is 2.
 */
export function safetyLimitOf(
  named: NamedStockFood,
  location: StorageLocation,
  condition: Condition = 'sealed',
): SafetyLimit | undefined {
  if (location === 'freezer') return undefined
  const isUnpacked = condition === 'opened' || hasNoPack(named, location)
  let strictest: SafetyLimit | undefined
  const classes = riskClassesOf(named, location)
  const warning = classes.find((one) => one.warning !== undefined)?.warning
  for (const riskClass of classes) {
    const { asItIs, opened, thawed } = riskClass
    const days = condition === 'thawed' ? thawed : isUnpacked ? (opened ?? asItIs) : asItIs
    if (days !== undefined && days < (strictest?.days ?? Number.POSITIVE_INFINITY))
      strictest = { days, riskClass, ...(warning !== undefined && { warning }) }
  }
  return strictest
}

/**
 * Whether a name means prepared food, so that the figures of the tin or the dry grains do not apply. Example: `isPrepared({
 * foodId: 'canned-chickpeas', name: 'cooked chickpeas' })` is true, of 'roasted peanuts' it is false.
 */
export function isPrepared(named: NamedStockFood): boolean {
  if (named.cooked) return true
  const food = resolveNamedFood(named)
  if (food && isDish(food.id)) return true
  return isPreparedByWords(parseFoodName(named), food)
}

/**
 * Whether a food was heated, so that it counts as cooked instead of raw. Example: `isHeated({ foodId: 'pork-loin', name: 'roast
 * pork' })`.
 */
export function isHeated(
  named: NamedStockFood,
  name = parseFoodName(named),
  food = resolveNamedFood(named),
): boolean {
  if (named.cooked) return true
  if (!name.states.has('cooked') || name.states.has('raw')) return false
  return isPreparedByWords(name, food)
}

const rawClasses = ['raw-poultry', 'raw-mince', 'raw-meat', 'raw-fish', 'raw-egg']

// Sliced, homemade or leftover food has no maker's pack.
function hasNoPack(named: NamedStockFood, location: StorageLocation): boolean {
  const { states, words } = parseFoodName(named)
  if (states.has('homemade') || states.has('leftover')) return true
  if (states.has('cut') && !states.has('sealed')) return true
  const isBabyFood =
    named.foodId === 'baby-food' || isForBaby(words) || (named.foodId === undefined && isForBabyByName(words))
  return isBabyFood && location === 'fridge' && !states.has('sealed')
}

function isPreparedByWords(name: ParsedFoodName, food: Food | undefined): boolean {
  const { states, dishes } = name
  if (!food && isLastingByName(name)) return false
  const isDishName = dishes.size > 0 && !states.has('dry')
  if (food && isBakedOrPreserved(food) && !(isDishName && states.size > 0)) return false
  if ((states.has('homemade') || states.has('leftover')) && !states.has('dry')) return true
  const isMade = states.has('cooked') || states.has('assembled')
  if (!isMade || states.has('dry') || states.has('packed') || states.has('sealed')) return false
  // 'Cooked ham' is a product name of shops.
  if (food && table().byFood.get(food.id)?.includes('sliced-meat')) return name.words.some(isHeatedAtHome)
  return !food || isUsuallyCooked(food) || isDishName
}

// A baked ham and fried bacon have no maker's pack any more.
function isHeatedAtHome(word: string): boolean {
  return /^(?:roast|roasted|baked|boiled|fried|grilled|braised|glazed|seared|barbecued|crispy)$/.test(word)
}

const shelfCategories = new Set([
  'Nuts',
  'Herbs & Spices',
  'Oils',
  'Beverages',
  'Baking',
  'Snacks',
  'Condiments',
])

function isUsuallyCooked(food: Food): boolean {
  return !shelfCategories.has(food.category) || (food.category === 'Nuts' && !isBakedOrPreserved(food))
}

/**
 * Whether only the name tells that a fish is smoked or cured, so that the figures of the raw fish do not apply. Example:
 * 'smoked trout'.
 */
export function isSmokedByName({ words }: ParsedFoodName, food: Food | undefined): boolean {
  if (!food || !hasTrait(food, 'fish') || food.id.includes('smoked') || food.id === 'kippers') return false
  return words.includes('smoked') || words.some((word) => isCuredFish(word))
}

function classesByName(
  named: NamedStockFood,
  parsed: ParsedFoodName,
  food: Food | undefined,
  location: StorageLocation,
): string[] {
  const { dishes, words, states } = parsed
  const found: string[] = []
  const has = (word: string) => words.includes(word)
  if (food && isBakedOrPreserved(food) && food.category !== 'Oils')
    return isFilledWithFresh(parsed) ? ['prepared-food'] : found
  if (states.has('packed') && has('formula') && has('bottle')) found.push('made-up-formula')
  // 'Raw tuna' is no tin, even if tuna usually is one.
  const isRaw = !states.has('packed') && (states.has('raw') || states.has('fresh'))
  if (food && (isTinnedFlesh(food) || (isRaw && isCuredInJars(food))))
    found.push(isRaw ? rawClassOf(food) : 'opened-tin')
  else if (food && states.has('raw') && isCookedFlesh(food)) found.push(rawClassOf(food))
  if (isInOil(words, states.has('homemade'))) found.push('oil-with-garlic')
  // An open jar of sun-dried tomatoes in oil.
  const isCold = location === 'fridge' && !states.has('sealed')
  if (isCold && states.has('dry') && isInOil(words, has('in'))) found.push('oil-with-garlic')
  if (states.has('packed') || states.has('dry')) return found
  // In the pantry the same name is a pouch or a jar, unless it is homemade.
  if (!states.has('sealed') && (location === 'fridge' || !food || isPrepared(named))) {
    const kinds = food ? dishes : new Set([...dishes, ...dishKindsInside(parsed)])
    if (kinds.has('raw-flesh')) found.push('raw-fish')
    if (kinds.has('rice')) found.push('cooked-rice')
    if (kinds.has('raw-egg')) found.push('raw-egg-dish')
  }
  if ((has('smoked') && food && hasTrait(food, 'fish')) || words.some((word) => isCuredFish(word))) {
    if (!food || hasTrait(food, 'fish')) found.push('smoked-fish')
  }
  if (has('breastmilk') || (has('milk') && (has('breast') || has('expressed') || has('pumped'))))
    found.push('breast-milk')
  const isMixed = has('bottle') || has('made') || has('mixed') || has('prepared')
  if (has('dough') && (!food || food.id === 'pizza-dough')) found.push('raw-dough')
  if (has('milk') && (has('raw') || has('unpasteurised') || has('unpasteurized'))) found.push('raw-milk')
  if (has('formula') && (states.has('homemade') || states.has('opened') || isMixed))
    found.push('made-up-formula')
  if (isForBaby(words)) found.push('baby-food')
  if (!food) found.push(...foreignClassesInName(states, words))
  if (isSprouted(words, food)) found.push('sprouts')
  if (has('sprout') && !has('brussel') && !has('brussels')) found.push('sprouts')
  if (isInOil(words, has('infused') || has('in')) || isConfit(words)) found.push('oil-with-garlic')
  return found
}

function isTinnedFlesh({ id, category }: Food): boolean {
  return id.startsWith('canned-') && (category === 'Protein' || category === 'Legumes')
}

// Anchovies and the like are in salt or oil, unless they are said to be fresh.
function isCuredInJars(food: Food): boolean {
  return food.category === 'Protein' && hasTrait(food, 'fish') && usualLocation(food.id) === 'pantry'
}

function isTinnedProduce({ id, category }: Food): boolean {
  return id.startsWith('canned-') && (category === 'Fruits' || category === 'Vegetables')
}

// A schnitzel or a nugget, which is sold cooked as often as raw.
function isCookedFlesh(food: Food): boolean {
  const own = table().byFood.get(food.id) ?? []
  const isFlesh = hasTrait(food, 'meat') || hasTrait(food, 'fish') || hasTrait(food, 'shellfish')
  return isFlesh && !own.some((id) => rawClasses.includes(id))
}

function rawClassOf(food: Food): string {
  if (hasTrait(food, 'fish') || hasTrait(food, 'shellfish')) return 'raw-fish'
  if (!hasTrait(food, 'meat')) return 'opened-tin'
  return /chicken|turkey|duck/.test(food.id) ? 'raw-poultry' : 'raw-mince'
}

function classesByState(
  named: NamedStockFood,
  name: ParsedFoodName,
  food: Food | undefined,
  location: StorageLocation,
): string[] {
  const { states, dishes, words } = name
  const found: string[] = []
  const prepared = isPrepared(named)
  if (prepared) {
    found.push('prepared-food')
    if (
      words.some((word) => riskWords().rice.has(word) || (!food && isRiceName(word))) ||
      (food && /(?:^|-)rice$/.test(food.id))
    )
      found.push('cooked-rice')
    if (isEgg(food)) found.push('cooked-egg')
    if (states.has('homemade') && food && isPasta(food)) found.push('fresh-pasta')
    if (states.has('homemade') && words.some((word) => riskWords().rawEgg.has(word)))
      found.push('raw-egg-dish')
    if (states.has('homemade') && words.includes('baby')) found.push('baby-food')
  }
  if (location === 'fridge' && !states.has('sealed') && !states.has('dry')) {
    // Dry rice is not kept in the fridge, and a tin in the fridge is usually open.
    if (food && isCookedInWater(food) && !states.has('raw')) {
      found.push(/(?:^|-)rice$|^rice-mix$/.test(food.id) ? 'cooked-rice' : 'prepared-food')
    }
    // A mix in the fridge was stirred with water or milk.
    if (food && /-(?:mix|crystals)$/.test(food.id) && !states.has('packed')) found.push('prepared-food')
    const isAcid = food !== undefined && acidPattern.test(food.id)
    const canBeHomemade = !food || isPackOrHomemade(named) || isByPackOnly(food.id)
    if (!isAcid && (isMadeByName(named) || (dishes.has('dish') && canBeHomemade))) found.push('prepared-food')
    // What was only filled or soaked may still be raw, and skewers are mostly sold so.
    const mayBeRaw =
      states.has('assembled') || states.has('raw') || (!states.has('cooked') && words.some(isSoldRaw))
    const isUnread = found.length === 0 && dishes.size === 0
    if (!food && (isUnread || (mayBeRaw && !states.has('leftover')))) found.push(...riskClassesInName(name))
    const starch = food ? undefined : starchClassInName(name)
    if (starch !== undefined) found.push(starch)
  }
  if (states.has('whipped') && (!food || hasTrait(food, 'dairy'))) found.push('whipped-cream')
  if (states.has('cut') && food && isFreshProduce(food) && !states.has('dry') && !states.has('packed')) {
    found.push(melonLikePattern.test(food.id) ? 'cut-melon' : 'cut-produce')
  }
  if (!food && location === 'pantry' && isDishByName(name)) found.push('prepared-food')
  // 'Pineapple chunks' in the fridge are cut or out of an open tin.
  if (states.has('cut') && food && location === 'fridge' && isTinnedProduce(food) && !states.has('packed'))
    found.push('cut-produce')
  if (states.has('cut') && !food && location === 'fridge')
    found.push(melonLikePattern.test(words.join(' ')) ? 'cut-melon' : 'cut-produce')
  if (states.has('cut') && food && curedMeatPattern.test(food.id)) found.push('sliced-meat')
  return found
}

function isSoldRaw(word: string): boolean {
  return /^(?:kebab|kiev|skewer|goujon|schnitzel|burger|patty|souvlaki|shashlik)$/.test(word)
}

function isRiceName(word: string): boolean {
  return isRiceWord(word) || isMisspelt(word, 'rice')
}

const rawEggNames =
  'mayonnaise;mayo;aioli;mousse;tiramisu;hollandaise;bearnaise;eggnog;caesar;remoulade;tartare;semifreddo;zabaglione;sabayon;bavarois'

// Includes the words of other languages.
const riskWords = lazyValue(() => {
  const wordsOf = (list: string) => new Set(parseList(list).flatMap(spellingsOf).map(toSingular))
  return {
    rice: wordsOf(`rice;${foreignRiceWords}`),
    rawEgg: wordsOf(`${rawEggNames};${foreignRawEggWords}`),
  }
})
const acidPattern = /^tomato-(?:puree|paste)$|^applesauce$|^fruit-compote$|^cranberry-sauce$/
const melonLikePattern = /melon|cantaloupe|honeydew|tomato|lettuce|spinach|arugula|leaves|kale|chard/
const curedMeatPattern =
  /chorizo|pepperoni|salami|sausage|kielbasa|bacon|pancetta|gammon|ham|beef|turkey|chicken/

function isPasta({ id }: Food): boolean {
  return /(?:^|-)(?:pasta|noodles|gnocchi)$/.test(id)
}

function isEgg(food: Food | undefined): boolean {
  return food !== undefined && /(?:^|-)egg$|^omelette$/.test(food.id)
}

function hasTrait(food: Food, trait: Trait): boolean {
  return food.traits.includes(trait)
}
