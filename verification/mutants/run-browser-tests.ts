import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface BrowserTestRun {
  passed: number
  /** The titles of the tests that failed. */
  failed: string[]
  seconds: number
}

interface Spec {
  title: string
  tests: { status: string; results: { errors?: { message?: string }[] }[] }[]
}

interface Suite {
  specs?: Spec[]
  suites?: Suite[]
}

interface Report {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
  errors: { message?: string }[]
}

/** What is not there is waited for half as long as usual: a round ends soon after the first failure. */
const config = `import usual from './playwright.config'
export default { ...usual, expect: { timeout: 10_000 }, timeout: 60_000 }
`

/** Runs the browser tests that carry one of the ids, in a copy of the tree. */
export function runBrowserTests(
  folder: string,
  ids: readonly string[],
  { chromium, retries, toTheEnd }: { chromium: string; retries: number; toTheEnd: boolean },
): BrowserTestRun {
  const report = join(folder, '.cache', 'round.json')
  mkdirSync(join(folder, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  writeFileSync(join(folder, 'mutants.config.ts'), config)
  const began = Date.now()
  const cli = join(folder, 'node_modules', '@playwright', 'test', 'cli.js')
  const grep = ids.map((id) => `\\[${id}\\]`).join('|')
  const args = [cli, 'test', '-c', 'mutants.config.ts', '-g', grep, '--reporter=json', `--retries=${retries}`]
  const { stderr } = spawnSync(process.execPath, [...args, ...(toTheEnd ? [] : ['-x'])], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  })
  const { stats, suites, errors } = readReport(report, stderr)
  const failed = suites
    .flatMap(specsIn)
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
  if (failed.some(didNotStart)) throw new Error(`the server did not start, or not in time: ${stderr}`)
  const ran = stats.expected + stats.flaky + stats.unexpected
  if (ran === 0) throw new Error(`no browser test ran for ${ids}: ${errors[0]?.message ?? stderr}`)
  return {
    passed: stats.expected + stats.flaky,
    failed: failed.map(({ title }) => title),
    seconds: Math.round((Date.now() - began) / 1000),
  }
}

function readReport(file: string, stderr: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`the browser tests did not run: ${stderr}`)
  }
}

function specsIn({ specs = [], suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(specsIn)]
}

/** A house that stands still fails every test, and proves nothing about any. */
function didNotStart({ tests }: Spec): boolean {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
  const still = /server for the browser tests did not start|Fixture "house" timeout/
  return messages.some(({ message }) => still.test(message ?? ''))
}
