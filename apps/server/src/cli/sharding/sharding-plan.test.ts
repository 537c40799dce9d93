import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { aTracedDatabase } from '../../testing/statements/traced-database'
import type { TestDatabase } from '../../testing/test-database'
import { applySharding, readShardingPlan } from './apply-sharding'
import { checkSharding } from './check-sharding'
import {
  type ForeignKey,
  type InstalledSchema,
  type Placement,
  readInstalledSchema,
} from './installed-schema'
import { planSharding } from './sharding-plan'
import { canHold, decidePlacements, shardColumnOf } from './table-placement'

let database: TestDatabase
let schema: InstalledSchema
let placements: Map<string, Placement>
beforeAll(async () => {
  database = await aTracedDatabase(inject('cluster'))
  schema = await readInstalledSchema(database.db.$client)
  placements = decidePlacements(schema)
})
afterAll(() => database.drop())

const placed = (wanted: Placement) => [...placements].flatMap(([name, one]) => (one === wanted ? [name] : []))

test('every table is placed; what belongs to a household is split by it', () => {
  expect([...placements.keys()].sort()).toEqual(schema.tables.map(({ name }) => name).sort())
  for (const table of schema.tables)
    expect([table.name, placements.get(table.name) === 'distributed']).toEqual([
      table.name,
      shardColumnOf(table) !== undefined,
    ])
  expect(placed('distributed')).toEqual(
    expect.arrayContaining(['households', 'lots', 'bookings', 'household_photos']),
  )
})

test('every node has community, cookbook, accounts and look-up tables; what is counted or leased stays on one', () => {
  expect(placed('reference')).toEqual(
    expect.arrayContaining([
      'accounts',
      'calendar_feeds',
      'comments',
      'communities',
      'household_members',
      'household_secrets',
      'posts',
      'recipe_words',
      'recipes',
    ]),
  )
  expect(placed('local')).toEqual(
    expect.arrayContaining([
      'job_runs',
      'login_failures',
      'rate_counters',
      'recipe_views',
      'schema_migrations',
      'sessions',
    ]),
  )
})

test('the engine can hold every reference but those from look-ups, accounts and made-up dishes to a household', () => {
  const lost = schema.foreignKeys.filter((key) => !canHold(key, placements))
  expect(lost.map(({ table, target }) => `${table} → ${target}`)).toEqual([
    'accounts → households',
    'household_members → households',
    'household_secrets → households',
    'recipes → households',
  ])
  // What is split refers to what is split by the household, or to what every node has.
  for (const { table, target, definition } of schema.foreignKeys) {
    if (placements.get(table) !== 'distributed') continue
    expect([table, target, placements.get(target)]).not.toContain('local')
    if (placements.get(target) === 'distributed') expect(definition).toMatch(/^FOREIGN KEY \(household_id\b/)
    // The database cannot clear a reference that holds the household.
    if (definition.startsWith('FOREIGN KEY (household_id, '))
      expect(definition).not.toMatch(/SET (?:NULL|DEFAULT)/)
  }
})

/** What a database is like after these steps. */
function afterSteps(before: InstalledSchema, steps: number, kept: ForeignKey[]): InstalledSchema {
  let { tables, foreignKeys } = before
  for (const { statements } of planSharding(before, kept).slice(0, steps)) {
    for (const { text, values = [] } of statements) {
      const name = String(values[0])
      const place = (placement: Placement) =>
        tables.map((table) => (table.name === name ? { ...table, placement } : table))
      if (text.startsWith('insert')) {
        const [keyName, table, target, definition] = values.map(String)
        kept.push({ name: keyName, table, target, definition } as ForeignKey)
      } else if (text.includes('drop constraint'))
        foreignKeys = foreignKeys.filter(
          (key) => !text.includes(`"${key.table}" drop constraint "${key.name}"`),
        )
      else if (text.includes('add constraint'))
        foreignKeys = [
          ...foreignKeys,
          ...kept.filter((key) => text.includes(`"${key.table}" add constraint "${key.name}"`)).slice(0, 1),
        ]
      else tables = place(text.includes('create_reference_table') ? 'reference' : 'distributed')
    }
  }
  return { tables, foreignKeys }
}

test('it goes in order: references away, households first of what is split, references back', () => {
  const plan = planSharding(schema, []).map(({ says }) => says)
  const first = (begins: string) => plan.findIndex((says) => says.startsWith(begins))
  expect(first('copy')).toBeGreaterThan(first('take away'))
  expect(first('split')).toBe(first('split households by id'))
  expect(first('split')).toBeGreaterThan(first('copy recipes'))
  expect(first('put back')).toBeGreaterThan(plan.findLastIndex((says) => says.startsWith('split')))
})

test('stopped after any step, the rest is planned, and in the end nothing', () => {
  const whole = planSharding(schema, []).length
  const held = schema.foreignKeys.filter((key) => canHold(key, placements)).length
  for (const stop of [0, 1, 40, 90, 120, 130, 180, whole - 1]) {
    const kept: ForeignKey[] = []
    const stopped = afterSteps(schema, stop, kept)
    const done = afterSteps(stopped, Number.POSITIVE_INFINITY, kept)
    expect([stop, planSharding(done, kept).length, done.foreignKeys.length]).toEqual([stop, 0, held])
  }
})

test('without Citus it is planned, refused and named as missing', async () => {
  const { $client } = database.db
  expect(await readShardingPlan($client)).toHaveLength(planSharding(schema, []).length)
  await expect(applySharding($client, () => undefined)).rejects.toThrow('no extension citus')
  expect(await checkSharding($client)).toContain('not done: split lots by household_id')
})

test('a row that has lost its household is found', async () => {
  const { $client } = database.db
  await $client.query('alter table household_secrets drop constraint household_secrets_household_id_fkey')
  await $client.query(
    `insert into household_secrets (secret_hash, household_id) values (sha256('x'), gen_random_uuid())`,
  )
  expect(await checkSharding($client)).toContain('1 rows of household_secrets belong to no household')
})
