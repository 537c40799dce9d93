import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { toComparisonTable } from './compare-runs'
import type { EvaluationResult } from './evaluation'
import { evaluations } from './evaluations'
import { toResultsTable } from './results-table'
import { runEvaluations } from './run-evaluations'

process.exitCode = await evaluate(process.argv.slice(2))

async function evaluate(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string' },
      only: { type: 'string' },
      json: { type: 'boolean' },
      before: { type: 'string' },
      after: { type: 'string' },
    },
  })
  if (values.before !== undefined && values.after !== undefined) {
    process.stdout.write(`${toComparisonTable(readRun(values.before), readRun(values.after))}\n`)
    return 0
  }
  const data = values.data ?? process.env.EVAL_DATA
  const folder = data && resolve(data)
  const wanted = evaluations.filter(({ name }) => values.only === undefined || name === values.only)
  if (wanted.length === 0) {
    console.error(`Unknown evaluation ${values.only}: ${evaluations.map(({ name }) => name).join(', ')}.`)
    return 1
  }
  if (folder && !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    console.error(`${folder} is no folder.`)
    return 1
  }
  if (!folder && wanted.every(({ reads }) => reads !== undefined)) {
    console.error('Where is the data? npm run eval -- --data DIR, or set EVAL_DATA to the folder.')
    return 1
  }
  const outcomes = await runEvaluations(wanted, folder)
  process.stdout.write(`${values.json ? JSON.stringify(outcomes, undefined, 2) : toResultsTable(outcomes)}\n`)
  return outcomes.some((outcome) => 'failed' in outcome) ? 1 : 0
}

/** Reads what `--json` wrote. */
function readRun(path: string): EvaluationResult[] {
  const text = readFileSync(path, 'utf8')
  // A line of npm may come before the JSON.
  return JSON.parse(text.slice(text.indexOf('[')))
}
