interface PersistedQueryRule {
  /** So many of the newest are kept: weeks, recipes. */
  readonly maxEntries: number
  /** It is the cook's own, whichever household they are in. */
  readonly personal?: true
  /** It says what somebody may eat, so it is out of date when that changes. */
  readonly dependsOnDiet?: true
}

/** A longer answer is read anew each time. */
export const maxPersistedLength = 1_500_000

/** What is kept in the browser, by the name of the call: what a cook wants to see in a shop or a cellar. */
export const persistedQueries: Readonly<Record<string, PersistedQueryRule>> = {
  'account.me': { maxEntries: 1, personal: true },
  'household.current': { maxEntries: 1 },
  'household.list': { maxEntries: 1, personal: true },
  'diet.people': { maxEntries: 1 },
  'inventory.list': { maxEntries: 1 },
  'inventory.overview': { maxEntries: 1 },
  'meal-plan.week': { maxEntries: 6, dependsOnDiet: true },
  'meal-plan.wishes': { maxEntries: 1 },
  'shopping.memory': { maxEntries: 1 },
  'cooking.current': { maxEntries: 1 },
  'notifications.list': { maxEntries: 1 },
  'recipes.get': { maxEntries: 80, dependsOnDiet: true },
  'recipes.groups': { maxEntries: 4, dependsOnDiet: true },
  'recipes.search': { maxEntries: 8, dependsOnDiet: true },
  'suggestions.list': { maxEntries: 4, dependsOnDiet: true },
}

/** Whether answers of a call say what somebody may eat. */
export function isDietDependent(name: string): boolean {
  return persistedQueries[name]?.dependsOnDiet === true
}
