import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseBrowserTests, readBrowserTests } from './browser-tests'
import { conformancePageFile, toConformancePage, verifyLedger, withoutOutcomes } from './conformance-page'
import { readLedger } from './ledger'
import { parsePlaywrightResults } from './playwright-results'

const sections = readLedger()
const ids = sections.flatMap(({ lines }) => lines.map(({ id }) => id))
const tests = readBrowserTests()

test('the ledger has its 91 lines, each once', () => {
  expect(ids).toHaveLength(91)
  expect(new Set(ids).size).toBe(91)
})

test('every line of the ledger has a browser test, and no test carries an id that is none', () => {
  const carried = new Set(tests.flatMap((one) => one.ids))
  expect(ids.filter((id) => !carried.has(id))).toEqual([])
  expect([...carried].filter((id) => !ids.includes(id))).toEqual([])
})

test('docs/conformance.md names exactly these tests; otherwise: npm run conformance', () => {
  const page = readFileSync(conformancePageFile, 'utf8')
  expect(withoutOutcomes(page)).toBe(withoutOutcomes(toConformancePage({ sections, tests })))
})

test('a title is read through its groups and templates, and found in what a run reports', () => {
  const source = `
    test.describe('[INV-07] the buttons', () => {
      for (const by of [1, 2]) test(\`minus \${by} (once)\`, async ({ page }: { page: Page }) => { await page.goto('/') })
    })
    test('[INV-08] used', () => {})
    test.setTimeout(5)`
  const found = parseBrowserTests('stock.spec.ts', source)
  expect(found.map(({ title, ids }) => [title, ids])).toEqual([
    ['[INV-07] the buttons › minus … (once)', ['INV-07']],
    ['[INV-08] used', ['INV-08']],
  ])
  const ran = (title: string, ok: boolean) => ({ title, ok, tests: [{ results: [{}] }] })
  const file = 'stock.spec.ts'
  const group = { title: '[INV-07] the buttons', file, specs: [ran('minus 1 (once)', true)] }
  const results = parsePlaywrightResults({
    stats: { startTime: '2026-11-16T12:00:00Z' },
    suites: [{ title: file, file, suites: [group] }],
  })
  const one = [
    {
      title: 'Inventory',
      lines: [
        { id: 'INV-07', says: '−' },
        { id: 'INV-08', says: 'Used' },
      ],
    },
  ]
  const outcomes = () => verifyLedger({ sections: one, tests: found, results }).map(({ outcome }) => outcome)
  expect(outcomes()).toEqual(['passed', 'not run'])
  group.specs.push(ran('minus 2 (once)', false))
  const again = parsePlaywrightResults({
    stats: { startTime: '' },
    suites: [{ title: file, file, suites: [group] }],
  })
  expect(again.outcomeOf(found[0] ?? expect.fail())).toBe('failed')
})
