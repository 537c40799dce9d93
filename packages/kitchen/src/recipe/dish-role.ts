import type { MealTime } from '../meal-plan/plan-request'
import type { DishRole } from './dish-facts'
import type { Recipe } from './recipe'

type Described = Pick<Recipe, 'title' | 'course' | 'occasions' | 'tags' | 'facts'>

const spoken = (text: string) => new RegExp(`\\b(?:${text})s?\\b`, 'i')

// Checked in this order against a title without a known course; the dish name ends before 'with' or a comma.
const rolesByTitle: readonly (readonly [DishRole, RegExp])[] = [
  [
    'sauce',
    spoken(
      'sauce|dressing|vinaigrette|gravy|pesto|chutney|jam|marmalade|relish|salsa|marinade|mayonnaise|aioli|ketchup|stock|broth|spice mix|rub|syrup|curry paste|nut butter|lemon curd|pickle|pickled onion',
    ),
  ],
  [
    'drink',
    spoken(
      'smoothie|juice|lemonade|cocktail|mocktail|punch|tea|latte|coffee|cocoa|hot chocolate|milkshake|shake|lassi|cordial|kombucha|eggnog|cooler|spritz|agua fresca',
    ),
  ],
  [
    'dessert',
    spoken(
      'cake|cupcake|brownie|blondie|cookie|biscotti|ice cream|sorbet|pudding|cheesecake|crumble|cobbler|trifle|tiramisu|panna cotta|mousse|fudge|truffle|meringue|pavlova|eclair|doughnut|apple pie|pecan pie|custard|parfait',
    ),
  ],
  [
    'breakfast',
    spoken('granola|muesli|porridge|oatmeal|overnight oat|pancake|waffle|french toast|crepe|breakfast \\w+'),
  ],
  [
    'snack',
    spoken(
      'energy ball|energy bar|granola bar|flapjack|popcorn|cracker|crisp|trail mix|roasted nut|dip|hummus|guacamole',
    ),
  ],
  [
    'side',
    spoken(
      'coleslaw|slaw|mash|mashed potatoe|fries|wedge|garlic bread|flatbread|focaccia|bread|roll|steamed rice|roast potatoe|green salad|side salad',
    ),
  ],
]

/**
 * Returns the role of a dish: the one its author states, else by its course, else by its title. A main meant only for the morning is a breakfast.
 * Example: `dishRoleOf({ title: 'Masala Chai', course: 'Drink', occasions: ['breakfast'], tags: [] })` is 'drink'.
 */
export function dishRoleOf(recipe: Described): DishRole {
  const { course, occasions, tags, facts } = recipe
  if (facts) return facts.role
  if (course === 'Drink') return 'drink'
  if (course === 'Dessert') return 'dessert'
  if (course === 'Side Dish') return 'side'
  if (course === 'Appetizer') return tags.includes('dip') ? 'snack' : 'starter'
  const named = course === undefined && roleByTitle(recipe.title)
  if (named) return named
  const isMorning = occasions.includes('breakfast')
  return isMorning && !occasions.some((one) => one === 'lunch' || one === 'dinner') ? 'breakfast' : 'main'
}

function roleByTitle(title: string): DishRole | undefined {
  const called = title.slice(0, 200).split(/,|\b(?:with|and|in|on|for)\b/i, 1)[0] ?? ''
  return rolesByTitle.find(([, words]) => words.test(called))?.[0]
}

/** A starter that needs a plate, such as soup or what comes hot from the pan: no snack. */
function needsPlate({ tags }: Described): boolean {
  return tags.some((tag) => platedTags.has(tag))
}

const platedTags: ReadonlySet<string> = new Set(['soup', 'salad', 'seafood', 'steamed', 'grill', 'pan'])

/**
 * Returns whether a dish can be a meal by itself: mains at lunch and dinner, breakfasts and mains meant for the morning
 * at breakfast. A drink, a sauce or a side is never a meal, a soup never a snack.
 * Example: `isMealFor(caesarWrap, 'lunch')`.
 */
export function isMealFor(recipe: Described, meal: MealTime): boolean {
  const role = dishRoleOf(recipe)
  const { occasions } = recipe
  if (meal === 'breakfast')
    return role === 'breakfast' || (role === 'main' && occasions.includes('breakfast'))
  if (meal === 'snack')
    return (
      role === 'snack' ||
      role === 'dessert' ||
      role === 'drink' ||
      (role === 'starter' && !needsPlate(recipe))
    )
  if (role !== 'main') return false
  return meal === 'lunch' || occasions.includes('dinner') || !occasions.includes('lunch')
}
