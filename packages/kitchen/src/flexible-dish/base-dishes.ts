import type { BaseDish } from './base-dish'
import { breadAndPatties } from './bases/bread-and-patties'
import { eggDishes } from './bases/egg-dishes'
import { ovenDishes } from './bases/oven-dishes'
import { pastaDishes } from './bases/pasta-dishes'
import { platesAndSides } from './bases/plates-and-sides'
import { potatoesAndBowls } from './bases/potatoes-and-bowls'
import { riceAndNoodles } from './bases/rice-and-noodles'
import { soupsAndStews } from './bases/soups-and-stews'
import { sweetDishes } from './bases/sweet-dishes'

/** Every dish that fills itself from the stock. Example: `baseDishes.map(({ id }) => id)`. */
export const baseDishes: readonly BaseDish[] = [
  ...eggDishes,
  ...riceAndNoodles,
  ...soupsAndStews,
  ...pastaDishes,
  ...ovenDishes,
  ...potatoesAndBowls,
  ...breadAndPatties,
  ...platesAndSides,
  ...sweetDishes,
]
