import { parseArgs } from 'node:util'
import { measureAppScreens as appScreens } from './app-screens'
import { measureColdStart as coldStart } from './cold-start'
import { measureCommunity as community } from './community'
import { measureCookbookRequests as cookbookRequests } from './cookbook-requests'
import { getCookbookDatabases } from './data/cookbook-databases'
import { measureDrawing as drawing } from './drawing'
import { measureKitchenPlanning as kitchenPlanning } from './kitchen-planning'
import { measureKitchenReading as kitchenReading } from './kitchen-reading'
import { measureKitchenSuggesting as kitchenSuggesting } from './kitchen-suggesting'
import { measureLighthouse as lighthouse } from './lighthouse'
import { measureMemory as memory } from './memory'
import { measurePageWeight as pageWeight } from './page-weight'
import { cleanUpMeasurement, cleanUpRun, interruptRun, wasInterrupted } from './processes/cleanup'
import { measureRecipesSearch as recipesSearch } from './recipes-search'
import { measureRecognition as recognition } from './recognition'
import type { Measurement, MeasurementResult } from './report/figure'
import { figureHeadings, toFigureRow } from './report/figure-row'
import { concludeRun, type FigureVerdict, judgeFigure } from './report/judge-figure'
import { mergeResults, readBenchResults, writeBenchResults } from './report/results-file'
import { formatTextTable } from './report/text-table'
import { measureRequests as requests } from './requests'
import { measureScan as scan } from './scan'
import { measureSuggestions as suggestions } from './suggestions'

/** Everything that is measured, in this order: a feature adds a file and its line here. */
const measurements: Measurement[] = [
  // First: what is worked out in this very process is not to find it full of what others left.
  { name: 'kitchen-reading', measure: kitchenReading },
  { name: 'kitchen-suggesting', measure: kitchenSuggesting },
  { name: 'kitchen-planning', measure: kitchenPlanning },
  { name: 'drawing', measure: drawing },
  { name: 'page-weight', measure: pageWeight, meanwhile: getCookbookDatabases },
  { name: 'app-screens', measure: appScreens },
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

const exitNotMeasured = 2
const exitInterrupted = 130

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void interruptRun())
}
process.exitCode = await bench(process.argv.slice(2)).finally(cleanUpRun)

async function bench(args: string[]): Promise<number> {
  const { only } = parseArgs({ args, options: { only: { type: 'string' } } }).values
  const names = measurements.map(({ name }) => name)
  const chosen = measurements.filter(({ name }) => !only || name === only)
  if (chosen.length === 0) {
    console.error(`--only takes ${names.join(', ')}; not ${only}`)
    return exitNotMeasured
  }
  const before = await readBenchResults()
  const measured: MeasurementResult[] = []
  for (const { name, measure, meanwhile } of chosen) {
    const start = performance.now()
    console.log(`Measuring ${name}.`)
    try {
      const [figures] = await Promise.all([measure(), only ? undefined : meanwhile?.()])
      measured.push({ name, date: now(), figures })
    } catch (error) {
      if (!wasInterrupted()) console.error(`${name} could not be measured:`, error)
    } finally {
      await cleanUpMeasurement()
    }
    console.log(`  ${Math.round((performance.now() - start) / 1000)} s`)
    if (wasInterrupted()) return exitInterrupted
  }
  const verdicts = printResults(measured, before?.measurements ?? [])
  if (measured.length > 0) await writeBenchResults(mergeResults(measured, before, names, now()))
  const missing = chosen.map(({ name }) => name).filter((name) => !measured.some((one) => one.name === name))
  const { code, line } = concludeRun(verdicts, missing)
  console.log(line)
  return code
}

/** Prints the table and what there is to say about its figures. */
function printResults(measured: MeasurementResult[], before: MeasurementResult[]): FigureVerdict[] {
  const verdicts: FigureVerdict[] = []
  const remarks: string[] = []
  const rows = measured.flatMap(({ name, figures }) => {
    const last = before.find((one) => one.name === name)
    return figures.map((figure) => {
      const verdict = judgeFigure(figure, last)
      verdicts.push(verdict)
      if (verdict.remark) remarks.push(`${verdict.remark}: ${name}, ${figure.name}`)
      return [name, ...toFigureRow(figure)]
    })
  })
  console.log(`\n${formatTextTable([['measurement', ...figureHeadings], ...rows])}\n`)
  for (const remark of remarks) console.log(remark)
  return verdicts
}

function now(): string {
  return new Date().toISOString()
}
