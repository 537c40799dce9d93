import type { RecipeDraft } from '@larder/contract/recipes'
import { componentOf } from '@larder/kitchen/cooked-component/cooked-component'
import { leftoverLimitOf } from '@larder/kitchen/food-safety/leftover-limit'
import { gramsOf } from '@larder/kitchen/quantity/quantity'
import type { DishFacts, DishRole } from '@larder/kitchen/recipe/dish-facts'
import type { Recipe } from '@larder/kitchen/recipe/recipe'
import type { CookbookRecipe } from './cookbook-recipe'
import { toKitchenRecipe, totalMinutesOf } from './kitchen-recipe'

const coursesByRole: Readonly<Record<DishRole, readonly RecipeDraft['course'][]>> = {
  main: ['Main Dish'],
  breakfast: ['Main Dish', 'Appetizer'],
  side: ['Side Dish', 'Appetizer'],
  starter: ['Appetizer'],
  snack: ['Appetizer', 'Dessert'],
  dessert: ['Dessert'],
  drink: ['Drink'],
  sauce: ['Side Dish'],
}

const factNames = {
  activeMinutes: 'active time',
  keepsDays: 'keeps',
  freezesMonths: 'freezes',
  reheats: 'reheats',
  portable: 'portable',
  childFriendly: 'child-friendly',
  budget: 'budget',
} as const

/** Bread, biscuits and other bakes that are dry enough to keep longer than a cooked dish. */
const dryBakes = /\b(?:bread|baking|biscuits|crackers|granola|muesli|cake|no-bake|nuts)\b/
/** Tags of dishes that nobody eats cold the next day, but for a cold soup. */
const hotDishes = /^(?!.*\bcold\b).*\b(?:soup|curry|stew)\b/
const maxDryDays = 14
const maxFreezerMonths = 6
const maxBreakfastMinutes = 90

/** Returns what is missing or contradictory in the facts of a dish; `others` are those of the whole cookbook by name. */
export function checkFacts(
  { id, draft, facts }: CookbookRecipe,
  others: ReadonlyMap<string, DishFacts>,
): string[] {
  if (!facts) return ['it states no role']
  const recipe = toKitchenRecipe(id, draft)
  return [
    ...Object.entries(factNames).flatMap(([key, name]) =>
      facts[key as keyof typeof factNames] === undefined ? [`it does not state '${name}'`] : [],
    ),
    ...checkRole(draft, facts),
    ...checkKeeping(recipe, facts),
    ...checkFoods(recipe, facts),
    ...checkNames(facts, others),
    ...checkSides(facts),
    ...checkLeaves({ ...recipe, facts }),
  ]
}

function checkRole(
  draft: RecipeDraft,
  { name, role, activeMinutes = 0, childFriendly }: DishFacts,
): string[] {
  const complaints: string[] = []
  const total = totalMinutesOf(draft)
  const title = toFileName(draft.title)
  if (name !== title) complaints.push(`its file is not named ${title}.cook after its title`)
  if (!coursesByRole[role].includes(draft.course))
    complaints.push(`a ${role} is no ${draft.course.toLowerCase()}`)
  if (role === 'breakfast' && !draft.occasions.includes('breakfast'))
    complaints.push("a breakfast names the occasion 'breakfast'")
  if (role === 'breakfast' && total - draft.waitMinutes > maxBreakfastMinutes)
    complaints.push(`a breakfast of ${total} minutes`)
  if (activeMinutes > total) complaints.push(`hands are busy ${activeMinutes} of ${total} minutes`)
  if (activeMinutes < Math.min(draft.prepMinutes, total) / 2)
    complaints.push(`hands are busy ${activeMinutes} minutes, but preparing takes ${draft.prepMinutes}`)
  if (draft.moments.includes('kids-friendly') && childFriendly === false)
    complaints.push('its moments say kids-friendly, its facts say no')
  return complaints
}

function checkKeeping(
  recipe: Recipe,
  { role, keepsDays = 0, freezesMonths = 0, reheats, leftoversBecome = [] }: DishFacts,
): string[] {
  const complaints: string[] = []
  const isDry = role !== 'main' && role !== 'starter' && dryBakes.test(recipe.tags.join(' '))
  const limit = isDry ? maxDryDays : (leftoverLimitOf(recipe)?.days ?? 0)
  if (keepsDays > limit) complaints.push(`it keeps ${keepsDays} days, but food safety allows ${limit}`)
  if (freezesMonths > maxFreezerMonths) complaints.push(`it freezes ${freezesMonths} months`)
  if (reheats === true && keepsDays === 0 && freezesMonths === 0)
    complaints.push('it is reheated, but keeps neither in the fridge nor in the freezer')
  if (role === 'main' && keepsDays > 0 && reheats === false && hotDishes.test(recipe.tags.join(' ')))
    complaints.push(`a hot dish that keeps ${keepsDays} days is reheated`)
  if (leftoversBecome.length > 0 && keepsDays === 0)
    complaints.push('its leftovers become another dish, but it does not keep')
  return complaints
}

/** Foods that make a dish dear from so many grams a person on. */
const dear =
  /^(?:salmon|smoked-salmon|(?:frozen-)?shrimp|beef-tenderloin|(?:ribeye|sirloin)-steak|lamb-(?:chops|leg|shoulder)|scallops|crab|lobster|fresh-tuna|halibut|duck-breast|venison|prosciutto|pine-nuts)$/
const dearGrams = 60
/** Foods that burn a child's mouth from so many grams a person on; a chilli left whole only lends its scent. */
const hot: readonly (readonly [RegExp, grams: number])[] = [
  [/^(?:cayenne-pepper|chili-flakes|(?:habanero|thai-chili)-pepper|berbere)$/, 1.2],
  [/^(?:sambal-oelek|thai-.*-curry-paste|harissa|hot-sauce|sriracha|gochujang|chili-oil|doubanjiang)$/, 10],
]
const stimulants = /^(?:(?:ground-)?coffee|(?:black|green)-tea|espresso.*|matcha.*)$/

function checkFoods({ lines, servings }: Recipe, { budget, childFriendly }: DishFacts): string[] {
  return lines.flatMap(({ foodId = '', quantity, text }) => {
    const each = quantity ? (gramsOf(quantity, foodId) ?? 0) / Math.max(1, servings) : 0
    const complaints: string[] = []
    if (budget === 'low' && dear.test(foodId) && each > dearGrams)
      complaints.push(`its budget is low, but '${text}' is dear`)
    const burns = hot.some(([is, grams]) => is.test(foodId) && each >= grams)
    if (childFriendly === true && burns && !/\bwhole\b/.test(text))
      complaints.push(`it is child-friendly, but '${text}' is hot`)
    if (childFriendly === true && stimulants.test(foodId))
      complaints.push(`it is child-friendly, but '${text}' keeps children awake`)
    return complaints
  })
}

/** A main is served with something, or is a whole meal. */
function checkSides({ role, goesWith = [], complete }: DishFacts): string[] {
  const complaints: string[] = []
  if (complete === true && role !== 'main') complaints.push(`a ${role} is no complete meal`)
  if (complete === true && goesWith.length > 0) complaints.push('it is complete, but goes with sides')
  if (role === 'main' && goesWith.length === 0 && complete !== true)
    complaints.push("it names no side it goes with, nor 'complete: yes'")
  return complaints
}

/** What it leaves is enough of a cooked food to make another dish of. */
function checkLeaves(recipe: Recipe): string[] {
  const leaves = recipe.facts?.leaves
  return leaves === undefined || componentOf(recipe) ? [] : [`its leftovers are not enough '${leaves}'`]
}

function checkNames(
  { name, role, goesWith = [], leftoversBecome = [] }: DishFacts,
  others: ReadonlyMap<string, DishFacts>,
): string[] {
  const complaints = [...goesWith, ...leftoversBecome].flatMap((other) =>
    other === name ? ['it names itself'] : others.has(other) ? [] : [`there is no dish '${other}'`],
  )
  const isNamed = goesWith.length > 0 || [...others.values()].some((other) => other.goesWith?.includes(name))
  if (role === 'side' && !isNamed) complaints.push('it is a side, but no main goes with it')
  return complaints
}

/** Returns the file name of a title, without its ending. */
function toFileName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/ø/gi, 'o')
    .replace(/ł/gi, 'l')
    .replace(/ı/g, 'i')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
