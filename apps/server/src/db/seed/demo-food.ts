import { type SampleItem, sampleItems } from '@larder/contract/data/sample-items'
import type { LotSource } from '@larder/contract/inventory'

/** A food that is bought weekly and eaten within the week. */
export interface WeeklyFood {
  readonly name: string
  readonly amount: number
  readonly unit: string
  readonly price: string
}

export const weeklyFoods: readonly WeeklyFood[] = [
  { name: 'Milk', amount: 2, unit: 'liters', price: '2.38' },
  { name: 'Chicken breast', amount: 600, unit: 'g', price: '6.49' },
  { name: 'Tomatoes', amount: 6, unit: 'pieces', price: '2.79' },
  { name: 'Bread', amount: 750, unit: 'g', price: '3.20' },
  { name: 'Spinach', amount: 200, unit: 'g', price: '1.99' },
  { name: 'Eggs', amount: 10, unit: 'pieces', price: '2.99' },
  { name: 'Minced beef', amount: 500, unit: 'g', price: '5.49' },
  { name: 'Potatoes', amount: 1500, unit: 'g', price: '2.49' },
  { name: 'Bananas', amount: 6, unit: 'pieces', price: '1.89' },
  { name: 'Mushrooms', amount: 400, unit: 'g', price: '2.58' },
  { name: 'Natural yogurt', amount: 500, unit: 'g', price: '1.49' },
  { name: 'Lettuce', amount: 1, unit: 'head', price: '1.29' },
  { name: 'Salmon', amount: 300, unit: 'g', price: '7.99' },
  { name: 'Carrots', amount: 8, unit: 'pieces', price: '1.19' },
]

/** A food in stock on the day of the demo; days count from then. */
export interface DemoItem extends Partial<Pick<SampleItem, 'category' | 'location' | 'foodId'>> {
  readonly name: string
  readonly amount: string
  readonly unit: string
  readonly price?: string
  readonly expiresInDays?: number
  readonly source?: LotSource
}

const more: readonly DemoItem[] = [
  { name: 'Butter', amount: '250', unit: 'g', price: '2.69', expiresInDays: 34, source: 'receipt' },
  { name: 'Onions', amount: '5', unit: 'pieces', price: '1.49', source: 'receipt' },
  { name: 'Garlic', amount: '2', unit: 'heads', price: '0.98' },
  { name: 'Potatoes', amount: '1.5', unit: 'kg', price: '2.49', source: 'receipt' },
  { name: 'Lemons', amount: '3', unit: 'pieces', price: '1.77', source: 'photo' },
  { name: 'Bell peppers', amount: '2', unit: 'pieces', price: '2.10', expiresInDays: 2, source: 'photo' },
  { name: 'Hummus', amount: '1', unit: 'container', price: '2.29', expiresInDays: -1, source: 'barcode' },
  { name: 'Feta', amount: '200', unit: 'g', price: '2.99', expiresInDays: 16, source: 'barcode' },
  { name: 'Canned tomatoes', amount: '3', unit: 'cans', price: '2.97', source: 'receipt' },
  { name: 'Chickpeas', amount: '2', unit: 'cans', price: '1.78', source: 'receipt' },
  { name: 'Frozen peas', amount: '750', unit: 'g', price: '2.49', location: 'freezer' },
  { name: 'Minced beef', amount: '500', unit: 'g', price: '5.49', location: 'freezer', source: 'receipt' },
  { name: 'Flour', amount: '1', unit: 'kg', price: '1.09' },
  { name: 'Soy sauce', amount: '150', unit: 'ml', price: '2.19' },
  { name: 'Honey', amount: '1', unit: 'jar', price: '4.99' },
  { name: 'Grandma’s plum chutney', amount: '2', unit: 'jars', location: 'pantry' },
]

/** The stock of a demo kitchen: the sample items of the specification, and more. */
export const itemsToday: readonly DemoItem[] = [...sampleItems, ...more]
