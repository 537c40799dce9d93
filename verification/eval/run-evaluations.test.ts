import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Evaluation } from './evaluation'
import { toResultsTable } from './results-table'
import { runEvaluations } from './run-evaluations'

test('a kind whose file is there is measured, one without is skipped and said so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-eval-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'plums.json'), '[]')
  const plums: Evaluation = {
    name: 'plums',
    reads: 'plums.json',
    measure: async (path) => [
      { of: 'ripe', right: 3, cases: 4, note: path === join(folder, 'plums.json') ? 'read' : '' },
    ],
  }
  const figs: Evaluation = { name: 'figs', reads: 'figs', measure: async () => [] }
  expect(toResultsTable(await runEvaluations([plums, figs], folder)).split('\n')).toEqual([
    'kind   of    right  cases  %     95 % interval  note',
    'plums  ripe      3      4  75.0  30 to 95       read',
    'figs                                            skipped: figs is not there',
  ])
})
