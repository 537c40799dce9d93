/** The columns of a stock file, in order. */
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

/** An unvalidated item of a file. */
export interface RawFileItem {
  /** Position as shown to the cook. Example: 'line 7'. */
  readonly place: string
  readonly values: Partial<Record<StockColumn, unknown>>
  /** Set when the line could not be split into columns. */
  readonly error?: string
}

/** Names of columns in other programs. */
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

/** Returns the column of a heading in any spelling. Example: 'Best-before date' is 'expiryDate'. */
export function findColumn(heading: string): StockColumn | undefined {
  return columnsByHeading.get(normalizeHeading(heading))
}

/** Returns the expiry kind that a heading names itself. */
export function headingExpiryKind(heading: string): 'use-by' | 'best-before' | undefined {
  const normalized = normalizeHeading(heading)
  if (normalized.startsWith('useby')) return 'use-by'
  return normalized.startsWith('bestbefore') || normalized === 'bbd' ? 'best-before' : undefined
}

function normalizeHeading(heading: string): string {
  return heading
    .slice(0, 100)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
}
