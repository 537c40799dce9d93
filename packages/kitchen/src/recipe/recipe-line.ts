import { countryOf } from '../country/country'
import { toUnitsOfRegion } from '../country/measure-region'
import type { WordContext } from '../food-names/ambiguous-word'
import type { LinkedFood } from '../food-names/link-food'
import { certainThreshold, linkAmbiguousWord, linkFood, linkForeignFood } from '../food-names/link-food'
import type { Ingredient } from '../ingredient/ingredient'
import { parseIngredient } from '../ingredient/ingredient'
import { quantityByLength } from '../ingredient/piece-length'
import { requestedQuantityOf } from '../ingredient/quantity'
import { detectRecipeLanguage } from '../language/detect-language'
import type { LanguageGuess } from '../language/language'
import { preservedFood } from '../language/preserved-food'
import { portionOf } from '../quantity/portion'
import type { Quantity } from '../quantity/quantity'
import { countsOtherPiece } from './counted-animal'
import { plantOfPart } from './plant-part'
import type { RecipeLine } from './recipe'

/**
 * Returns the food of a parsed line, or undefined if uncertain; remarks count too, since '(vegan)' changes the food. What a word
 * means in one place or amount only is decided first.
 * Example: `linkIngredient(parseIngredient('2 cups cooked rice'))`.
 */
export function linkIngredient(
  ingredient: Ingredient,
  place: Pick<WordContext, 'languages' | 'region'> = {},
): LinkedFood {
  if (ingredient.heading || ingredient.label === '') return { known: false, nearest: [] }
  const ambiguous = linkAmbiguousWord(ingredient.label, {
    region: place.region,
    languages: ingredient.languages ?? place.languages,
    quantity: requestedQuantityOf(ingredient)?.quantity,
  })
  if (ambiguous) return ambiguous
  if (ingredient.languages)
    return toPreserved(linkForeignFood(ingredient.name, ingredient.languages), ingredient)
  const { label, name, note = '', others } = ingredient
  const wording =
    others.length === 0 ? name : label.includes(others[0] ?? '') ? label : [name, ...others].join(' and ')
  const plain = wording.replace(/ but /g, ' ')
  const nearer =
    others.length === 0
      ? (cookedFood(ingredient) ?? foodAsBought(ingredient) ?? foodByMeasure(ingredient))
      : undefined
  return nearer ?? linkFood(changesFood.test(note) ? `${plain} (${note})` : plain)
}

/**
 * Returns where the words of a recipe stand. Example: `placeOfRecipe(detectRecipeLanguage(['200 g Mehl']))` is German, although
 * 'Chips' below it would be English too.
 */
export function placeOfRecipe(recipe: LanguageGuess | undefined): Pick<WordContext, 'languages' | 'region'> {
  if (!recipe) return {}
  const { language, region } = recipe
  return { region, ...(language !== 'en' && language !== 'other' && { languages: [language] }) }
}

// 'Ein Glas Gurken' are pickled ones, 'una lata de maíz' is canned: the container determines the form of the food.
function toPreserved(link: LinkedFood, { measures }: Ingredient): LinkedFood {
  const { unit = '', unitText = '' } = measures[0] ?? {}
  const container = /^vas/i.test(unitText) ? 'jar' : unit
  const foodId = link.known ? preservedFood(link.foodId, container) : undefined
  return link.known && foodId !== undefined ? { ...link, foodId } : link
}

// 'cooked rice' includes its water and weighs three times the rice; '1 cup rice, cooked' is a cup of dry rice.
function cookedFood({ text, name, preparation = '' }: Ingredient): LinkedFood | undefined {
  if (!/(?:^|\s)cooked\b/i.test(preparation)) return undefined
  const [at, food] = [text.search(/\bcooked\b/i), text.indexOf(name)]
  return at === -1 || food < at ? undefined : linkByName(`cooked ${name}`)
}

const states: readonly (readonly [RegExp, string])[] = [
  [/\bbone[- ]in\b|\bon the bone\b/i, 'bone-in'],
  [/\bskin[- ]on\b|\bwith (?:the |its |their )?skins?\b/i, 'skin-on'],
  [/\b(?:soaked|desalted)\b/i, 'soaked'],
  [/\bleft-?\s?over\b/i, 'leftover'],
]

// 'chicken thighs, bone-in' are weighed with their bones, 'salt cod, soaked' has lost its salt, if that is a food of
// its own.
function foodAsBought({ name, preparation = '', note = '' }: Ingredient): LinkedFood | undefined {
  for (const [wording, word] of states) {
    const link = wording.test(preparation) || wording.test(note) ? linkByName(`${word} ${name}`) : undefined
    if (link) return link
  }
  return undefined
}

const spoons: ReadonlySet<string> = new Set(['tsp', 'tbsp', 'dsp', 'tube', 'squeeze'])

// A stick of cinnamon is no powder, and a spoonful of tomato purée comes from a tube: only from a carton is it passata.
function foodByMeasure({ name, measures }: Ingredient): LinkedFood | undefined {
  const { unit, unitText = '' } = measures[0] ?? {}
  if (unit === 'stick' || unit === 'pod') return linkByName(`${name} ${unit}`)
  if (unit === 'can' && !/\b(?:canned|tinned)\b/i.test(name))
    return linkByName(`canned ${name}`) ?? tinnedFood(name)
  const isSpoon = spoons.has(unit ?? unitText.toLowerCase())
  return isSpoon && /^tomato pur[eé]e$/i.test(name) ? linkByName('tomato paste') : undefined
}

// 'Whole plum tomatoes' have no name of their own in a tin.
function tinnedFood(name: string): LinkedFood | undefined {
  const link = linkFood(name)
  if (!link.known || link.confidence < certainThreshold || link.how === 'misspelt') return undefined
  const foodId = preservedFood(link.foodId, 'can')
  return foodId === undefined ? undefined : { ...link, foodId }
}

function linkByName(name: string): LinkedFood | undefined {
  const link = linkFood(name)
  return link.known && link.how !== 'part' && link.how !== 'misspelt' ? link : undefined
}

// '(vegan)' describes the food; '(or vegan butter)' and '(I use oat milk)' do not.
const changesFood = /^(?!(?:or|plus|i|we|you|use|if|not|see|optional)\b)\S+(?: \S+){0,3}$/i

/**
 * Parses and links a recipe line: its food, and the quantity to calculate with (of a range, the larger end).
 * Example: `toRecipeLine('2–3 large eggs')` is `{ text: '2–3 large eggs', foodId: 'egg', quantity: 3 large }`.
 */
export function toRecipeLine(text: string): RecipeLine {
  return toRecipeLineIn(text, undefined)
}

/**
 * Parses and links a line as part of a recipe in a given language.
 * Example: '100 g Butter' of a German recipe is a German line.
 */
export function toRecipeLineIn(text: string, recipe: LanguageGuess | undefined): RecipeLine {
  const ingredient = parseIngredient(text, 'recipe', recipe)
  const link = linkIngredient(ingredient, placeOfRecipe(recipe))
  const foodId = link.known ? link.foodId : undefined
  const requested = requestedQuantityOf(ingredient)
  const byLength = quantityByLength(ingredient.measures, foodId)
  const written =
    requested &&
    toWeighableQuantity(
      { ...requested.quantity, amount: requested.upTo ?? requested.quantity.amount },
      ingredient,
      foodId,
    )
  const region = ingredient.languages ? undefined : recipe?.region
  const meant = written && toUnitsOfRegion(written, region)
  const quantity = byLength ?? (meant && countsOtherPiece(meant, foodId, text) ? undefined : meant)
  return {
    text,
    ...(foodId === undefined ? {} : { foodId }),
    ...(quantity ? { quantity } : {}),
    ...(ingredient.optional ? { optional: true } : {}),
    ...(region && meant !== written ? { region } : {}),
  }
}

/**
 * Parses and links the lines of a whole recipe. The language of the recipe decides for ambiguous lines, and the
 * reader's country decides the measures if the words of an English recipe do not. A line that names only a part of a plant is of
 * the plant in the other lines.
 * Example: `toRecipeLines(['200 g Mehl', '100 g Butter', '2 Eier'])` has three German lines,
 * `toRecipeLines(['1 pint milk'], 'GB')` 568 ml.
 */
export function toRecipeLines(texts: readonly string[], country?: string): RecipeLine[] {
  const recipe = detectRecipeLocale(texts, country)
  const lines = texts.map((text) => toRecipeLineIn(text, recipe))
  const foods = lines.flatMap(({ foodId }) => foodId ?? [])
  return lines.map((line) => {
    const plant =
      line.foodId === undefined ? plantOfPart(parseIngredient(line.text, 'recipe', recipe), foods) : undefined
    return plant === undefined ? line : { ...line, foodId: plant }
  })
}

/**
 * Returns the language of a recipe and the region of its measures: its own words come first, then the reader's country.
 * Example: `detectRecipeLocale(['1 pint milk'], 'GB').region` is 'uk', with '2 zucchini' below it is 'us'.
 */
export function detectRecipeLocale(texts: readonly string[], country?: string): LanguageGuess {
  const recipe = detectRecipeLanguage(texts)
  const measures = countryOf(country)?.measures
  return recipe.language !== 'en' || recipe.region || !measures ? recipe : { ...recipe, region: measures }
}

const sizes: Readonly<Record<string, string>> = {
  small: 'small',
  sm: 'small',
  medium: 'medium',
  med: 'medium',
  md: 'medium',
  'medium-sized': 'medium',
  large: 'large',
  lg: 'large',
  lrg: 'large',
}

const otherWords: Readonly<Record<string, readonly string[]>> = {
  stick: ['stalk'],
  bulb: ['head', 'piece'],
  head: ['bulb', 'piece'],
  fillet: ['piece'],
  ear: ['piece'],
  bunch: ['head'],
}

/**
 * Returns a quantity in a unit of known weight: two large onions weigh more than two onions, and a stick of celery is a
 * stalk.
 * Example: `toWeighableQuantity(toQuantity(2, 'piece'), parseIngredient('2 large onions'), 'onion')` is 2 large.
 */
export function toWeighableQuantity(
  quantity: Quantity,
  { size = '' }: Pick<Ingredient, 'size'>,
  foodId: string | undefined,
): Quantity {
  if (foodId === undefined) return quantity
  const { grams } = portionOf(foodId)
  const { unit } = quantity
  const lower = size.toLowerCase()
  const sized = unit === 'piece' && Object.hasOwn(sizes, lower) ? sizes[lower] : undefined
  if (sized !== undefined && grams[sized] !== undefined) return { ...quantity, unit: sized }
  const others = Object.hasOwn(otherWords, unit) && grams[unit] === undefined ? otherWords[unit] : undefined
  const known = others?.find((other) => grams[other] !== undefined)
  return known === undefined ? quantity : { ...quantity, unit: known }
}
