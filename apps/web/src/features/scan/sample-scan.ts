import type { ScanLine } from '@larder/contract/scan'
import type { ScanSummary } from './scan-state'

/** The duration of the specification's scan. */
export const sampleScanDelayMs = 2000

export const sampleScan: ScanSummary = { id: 'sample', kind: 'photo', seenBy: '', notes: [], sample: true }

const defaults = { ticked: true, others: [], isFood: 'food', warnings: [], location: 'fridge' } as const

/** The results of the specification's scan. */
export const sampleLines: readonly ScanLine[] = [
  {
    ...defaults,
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
    ...defaults,
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
