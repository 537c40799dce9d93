import { loadModule } from 'libpg-query'
import { beforeAll, describe, expect, test } from 'vitest'
import { reportStatement } from './statement-report'
import type { TableColumns } from './statement-walk'

const columns: TableColumns = new Map(
  Object.entries({
    households: ['id', 'name', 'revision'],
    household_members: ['household_id', 'account_id', 'role'],
    lots: ['household_id', 'id', 'name', 'food_id', 'updated_at'],
    bookings: ['household_id', 'id', 'lot_id', 'undone_at'],
    scans: ['household_id', 'id', 'account_id', 'found'],
    accounts: ['id', 'name', 'current_household_id'],
    recipes: ['id', 'title'],
    sessions: ['id', 'account_id'],
  }).map(([table, names]) => [table, new Set(names)]),
)
const onOneNode = new Set(['sessions'])
const faultsOf = (text: string) => reportStatement(text, columns, onOneNode).faults
const without = (table: string) => `${table} is used without its household`

beforeAll(() => loadModule())

describe('a household is named', () => {
  test.each([
    'select name from lots where household_id = $1 and id = $2',
    'select name from "lots" where ("lots"."id" in ($2, $3) and "lots"."household_id" = $1::uuid)',
    'select b.id from bookings b join lots l on l.household_id = b.household_id and l.id = b.lot_id where b.household_id = $1',
    'select b.id from bookings b join lots l using (household_id) where l.household_id = $1',
    'select h.name, (select count(*) from lots where household_id = h.id) as lots from households h where h.id = $1',
    'select id from lots l where household_id = $1 and exists (select 1 from bookings b where b.household_id = l.household_id)',
    'select x.n from (select household_id, count(*) as n from lots group by household_id) x where x.household_id = $1',
    'with l as (select * from lots where household_id = $1) select b.id from l join bookings b on b.household_id = l.household_id',
    'with l as (insert into lots (household_id, name) values ($1, $2) returning id) insert into bookings (household_id, lot_id) select $1, l.id from l',
    'insert into lots (household_id, name) values ($1, $2), ($3, $4) on conflict (household_id, id) do nothing',
    'update lots set name = f.name from (select * from unnest($2::text[]) as f (name)) f where household_id = $1',
    'delete from lots using bookings b where lots.household_id = $1 and b.household_id = lots.household_id',
    'delete from households where id = any($1::uuid[])',
    'select id from lots where household_id in ($1, $2)',
    'select h.name from household_members m join households h on h.id = m.household_id where m.account_id = $1',
    'select count(*) from scans where household_id in (select household_id from household_members where account_id = $1)',
    'delete from lots where false',
    'select title from recipes where id = $1',
  ])('%s', (text) => {
    expect(faultsOf(text)).toEqual([])
  })
})

describe('a household is missing', () => {
  test.each([
    ['select name from lots where id = $1', [without('lots')]],
    ['select name from lots where id = $2 or household_id = $1', [without('lots')]],
    ['select name from lots where not (household_id = $1)', [without('lots')]],
    ['select name from lots where household_id > $1', [without('lots')]],
    ['insert into lots (name) values ($1)', [without('lots')]],
    ['update lots set name = $1 where id = $2', [without('lots')]],
    ['delete from households where name = $1', [without('households')]],
    [
      'select l.id from lots l where exists (select 1 from bookings b where l.household_id = $1 and b.household_id = $1)',
      [without('lots')],
    ],
    [
      'select b.id from bookings b join lots l on l.id = b.lot_id where b.household_id = $1',
      [without('lots'), 'it joins two households'],
    ],
    [
      'select h.name from accounts a join households h on h.id = a.current_household_id where a.id = $1',
      [without('households')],
    ],
    [
      'select h.name from household_members m join households h on h.id = m.household_id',
      [without('households')],
    ],
  ])('%s', (text, faults) => {
    expect(faultsOf(text)).toEqual(faults)
  })
})

test('two households are joined', () => {
  const text =
    'select 1 as one from lots l, bookings b where l.household_id = any($1) and b.household_id = any($1)'
  expect(faultsOf(text)).toEqual(['it joins two households'])
})

test('the parameters that name a household are known, so that their values can be compared', () => {
  const text = 'select 1 as one from lots l, bookings b where l.household_id = $1 and b.household_id = $3'
  expect(reportStatement(text, columns, onOneNode).householdParameters).toEqual([1, 3])
})

test('a table that is on one node is not used with rows of a household', () => {
  expect(faultsOf('select id from sessions where account_id = $1')).toEqual([])
  const fault = 'sessions, on one node, is used with a household'
  expect(
    faultsOf(
      'select s.id from sessions s join household_members m on m.account_id = s.account_id where m.household_id = $1',
    ),
  ).toEqual([])
  expect(faultsOf('select l.id from lots l, sessions s where l.household_id = $1 and s.id = $2')).toEqual([
    fault,
  ])
  expect(
    faultsOf('delete from scans where household_id = $1 and account_id in (select account_id from sessions)'),
  ).toEqual([fault])
})

test.each([
  [
    'update recipes set title = $2 where id in (select food_id from lots where household_id = $1)',
    'recipes is changed by rows of a household',
  ],
  [
    'delete from recipes using lots l where l.household_id = $1 and l.id = recipes.id',
    'recipes is changed by rows of a household',
  ],
  ['select from recipes', 'a select without columns'],
  [
    'insert into lots (household_id, name) values ($1, (select title from recipes where id = $2))',
    'a subquery inside values',
  ],
  [
    'update lots set household_id = $1 where household_id = $1 and id = $2',
    'the household of a row of lots is changed',
  ],
  [
    'update lots set updated_at = now() where household_id = $1',
    "a row of lots is set by the database's clock",
  ],
  [
    'insert into lots (household_id, name) values ($1, $2) on conflict (id) do nothing',
    'the conflict target of lots is without its household',
  ],
  [
    'insert into lots (household_id, name) values ($1, $2) on conflict on constraint lots_pkey do nothing',
    "the conflict target of lots is a constraint's name",
  ],
])('%s is not portable', (text, fault) => {
  expect(faultsOf(text)).toEqual([fault])
})
