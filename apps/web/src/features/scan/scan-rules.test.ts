// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { aFoundLine } from '../../testing/a-scan'
import { formatFoundNames } from './history/history-entry'
import { emptyManualForm, findMissingFields, validateManualItem } from './manual/manual-add-form'
import { getConfidenceLabel } from './results/detected-row'
import { loadLastScanMode, saveLastScanMode } from './scan-mode'

afterEach(() => window.localStorage.clear())

test.each([
  [100, 'High'],
  [91, 'High'],
  [90, 'Medium'],
  [12, 'Medium'],
])('[SCAN-03] %i percent is %s', (percent, label) => {
  expect(getConfidenceLabel(percent)).toBe(label)
})

test('[SCAN-01] the chosen kind is remembered', () => {
  expect(loadLastScanMode()).toBe('photo')
  saveLastScanMode('receipt')
  expect(loadLastScanMode()).toBe('receipt')
  window.localStorage.setItem('scan-way', 'nonsense')
  expect(loadLastScanMode()).toBe('photo')
})

describe('[SCAN-06] the manual form', () => {
  const full = {
    name: ' Spinach ',
    amount: '2',
    unit: 'bunches',
    dailyConsumption: '0.5',
    shelfLifeDays: '5',
  }

  test('reports empty fields', () => {
    expect(findMissingFields(emptyManualForm)).toHaveLength(5)
    expect(findMissingFields({ ...full, unit: '  ' })).toEqual(['unit'])
    expect(findMissingFields(full)).toEqual([])
  })

  test('becomes an item', () => {
    expect(validateManualItem(full)).toMatchObject({
      ok: true,
      value: { name: 'Spinach', amount: '2', unit: 'bunches', dailyConsumption: '0.5', shelfLifeDays: 5 },
    })
  })

  test.each(['soon', '-1', '2.5', '99999'])('does not take %s for days', (shelfLifeDays) => {
    const checked = validateManualItem({ ...full, shelfLifeDays })
    expect(!checked.ok && Object.keys(checked.fields)).toEqual(['shelfLifeDays'])
  })
})

describe('what a scan found, in a few words', () => {
  const scan = (...names: string[]) => ({
    lines: names.map((name, key) => aFoundLine({ name, key: String(key) })),
  })
  test.each([
    [['Spinach'], 'Spinach'],
    [['Spinach', 'Eggs'], 'Spinach and Eggs'],
    [['Spinach', 'Eggs', 'Spinach'], 'Spinach and Eggs'],
    [['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D and 2 more'],
    [[], 'Nothing to eat'],
  ])('%o', (names, words) => {
    expect(formatFoundNames(scan(...names))).toBe(words)
  })
})
