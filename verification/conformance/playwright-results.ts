import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserTest, textBetween } from './browser-tests'

export type BrowserOutcome = 'passed' | 'failed' | 'not run'

export interface BrowserResults {
  /** The day of the run. */
  day: string
  outcomeOf(test: BrowserTest): BrowserOutcome
}

interface Suite {
  title: string
  file: string
  specs?: { title: string; ok: boolean; tests: { results: unknown[] }[] }[]
  suites?: Suite[]
}

interface Report {
  stats: { startTime: string }
  suites: Suite[]
}

const file = fileURLToPath(new URL('../../.cache/test-results/playwright.json', import.meta.url))

/** What the last browser run on this machine reported, if there was one. */
export function readLastResults(): BrowserResults | undefined {
  if (!existsSync(file)) return undefined
  return parsePlaywrightResults(JSON.parse(readFileSync(file, 'utf8')))
}

export function parsePlaywrightResults({ stats, suites }: Report): BrowserResults {
  const reported = suites.flatMap((suite) => specsIn(suite, []))
  return {
    day: stats.startTime.slice(0, 10),
    outcomeOf(test) {
      const mine = reported.filter((one) => one.file === test.file && test.matches(one.title))
      if (mine.length === 0) return 'not run'
      return mine.every(({ ok }) => ok) ? 'passed' : 'failed'
    },
  }
}

/** The outermost group is the file itself and has its name. */
function specsIn(suite: Suite, groups: readonly string[]): { file: string; title: string; ok: boolean }[] {
  const inside = suite.title === suite.file ? groups : [...groups, suite.title]
  const own = (suite.specs ?? [])
    .filter(({ tests }) => tests.some(({ results }) => results.length > 0))
    .map(({ title, ok }) => ({ file: suite.file, title: [...inside, title].join(textBetween), ok }))
  return [...own, ...(suite.suites ?? []).flatMap((one) => specsIn(one, inside))]
}
