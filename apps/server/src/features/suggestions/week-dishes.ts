import type { Tx } from '../../db/open'
import type { Hand } from '../../db/touch'
import type { MadeUpDish, MadeUpDishes, MakingKitchen } from './made-up-dishes'

export interface WeekDishesParts {
  kitchens: { of(actor: Hand): Promise<MakingKitchen> }
  madeUp: MadeUpDishes
}

/** So often the stock is asked: what spoils first, what spoils next, and what is left for the days after. */
const rounds = 4

/** The dishes that a week is planned from beside the cookbook. */
export function openWeekDishes({ kitchens, madeUp }: WeekDishesParts) {
  return {
    of: async (hand: Hand, servings: number) =>
      madeUp.of(hand, await kitchens.of(hand), { servings, rounds }),
    async from(hand: Hand, servings: number, foods: readonly string[]) {
      const kitchen = foods.length > 0 ? await kitchens.of(hand) : undefined
      if (!kitchen) return []
      const made = foods.map((madeFrom) => madeUp.of(hand, kitchen, { servings, madeFrom }))
      return (await Promise.all(made)).flat()
    },
    store: (hand: Hand, dishes: readonly MadeUpDish[], within: Tx) => madeUp.store(hand, dishes, within),
  }
}
