import { account } from '@larder/contract/account'
import { inventory } from '@larder/contract/inventory'
import { demoPassword } from '../../apps/server/src/db/seed/demo-cooks'
import { seedDemo } from '../../apps/server/src/db/seed/seed-demo'
import { readEnv } from '../../apps/server/src/env'
import { syncCookbook } from '../../apps/server/src/features/recipes/cookbook/sync-cookbook'
import { systemClock } from '../../apps/server/src/time/clock'
import { createDataFolder } from '../kit/data-folder'
import { readPostgresCpuMs } from '../kit/postgres-processes'
import { startLarder } from '../kit/start-larder'
import { listDailyRequests } from './daily-requests'
import { classifyStatement, readSchemaTables, recordStatementsDuring } from './statement-scope'
import { readTableSizes } from './table-sizes'

/** The first ones are slower than any later one: not counted. */
const warmUp = 40
const rounds = 100
const folder = await createDataFolder()
const { db, call, close } = await startLarder({ folder: folder.path })
await syncCookbook(db, systemClock())
await seedDemo({ env: readEnv({ LARDER_DATA: folder.path }), db, force: false })
try {
  await measure()
} finally {
  await close()
  await folder.close()
}

/** Processor time in milliseconds that this process and the database have taken so far. */
async function readCpuCost(postmaster: number): Promise<{ server: number; database: number }> {
  const { user, system } = process.cpuUsage()
  return { server: (user + system) / 1000, database: (await readPostgresCpuMs(postmaster)) ?? Number.NaN }
}

async function measure(): Promise<void> {
  const tables = await readSchemaTables(db.$client)
  const postmaster = (await folder.postmaster()) ?? 0
  const body = { email: 'ana@demo.larder.test', password: demoPassword }
  const token = (await call(account.login, { body })).body.data.access_token
  const { rows } = await db.$client.query<{ id: string }>(
    `select current_household_id as id from accounts where email = $1`,
    [body.email],
  )
  const sizes = await readTableSizes(db.$client, tables, rows[0]?.id ?? '')
  console.log('\n| table | rows | KB | bytes a row |\n| --- | --: | --: | --: |')
  for (const { table, rows: count, bytes } of sizes.slice(0, 12))
    console.log(`| ${table} | ${count} | ${(bytes / 1000).toFixed(1)} | ${Math.round(bytes / count)} |`)
  const sum = (pick: (one: (typeof sizes)[number]) => number) =>
    sizes.reduce((all, one) => all + pick(one), 0)
  console.log(
    `| all ${sizes.length} | ${sum((one) => one.rows)} | ${(sum((one) => one.bytes) / 1000).toFixed(1)} | |`,
  )

  const item = { name: 'Lentils', amount: '900', unit: 'jars' }
  const lot = (await call(inventory.create, { body: item }, { token })).body.data.id
  const requests = listDailyRequests(lot)
  const day = {
    requests: 0,
    statements: 0,
    control: 0,
    household: 0,
    joined: 0,
    unkeyed: 0,
    person: 0,
    everybody: 0,
    server: 0,
    database: 0,
  }
  console.log(
    '\n| request | a day | statements | household | joined | person | everybody | control | server ms | database ms |',
  )
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |')
  const shared = new Map<string, string>()
  for (const { name, perDay, run } of requests) {
    const status = await run(call, token)
    if (status >= 400) throw new Error(`${name} answered ${status}`)
    const heard = (await recordStatementsDuring(() => run(call, token))).map((text) => ({
      text,
      ...classifyStatement(text, tables),
    }))
    for (let round = 0; round < warmUp; round += 1) await run(call, token)
    const before = await readCpuCost(postmaster)
    for (let round = 0; round < rounds; round += 1) await run(call, token)
    const after = await readCpuCost(postmaster)
    const of = (concern: string) => heard.filter((one) => one.concern === concern).length
    const server = (after.server - before.server) / rounds
    const database = (after.database - before.database) / rounds
    for (const one of heard)
      if (one.concern === 'everybody' || one.concern === 'joined') shared.set(one.named.join(', '), name)
    day.requests += perDay
    day.statements += perDay * (heard.length - of('nothing'))
    day.control += perDay * of('nothing')
    day.household += perDay * of('household')
    day.joined += perDay * of('joined')
    day.unkeyed +=
      perDay * heard.filter(({ concern, keyed }) => /^(?:household|joined)$/.test(concern) && !keyed).length
    day.person += perDay * of('person')
    day.everybody += perDay * of('everybody')
    day.server += perDay * server
    day.database += perDay * database
    const counts = [
      heard.length - of('nothing'),
      of('household'),
      of('joined'),
      of('person'),
      of('everybody'),
      of('nothing'),
    ]
    console.log(`| ${[name, perDay, ...counts, server.toFixed(2), database.toFixed(2)].join(' | ')} |`)
  }
  const share = (part: number) => `${((100 * part) / day.statements).toFixed(1)} %`
  console.log(
    `\nA household's day: ${day.requests} requests, ${day.statements} statements, ${day.control} beside them (begin, commit, notify).`,
  )
  console.log(
    `For one household: ${share(day.household)}, and ${share(day.joined)} with what all read (without its id: ${day.unkeyed}); for one person: ${share(day.person)}; for everybody: ${share(day.everybody)}.`,
  )
  console.log(
    `What all read, and by which request: ${[...shared].map(([named, by]) => `${named} (${by})`).join('; ')}`,
  )
  console.log(
    `Processor: server ${(day.server / day.requests).toFixed(2)} ms, database ${(day.database / day.requests).toFixed(2)} ms a request.`,
  )
}
