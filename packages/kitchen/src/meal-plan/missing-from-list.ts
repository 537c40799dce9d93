import { linksTo } from '../food-graph/links'

/** Something a dish lacks. Example: `{ foodId: 'feta', name: 'feta', grams: 100, sharedWith: ['thu-dinner'], money: 1.25 }`. */
export interface MissingFood {
  readonly foodId: string
  readonly name: string
  readonly grams: number
  /** Other slots for which the same food is bought. */
  readonly sharedWith: readonly string[]
  /** This dish's part of the price; absent when no price is known. */
  readonly money?: number
}

/** A food on the shopping list, and the slots it is for. Example: `{ foodId: 'feta', name: 'feta', slots: ['thu-dinner'] }`. */
export interface ListedFood {
  readonly foodId: string
  readonly name: string
  readonly slots: readonly string[]
}

/**
 * What a meal lacks by the shopping list: what the list forgets, or asks to check, the meal does not lack, and what it buys by
 * another name bears that name. Example: where the list says lemon juice, a lack of lemons is one of lemon juice.
 */
export function missingFromList(
  lacks: readonly MissingFood[],
  slotId: string,
  {
    list,
    foods,
  }: {
    readonly list: readonly ListedFood[]
    /** What the whole plan finds short. */
    readonly foods: ReadonlySet<string>
  },
): MissingFood[] {
  const told = new Map<string, MissingFood>()
  const mine = list.filter(({ slots }) => slots.includes(slotId))
  for (const lack of lacks) {
    const onList =
      mine.find((one) => one.foodId === lack.foodId) ?? mine.find((one) => covers(lack.foodId, one))
    if (!onList || told.has(onList.foodId)) continue
    told.set(onList.foodId, { ...lack, foodId: onList.foodId, name: onList.name })
  }
  for (const { foodId, name, slots } of mine) {
    const isElsewhere =
      slots.length > 1 && [foodId, ...linksTo(foodId).map(({ from }) => from)].some((one) => foods.has(one))
    if (!told.has(foodId) && !isElsewhere) told.set(foodId, { foodId, name, grams: 0, sharedWith: [] })
  }
  return [...told.values()]
}

function covers(foodId: string, { foodId: listed }: ListedFood): boolean {
  return linksTo(listed).some(({ from }) => from === foodId)
}
