import { loadModule, parseSync } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { readMigrations } from '../../db/migrate'
import { isNode, listOf, type Node, textOf, unwrap } from './syntax-tree'

/** Later ones may run on an installation that is split. */
const lastBeforeSplitting = '0033'

beforeAll(() => loadModule())

/** Columns that are added together with a check or a reference: a distributed engine wants two commands. */
function findJoinedCommands(sql: string): string[] {
  return (parseSync(sql).stmts ?? []).flatMap(({ stmt }) => {
    const [kind, body] = unwrap(stmt as Node)
    if (kind !== 'AlterTableStmt') return []
    return listOf(body.cmds).flatMap((command) => {
      const [, { subtype, def }] = unwrap(command)
      if (subtype !== 'AT_AddColumn' || !isNode(def)) return []
      const [, column] = unwrap(def)
      const kinds = listOf(column.constraints).map((one) => unwrap(one)[1].contype)
      const isJoined = kinds.some((one) => one === 'CONSTR_CHECK' || one === 'CONSTR_FOREIGN')
      return isJoined ? [textOf(column.colname)] : []
    })
  })
}

test('a column with a check or a reference in one command is found', () => {
  expect(findJoinedCommands('alter table lots add column a int check (a > 0)')).toEqual(['a'])
  expect(findJoinedCommands('alter table lots add column a uuid references accounts (id)')).toEqual(['a'])
  expect(
    findJoinedCommands(
      'alter table lots add column a int not null default 0; alter table lots add check (a > 0)',
    ),
  ).toEqual([])
})

test('no migration adds a column with a check or a reference in one command', async () => {
  const later = (await readMigrations()).filter(({ name }) => name > lastBeforeSplitting)
  expect(later.length).toBeGreaterThan(1)
  for (const { name, sql } of later) expect([name, findJoinedCommands(sql)]).toEqual([name, []])
})
