import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Kind } from './kind'
import { measureKinds } from './measure-kinds'
import { tableOf } from './table'

test('a kind whose file is there is measured, one without is skipped and said so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-eval-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'plums.json'), '[]')
  const plums: Kind = {
    name: 'plums',
    reads: 'plums.json',
    measure: async (path) => [
      { of: 'ripe', right: 3, cases: 4, note: path === join(folder, 'plums.json') ? 'read' : '' },
    ],
  }
  const figs: Kind = { name: 'figs', reads: 'figs', measure: async () => [] }
  expect(tableOf(await measureKinds([plums, figs], folder)).split('\n')).toEqual([
    'kind   of    right  cases  %     95 % interval  note',
    'plums  ripe      3      4  75.0  30 to 95       read',
    'figs                                            skipped: figs is not there',
  ])
})
