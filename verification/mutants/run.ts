import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drawSample } from './draw-sample'
import type { Mutant } from './mutant'
import { mutants } from './mutants'
import { type MutantResult, mutantsPageFile, toMutantsPage } from './mutants-page'
import { runBrowserTests } from './run-browser-tests'
import { BuildError, createWorkingCopy } from './working-copy'

/** Plain JavaScript, because it runs before any install. */
interface Scripts {
  findChromium(): Promise<string>
  quickFolder(): { path: string; remove(): void }
}

const script = (name: string) => import(new URL(`../../scripts/${name}.mjs`, import.meta.url).href)
const { findChromium, quickFolder }: Scripts = {
  ...(await script('chromium')),
  ...(await script('temp-folder')),
}

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    only: { type: 'string', multiple: true },
    all: { type: 'boolean', default: false },
  },
})
const only = values.only?.flatMap((ids) => ids.split(','))
const chosen = only
  ? mutants.filter(({ id }) => only.includes(id))
  : values.all
    ? [...mutants]
    : drawSample(mutants, Number(values.count), Number(values.seed))
if (chosen.length === 0) throw new Error(`nothing is broken by ${JSON.stringify(values)}`)
const drawnBy = only ? `only ${only.join(', ')}` : values.all ? 'all of them' : `seed ${values.seed}`
console.log(`${chosen.length} of ${mutants.length} mutants, ${drawnBy}`)

const quick = quickFolder()
process.env.TMPDIR = quick.path
process.once('exit', () => quick.remove())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const chromium = await findChromium()
const copy = createWorkingCopy()
const ids = [...new Set(chosen.map(({ id }) => id))]
const control = runBrowserTests(copy.folder, ids, { chromium, retries: 2, toTheEnd: true })
console.log(`unbroken: ${control.passed} passed, ${control.failed.length} failed, ${control.seconds} s\n`)
if (control.failed.length > 0) throw new Error(`fails without being broken: ${control.failed.join('; ')}`)

const outcomes: MutantResult[] = []
for (const breakage of chosen) {
  const began = Date.now()
  const caughtBy = tried(breakage)
  const seconds = Math.round((Date.now() - began) / 1000)
  outcomes.push({ breakage, caughtBy, seconds })
  const outcome = caughtBy ? `caught by '${caughtBy}'` : 'SURVIVED'
  console.log(`${breakage.id} ${breakage.breaks}: ${outcome} (${seconds} s)`)
}
const day = new Date().toISOString().slice(0, 10)
// One line tried again says nothing about the others: the page keeps the last draw.
if (!only)
  writeFileSync(mutantsPageFile, toMutantsPage(outcomes, { day, seed: drawnBy, known: mutants.length }))
const survivors = outcomes.filter(({ caughtBy }) => caughtBy === undefined)
console.log(`\n${outcomes.length - survivors.length} of ${outcomes.length} caught.`)
process.exitCode = survivors.length === 0 ? 0 : 1

/** The test that notices a breakage. One that cannot even be built shows nothing about the tests, and keeps no other from its turn. */
function tried(breakage: Mutant): string | undefined {
  try {
    const mend = copy.break(breakage)
    try {
      return runBrowserTests(copy.folder, [breakage.id], { chromium, retries: 0, toTheEnd: false }).failed[0]
    } finally {
      mend()
    }
  } catch (error) {
    if (!(error instanceof BuildError)) throw error
    console.error(`${breakage.id} ${breakage.breaks}: cannot be tried.`, error)
    return undefined
  }
}
