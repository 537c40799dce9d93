/** Every address of the app. Capitals matter: the specification writes some screens with them. */
export const paths = {
  home: '/',
  userHome: '/userhome',
  company: '/company',
  faq: '/faq',
  login: '/login',
  register: '/register',
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  myAccount: '/my-account',
  community: '/community',
  communityPattern: '/community/:category',
  postPattern: '/posts/:id',
  cookPattern: '/cooks/:id',
  myRecipes: '/my-recipes',
  importRecipes: '/my-recipes/import',
  postRecipe: '/post-recipe',
  product: '/product',
  meals: '/meals',
  mealsTwin: '/Meals',
  mealPlan: '/meal-plan',
  dashboard: '/dashboard',
  userDashboard: '/user-dashboard',
  adminDashboard: '/admin-dashboard',
  adminRecipes: '/admin/recipes',
  surpriseMe: '/surprise-me',
  mealSuggestions: '/meal-suggestions',
  dietaryPreferences: '/dietary-preferences',
  foodRestrictions: '/food-restrictions',
  settings: '/settings',
  apiKeys: '/settings/api-keys',
  inventory: '/inventory',
  shopping: '/Shopping',
  logsNotifications: '/LogsNotifications',
  cookingGuide: '/CookingGuide',
  recipeCard: '/RecipeCard',
  scanIngredients: '/scan-ingredients',
  scanTwin: '/scan',
  recipePattern: '/recipe/details/:id',
  household: '/household',
  fridge: '/fridge',
  careers: '/careers',
  privacy: '/privacy',
  terms: '/terms',
  gallery: '/gallery',
} as const

export const communityPath = (category: string) => `${paths.community}/${encodeURIComponent(category)}`
export const postPath = (id: number) => `/posts/${id}`
/** A cook as others see them; `cookPath` leads through a recipe. */
export const cookProfilePath = (id: string) => `/cooks/${id}`
export const recipePath = (id: number) => `/recipe/details/${id}`
/** The guide through a recipe, for so many where that is not as it was written. */
export const cookingGuidePath = ({
  id,
  servings,
  writtenFor,
}: {
  id: number
  servings: number
  writtenFor: number
}) => `${paths.cookingGuide}?recipe=${id}${servings === writtenFor ? '' : `&servings=${servings}`}`
export const suggestionsPath = (occasion: string) =>
  `${paths.mealSuggestions}?occasion=${encodeURIComponent(occasion)}`

/** Where the sidebar stands, and nowhere else. */
export const sidebarPrefixes = [
  paths.dashboard,
  paths.surpriseMe,
  paths.mealSuggestions,
  paths.dietaryPreferences,
  paths.foodRestrictions,
  paths.settings,
  paths.inventory,
  paths.scanIngredients,
  paths.userHome,
] as const

/** The sign-in screen that remembers where a cook was. */
export const loginPath = (from: string) => withReturnPath(paths.login, from)

/** The sign-up screen that remembers it, too. */
export const registerPath = (from: string) => withReturnPath(paths.register, from)

function withReturnPath(screen: string, from: string): string {
  return from === paths.home ? screen : `${screen}?from=${encodeURIComponent(from)}`
}

/** Screens of somebody who is signed out, and the server's own addresses. */
const noReturnPaths = /^\/(login|register|reset-password)\/*$|^\/api(\/|$)|^\/\//

/** Where to go after signing in: the remembered place if it is one of ours, otherwise home. */
export function toReturnPath(from: string | null, ours?: string): string {
  if (!from?.startsWith('/')) return paths.home
  const origin = ours ?? window.location.origin
  const place = URL.canParse(from, origin) ? new URL(from, origin) : null
  if (place?.origin !== origin || noReturnPaths.test(place.pathname)) return paths.home
  return place.pathname + place.search + place.hash
}
