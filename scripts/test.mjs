#!/usr/bin/env node
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ensureCurl } from './apt-install.mjs'
import { runChecks } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { printHelpIfAsked } from './command-help.mjs'
import { ensureBuilt, ensureInstalled, isBuilt, runScript } from './setup.mjs'
import { findTempFolder } from './temp-folder.mjs'
import { root, runNode } from './terminal.mjs'

const { only, rest } = readArguments(process.argv.slice(2))
// Other commands read the results of a full browser run: a partial run must not overwrite them.
const isFullRun = rest.length === 0 && (!only || only === 'e2e')
const results = join(root, '.cache', isFullRun ? 'test-results' : 'part-results')
const vitestResults = join(results, 'vitest.json')
const playwrightResults = join(results, 'playwright.json')

/**
 * Runs everything, fastest failures first: checks, unit and server tests, browser tests. `--only check|unit|e2e` runs one of them;
 * further arguments go to its runner: `--only e2e -- -g AUTH-04`. `--only thorough` runs in full what the others sample.
 */
await runScript(async () => {
  if ((!only || only === 'thorough') && printHelpIfAsked(only ?? 'test', rest)) return 0
  await ensureInstalled()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const stages = [
    { name: 'check', run: async () => ((await runChecks()) ? 0 : 1) },
    { name: 'unit', run: () => runUnitTests(rest, !only) },
    { name: 'e2e', run: () => runBrowserTests(rest) },
    { name: 'thorough', run: () => runThorough(rest), isOptional: true },
  ].filter(({ name, isOptional }) => (only ? name === only : !isOptional))
  if (stages.length === 0) throw new Error(`--only takes check, unit, e2e or thorough, not ${only}`)

  const failed = []
  const folder = findTempFolder()
  process.env.TMPDIR = folder.path
  try {
    for (const stage of stages) {
      console.log(`\n— ${stage.name} —`)
      if ((await stage.run()) !== 0) failed.push(stage.name)
    }
  } finally {
    folder.remove()
  }
  const counts = [countVitest(), countPlaywright()]
  const sum = (/** @type {'passed' | 'failed'} */ result) =>
    counts.reduce((total, count) => total + count[result], 0)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  for (const failure of formatUnitFailures()) console.log(failure)
  if (only !== 'check') console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return failed.length === 0 ? 0 : 1
})

/**
 * Runs every screen at three widths in both themes, and thousands of simulated days of shopping with failing networks.
 *
 * @param {string[]} rest
 */
async function runThorough(rest) {
  process.env.SHOPPING_RUNS = '2000'
  const unitCode = await runUnitTests(['--project', 'web', 'shopping-fuzz', ...rest], false)
  const settings = { EVERY_VIEWPORT: 'yes', SHOPPING_RUNS: '200' }
  return (await runBrowserTests(['every-screen', 'shopping-fuzz', ...rest], settings)) || unitCode
}

/**
 * Runs the unit tests. They start servers and commands from an up-to-date build if there is one, which saves compiling each time.
 *
 * @param {string[]} rest
 * @param {boolean} builds whether to build first, because the browser tests need the build afterwards
 */
async function runUnitTests(rest, builds) {
  if (builds) {
    await ensureBuilt()
    ensureCurl()
  }
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`]
  const built = isBuilt() ? { LARDER_BUILT: join(root, 'dist', 'server') } : {}
  return runNode([vitest, 'run', ...reporters, ...rest], { ...process.env, ...built })
}

/**
 * @param {string[]} rest
 * @param {Record<string, string>} [settings]
 */
async function runBrowserTests(rest, settings = {}) {
  await ensureBuilt()
  const env = {
    ...process.env,
    ...settings,
    CHROMIUM_PATH: await findChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightResults,
  }
  const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js')
  return runNode([playwright, 'test', '--reporter=list,json', ...rest], env)
}

/** @param {string[]} args */
function readArguments(args) {
  const at = args.indexOf('--only')
  const only = at === -1 ? undefined : args[at + 1]
  const rest = at === -1 ? args : args.filter((_, index) => index !== at && index !== at + 1)
  return { only, rest: rest.filter((one) => one !== '--') }
}

function countVitest() {
  const found = read(vitestResults)
  return { passed: found?.numPassedTests ?? 0, failed: found?.numFailedTests ?? 0 }
}

/** Returns names and messages of the failed unit tests. They are printed last, so that a truncated log still contains them. */
function formatUnitFailures() {
  const files = read(vitestResults)?.testResults ?? []
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((one) => one.status === 'failed')
    const file = relative(root, name)
    if (status === 'failed' && tests.length === 0) return [`\n${file}\n${message}`]
    return tests.map((one) => `\n${file} › ${one.fullName}\n${one.failureMessages.join('\n').slice(0, 2000)}`)
  })
}

function countPlaywright() {
  const found = read(playwrightResults)
  return { passed: found?.stats.expected ?? 0, failed: found?.stats.unexpected ?? 0 }
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
