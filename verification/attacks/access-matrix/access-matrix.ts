import type { AccessMatrix } from './access-rule'
import { accountAccess } from './account-rules'
import { adminAccess, apiKeyAccess, contactAccess, planAccess } from './admin-rules'
import { communityAccess } from './community-rules'
import { dietAccess, householdAccess } from './household-rules'
import { inventoryAccess, notificationAccess } from './inventory-rules'
import { cookingAccess, mealPlanAccess, shoppingAccess, suggestionAccess } from './meal-rules'
import { importAccess, myRecipeAccess, recipeAccess } from './recipe-rules'
import { fridgeAccess, scanAccess } from './scan-rules'

/** Every call that Larder answers, with what it is about. */
export const accessMatrix: AccessMatrix = {
  account: accountAccess,
  household: householdAccess,
  diet: dietAccess,
  inventory: inventoryAccess,
  notifications: notificationAccess,
  recipes: recipeAccess,
  suggestions: suggestionAccess,
  mealPlan: mealPlanAccess,
  shopping: shoppingAccess,
  cooking: cookingAccess,
  scan: scanAccess,
  fridge: fridgeAccess,
  myRecipes: myRecipeAccess,
  imports: importAccess,
  community: communityAccess,
  admin: adminAccess,
  contact: contactAccess,
  plans: planAccess,
  apiKeys: apiKeyAccess,
}
