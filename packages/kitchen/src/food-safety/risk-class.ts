import { highRiskTable, riskWarningTable } from '../data/foods/high-risk-classes'
import { foreignRawEggWords, foreignRiceWords } from '../data/text/foreign-state-words'
import type { Condition } from '../expiry/shelf-life'
import { isByPackOnly, isDish } from '../expiry/shelf-life'
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
import { resolveNamedFood } from './resolve-named-food'
import { isDishByName, riskClassesInName } from './unknown-name'

/** A class of food that can make people ill unseen, with how many days it has. Example: 'cooked-rice', 1 day, from the UK FSA. */
export interface RiskClass {
  readonly id: string
  /** Example: 'Cooked rice and dishes with rice'. */
  readonly name: string
  /** Days in the fridge as it is; absent where a sealed pack has its own. */
  readonly asItIs?: number
  /** Days once opened or cut. */
  readonly opened?: number
  /** Days once thawed. */
  readonly thawed?: number
  /** Example: 'UK FSA and NHS: cooked rice in the fridge for no more than one day'. */
  readonly source: string
  /** What a cook should know besides. */
  readonly warning?: string
}

/** How many days a class leaves a food, and which. Example: `{ days: 1, riskClass }` of cooked rice. */
export interface SafetyLimit {
  readonly days: number
  readonly riskClass: RiskClass
  /** Of any class it belongs to. */
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

/** Every class of food that can make people ill unseen, in the order of the table. Example: `allRiskClasses()[0]?.id` is 'cooked-rice'. */
export function allRiskClasses(): readonly RiskClass[] {
  return [...table().byId.values()]
}

/** The class of that id, or nothing. Example: `riskClassById('sprouts')?.asItIs` is 2. */
export function riskClassById(id: string): RiskClass | undefined {
  return table().byId.get(id)
}

/** Foods that are of a class whatever their name or state. Example: `foodsOfRiskClass('sprouts')` has 'bean-sprouts'. */
export function foodsOfRiskClass(id: string): readonly string[] {
  return [...table().byFood].flatMap(([food, classes]) => (classes.includes(id) ? [food] : []))
}

/**
 * The classes a food belongs to where it lies. A sealed tin of soup in the pantry is of none; the same name in the fridge is
 * food that was made. Example: `riskClassesOf({ name: 'egg fried rice' }, 'fridge')` has 'cooked-rice'.
 */
export function riskClassesOf(what: NamedStockFood, location: StorageLocation): readonly RiskClass[] {
  if (location === 'freezer') return []
  const { foodId = '', name, cooked = false, riskClass = '' } = what
  return classesOf(`${cooked}|${location}|${riskClass}|${foodId}`, name ?? '|')
}

// Asked several times for every lot, so remembered.
const classesOf = memoizePairs((key: string, called: string): readonly RiskClass[] => {
  const [cooked, location, riskClass, foodId] = key.split('|') as [string, StorageLocation, string, string]
  const what: NamedStockFood = {
    ...(foodId !== '' && { foodId }),
    ...(called !== '|' && { name: called }),
    cooked: cooked === 'true',
  }
  const ids = new Set(what.foodId === undefined ? [] : table().byFood.get(what.foodId))
  const food = resolveNamedFood(what)
  const name = parseFoodName(what)
  for (const id of byName(what, name, food, location)) ids.add(id)
  for (const id of byState(what, name, food, location)) ids.add(id)
  if (isHeated(what, name, food) || isSmokedByName(name, food)) for (const id of rawClasses) ids.delete(id)
  if (name.states.has('sprayed')) ids.delete('whipped-cream')
  // What went into a dish stays in it, whatever it is called.
  if (riskClass !== '') ids.add(riskClass)
  return [...ids].flatMap((id) => table().byId.get(id) ?? [])
})

/**
 * How many days the strictest class leaves a food in the fridge, or nothing when no class has a word about it. Example:
 * `safetyLimitOf({ foodId: 'smoked-salmon' }, 'fridge', 'opened')?.days` is 2.
 */
export function safetyLimitOf(
  what: NamedStockFood,
  location: StorageLocation,
  condition: Condition = 'sealed',
): SafetyLimit | undefined {
  if (location === 'freezer') return undefined
  const isOut = condition === 'opened' || isWithoutPack(what, location)
  let strictest: SafetyLimit | undefined
  const classes = riskClassesOf(what, location)
  const warning = classes.find((one) => one.warning !== undefined)?.warning
  for (const riskClass of classes) {
    const { asItIs, opened, thawed } = riskClass
    const days = condition === 'thawed' ? thawed : isOut ? (opened ?? asItIs) : asItIs
    if (days !== undefined && days < (strictest?.days ?? Number.POSITIVE_INFINITY))
      strictest = { days, riskClass, ...(warning !== undefined && { warning }) }
  }
  return strictest
}

/**
 * Whether a name says that somebody prepared the food, so that the figures of the tin or the dry grains do not count. Example:
 * `isPrepared({ foodId: 'canned-chickpeas', name: 'cooked chickpeas' })` is true, of 'roasted peanuts' it is false.
 */
export function isPrepared(what: NamedStockFood): boolean {
  if (what.cooked) return true
  const food = resolveNamedFood(what)
  if (food && isDish(food.id)) return true
  return preparedByWords(parseFoodName(what), food)
}

/** Whether heat has been at it, so that it counts as cooked and not as raw. Example: `isHeated({ foodId: 'pork-loin', name: 'roast pork' })`. */
export function isHeated(
  what: NamedStockFood,
  name = parseFoodName(what),
  food = resolveNamedFood(what),
): boolean {
  if (what.cooked) return true
  if (!name.states.has('cooked') || name.states.has('raw')) return false
  return preparedByWords(name, food)
}

const rawClasses = ['raw-poultry', 'raw-mince', 'raw-meat', 'raw-fish', 'raw-egg']

// Sliced, homemade, left over: no maker's pack keeps it.
function isWithoutPack(what: NamedStockFood, location: StorageLocation): boolean {
  const { states, words } = parseFoodName(what)
  if (states.has('cut') || states.has('homemade') || states.has('leftover')) return true
  const isBabys = what.foodId === 'baby-food' || (what.foodId === undefined && words.includes('baby'))
  return isBabys && location === 'fridge' && !states.has('sealed')
}

function preparedByWords({ states, dishes }: ParsedFoodName, food: Food | undefined): boolean {
  const isDishName = dishes.size > 0 && !states.has('dry')
  if (food && isBakedOrPreserved(food) && !(isDishName && states.size > 0)) return false
  if ((states.has('homemade') || states.has('leftover')) && !states.has('dry')) return true
  if (!states.has('cooked') || states.has('dry') || states.has('packed')) return false
  // 'Cooked ham' is how shops call it.
  if (food && table().byFood.get(food.id)?.includes('sliced-meat')) return false
  return !food || takesCooking(food) || isDishName
}

const shelfGoods = new Set(['Nuts', 'Herbs & Spices', 'Oils', 'Beverages', 'Baking', 'Snacks', 'Condiments'])

function takesCooking({ category }: Food): boolean {
  return !shelfGoods.has(category)
}

/** Whether only its name says that a fish is smoked or cured, so that the figures of the raw fish do not count. Example: 'smoked trout'. */
export function isSmokedByName({ words }: ParsedFoodName, food: Food | undefined): boolean {
  if (!food || !is(food, 'fish') || food.id.includes('smoked') || food.id === 'kippers') return false
  return words.includes('smoked') || words.some((word) => curedFish.has(word))
}

function byName(
  what: NamedStockFood,
  { dishes, words, states }: ParsedFoodName,
  food: Food | undefined,
  location: StorageLocation,
): string[] {
  const found: string[] = []
  const has = (word: string) => words.includes(word)
  if (food && isBakedOrPreserved(food) && food.category !== 'Oils') return found
  if (states.has('packed') && has('formula') && has('bottle')) found.push('made-up-formula')
  if (food && isTinnedFlesh(food)) found.push('opened-tin')
  if (isInOil(words, states.has('homemade'))) found.push('oil-with-garlic')
  if (states.has('packed') || states.has('dry')) return found
  // In the pantry the same name is a pouch or a jar, unless somebody made it.
  if (location === 'fridge' || !food || isPrepared(what)) {
    if (dishes.has('raw-flesh')) found.push('raw-fish')
    if (dishes.has('rice')) found.push('cooked-rice')
    if (dishes.has('raw-egg')) found.push('raw-egg-dish')
  }
  if ((has('smoked') && food && is(food, 'fish')) || words.some((word) => curedFish.has(word))) {
    if (!food || is(food, 'fish')) found.push('smoked-fish')
  }
  if (has('breastmilk') || (has('milk') && (has('breast') || has('expressed')))) found.push('breast-milk')
  const isMixed = has('bottle') || has('made') || has('mixed') || has('prepared')
  if (has('formula') && (states.has('homemade') || states.has('opened') || isMixed))
    found.push('made-up-formula')
  if (!food && has('baby') && (has('puree') || words.at(-1) === 'baby')) found.push('baby-food')
  if (has('sprout') && !has('brussel') && !has('brussels')) found.push('sprouts')
  if (isInOil(words, has('infused') || has('in')) || isConfit(words)) found.push('oil-with-garlic')
  return found
}

const curedFish: ReadonlySet<string> = new Set(['gravlax', 'gravadlax', 'gravad', 'lox'])
const oilHerbs = [
  'garlic',
  'herb',
  'basil',
  'chilli',
  'chili',
  'rosemary',
  'thyme',
  'tomato',
  'pepper',
  'mushroom',
]

function isInOil(words: readonly string[], isMade: boolean): boolean {
  return isMade && words.includes('oil') && oilHerbs.some((herb) => words.includes(herb))
}

function isTinnedFlesh({ id, category }: Food): boolean {
  return id.startsWith('canned-') && (category === 'Protein' || category === 'Legumes')
}

function isConfit(words: readonly string[]): boolean {
  return words.includes('confit') && (words.includes('garlic') || words.includes('tomato'))
}

function byState(
  what: NamedStockFood,
  name: ParsedFoodName,
  food: Food | undefined,
  location: StorageLocation,
): string[] {
  const { states, dishes, words } = name
  const found: string[] = []
  const prepared = isPrepared(what)
  if (prepared) {
    found.push('prepared-food')
    if (
      words.some((word) => foreign().rice.has(word) || (!food && isMisspelt(word, 'rice'))) ||
      (food && /(?:^|-)rice$/.test(food.id))
    )
      found.push('cooked-rice')
    if (isEgg(food)) found.push('cooked-egg')
    if (states.has('homemade') && words.some((word) => foreign().rawEgg.has(word))) found.push('raw-egg-dish')
    if (states.has('homemade') && words.includes('baby')) found.push('baby-food')
  }
  if (location === 'fridge' && !states.has('sealed') && !states.has('dry')) {
    // Nobody keeps dry rice in the fridge, and a tin that lies there is most often open.
    if (food && isCookedInWater(food) && !states.has('raw')) {
      found.push(/(?:^|-)rice$|^rice-mix$/.test(food.id) ? 'cooked-rice' : 'prepared-food')
    }
    const isAcid = food !== undefined && acid.test(food.id)
    const mayBeMade = !food || isPackOrHomemade(what) || isByPackOnly(food.id)
    if (!isAcid && (isMadeByName(what) || (dishes.has('dish') && mayBeMade))) found.push('prepared-food')
    if (!food && found.length === 0 && dishes.size === 0) found.push(...riskClassesInName(name))
  }
  if (states.has('whipped') && (!food || is(food, 'dairy'))) found.push('whipped-cream')
  if (states.has('cut') && food && isFreshProduce(food) && !states.has('dry') && !states.has('packed')) {
    found.push(cutLikeMelon.test(food.id) ? 'cut-melon' : 'cut-produce')
  }
  if (!food && location === 'pantry' && isDishByName(name)) found.push('prepared-food')
  if (states.has('cut') && !food && location === 'fridge')
    found.push(cutLikeMelon.test(words.join(' ')) ? 'cut-melon' : 'cut-produce')
  if (states.has('cut') && food && curedSausage.test(food.id)) found.push('sliced-meat')
  return found
}

const rawEggNames = 'mayonnaise;mayo;aioli;mousse;tiramisu;hollandaise;bearnaise;eggnog'

// With those of other languages.
const foreign = lazyValue(() => {
  const wordsOf = (list: string) => new Set(parseList(list).flatMap(spellingsOf).map(toSingular))
  return {
    rice: wordsOf(`rice;${foreignRiceWords}`),
    rawEgg: wordsOf(`${rawEggNames};${foreignRawEggWords}`),
  }
})
const acid = /^tomato-(?:puree|paste)$|^applesauce$|^fruit-compote$|^cranberry-sauce$/
const cutLikeMelon = /melon|cantaloupe|honeydew|tomato|lettuce|spinach|arugula|leaves|kale|chard/
const curedSausage = /chorizo|pepperoni|salami|sausage|kielbasa|bacon|pancetta|gammon|ham|beef|turkey|chicken/

function isEgg(food: Food | undefined): boolean {
  return food !== undefined && /(?:^|-)egg$|^omelette$/.test(food.id)
}

function is(food: Food, trait: Trait): boolean {
  return food.traits.includes(trait)
}
