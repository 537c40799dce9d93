import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createPassedOver } from './pass-over'
import { singleFoodPhotos } from './photos/single-food-photos'
import { toResultsTable } from './results-table'
import { runEvaluations } from './run-evaluations'

test('what fails is noted, and the rest goes on', async () => {
  const passed = createPassedOver()
  expect(await passed.attempt('a.jpg', async () => 1)).toBe(1)
  expect(passed.scores()).toEqual([])
  expect(
    await passed.attempt('b.jpg', async () => {
      throw new Error('broken')
    }),
  ).toBeUndefined()
  expect(passed.scores()).toEqual([{ of: 'passed over', right: 1, cases: 2, note: 'b.jpg (broken)' }])
})

test('a damaged picture and an odd label do not end the evaluation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-eval-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const single = join(folder, 'photos', 'single')
  for (const label of ['banana', 'gadget']) await mkdir(join(single, label), { recursive: true })
  const yellow = sharp({ create: { width: 64, height: 64, channels: 3, background: '#e8c832' } })
  await writeFile(join(single, 'banana', '1.jpg'), await yellow.jpeg().toBuffer())
  await writeFile(join(single, 'banana', '2.jpg'), 'no picture')
  await writeFile(join(single, 'gadget', '1.jpg'), await yellow.jpeg().toBuffer())
  await writeFile(join(single, 'README.txt'), 'about')
  const broken = { name: 'broken', reads: 'photos', measure: () => Promise.reject(new Error('no table')) }
  const table = toResultsTable(await runEvaluations([singleFoodPhotos, broken], folder))
  expect(table).toMatch(/top 1\s+[01]\s+1 /)
  expect(table).toMatch(
    /passed over\s+2\s+3\s.*gadget \(no food of ours\), banana\/2.jpg|passed over\s+2\s+3\s.*2\.jpg/,
  )
  expect(table).toContain('failed: no table')
}, 60_000)
