import type { ScanLine } from '@larder/contract/scan'

/** A scan line with enough confidence to be preselected. */
export function aScannedLine(name: string, given: Partial<ScanLine> = {}): ScanLine {
  return {
    key: name,
    name,
    amount: '1',
    unit: '',
    category: 'Vegetables',
    location: 'fridge',
    confidence: 93,
    ticked: true,
    others: [],
    isFood: 'food',
    warnings: [],
    ...given,
  }
}
