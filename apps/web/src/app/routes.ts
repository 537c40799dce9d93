import { paths } from '../paths'

export type RouteLayout = 'plain' | 'sidebar'

/** Access to a page: signed-in cooks, with the sentence shown to visitors, or admins. */
export type RouteGuard =
  | {
      readonly cook: string
      /** The page of visitors who have an invitation's code in the address. */
      readonly invited?: string
    }
  | 'admin'

export interface RouteDefinition {
  readonly path: string
  /** The page title in the browser tab. */
  readonly title: string
  readonly layout: RouteLayout
  readonly guard?: RouteGuard
  /** The page's file, relative to features, without its extension. */
  readonly page: string
}

/** The route table. It is data: the build reads it as well, to know the scripts of each page. */
export const routeDefinitions: readonly RouteDefinition[] = [
  {
    path: paths.home,
    title: 'Know what you have, cook what you can',
    layout: 'plain',
    page: 'marketing/landing/landing-page',
  },
  {
    path: paths.product,
    title: 'Product, Features and Pricing',
    layout: 'plain',
    page: 'marketing/product/product-page',
  },
  {
    path: paths.company,
    title: 'About and Contact',
    layout: 'plain',
    page: 'marketing/company/company-page',
  },
  {
    path: paths.careers,
    title: 'Careers',
    layout: 'plain',
    page: 'marketing/careers/careers-page',
  },
  {
    path: paths.faq,
    title: 'Help Center',
    layout: 'plain',
    page: 'marketing/faq/faq-page',
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    layout: 'plain',
    page: 'marketing/legal/privacy-page',
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    layout: 'plain',
    page: 'marketing/legal/terms-page',
  },

  {
    path: paths.login,
    title: 'Login',
    layout: 'plain',
    page: 'account/login/login-page',
  },
  {
    path: paths.register,
    title: 'Sign Up',
    layout: 'plain',
    page: 'account/register/register-page',
  },
  {
    path: paths.setUp,
    title: 'Set Up',
    layout: 'plain',
    page: 'account/set-up/set-up-page',
  },
  {
    path: paths.resetPassword,
    title: 'Reset Password',
    layout: 'plain',
    page: 'account/reset-password/reset-password-page',
  },
  {
    path: paths.confirmEmail,
    title: 'Confirm Email',
    layout: 'plain',
    page: 'account/confirm-email/confirm-email-page',
  },
  {
    path: paths.myAccount,
    title: 'My Account',
    layout: 'plain',
    guard: { cook: 'Please log in to access your account' },
    page: 'account/my-account/my-account-page',
  },
  {
    path: paths.household,
    title: 'Household',
    layout: 'plain',
    guard: {
      cook: 'Please log in to see your household',
      invited: 'household/visitor-invitation-page',
    },
    page: 'household/household-page',
  },
  {
    path: paths.fridge,
    title: 'Fridge Cameras',
    layout: 'plain',
    guard: { cook: 'Please log in to see your fridge cameras' },
    page: 'fridge/fridge-page',
  },

  {
    path: paths.welcome,
    title: 'Welcome',
    layout: 'plain',
    guard: { cook: 'Please log in to set up your kitchen' },
    page: 'home/welcome/welcome-page',
  },

  {
    path: paths.community,
    title: 'Communities',
    layout: 'plain',
    page: 'community/overview/communities-page',
  },
  {
    path: paths.communityPattern,
    title: 'Community',
    layout: 'plain',
    page: 'community/category/community-page',
  },
  {
    path: paths.postPattern,
    title: 'Post',
    layout: 'plain',
    page: 'community/post/post-page',
  },
  {
    path: paths.cookPattern,
    title: 'Cook',
    layout: 'plain',
    page: 'community/cook/cook-page',
  },
  {
    path: paths.postRecipe,
    title: 'Post a Recipe',
    layout: 'plain',
    guard: { cook: 'Please log in to post a recipe' },
    page: 'my-recipes/post/post-recipe-page',
  },
  {
    path: paths.myRecipes,
    title: 'My Recipes',
    layout: 'plain',
    guard: { cook: 'Please log in to manage your recipes' },
    page: 'my-recipes/list/my-recipes-page',
  },
  {
    path: paths.importRecipes,
    title: 'Import Recipes',
    layout: 'plain',
    guard: { cook: 'Please log in to import recipes' },
    page: 'imports/import/import-page',
  },
  {
    path: paths.recipePattern,
    title: 'Recipe Details',
    layout: 'plain',
    page: 'recipes/details/recipe-details-page',
  },
  {
    path: paths.recipeCard,
    title: 'Recipe Card',
    layout: 'plain',
    page: 'recipes/card/recipe-card-page',
  },
  {
    path: paths.cookingGuide,
    title: 'Cooking Guide',
    layout: 'plain',
    page: 'cooking/guide/cooking-guide-page',
  },
  {
    path: paths.meals,
    title: 'Meals',
    layout: 'plain',
    page: 'recipes/meals/meals-page',
  },
  {
    path: paths.mealsTwin,
    title: 'Meals',
    layout: 'plain',
    page: 'recipes/meals/meals-page',
  },
  {
    path: paths.mealPlan,
    title: 'Meal Plan',
    layout: 'plain',
    guard: { cook: 'Please log in to plan your meals' },
    page: 'meal-plan/week/meal-plan-page',
  },
  {
    path: paths.shopping,
    title: 'Shopping List',
    layout: 'plain',
    guard: { cook: 'Please log in to see your shopping list' },
    page: 'shopping/list/shopping-page',
  },
  {
    path: paths.logsNotifications,
    title: 'Logs & Notifications',
    layout: 'plain',
    page: 'notifications/list/logs-notifications-page',
  },

  {
    path: paths.userHome,
    title: 'Your Kitchen',
    layout: 'sidebar',
    page: 'home/user-home/user-home-page',
  },
  {
    path: paths.dashboard,
    title: 'Activity Dashboard',
    layout: 'sidebar',
    page: 'home/dashboard/dashboard-page',
  },
  {
    path: paths.surpriseMe,
    title: 'Suggest Recipe',
    layout: 'sidebar',
    page: 'suggestions/surprise/surprise-me-page',
  },
  {
    path: paths.mealSuggestions,
    title: 'Suggestions',
    layout: 'sidebar',
    page: 'suggestions/suggest/meal-suggestions-page',
  },
  {
    path: paths.dietaryPreferences,
    title: 'Dietary Preferences',
    layout: 'sidebar',
    page: 'diet/preferences/dietary-preferences-page',
  },
  {
    path: paths.foodRestrictions,
    title: 'Food Restrictions',
    layout: 'sidebar',
    page: 'diet/restrictions/food-restrictions-page',
  },
  {
    path: paths.settings,
    title: 'Settings',
    layout: 'sidebar',
    guard: { cook: 'Please log in to change your settings' },
    page: 'account/settings/settings-page',
  },
  {
    path: paths.apiKeys,
    title: 'API Keys',
    layout: 'sidebar',
    guard: { cook: 'Please log in to manage your API keys' },
    page: 'api-keys/api-keys-page',
  },
  {
    path: paths.inventory,
    title: 'Inventory',
    layout: 'sidebar',
    page: 'inventory/list/inventory-page',
  },
  {
    path: paths.scanIngredients,
    title: 'Scan Items',
    layout: 'sidebar',
    page: 'scan/scan-page',
  },
  {
    path: paths.scanTwin,
    title: 'Scan Items',
    layout: 'plain',
    page: 'scan/scan-page',
  },

  {
    path: paths.adminDashboard,
    title: 'Admin Dashboard',
    layout: 'plain',
    guard: 'admin',
    page: 'admin/dashboard/admin-dashboard-page',
  },
  {
    path: paths.adminRecipes,
    title: 'Manage User Recipes',
    layout: 'plain',
    guard: 'admin',
    page: 'admin/moderation/admin-recipes-page',
  },
]

/** Routes of the development build only. */
export const developmentRoutes: readonly RouteDefinition[] = [
  { path: paths.gallery, title: 'Gallery', layout: 'plain', page: 'gallery/gallery-page' },
]

/** Paths that redirect to another. */
export const redirects: readonly { readonly path: string; readonly to: string }[] = [
  { path: paths.userDashboard, to: paths.dashboard },
]
