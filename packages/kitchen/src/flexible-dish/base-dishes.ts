import type { BaseDish } from './base-dish'
import { breadAndPatties } from './data/bread-and-patties'
import { eggDishes } from './data/egg-dishes'
import { ovenDishes } from './data/oven-dishes'
import { pastaDishes } from './data/pasta-dishes'
import { platesAndSides } from './data/plates-and-sides'
import { potatoesAndBowls } from './data/potatoes-and-bowls'
import { readyFood } from './data/ready-food'
import { riceAndNoodles } from './data/rice-and-noodles'
import { simplePlates } from './data/simple-plates'
import { simpleSides } from './data/simple-sides'
import { simpleSweets } from './data/simple-sweets'
import { soupsAndStews } from './data/soups-and-stews'
import { sweetBaseDishes } from './data/sweet-dishes'

/** All base dishes. Example: `baseDishes.map(({ id }) => id)`. */
export const baseDishes: readonly BaseDish[] = [
  ...eggDishes,
  ...riceAndNoodles,
  ...soupsAndStews,
  ...pastaDishes,
  ...ovenDishes,
  ...potatoesAndBowls,
  ...breadAndPatties,
  ...platesAndSides,
  ...sweetBaseDishes,
  ...readyFood,
  ...simplePlates,
  ...simpleSides,
  ...simpleSweets,
]
