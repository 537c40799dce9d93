import { readdir, readFile } from 'node:fs/promises'
import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { isOnline } from './online-migration'
import { splitStatements } from './split-statements'

beforeAll(() => loadModule())

test('semicolons in texts, names and comments end nothing', () => {
  expect(
    splitStatements(`-- first; of two
      select ';', 'it''s; so' as ";"; -- last
      /* ; */ do $x$ begin perform 1; end $x$;
      -- nothing; follows
    `),
  ).toEqual([
    `-- first; of two\n      select ';', 'it''s; so' as ";"`,
    `-- last\n      /* ; */ do $x$ begin perform 1; end $x$`,
  ])
  expect(splitStatements(' ; ;')).toEqual([])
})

test('every migration splits into the statements that PostgreSQL reads', async () => {
  const folder = new URL('./migrations/', import.meta.url)
  for (const name of await readdir(folder)) {
    const sql = await readFile(new URL(name, folder), 'utf8')
    if (isOnline(sql)) continue
    const whole = parseSync(sql).stmts ?? []
    const parts = splitStatements(sql).map((text) => parseSync(text).stmts ?? [])
    expect(parts.every(({ length }) => length === 1)).toBe(true)
    expect(parts).toHaveLength(whole.length)
  }
})
