/** A store and its walking order: what the household bought there on earlier trips, in order. */
export interface DemoStore {
  readonly name: string
  readonly tripsDaysAgo: readonly number[]
  readonly shelves: readonly string[]
}

export const demoStores: readonly [DemoStore, DemoStore] = [
  {
    name: 'Corner market',
    tripsDaysAgo: [22, 15, 8],
    shelves: [
      'Bananas',
      'Tomatoes',
      'Spinach',
      'Bread',
      'Milk',
      'Greek yogurt',
      'Eggs',
      'Pasta',
      'Olive oil',
    ],
  },
  {
    name: 'Green Basket',
    tripsDaysAgo: [12, 5],
    shelves: ['Bread', 'Coffee beans', 'Lentils', 'Potatoes', 'Carrots', 'Apples', 'Feta'],
  },
]

/** Yesterday's purchases with their prices, in the order of the trolley. */
export const boughtYesterday: readonly { readonly text: string; readonly price: string }[] = [
  { text: '6 Apples', price: '2.34' },
  { text: '500 g Carrots', price: '0.99' },
  { text: '1 loaf Bread', price: '3.20' },
  { text: '2 l Milk', price: '2.38' },
  { text: '500 g Greek yogurt', price: '2.79' },
  { text: '500 g Spaghetti', price: '1.29' },
  { text: '1 l Olive oil', price: '8.99' },
  { text: '500 g Coffee beans', price: '7.49' },
]

/** Prices of earlier trips, for the next estimate: food, amount and unit, price. */
export const paidBefore: readonly (readonly [foodId: string, amount: number, unit: string, price: number])[] =
  [
    ['cherry-tomatoes', 500, 'g', 3.49],
    ['fresh-basil', 30, 'g', 1.29],
    ['shrimp', 250, 'g', 6.99],
    ['onion', 5, 'piece', 1.49],
    ['canned-tomatoes', 400, 'g', 0.99],
    ['feta', 200, 'g', 2.99],
    ['fresh-dill', 30, 'g', 1.19],
    ['avocado', 1, 'piece', 1.29],
    ['chicken-thigh', 500, 'g', 5.29],
    ['red-bell-pepper', 1, 'piece', 0.99],
    ['green-bell-pepper', 1, 'piece', 0.89],
    ['red-onion', 3, 'piece', 1.59],
    ['canned-butter-beans', 400, 'g', 1.39],
    ['phyllo-dough', 250, 'g', 2.29],
    ['leek', 1, 'piece', 0.79],
    ['spinach', 250, 'g', 2.19],
    ['zucchini', 1, 'piece', 0.69],
    ['lemon', 1, 'piece', 0.49],
    ['egg', 10, 'piece', 2.99],
    ['whole-milk', 1, 'l', 1.19],
  ]

/** Items that a cook added to the list by hand. */
export const writtenItems: readonly { readonly text: string; readonly ticked?: boolean }[] = [
  { text: '2 milk', ticked: true },
  { text: '6 eggs', ticked: true },
  { text: '500g flour' },
  { text: 'Bananas', ticked: true },
  { text: 'Sparkling water' },
  { text: 'Dish soap' },
  { text: 'Birthday candles' },
]

/** Items needed for dishes, by recipe number. */
export const dishItems: readonly { readonly text: string; readonly recipeId: number }[] = [
  { text: '2 lemons', recipeId: 7 },
  { text: '1 bunch dill', recipeId: 7 },
  { text: '200 g feta', recipeId: 64 },
]

export const marketList = {
  name: 'Farmers’ market',
  lines: ['1 bunch basil', '1 kg plums', 'Sunflowers', '300 g goat cheese'],
} as const
