import { parseArgs } from 'node:util'
import { measure as coldStart } from './cold-start'
import { measure as community } from './community'
import { measure as cookbookRequests } from './cookbook-requests'
import { cookbooks } from './house/cookbooks'
import { interrupt, tidyUp, tidyUpAll, wasInterrupted } from './house/when-done'
import { measure as kitchenPlanning } from './kitchen-planning'
import { measure as kitchenReading } from './kitchen-reading'
import { measure as kitchenSuggesting } from './kitchen-suggesting'
import { measure as lighthouse } from './lighthouse'
import { measure as memory } from './memory'
import { measure as pageWeight } from './page-weight'
import { measure as recipesSearch } from './recipes-search'
import { measure as recognition } from './recognition'
import { conclusion, judge, type Verdict } from './report/compare'
import type { Measured, Measurement } from './report/figure'
import { readResults, resultsWith, writeResults } from './report/results'
import { headings, rowOf } from './report/rows'
import { textTable } from './report/text-table'
import { measure as requests } from './requests'
import { measure as scan } from './scan'
import { measure as suggestions } from './suggestions'

/** Everything that is measured, in this order: a feature adds a file and its line here. */
const measurements: Measurement[] = [
  // First: what is worked out in this very process is not to find it full of what others left.
  { name: 'kitchen-reading', measure: kitchenReading },
  { name: 'kitchen-suggesting', measure: kitchenSuggesting },
  { name: 'kitchen-planning', measure: kitchenPlanning },
  { name: 'page-weight', measure: pageWeight, meanwhile: cookbooks },
  { name: 'lighthouse', measure: lighthouse },
  { name: 'cold-start', measure: coldStart },
  { name: 'memory', measure: memory },
  { name: 'requests', measure: requests },
  { name: 'recipes-search', measure: recipesSearch },
  { name: 'cookbook-requests', measure: cookbookRequests },
  { name: 'suggestions', measure: suggestions },
  { name: 'community', measure: community },
  { name: 'recognition', measure: recognition },
  { name: 'scan', measure: scan },
]

const notMeasured = 2
const interruptedByHand = 130

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void interrupt())
}
process.exitCode = await bench(process.argv.slice(2)).finally(tidyUpAll)

async function bench(args: string[]): Promise<number> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values
  const names = measurements.map(({ name }) => name)
  const chosen = measurements.filter(({ name }) => !only || name === only)
  if (chosen.length === 0) {
    console.error(`--only takes ${names.join(', ')}; not ${only}`)
    return notMeasured
  }
  const before = await readResults()
  const measured: Measured[] = []
  for (const { name, measure, meanwhile } of chosen) {
    const start = performance.now()
    console.log(`Measuring ${name}.`)
    try {
      const [figures] = await Promise.all([measure(), only ? undefined : meanwhile?.()])
      measured.push({ name, date: now(), figures })
    } catch (error) {
      if (!wasInterrupted()) console.error(`${name} could not be measured:`, error)
    } finally {
      await tidyUp()
    }
    console.log(`  ${Math.round((performance.now() - start) / 1000)} s`)
    if (wasInterrupted()) return interruptedByHand
  }
  const verdicts = show(measured, before?.measurements ?? [])
  if (measured.length > 0) await writeResults(resultsWith(measured, before, names, now()))
  const missing = chosen.map(({ name }) => name).filter((name) => !measured.some((one) => one.name === name))
  const { code, line } = conclusion(verdicts, missing)
  console.log(line)
  return code
}

/** Prints the table and what there is to say about its figures. */
function show(measured: Measured[], before: Measured[]): Verdict[] {
  const verdicts: Verdict[] = []
  const remarks: string[] = []
  const rows = measured.flatMap(({ name, figures }) => {
    const last = before.find((one) => one.name === name)
    return figures.map((figure) => {
      const verdict = judge(figure, last)
      verdicts.push(verdict)
      if (verdict.remark) remarks.push(`${verdict.remark}: ${name}, ${figure.name}`)
      return [name, ...rowOf(figure)]
    })
  })
  console.log(`\n${textTable([['measurement', ...headings], ...rows])}\n`)
  for (const remark of remarks) console.log(remark)
  return verdicts
}

function now(): string {
  return new Date().toISOString()
}
