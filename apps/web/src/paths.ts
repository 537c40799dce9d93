/** Every path of the app. Case matters: the specification capitalises some of them. */
export const paths = {
  home: '/',
  userHome: '/userhome',
  welcome: '/welcome',
  company: '/company',
  faq: '/faq',
  login: '/login',
  register: '/register',
  setUp: '/set-up',
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
/** A cook's public profile; `cookingGuidePath` is for cooking a recipe. */
export const cookProfilePath = (id: string) => `/cooks/${id}`
/** The page of a recipe; with `servings`, for that many. */
export const recipePath = (id: number, servings?: number) =>
  `/recipe/details/${id}${servings === undefined ? '' : `?servings=${servings}`}`
/** The cooking guide of a recipe; `servings` is added if it differs from the recipe's. */
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

/** The only paths with a sidebar. */
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

/** Whether a page of this path has the sidebar. */
export function hasSidebar(pathname: string): boolean {
  return sidebarPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))
}

/** The sign-in page with the path to return to. */
export const loginPath = (from: string) => withReturnPath(paths.login, from)

/** The sign-up page with the path to return to. */
export const registerPath = (from: string) => withReturnPath(paths.register, from)

// A fragment stays one: it may hold the code of an invitation, which no server's log is to have.
function withReturnPath(screen: string, from: string): string {
  const { 0: path = '', 1: fragment } = from.split(/(?=#)/)
  return from === paths.home ? screen : `${screen}?from=${encodeURIComponent(path)}${fragment ?? ''}`
}

/** The path to return to that the address of the sign-in or sign-up page names. */
export function returnPathIn({ search, hash }: { search: string; hash: string }): string {
  const from = new URLSearchParams(search).get('from')
  return toReturnPath(from && from + hash)
}

/** The state of a navigation that begins with the welcome, whatever the page. */
export const welcomeState = { welcome: true } as const

/** Pages for signed-out visitors, and the server's own paths. */
const noReturnPaths = /^\/(login|register|set-up|reset-password)\/*$|^\/api(\/|$)|^\/\//

/** Returns the path to open after sign-in: the given one if it belongs to this app, otherwise home. */
export function toReturnPath(from: string | null, ownOrigin?: string): string {
  if (!from?.startsWith('/')) return paths.home
  const origin = ownOrigin ?? window.location.origin
  const url = URL.canParse(from, origin) ? new URL(from, origin) : null
  if (url?.origin !== origin || noReturnPaths.test(url.pathname)) return paths.home
  return url.pathname + url.search + url.hash
}
