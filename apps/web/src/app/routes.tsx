import type { ComponentType } from 'react'
import { paths } from '../paths'

export type Layout = 'plain' | 'sidebar'

/** Who may see a page: a signed-in cook, who is asked in by this sentence, or an admin. */
export type Guard = { readonly cook: string } | 'admin'

export interface Room {
  readonly path: string
  /** The page's name in the browser's tab. */
  readonly title: string
  readonly layout: Layout
  readonly guard?: Guard
  readonly page: () => Promise<ComponentType>
}

const inDevelopmentOnly: readonly Room[] = import.meta.env.DEV
  ? [
      {
        path: paths.gallery,
        title: 'Gallery',
        layout: 'plain',
        page: async () => (await import('../features/gallery/gallery-page')).GalleryPage,
      },
    ]
  : []

/** The one table: path, page, layout, guard. */
export const rooms: readonly Room[] = [
  {
    path: paths.home,
    title: 'Know what you have, cook what you can',
    layout: 'plain',
    page: async () => (await import('../features/marketing/landing-page')).LandingPage,
  },
  {
    path: paths.product,
    title: 'Product, Features and Pricing',
    layout: 'plain',
    page: async () => (await import('../features/marketing/product-page')).ProductPage,
  },
  {
    path: paths.company,
    title: 'About and Contact',
    layout: 'plain',
    page: async () => (await import('../features/marketing/company-page')).CompanyPage,
  },
  {
    path: paths.careers,
    title: 'Careers',
    layout: 'plain',
    page: async () => (await import('../features/marketing/careers-page')).CareersPage,
  },
  {
    path: paths.faq,
    title: 'Help Center',
    layout: 'plain',
    page: async () => (await import('../features/marketing/faq-page')).FaqPage,
  },
  {
    path: paths.privacy,
    title: 'Privacy Policy',
    layout: 'plain',
    page: async () => (await import('../features/marketing/privacy-page')).PrivacyPage,
  },
  {
    path: paths.terms,
    title: 'Terms of Service',
    layout: 'plain',
    page: async () => (await import('../features/marketing/terms-page')).TermsPage,
  },

  {
    path: paths.login,
    title: 'Login',
    layout: 'plain',
    page: async () => (await import('../features/account/login-page')).LoginPage,
  },
  {
    path: paths.register,
    title: 'Sign Up',
    layout: 'plain',
    page: async () => (await import('../features/account/register-page')).RegisterPage,
  },
  {
    path: paths.resetPassword,
    title: 'Reset Password',
    layout: 'plain',
    page: async () => (await import('../features/account/reset-password-page')).ResetPasswordPage,
  },
  {
    path: paths.confirmEmail,
    title: 'Confirm Email',
    layout: 'plain',
    page: async () => (await import('../features/account/confirm-email-page')).ConfirmEmailPage,
  },
  {
    path: paths.myAccount,
    title: 'My Account',
    layout: 'plain',
    guard: { cook: 'Please log in to access your account' },
    page: async () => (await import('../features/account/my-account-page')).MyAccountPage,
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
    page: async () => (await import('../features/community/communities-page')).CommunitiesPage,
  },
  {
    path: paths.communityPattern,
    title: 'Community',
    layout: 'plain',
    page: async () => (await import('../features/community/community-page')).CommunityPage,
  },
  {
    path: paths.postPattern,
    title: 'Post',
    layout: 'plain',
    page: async () => (await import('../features/community/post-page')).PostPage,
  },
  {
    path: paths.cookPattern,
    title: 'Cook',
    layout: 'plain',
    page: async () => (await import('../features/community/cook-page')).CookPage,
  },
  {
    path: paths.postRecipe,
    title: 'Post a Recipe',
    layout: 'plain',
    guard: { cook: 'Please log in to post a recipe' },
    page: async () => (await import('../features/my-recipes/post-recipe-page')).PostRecipePage,
  },
  {
    path: paths.myRecipes,
    title: 'My Recipes',
    layout: 'plain',
    guard: { cook: 'Please log in to manage your recipes' },
    page: async () => (await import('../features/my-recipes/my-recipes-page')).MyRecipesPage,
  },
  {
    path: paths.importRecipes,
    title: 'Import Recipes',
    layout: 'plain',
    guard: { cook: 'Please log in to import recipes' },
    page: async () => (await import('../features/imports/import-page')).ImportPage,
  },
  {
    path: paths.recipePattern,
    title: 'Recipe Details',
    layout: 'plain',
    page: async () => (await import('../features/recipes/recipe-details-page')).RecipeDetailsPage,
  },
  {
    path: paths.recipeCard,
    title: 'Recipe Card',
    layout: 'plain',
    page: async () => (await import('../features/recipes/recipe-card-page')).RecipeCardPage,
  },
  {
    path: paths.cookingGuide,
    title: 'Cooking Guide',
    layout: 'plain',
    page: async () => (await import('../features/cooking/cooking-guide-page')).CookingGuidePage,
  },
  {
    path: paths.meals,
    title: 'Meals',
    layout: 'plain',
    page: async () => (await import('../features/recipes/meals-page')).MealsPage,
  },
  {
    path: paths.mealsTwin,
    title: 'Meals',
    layout: 'plain',
    page: async () => (await import('../features/recipes/meals-page')).MealsPage,
  },
  {
    path: paths.mealPlan,
    title: 'Meal Plan',
    layout: 'plain',
    guard: { cook: 'Please log in to plan your meals' },
    page: async () => (await import('../features/meal-plan/meal-plan-page')).MealPlanPage,
  },
  {
    path: paths.shopping,
    title: 'Shopping List',
    layout: 'plain',
    guard: { cook: 'Please log in to see your shopping list' },
    page: async () => (await import('../features/shopping/shopping-page')).ShoppingPage,
  },
  {
    path: paths.logsNotifications,
    title: 'Logs & Notifications',
    layout: 'plain',
    page: async () =>
      (await import('../features/notifications/logs-notifications-page')).LogsNotificationsPage,
  },

  {
    path: paths.userHome,
    title: 'Your Kitchen',
    layout: 'sidebar',
    page: async () => (await import('../features/home/user-home-page')).UserHomePage,
  },
  {
    path: paths.dashboard,
    title: 'Activity Dashboard',
    layout: 'sidebar',
    page: async () => (await import('../features/home/dashboard-page')).DashboardPage,
  },
  {
    path: paths.surpriseMe,
    title: 'Suggest Recipe',
    layout: 'sidebar',
    page: async () => (await import('../features/suggestions/surprise-me-page')).SurpriseMePage,
  },
  {
    path: paths.mealSuggestions,
    title: 'Suggestions',
    layout: 'sidebar',
    page: async () => (await import('../features/suggestions/meal-suggestions-page')).MealSuggestionsPage,
  },
  {
    path: paths.dietaryPreferences,
    title: 'Dietary Preferences',
    layout: 'sidebar',
    page: async () => (await import('../features/diet/dietary-preferences-page')).DietaryPreferencesPage,
  },
  {
    path: paths.foodRestrictions,
    title: 'Food Restrictions',
    layout: 'sidebar',
    page: async () => (await import('../features/diet/food-restrictions-page')).FoodRestrictionsPage,
  },
  {
    path: paths.settings,
    title: 'Settings',
    layout: 'sidebar',
    guard: { cook: 'Please log in to change your settings' },
    page: async () => (await import('../features/account/settings-page')).SettingsPage,
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
    page: async () => (await import('../features/inventory/inventory-page')).InventoryPage,
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
    page: async () => (await import('../features/admin/admin-dashboard-page')).AdminDashboardPage,
  },
  {
    path: paths.adminRecipes,
    title: 'Manage User Recipes',
    layout: 'plain',
    guard: 'admin',
    page: async () => (await import('../features/admin/admin-recipes-page')).AdminRecipesPage,
  },
  ...inDevelopmentOnly,
]

/** Addresses that lead on to another. */
export const redirects: readonly { readonly path: string; readonly leadsTo: string }[] = [
  { path: paths.userDashboard, leadsTo: paths.dashboard },
]

/** What stands wherever nothing else does. */
export const notFound: Pick<Room, 'title' | 'page'> = {
  title: 'Page not found',
  page: async () => (await import('./not-found-page')).NotFoundPage,
}
