/** What a file of the stock tells of each item, in the order of its columns. */
export const stockColumns = [
  'name',
  'amount',
  'unit',
  'category',
  'location',
  'expiryDate',
  'expirySource',
  'expiryKind',
  'since',
  'openedOn',
  'source',
  'dailyConsumption',
  'price',
  'foodId',
  'frozenOn',
  'thawedOn',
  'leftWhenFrozen',
  'unitPrice',
  'expiryBecause',
] as const

export type StockColumn = (typeof stockColumns)[number]

/** What one item of a file says before anybody checked it. */
export interface RawFileItem {
  /** Where it stands, as a cook finds it. Example: 'line 7'. */
  readonly place: string
  readonly values: Partial<Record<StockColumn, unknown>>
  /** Set when the item could not be told apart into its columns. */
  readonly error?: string
}

/** What other kitchens' programs call the same things. */
const columnAliases: Partial<Record<StockColumn, readonly string[]>> = {
  name: ['product', 'product name', 'item', 'item name', 'ingredient', 'food', 'title', 'article'],
  amount: ['quantity', 'qty', 'count', 'stock', 'in stock', 'stock amount', 'amount in stock', 'number'],
  unit: ['units', 'measure', 'unit of measure', 'uom', 'quantity unit', 'quantity unit stock'],
  location: ['place', 'storage', 'stored in', 'storage location', 'default location'],
  expiryDate: [
    'expiry',
    'expires',
    'expires on',
    'expiration',
    'expiration date',
    'date of expiry',
    'due date',
    'next due date',
    'best before',
    'best before date',
    'bbd',
    'use by',
    'use by date',
  ],
  since: ['purchased', 'purchase date', 'purchased date', 'bought', 'bought on', 'date added', 'added'],
  openedOn: ['opened date', 'open date', 'date opened'],
  dailyConsumption: ['daily use', 'used a day', 'per day'],
  price: ['cost', 'total price', 'total cost'],
}

const columnsByHeading = new Map<string, StockColumn>()
for (const column of stockColumns) {
  for (const name of [column, ...(columnAliases[column] ?? [])])
    columnsByHeading.set(normalizeHeading(name), column)
}

/** Which column a heading means, however it is written. Example: 'Best-before date' is 'expiryDate'. */
export function findColumn(heading: string): StockColumn | undefined {
  return columnsByHeading.get(normalizeHeading(heading))
}

/** A heading may say itself what kind of day stands below it. */
export function headingExpiryKind(heading: string): 'use-by' | 'best-before' | undefined {
  const said = normalizeHeading(heading)
  if (said.startsWith('useby')) return 'use-by'
  return said.startsWith('bestbefore') || said === 'bbd' ? 'best-before' : undefined
}

function normalizeHeading(heading: string): string {
  return heading
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
