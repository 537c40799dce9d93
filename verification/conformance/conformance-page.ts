import { fileURLToPath } from 'node:url'
import type { BrowserTest } from './browser-tests'
import type { LedgerLine, LedgerSection } from './ledger'
import type { BrowserOutcome, BrowserResults } from './playwright-results'

interface Known {
  sections: readonly LedgerSection[]
  tests: readonly BrowserTest[]
  results?: BrowserResults | undefined
}

export interface VerifiedLine extends LedgerLine {
  tests: readonly { test: BrowserTest; outcome: BrowserOutcome }[]
  outcome: BrowserOutcome
}

export const conformancePageFile = fileURLToPath(new URL('../../docs/conformance.md', import.meta.url))

/** Each line with the tests that carry its id; one that failed, or none that ran, and the line is not proven. */
export function verifyLedger({ sections, tests, results }: Known): VerifiedLine[] {
  return sections.flatMap(({ lines }) =>
    lines.map((line) => {
      const mine = tests
        .filter(({ ids }) => ids.includes(line.id))
        .map((test) => ({ test, outcome: results?.outcomeOf(test) ?? ('not run' as const) }))
      const outcomes = mine.map(({ outcome }) => outcome)
      const outcome = (['failed', 'not run'] as const).find((one) => outcomes.includes(one)) ?? 'passed'
      return { ...line, tests: mine, outcome: mine.length === 0 ? 'not run' : outcome }
    }),
  )
}

/** The page docs/conformance.md. */
export function toConformancePage(known: Known): string {
  const proven = verifyLedger(known)
  const passed = proven.filter(({ outcome }) => outcome === 'passed').length
  const used = new Set(proven.flatMap(({ tests }) => tests.map(({ test }) => test)))
  const head = [
    '# Conformance',
    '',
    `**${passed} of ${proven.length} lines verified in a browser**, by ${used.size} tests; ${
      known.results ? `last run on ${known.results.day}` : 'not run yet'
    }.`,
    '',
    'Each line of the [ledger](../verification/conformance/ledger.md), the browser tests that carry its id, and how they ended. Written by',
    '`npm run conformance` from the last `npm test` or `npm run e2e`; `npm test` checks that it names exactly the tests there',
    'are. That these tests notice when the behaviour is taken away is shown by `npm run mutants` ([mutants](mutants.md)).',
    '',
  ]
  const body = known.sections.flatMap(({ title, lines }) => [
    `## ${title}`,
    '',
    ...proven.filter(({ id }) => lines.some((line) => line.id === id)).flatMap(lineOf),
    '',
  ])
  return [...head, ...body].join('\n')
}

/** The page without what every run changes: what is left says which tests prove which line. */
export function withoutOutcomes(page: string): string {
  return page.replace(/^\*\*.*$/m, '').replace(/ · (?:passed|failed|not run)$/gm, '')
}

function lineOf({ id, says, tests, outcome }: VerifiedLine): string[] {
  const rows = tests.map(
    ({ test, outcome }) =>
      `  - [${test.file}](../verification/e2e/${test.file}): ${plain(test.title)} · ${outcome}`,
  )
  return [`- **${id}** ${says} · ${outcome}`, ...rows]
}

/** The ids are what the page is ordered by: it need not repeat them. What looks like markup is not. */
function plain(title: string): string {
  return title
    .replace(/\[[A-Z]+-\d{2}\] ?/g, '')
    .replace(/^ ?› /, '')
    .replace(/[*_<]/g, '\\$&')
}
