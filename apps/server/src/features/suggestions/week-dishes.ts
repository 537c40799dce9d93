import type { Tx } from '../../db/database'
import type { ActingMember } from '../../db/household-lock'
import type { MadeUpDish, MadeUpDishContext, MadeUpDishes } from './made-up-dishes'

export interface WeekDishesParts {
  kitchens: { of(actor: ActingMember): Promise<MadeUpDishContext> }
  madeUp: MadeUpDishes
}

/** So often the stock is asked: what spoils first, what spoils next, and what is left for the days after. */
const rounds = 4

/** The dishes that a week is planned from beside the cookbook. */
export function createWeekDishes({ kitchens, madeUp }: WeekDishesParts) {
  return {
    of: async (hand: ActingMember, servings: number) =>
      madeUp.of(hand, await kitchens.of(hand), { servings, rounds }),
    async from(hand: ActingMember, servings: number, foods: readonly string[]) {
      const kitchen = foods.length > 0 ? await kitchens.of(hand) : undefined
      if (!kitchen) return []
      const made = foods.map((madeFrom) => madeUp.of(hand, kitchen, { servings, madeFrom }))
      return (await Promise.all(made)).flat()
    },
    store: (hand: ActingMember, dishes: readonly MadeUpDish[], within: Tx) =>
      madeUp.store(hand, dishes, within),
  }
}
