import type { ScanLine } from '@larder/contract/scan'
import type { ScanSummary } from './scan-state'

/** So long the specification's own scan takes. */
export const sampleScanDelayMs = 2000

export const sampleScan: ScanSummary = { id: 'sample', kind: 'photo', seenBy: '', notes: [], sample: true }

const usual = { ticked: true, others: [], isFood: 'food', warnings: [], location: 'fridge' } as const

/** What the specification finds on every photo. */
export const sampleLines: readonly ScanLine[] = [
  {
    ...usual,
    others: [],
    warnings: [],
    key: 'spinach',
    name: 'Spinach',
    confidence: 93,
    amount: '1',
    unit: 'bunch',
    category: 'Vegetables',
    foodId: 'spinach',
  },
  {
    ...usual,
    others: [],
    warnings: [],
    key: 'eggs',
    name: 'Eggs',
    confidence: 88,
    amount: '6',
    unit: 'pieces',
    category: 'Protein',
    foodId: 'egg',
  },
]
