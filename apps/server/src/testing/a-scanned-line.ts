import type { ScanLine } from '@larder/contract/scan'

/** Something a scan has found, sure enough to be chosen beforehand. */
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
