import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import type { LarderProcess } from '../../apps/server/src/testing/larder-process'
import type { ChaosInstallation } from './chaos-installation'
import type { ChaosWriter } from './chaos-writer'
import type { FaultReport } from './fault'
import type { WriteJournal } from './write-journal'

type Look = ChaosInstallation['query']

/** Sends what has no answer yet again, then reports what the journals were promised and the database does not hold. */
export async function auditWrites(
  notes: FaultReport,
  look: Look,
  larder: Pick<LarderProcess, 'call'>,
  journals: readonly WriteJournal[],
): Promise<void> {
  for (const journal of journals) {
    for (const refused of await journal.settle(larder.call)) notes.assert(false, refused)
    for (const writer of journal.writers)
      for (const lost of await look((db) => findLostWrites(db, writer))) notes.assert(false, lost)
  }
}

/** Reports what is inconsistent, no matter who wrote it. */
export async function auditConsistency(notes: FaultReport, look: Look): Promise<void> {
  for (const found of await look(findInconsistencies)) notes.assert(false, found)
}

/** Compares what a writer was promised with what the database holds; returns what is lost, double, or wrong. */
async function findLostWrites(db: pg.Pool, { cook, acknowledged: promised }: ChaosWriter): Promise<string[]> {
  const household = 'household_id = (select current_household_id from accounts where id = $1)'
  const ask = async <Row extends object>(sql: string) => (await db.query<Row>(sql, [cook.user.id])).rows
  const lots = await ask<{ name: string; left: number }>(
    `select name, amount_numerator / amount_denominator as left from lots where ${household} and removed_at is null order by id`,
  )
  const lines = await ask<{ id: string; ticks: Record<string, { count: number }> }>(
    `select id, state -> 'ticks' as ticks from shopping_lines where ${household}`,
  )
  const titles = await ask<{ title: string }>(
    'select title from recipes where account_id = $1 and removed_at is null',
  )
  const meals = await ask<{ title: string }>(
    `select title from planned_meals where ${household} and removed_at is null`,
  )
  const [settings] = await ask<{ hour: number | null }>(
    'select digest_hour as hour from notification_settings where account_id = $1',
  )
  const counts = (ticks: Record<string, { count: number }>) =>
    Object.fromEntries(Object.entries(ticks).map(([device, { count }]) => [device, count]))
  const who = cook.email
  return [
    ...compare(
      `${who} items`,
      lots.map(({ name, left }) => [name, Number(left)]),
      [...promised.items].map(([name, { left }]) => [name, left]),
    ),
    ...compare(
      `${who} list lines`,
      lines.map(({ id, ticks }) => [id, counts(ticks)]),
      [...promised.lines].map(([id, { ticks }]) => [id, counts(ticks)]),
    ),
    ...compare(
      `${who} recipes`,
      titles.map(({ title }) => [title, 1]),
      [...promised.recipes].map((title) => [title, 1]),
    ),
    ...compare(
      `${who} meals`,
      meals.map(({ title }) => [title, 1]),
      [...promised.meals].map((title) => [title, 1]),
    ),
    ...(promised.digestHour !== undefined && settings?.hour !== promised.digestHour
      ? [`${who}: the setting ${promised.digestHour} is ${settings?.hour}`]
      : []),
  ]
}

function compare(what: string, there: [string, unknown][], promised: [string, unknown][]): string[] {
  const held = new Map(there)
  const lost = promised.filter(([name, value]) => !isDeepStrictEqual(held.get(name), value))
  const doubled = there.length - held.size
  const known = new Set(promised.map(([name]) => name))
  const unexpected = [...held.keys()].filter((name) => !known.has(name))
  return [
    ...lost.map(
      ([name, value]) =>
        `${what}: '${name}' should be ${JSON.stringify(value)}, is ${JSON.stringify(held.get(name))}`,
    ),
    ...(doubled > 0 ? [`${what}: ${doubled} are there twice`] : []),
    ...unexpected.map((name) => `${what}: '${name}' was never promised and not asked for again`),
  ]
}

/** Invariants of the stored data; each query finds what breaks one. */
const inconsistencyQueries: Record<string, string> = {
  'a lot whose bookings do not add up to its amount': `select lot.id from lots lot
    join bookings booking on booking.household_id = lot.household_id and booking.lot_id = lot.id
    where lot.removed_at is null group by lot.household_id, lot.id having sum(booking.change_numerator::numeric / booking.change_denominator) <> lot.amount_numerator::numeric / lot.amount_denominator`,
  'a lot without a booking':
    'select id from lots where not exists (select from bookings where household_id = lots.household_id and lot_id = lots.id)',
  'a lot whose last booking is of another version': `select lot.id from lots lot
    where lot.version <> (
      select max(version) from bookings where household_id = lot.household_id and lot_id = lot.id)`,
  'a lot below nothing': 'select id from lots where amount_numerator < 0',
  'a change booked twice': `select action_id from bookings where undoes is null
    group by household_id, action_id, lot_id having count(*) > 1`,
  'a recipe without its words':
    'select id from recipes where not exists (select from recipe_versions where recipe_id = recipes.id)',
  'a household that nobody is in':
    'select id from households where not exists (select from household_members where household_id = households.id)',
  'an account without a household': `select id from accounts where not exists (
    select from household_members where account_id = accounts.id and household_id = accounts.current_household_id)`,
  'a list line newer than its household': `select line.id from shopping_lines line
    join households on households.id = line.household_id where line.revision > households.revision`,
}

/** Looks for what cannot be, and has PostgreSQL go through every page of every table and index. */
async function findInconsistencies(db: pg.Pool): Promise<string[]> {
  const found: string[] = []
  for (const [what, sql] of Object.entries(inconsistencyQueries)) {
    const { rows } = await db.query(sql)
    if (rows.length > 0) found.push(`${what}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  await db.query('create extension if not exists amcheck')
  const { rows: broken } = await db.query(`select relation.relname, page.msg from pg_class relation,
    verify_heapam(relation.oid) page where relation.relkind = 'r' and relation.relnamespace = 'public'::regnamespace`)
  if (broken.length > 0) found.push(`broken pages: ${JSON.stringify(broken.slice(0, 3))}`)
  await db.query(`select bt_index_check(index.oid, true) from pg_class index join pg_am on pg_am.oid = index.relam
    where index.relkind = 'i' and pg_am.amname = 'btree' and index.relnamespace = 'public'::regnamespace`)
  return found
}
