import { foodTable } from '../data/foods/foods'
import type { Allergen } from '../diet/allergen'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Category } from './categories'

/**
 * Property of a food that diets depend on. Example: butter is `dairy`, gelatin is `meat`, hard cheese is `dairy` and often
 * `rennet`.
 */
export type Trait =
  | 'meat'
  | 'red-meat'
  | 'processed-meat'
  | 'fish'
  | 'shellfish'
  | 'dairy'
  | 'egg'
  | 'honey'
  | 'rennet'
  | 'grain'
  | 'legume'
  | 'sugar'
  | 'seed-oil'
  | 'processed'
  | 'alcohol'

/** One food. Example: `{ id: 'spinach', name: 'spinach', aliases: ['baby spinach'], category: 'Vegetables', … }`. */
export interface Food {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly category: Category
  /** Allergens it always contains. */
  readonly contains: readonly Allergen[]
  /** Allergens that many products contain: check the label. */
  readonly often: readonly Allergen[]
  readonly traits: readonly Trait[]
  readonly oftenTraits: readonly Trait[]
}

const table = lazyValue(() => {
  const foods = parseRows(foodTable).map(
    ([id = '', name, aliases, category, contains, often, traits, oftenTraits]): Food => ({
      id,
      name: name || id.replaceAll('-', ' '),
      aliases: parseList(aliases),
      category: category as Category,
      contains: parseList(contains) as Allergen[],
      often: parseList(often) as Allergen[],
      traits: parseList(traits) as Trait[],
      oftenTraits: parseList(oftenTraits) as Trait[],
    }),
  )
  return { foods, byId: new Map(foods.map((food) => [food.id, food])) }
})

/** Returns every food of the table. Example: `allFoods().filter(({ category }) => category === 'Fruits')`. */
export function allFoods(): readonly Food[] {
  return table().foods
}

/** Returns the food with an id, or undefined. Example: `foodById('spinach')?.category` is 'Vegetables'. */
export function foodById(id: string): Food | undefined {
  return table().byId.get(id)
}
