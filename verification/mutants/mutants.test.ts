import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readLedger } from '../conformance/ledger'
import { drawSample } from './draw-sample'
import { needsBuild } from './mutant'
import { mutants } from './mutants'
import { toMutantsPage } from './mutants-page'
import { applyMutant } from './working-copy'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const sections = readLedger()

test('every breakage still breaks something: what it takes out stands once in its file', () => {
  const stale = mutants.flatMap((one) => {
    try {
      return applyMutant(read(one.file), one) === read(one.file) ? [`${one.id}: changes nothing`] : []
    } catch (error) {
      return [String(error)]
    }
  })
  expect(stale).toEqual([])
})

test('only lines of the ledger are broken, in every section, sixty of them at least', () => {
  const ids = new Set(mutants.map(({ id }) => id))
  const known = sections.flatMap(({ lines }) => lines.map(({ id }) => id))
  expect([...ids].filter((id) => !known.includes(id))).toEqual([])
  expect(ids.size).toBeGreaterThanOrEqual(60)
  for (const { title, lines } of sections)
    expect(
      lines.filter(({ id }) => ids.has(id)),
      title,
    ).not.toEqual([])
})

test('a seed draws the same ones again, as many as requested, in their order', () => {
  const numbers = Array.from({ length: 90 }, (_, place) => place)
  const drawn = drawSample(numbers, 20, 7)
  expect(drawn).toHaveLength(20)
  expect(drawSample(numbers, 20, 7)).toEqual(drawn)
  expect(drawSample(numbers, 20, 8)).not.toEqual(drawn)
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
  expect(drawSample(numbers, 100, 7)).toEqual(numbers)
})

test('the page tells which survived; only what the server alone holds needs no build', () => {
  const breakage = {
    id: 'INV-07',
    breaks: 'minus goes below zero',
    file: 'packages/kitchen/x.ts',
    from: 'a',
    to: 'b',
  }
  const page = toMutantsPage(
    [
      { breakage, caughtBy: '[INV-07] minus', seconds: 30 },
      { breakage, seconds: 31 },
    ],
    { day: '2026-11-16', seed: 'seed 1', known: 70 },
  )
  expect(page).toContain('**1 of 2 breakages were noticed**')
  expect(page).toContain('| INV-07 | minus goes below zero | minus | 30 |')
  expect(page).toContain('| INV-07 | minus goes below zero | **nothing** | 31 |')
  expect(
    [breakage.file, 'apps/web/x.ts', 'apps/server/x.ts'].map((file) => needsBuild({ ...breakage, file })),
  ).toEqual([true, true, false])
})
