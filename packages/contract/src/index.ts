import { account } from './account'
import { admin } from './admin'
import { apiKeys } from './api-keys'
import { community } from './community'
import { contact } from './contact'
import { cooking } from './cooking'
import { diet } from './diet'
import { fridge } from './fridge'
import { household } from './household'
import { imports } from './imports'
import { inventory } from './inventory'
import { mealPlan } from './meal-plan'
import { myRecipes } from './my-recipes'
import { notifications } from './notifications'
import { plans } from './plans'
import { recipes } from './recipes'
import { scan } from './scan'
import { shopping } from './shopping'
import { suggestions } from './suggestions'

/** Every endpoint by feature. Example: `api.account.login`. */
export const api = {
  account,
  household,
  diet,
  inventory,
  notifications,
  recipes,
  suggestions,
  mealPlan,
  shopping,
  cooking,
  scan,
  fridge,
  myRecipes,
  imports,
  community,
  admin,
  contact,
  plans,
  apiKeys,
} as const

export * from './account'
export * from './admin'
export * from './api-keys'
export * from './community'
export * from './contact'
export * from './cooking'
export * from './diet'
export * from './fridge'
export * from './household'
export * from './http/affects'
export * from './http/endpoint'
export * from './http/error-response'
export * from './http/errors'
export * from './http/fields'
export * from './http/paging'
export * from './http/validation'
export * from './imports'
export * from './inventory'
export * from './meal-plan'
export * from './my-recipes'
export * from './notifications'
export * from './plans'
export * from './recipes'
export * from './scan'
export * from './shopping'
export * from './suggestions'
