import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Breakage } from './breakage'
import { breakages } from './breakages'
import { browserRound } from './browser-round'
import { draw } from './drawing'
import { mutantsPage, type Outcome, pageFile } from './mutants-page'
import { copyTree, NotBuilt } from './tree-copy'

/** Plain JavaScript, because it runs before any install. */
interface Scripts {
  findChromium(): Promise<string>
  quickFolder(): { path: string; remove(): void }
}

const script = (name: string) => import(new URL(`../../scripts/${name}.mjs`, import.meta.url).href)
const { findChromium, quickFolder }: Scripts = {
  ...(await script('chromium')),
  ...(await script('quick-folder')),
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
  ? breakages.filter(({ id }) => only.includes(id))
  : values.all
    ? [...breakages]
    : draw(breakages, Number(values.count), Number(values.seed))
if (chosen.length === 0) throw new Error(`nothing is broken by ${JSON.stringify(values)}`)
const drawnBy = only ? `only ${only.join(', ')}` : values.all ? 'all of them' : `seed ${values.seed}`
console.log(`${chosen.length} of ${breakages.length} breakages, ${drawnBy}`)

const quick = quickFolder()
process.env.TMPDIR = quick.path
process.once('exit', () => quick.remove())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))
const chromium = await findChromium()
const copy = copyTree()
const ids = [...new Set(chosen.map(({ id }) => id))]
const control = browserRound(copy.folder, ids, { chromium, retries: 2, toTheEnd: true })
console.log(`unbroken: ${control.passed} passed, ${control.failed.length} failed, ${control.seconds} s\n`)
if (control.failed.length > 0) throw new Error(`fails without being broken: ${control.failed.join('; ')}`)

const outcomes: Outcome[] = []
for (const breakage of chosen) {
  const began = Date.now()
  const caughtBy = tried(breakage)
  const seconds = Math.round((Date.now() - began) / 1000)
  outcomes.push({ breakage, caughtBy, seconds })
  const told = caughtBy ? `caught by '${caughtBy}'` : 'SURVIVED'
  console.log(`${breakage.id} ${breakage.breaks}: ${told} (${seconds} s)`)
}
const day = new Date().toISOString().slice(0, 10)
// One line tried again says nothing about the others: the page keeps the last draw.
if (!only) writeFileSync(pageFile, mutantsPage(outcomes, { day, seed: drawnBy, known: breakages.length }))
const survivors = outcomes.filter(({ caughtBy }) => caughtBy === undefined)
console.log(`\n${outcomes.length - survivors.length} of ${outcomes.length} caught.`)
process.exitCode = survivors.length === 0 ? 0 : 1

/** The test that notices a breakage. One that cannot even be built shows nothing about the tests, and keeps no other from its turn. */
function tried(breakage: Breakage): string | undefined {
  try {
    const mend = copy.break(breakage)
    try {
      return browserRound(copy.folder, [breakage.id], { chromium, retries: 0, toTheEnd: false }).failed[0]
    } finally {
      mend()
    }
  } catch (error) {
    if (!(error instanceof NotBuilt)) throw error
    console.error(`${breakage.id} ${breakage.breaks}: cannot be tried.`, error)
    return undefined
  }
}
