interface RememberedRead {
  /** So many of the newest are kept: weeks, recipes. */
  readonly most: number
  /** It is the cook's own, whichever household they are in. */
  readonly personal?: true
  /** It says what somebody may eat, so it is out of date when that changes. */
  readonly judged?: true
}

/** A longer answer is read anew each time. */
export const mostCharacters = 1_500_000

/** What is kept in the browser, by the name of the call: what a cook wants to see in a shop or a cellar. */
export const rememberedReads: Readonly<Record<string, RememberedRead>> = {
  'account.me': { most: 1, personal: true },
  'household.current': { most: 1 },
  'household.list': { most: 1, personal: true },
  'diet.people': { most: 1 },
  'inventory.list': { most: 1 },
  'inventory.overview': { most: 1 },
  'meal-plan.week': { most: 6, judged: true },
  'meal-plan.wishes': { most: 1 },
  'shopping.memory': { most: 1 },
  'cooking.current': { most: 1 },
  'notifications.list': { most: 1 },
  'recipes.get': { most: 80, judged: true },
  'recipes.groups': { most: 4, judged: true },
  'recipes.search': { most: 8, judged: true },
  'suggestions.list': { most: 4, judged: true },
}

/** Whether answers of a call say what somebody may eat. */
export function isJudged(name: string): boolean {
  return rememberedReads[name]?.judged === true
}
