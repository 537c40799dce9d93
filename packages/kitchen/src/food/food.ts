import { foodTable } from '../data/foods/foods'
import type { Allergen } from '../diet/allergen'
import { lazyValue, parseList, parseRows } from '../fact-table'
import type { Category } from './categories'

/**
 * What a food is or is made of, as far as diets care. Example: butter is `dairy`, gelatin is `meat`, hard cheese is `dairy`
 * and often `rennet`.
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

/** One food as a cook knows it. Example: `{ id: 'spinach', name: 'spinach', aliases: ['baby spinach'], category: 'Vegetables', … }`. */
export interface Food {
  readonly id: string
  readonly name: string
  readonly aliases: readonly string[]
  readonly category: Category
  /** Always in it. */
  readonly contains: readonly Allergen[]
  /** In it as many makers sell it: check the label. */
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

/** Every food we know. Example: `allFoods().filter(({ category }) => category === 'Fruits')`. */
export function allFoods(): readonly Food[] {
  return table().foods
}

/** The food of that id, or nothing. Example: `foodById('spinach')?.category` is 'Vegetables'. */
export function foodById(id: string): Food | undefined {
  return table().byId.get(id)
}
