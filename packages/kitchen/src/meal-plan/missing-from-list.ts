import { linksTo } from '../food-graph/links'

/** A food that a dish lacks. Example: `{ foodId: 'feta', name: 'feta', grams: 100, sharedWith: ['thu-dinner'], money: 1.25 }`. */
export interface MissingFood {
  readonly foodId: string
  readonly name: string
  readonly grams: number
  /** Whether some is in stock, although this dish or earlier ones need more of it. */
  readonly more?: boolean
  /** Other slots that need the same purchase. */
  readonly sharedWith: readonly string[]
  /** This dish's part of the price; absent if no price is known. */
  readonly money?: number
}

/** A food on the shopping list with its slots. Example: `{ foodId: 'feta', name: 'feta', slots: ['thu-dinner'] }`. */
export interface ListedFood {
  readonly foodId: string
  readonly name: string
  readonly slots: readonly string[]
}

/**
 * Returns the foods a meal lacks according to the shopping list. Foods that the list omits or marks for checking are
 * not lacking; a food bought under another name takes that name.
 * Example: where the list says lemon juice, a lack of lemons is one of lemon juice.
 */
export function missingFromList(
  lacks: readonly MissingFood[],
  slotId: string,
  {
    list,
    foods,
  }: {
    readonly list: readonly ListedFood[]
    /** The shortfall of the whole plan. */
    readonly foods: ReadonlySet<string>
  },
): MissingFood[] {
  const missingByName = new Map<string, MissingFood>()
  const mine = list.filter(({ slots }) => slots.includes(slotId))
  for (const lack of lacks) {
    const onList =
      mine.find((one) => one.foodId === lack.foodId) ?? mine.find((one) => covers(lack.foodId, one))
    if (!onList || missingByName.has(onList.foodId)) continue
    missingByName.set(onList.foodId, { ...lack, foodId: onList.foodId, name: onList.name })
  }
  for (const { foodId, name, slots } of mine) {
    const isElsewhere =
      slots.length > 1 && [foodId, ...linksTo(foodId).map(({ from }) => from)].some((one) => foods.has(one))
    if (!missingByName.has(foodId) && !isElsewhere)
      missingByName.set(foodId, { foodId, name, grams: 0, sharedWith: [] })
  }
  return [...missingByName.values()]
}

function covers(foodId: string, { foodId: listed }: ListedFood): boolean {
  return linksTo(listed).some(({ from }) => from === foodId)
}

/** Returns how a lack reads. Example: `formatMissing({ name: 'spinach', more: true })` is 'more spinach'. */
export function formatMissing({ name, more }: Pick<MissingFood, 'name' | 'more'>): string {
  return more ? `more ${name}` : name
}
