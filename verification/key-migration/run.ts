import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startEmbedded } from '../../apps/server/src/db/embedded/start-embedded'
import { migrate } from '../../apps/server/src/db/migrate'
import { percentile } from '../kit/percentile'

const { values } = parseArgs({ options: { lots: { type: 'string', default: '1000000' } } })
const lots = Number(values.lots)
const lotsOfOne = 200
const households = Math.ceil(lots / lotsOfOne)
const migrationFolder = new URL('../../apps/server/src/db/migrations/', import.meta.url)
const keyMigration = '0032-household-keys.sql'

/** Shows the migration to household keys on a large database while households go on reading and writing. */
const dataDir = await mkdtemp(join(tmpdir(), 'larder-keys-'))
const server = await startEmbedded({ dataDir })
const pool = new pg.Pool({ ...server.connection, max: 10 })
try {
  await migrate(pool, await copyEarlierMigrations())
  await fill()
  await measure()
} finally {
  await pool.end()
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function copyEarlierMigrations(): Promise<URL> {
  const folder = join(dataDir, 'earlier-migrations')
  await mkdir(folder)
  for (const name of (await readdir(migrationFolder)).sort())
    if (name < keyMigration) await copyFile(new URL(name, migrationFolder), join(folder, name))
  return pathToFileURL(`${folder}/`)
}

async function fill(): Promise<void> {
  const started = performance.now()
  await pool.query(
    `insert into households (id, name, created_at)
     select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Kitchen ' || n, now() from generate_series(1, $1) n`,
    [households],
  )
  await pool.query(
    `insert into lots (household_id, food_id, name, category, amount_numerator, amount_denominator, unit, location, since, source,
       created_at, updated_at)
     select h.id, 'spinach', 'Spinach', 'produce', 2, 1, 'bunches', 'fridge', current_date, 'typed', now(), now()
     from generate_series(1, $1) n, households h`,
    [lotsOfOne],
  )
  await pool.query(
    `insert into bookings (household_id, lot_id, action_id, kind, at, day, change_numerator, change_denominator, version)
     select household_id, id, gen_random_uuid(), 'bought', now(), current_date, 2, 1, 1 from lots`,
  )
  await pool.query('vacuum analyze')
  console.log(
    `${households * lotsOfOne} lots and as many bookings of ${households} households: ${seconds(started)} s`,
  )
}

async function measure(): Promise<void> {
  const stop = new AbortController()
  const load = [repeat(readKitchen, stop.signal), repeat(writeBooking, stop.signal)]
  const calm = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const migrationStart = performance.now()
  const applied = await migrate(pool)
  const took = seconds(migrationStart)
  stop.abort()
  const [reads = [], writes = []] = await Promise.all(load)
  console.log(`\n${applied.join(', ')}: ${took} s\n`)
  console.log('| | before: median, longest ms | during: median, 99 %, longest ms | requests |')
  console.log('| --- | --: | --: | --: |')
  for (const [name, all] of [
    ['a list of 200 lots', reads],
    ['a booking', writes],
  ] as const) {
    const before = all.filter(({ at }) => at >= calm && at < migrationStart).map(({ ms }) => ms)
    const during = all.filter(({ at, ms }) => at + ms >= migrationStart).map(({ ms }) => ms)
    const show = (ms: number[], ...shares: number[]) =>
      shares.map((share) => percentile(ms, share).toFixed(1)).join(', ')
    console.log(
      `| ${name} | ${show(before, 0.5, 1)} | ${show(during, 0.5, 0.99, 1)} | ${before.length}, ${during.length} |`,
    )
  }
}

interface Timed {
  readonly at: number
  readonly ms: number
}

async function repeat(work: () => Promise<unknown>, signal: AbortSignal): Promise<Timed[]> {
  const times: Timed[] = []
  while (!signal.aborted) {
    const at = performance.now()
    await work()
    times.push({ at, ms: performance.now() - at })
  }
  return times
}

function readKitchen(): Promise<unknown> {
  return pool.query('select id, name, unit from lots where household_id = $1 and removed_at is null', [
    anyHousehold(),
  ])
}

function writeBooking(): Promise<unknown> {
  return pool.query(
    `with lot as (update lots set amount_numerator = amount_numerator + 1, version = version + 1 where id = (
         select id from lots where household_id = $1 limit 1) and household_id = $1 returning id, version)
     insert into bookings (household_id, lot_id, action_id, kind, at, day, change_numerator, change_denominator, version)
     select $1, id, gen_random_uuid(), 'bought', now(), current_date, 1, 1, version from lot`,
    [anyHousehold()],
  )
}

function anyHousehold(): string {
  const n = 1 + Math.floor(Math.random() * households)
  return `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
