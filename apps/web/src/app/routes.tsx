import type { ComponentType } from 'react'
import { paths } from '../paths'

export type RouteLayout = 'plain' | 'sidebar'

/** Access to a page: signed-in cooks, with the sentence shown to visitors, or admins. */
export type RouteGuard = { readonly cook: string } | 'admin'

export interface RouteDefinition {
  readonly path: string
  /** The page title in the browser tab. */
  readonly title: string
  readonly layout: RouteLayout
  readonly guard?: RouteGuard
  readonly page: () => Promise<ComponentType>
}

const developmentRoutes: readonly RouteDefinition[] = import.meta.env.DEV
  ? [
      {
        path: paths.gallery,
        title: 'Gallery',
        layout: 'plain',
        page: async () => (await import('../features/gallery/gallery-page')).GalleryPage,
      },
    ]
  : []

/** The route table: path, page, layout, guard. */
export const routeDefinitions: readonly RouteDefinition[] = [
  {
    path: paths.home,
    title: 'Know what you have, cook what you can',
    layout: 'plain',
    page: async () => (await import('../features/marketing/landing/landing-page')).LandingPage,
  },
  {
    path: paths.product,
    title: 'Product, Features and Pricing',
    layout: 'plain',
    page: async () => (await import('../features/marketing/product/product-page')).ProductPage,
  },
  {
    path: paths.company,
    title: 'About and Contact',
    layout: 'plain',
    page: async () => (await import('../features/marketing/company/company-page')).CompanyPage,
  },
  {
    path: paths.careers,
    title: 'Careers',
    layout: 'plain',
    page: async () => (await import('../features/marketing/careers/careers-page')).CareersPage,
  },
  {
    path: paths.faq,
    title: 'Help Center',
    layout: 'plain',
    page: async () => (await import('../features/marketing/faq/faq-page')).FaqPage,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    layout: 'plain',
    page: async () => (await import('../features/marketing/legal/privacy-page')).PrivacyPage,
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    layout: 'plain',
    page: async () => (await import('../features/marketing/legal/terms-page')).TermsPage,
  },

  {
    path: paths.login,
    title: 'Login',
    layout: 'plain',
    page: async () => (await import('../features/account/login/login-page')).LoginPage,
  },
  {
    path: paths.register,
    title: 'Sign Up',
    layout: 'plain',
    page: async () => (await import('../features/account/register/register-page')).RegisterPage,
  },
  {
    path: paths.resetPassword,
    title: 'Reset Password',
    layout: 'plain',
    page: async () =>
      (await import('../features/account/reset-password/reset-password-page')).ResetPasswordPage,
  },
  {
    path: paths.confirmEmail,
    title: 'Confirm Email',
    layout: 'plain',
    page: async () => (await import('../features/account/confirm-email/confirm-email-page')).ConfirmEmailPage,
  },
  {
    path: paths.myAccount,
    title: 'My Account',
    layout: 'plain',
    guard: { cook: 'Please log in to access your account' },
    page: async () => (await import('../features/account/my-account/my-account-page')).MyAccountPage,
  },
  {
    path: paths.household,
    title: 'Household',
    layout: 'plain',
    guard: { cook: 'Please log in to see your household' },
    page: async () => (await import('../features/household/household-page')).HouseholdPage,
  },
  {
    path: paths.fridge,
    title: 'Fridge Cameras',
    layout: 'plain',
    guard: { cook: 'Please log in to see your fridge cameras' },
    page: async () => (await import('../features/fridge/fridge-page')).FridgePage,
  },

  {
    path: paths.community,
    title: 'Communities',
    layout: 'plain',
    page: async () => (await import('../features/community/overview/communities-page')).CommunitiesPage,
  },
  {
    path: paths.communityPattern,
    title: 'Community',
    layout: 'plain',
    page: async () => (await import('../features/community/category/community-page')).CommunityPage,
  },
  {
    path: paths.postPattern,
    title: 'Post',
    layout: 'plain',
    page: async () => (await import('../features/community/post/post-page')).PostPage,
  },
  {
    path: paths.cookPattern,
    title: 'Cook',
    layout: 'plain',
    page: async () => (await import('../features/community/cook/cook-page')).CookPage,
  },
  {
    path: paths.postRecipe,
    title: 'Post a Recipe',
    layout: 'plain',
    guard: { cook: 'Please log in to post a recipe' },
    page: async () => (await import('../features/my-recipes/post/post-recipe-page')).PostRecipePage,
  },
  {
    path: paths.myRecipes,
    title: 'My Recipes',
    layout: 'plain',
    guard: { cook: 'Please log in to manage your recipes' },
    page: async () => (await import('../features/my-recipes/list/my-recipes-page')).MyRecipesPage,
  },
  {
    path: paths.importRecipes,
    title: 'Import Recipes',
    layout: 'plain',
    guard: { cook: 'Please log in to import recipes' },
    page: async () => (await import('../features/imports/import/import-page')).ImportPage,
  },
  {
    path: paths.recipePattern,
    title: 'Recipe Details',
    layout: 'plain',
    page: async () => (await import('../features/recipes/details/recipe-details-page')).RecipeDetailsPage,
  },
  {
    path: paths.recipeCard,
    title: 'Recipe Card',
    layout: 'plain',
    page: async () => (await import('../features/recipes/card/recipe-card-page')).RecipeCardPage,
  },
  {
    path: paths.cookingGuide,
    title: 'Cooking Guide',
    layout: 'plain',
    page: async () => (await import('../features/cooking/guide/cooking-guide-page')).CookingGuidePage,
  },
  {
    path: paths.meals,
    title: 'Meals',
    layout: 'plain',
    page: async () => (await import('../features/recipes/meals/meals-page')).MealsPage,
  },
  {
    path: paths.mealsTwin,
    title: 'Meals',
    layout: 'plain',
    page: async () => (await import('../features/recipes/meals/meals-page')).MealsPage,
  },
  {
    path: paths.mealPlan,
    title: 'Meal Plan',
    layout: 'plain',
    guard: { cook: 'Please log in to plan your meals' },
    page: async () => (await import('../features/meal-plan/week/meal-plan-page')).MealPlanPage,
  },
  {
    path: paths.shopping,
    title: 'Shopping List',
    layout: 'plain',
    guard: { cook: 'Please log in to see your shopping list' },
    page: async () => (await import('../features/shopping/list/shopping-page')).ShoppingPage,
  },
  {
    path: paths.logsNotifications,
    title: 'Logs & Notifications',
    layout: 'plain',
    page: async () =>
      (await import('../features/notifications/list/logs-notifications-page')).LogsNotificationsPage,
  },

  {
    path: paths.userHome,
    title: 'Your Kitchen',
    layout: 'sidebar',
    page: async () => (await import('../features/home/user-home/user-home-page')).UserHomePage,
  },
  {
    path: paths.dashboard,
    title: 'Activity Dashboard',
    layout: 'sidebar',
    page: async () => (await import('../features/home/dashboard/dashboard-page')).DashboardPage,
  },
  {
    path: paths.surpriseMe,
    title: 'Suggest Recipe',
    layout: 'sidebar',
    page: async () => (await import('../features/suggestions/surprise/surprise-me-page')).SurpriseMePage,
  },
  {
    path: paths.mealSuggestions,
    title: 'Suggestions',
    layout: 'sidebar',
    page: async () =>
      (await import('../features/suggestions/suggest/meal-suggestions-page')).MealSuggestionsPage,
  },
  {
    path: paths.dietaryPreferences,
    title: 'Dietary Preferences',
    layout: 'sidebar',
    page: async () =>
      (await import('../features/diet/preferences/dietary-preferences-page')).DietaryPreferencesPage,
  },
  {
    path: paths.foodRestrictions,
    title: 'Food Restrictions',
    layout: 'sidebar',
    page: async () =>
      (await import('../features/diet/restrictions/food-restrictions-page')).FoodRestrictionsPage,
  },
  {
    path: paths.settings,
    title: 'Settings',
    layout: 'sidebar',
    guard: { cook: 'Please log in to change your settings' },
    page: async () => (await import('../features/account/settings/settings-page')).SettingsPage,
  },
  {
    path: paths.apiKeys,
    title: 'API Keys',
    layout: 'sidebar',
    guard: { cook: 'Please log in to manage your API keys' },
    page: async () => (await import('../features/api-keys/api-keys-page')).ApiKeysPage,
  },
  {
    path: paths.inventory,
    title: 'Inventory',
    layout: 'sidebar',
    page: async () => (await import('../features/inventory/list/inventory-page')).InventoryPage,
  },
  {
    path: paths.scanIngredients,
    title: 'Scan Items',
    layout: 'sidebar',
    page: async () => (await import('../features/scan/scan-page')).ScanPage,
  },
  {
    path: paths.scanTwin,
    title: 'Scan Items',
    layout: 'plain',
    page: async () => (await import('../features/scan/scan-page')).ScanPage,
  },

  {
    path: paths.adminDashboard,
    title: 'Admin Dashboard',
    layout: 'plain',
    guard: 'admin',
    page: async () => (await import('../features/admin/dashboard/admin-dashboard-page')).AdminDashboardPage,
  },
  {
    path: paths.adminRecipes,
    title: 'Manage User Recipes',
    layout: 'plain',
    guard: 'admin',
    page: async () => (await import('../features/admin/moderation/admin-recipes-page')).AdminRecipesPage,
  },
  ...developmentRoutes,
]

/** Paths that redirect to another. */
export const redirects: readonly { readonly path: string; readonly to: string }[] = [
  { path: paths.userDashboard, to: paths.dashboard },
]

/** The page for paths without a route. */
export const notFoundRoute: Pick<RouteDefinition, 'title' | 'page'> = {
  title: 'Page not found',
  page: async () => (await import('./page/not-found-page')).NotFoundPage,
}
