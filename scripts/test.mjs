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
// What the browser said of the whole is read by others afterwards: a part leaves it alone.
const isWhole = rest.length === 0 && (!only || only === 'e2e')
const results = join(root, '.cache', isWhole ? 'test-results' : 'part-results')
const vitestResults = join(results, 'vitest.json')
const playwrightResults = join(results, 'playwright.json')

/**
 * Everything, in the order in which it fails soonest: the gate, the unit and server tests, the browser.
 * `--only check|unit|e2e` runs one of them; what follows goes to the runner: `--only e2e -- -g AUTH-04`. Only when asked for:
 * `thorough`, which takes what is sampled otherwise whole.
 */
await runScript(async () => {
  if ((!only || only === 'thorough') && printHelpIfAsked(only ?? 'test', rest)) return 0
  await ensureInstalled()
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results, { recursive: true })
  const stages = [
    { name: 'check', run: async () => ((await runChecks()) ? 0 : 1) },
    { name: 'unit', run: () => unit(rest, !only) },
    { name: 'e2e', run: () => browser(rest) },
    { name: 'thorough', run: () => thorough(rest), asked: true },
  ].filter(({ name, asked }) => (only ? name === only : !asked))
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
  const sum = (/** @type {'passed' | 'failed'} */ what) => counts.reduce((total, one) => total + one[what], 0)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  for (const one of failedUnitTests()) console.log(one)
  if (only !== 'check') console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return failed.length === 0 ? 0 : 1
})

/**
 * Every screen at three widths in both themes, and thousands of days of shopping with failing networks.
 *
 * @param {string[]} rest
 */
async function thorough(rest) {
  process.env.SHOPPING_RUNS = '2000'
  const lists = await unit(['--project', 'web', 'shopping-fuzz', ...rest], false)
  const whole = { EVERY_VIEWPORT: 'yes', SHOPPING_RUNS: '200' }
  return (await browser(['every-screen', 'shopping-fuzz', ...rest], whole)) || lists
}

/**
 * Servers and commands are started from the build where there is one of these sources: they need not compile each time.
 *
 * @param {string[]} rest
 * @param {boolean} builds whether it is worth building first, since the browser needs it afterwards
 */
async function unit(rest, builds) {
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
async function browser(rest, settings = {}) {
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

/** Names and messages of the failed unit tests. They come last, so that a shortened log still holds them. */
function failedUnitTests() {
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
