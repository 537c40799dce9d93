import { accountRules } from './account-rules'
import { communityRules } from './community-rules'
import { dietRules, householdRules } from './household-rules'
import { inventoryRules, notificationRules } from './kitchen-rules'
import { adminRules, apiKeyRules, contactRules, planRules } from './office-rules'
import { importRules, myRecipeRules, recipeRules } from './recipe-rules'
import type { Matrix } from './rule'
import { fridgeRules, scanRules } from './scan-rules'
import { cookingRules, mealPlanRules, shoppingRules, suggestionRules } from './table-rules'

/** Every call that Larder answers, with what it is about. */
export const matrix: Matrix = {
  account: accountRules,
  household: householdRules,
  diet: dietRules,
  inventory: inventoryRules,
  notifications: notificationRules,
  recipes: recipeRules,
  suggestions: suggestionRules,
  mealPlan: mealPlanRules,
  shopping: shoppingRules,
  cooking: cookingRules,
  scan: scanRules,
  fridge: fridgeRules,
  myRecipes: myRecipeRules,
  imports: importRules,
  community: communityRules,
  admin: adminRules,
  contact: contactRules,
  plans: planRules,
  apiKeys: apiKeyRules,
}
