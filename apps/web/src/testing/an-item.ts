import type { BookingEntry, InventoryItem } from '@larder/contract/inventory'

/** Two pounds of chicken in the fridge; overridable. */
export function anItem(overrides: Partial<InventoryItem> = {}): InventoryItem {
  return {
    id: 7,
    name: 'Chicken Breast',
    amount: '2',
    unit: 'lbs',
    category: 'Protein',
    foodId: 'chicken-breast',
    location: 'fridge',
    since: '2026-11-15',
    source: 'manual',
    version: 3,
    ...overrides,
  }
}

/** A booking of one pound used; overridable. */
export function aBooking(overrides: Partial<BookingEntry> = {}): BookingEntry {
  return {
    id: 41,
    kind: 'used',
    itemId: 7,
    name: 'Chicken Breast',
    change: '-1',
    unit: 'lbs',
    left: '1',
    source: 'manual',
    changed: [],
    you: true,
    at: '2026-11-15T08:00:00.000Z',
    undone: false,
    undoable: true,
    ...overrides,
  }
}
