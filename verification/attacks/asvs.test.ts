import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asvsRequirements } from './asvs/asvs-requirements'
import { asvsStatuses, parseAsvsRows, parseFileNames, toSumsTable } from './asvs/asvs-table'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('docs/asvs.md', root), 'utf8')
const rows = parseAsvsRows(text)

/** From the root, or below the server's sources. */
function isThere(path: string): boolean {
  return ['', 'apps/server/src/'].some((folder) => existsSync(new URL(folder + path, root)))
}

test('every requirement has its row, once, in order', () => {
  expect(asvsRequirements).toHaveLength(70 + 183 + 92)
  expect(rows.map(({ number, level }) => `${number} ${level}`)).toEqual(asvsRequirements)
})

test('each has one of four states, and its evidence', () => {
  expect(rows.filter(({ status }) => !asvsStatuses.some((one) => one === status))).toEqual([])
  expect(rows.filter(({ asks, how }) => asks === '' || how === '')).toEqual([])
})

test('every file that is named is there, and what is called a test is one', () => {
  const named = rows.flatMap(({ number, how, test: shown }) =>
    [...parseFileNames(how), ...parseFileNames(shown)].map((path) => ({ number, path })),
  )
  expect(named.length).toBeGreaterThan(200)
  expect(named.filter(({ path }) => !isThere(path))).toEqual([])
  const claimed = rows.flatMap((row) => [...row.test.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path))
  expect(claimed.filter((path) => !/\.test\.tsx?$/.test(path))).toEqual([])
})

test('the sums are those of the rows', () => {
  expect(toSumsTable(rows).filter((line) => !text.includes(`\n${line}\n`))).toEqual([])
})
