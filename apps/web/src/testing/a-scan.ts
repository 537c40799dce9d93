import type { Scan, ScanAllowance, ScanLine } from '@larder/contract/scan'

/** A bunch of spinach, recognised with certainty; overridable. */
export function aFoundLine(overrides: Partial<ScanLine> = {}): ScanLine {
  return {
    key: '1',
    name: 'Spinach',
    amount: '1',
    unit: 'bunch',
    category: 'Vegetables',
    foodId: 'spinach',
    location: 'fridge',
    expiryDate: '2026-11-20',
    expirySource: 'estimated',
    expiryBecause: '3 to 7 days in the fridge',
    confidence: 95,
    ticked: true,
    others: [],
    isFood: 'food',
    warnings: [],
    ...overrides,
  }
}

/** An unsaved photo of spinach; overridable. */
export function aScan(overrides: Partial<Scan> = {}): Scan {
  return {
    id: '0192f3a4-7c1e-4abc-8def-0123456789ab',
    kind: 'photo',
    at: '2026-11-15T08:00:00.000Z',
    lines: [aFoundLine()],
    notes: [],
    seenBy: 'Larder',
    kept: false,
    ...overrides,
  }
}

export function anAllowance(overrides: Partial<ScanAllowance> = {}): ScanAllowance {
  return { plan: 'Free', perDay: 10, left: 7, renewsAt: '2026-11-16T00:00:00.000Z', ...overrides }
}
