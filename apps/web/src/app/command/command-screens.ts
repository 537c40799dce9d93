import { paths } from '../../paths'

interface CommandScreen {
  readonly label: string
  readonly to: string
  /** Further words that find it. */
  readonly words?: string
}

/** The screens that the field finds by name. */
const commandScreens: readonly CommandScreen[] = [
  { label: 'Home', to: paths.userHome, words: 'today' },
  { label: 'Kitchen', to: paths.inventory, words: 'inventory stock food pantry fridge freezer' },
  { label: 'Scan', to: paths.scanIngredients, words: 'photo receipt barcode camera' },
  { label: 'Meal plan', to: paths.mealPlan, words: 'week plan' },
  { label: 'Shopping list', to: paths.shopping, words: 'buy groceries' },
  { label: 'Meals', to: paths.meals, words: 'recipes cookbook dishes' },
  { label: 'Suggestions', to: paths.mealSuggestions, words: 'what to cook ideas' },
  { label: 'Surprise Me', to: paths.surpriseMe, words: 'occasion' },
  { label: 'My Recipes', to: paths.myRecipes, words: 'own drafts' },
  { label: 'Import Recipes', to: paths.importRecipes, words: 'web page paste' },
  { label: 'Post a Recipe', to: paths.postRecipe, words: 'new write' },
  { label: 'Dietary Preferences', to: paths.dietaryPreferences, words: 'vegan vegetarian diet' },
  { label: 'Food Restrictions', to: paths.foodRestrictions, words: 'allergy allergies dislikes' },
  { label: 'Household', to: paths.household, words: 'people members invite' },
  { label: 'Fridge Cameras', to: paths.fridge },
  { label: 'Reminders', to: paths.logsNotifications, words: 'logs notifications' },
  { label: 'Dashboard', to: paths.dashboard, words: 'activity statistics waste' },
  { label: 'Communities', to: paths.community },
  { label: 'My Account', to: paths.myAccount, words: 'profile password' },
  { label: 'Settings', to: paths.settings, words: 'theme language plan privacy' },
  { label: 'Help Center', to: paths.faq, words: 'faq questions' },
]

const maxScreens = 4

/** Screens whose name or words begin with what was typed; all of the first without any text. */
export function findScreens(typed: string): readonly CommandScreen[] {
  const text = typed.trim().toLowerCase()
  if (text === '') return commandScreens.slice(0, 5)
  const begins = (words: string) =>
    words
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(text))
  return commandScreens
    .filter(({ label, words = '' }) => label.toLowerCase().startsWith(text) || begins(label) || begins(words))
    .slice(0, maxScreens)
}
