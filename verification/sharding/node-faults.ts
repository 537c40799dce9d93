import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { TestClient } from '../../apps/server/src/testing/test-client'
import { auditConsistency, auditWrites } from '../chaos/audit-database'
import { registerCooks } from '../chaos/chaos-installation'
import { describeTallies } from '../chaos/chaos-report'
import type { ChaosFault, FaultReport } from '../chaos/fault'
import { createWriteJournal } from '../chaos/write-journal'
import { killWithChildren } from '../kit/postgres-processes'

const cooks = 8
/** Households whose rows are moved while they write, each there and back. */
const movedHouseholds = 4
const kills = 3
const downMs = 4000
const recoveryMs = 120_000

interface Installation {
  readonly call: TestClient
  readonly db: pg.Pool
}

/** What happens to the nodes of a split installation while cooks write. */
export function listNodeFaults(
  { call, db }: Installation,
  workerFolder: string | undefined,
): readonly ChaosFault[] {
  const writeDuring = async (
    notes: FaultReport,
    random: Parameters<ChaosFault['run']>[1],
    disturb: (accountIds: readonly string[]) => Promise<void>,
  ) => {
    const registered = await registerCooks({ call }, cooks)
    const journal = createWriteJournal(registered, random)
    const over = new AbortController()
    const writing = journal.write(call, over.signal, 'go on')
    try {
      await disturb(registered.map(({ user }) => user.id))
      await wait(2000)
    } finally {
      over.abort()
      await writing
    }
    await recoverPrepared(notes, db)
    const query = <T>(work: (pool: pg.Pool) => Promise<T>) => work(db)
    await auditWrites(notes, query, { call }, [journal])
    await auditConsistency(notes, query)
    const unclear = [...journal.tally.byStatus.keys()].filter((status) => status >= 500 && status !== 503)
    notes.assert(unclear.length === 0, `requests ended with ${unclear}, not with 503`)
    notes.observed(describeTallies([journal.tally]))
  }

  return [
    {
      name: 'moved shards',
      run: (notes, random) =>
        writeDuring(notes, random, async (accountIds) => {
          const nodes = await readWorkers(db)
          if (nodes.length < 2) return notes.skipRest('the coordinator has fewer than two workers')
          let moved = 0
          for (const accountId of accountIds.slice(0, movedHouseholds))
            for (let times = 0; times < 2; times += 1) moved += await moveShard(db, accountId, nodes)
          notes.tried(
            `${moved} groups of shards moved to another worker, with the households that write in them`,
          )
        }),
    },
    {
      name: 'killed worker',
      run: (notes, random) =>
        writeDuring(notes, random, async () => {
          if (!workerFolder)
            return notes.skipRest('CITUS_WORKER is not set: the data folder of a worker on this machine')
          for (let round = 0; round < kills; round += 1) {
            await wait(3000)
            const restart = await killPostgres(workerFolder)
            await wait(downMs)
            restart()
            await wait(downMs)
          }
          notes.tried(`kill -9 of a worker amid writes, ${kills} times, each down for ${downMs / 1000} s`)
        }),
    },
  ]
}

interface WorkerNode {
  readonly host: string
  readonly port: number
}

async function readWorkers(db: pg.Pool): Promise<WorkerNode[]> {
  const { rows } = await db.query<WorkerNode>(
    'select nodename as host, nodeport as port from pg_dist_node where shouldhaveshards order by nodeid',
  )
  return rows
}

/** Moves the shards with the household of an account to another worker; returns how many groups moved. */
async function moveShard(db: pg.Pool, accountId: string, nodes: readonly WorkerNode[]): Promise<number> {
  const { rows } = await db.query<WorkerNode & { id: string }>(
    `select s.shardid as id, s.nodename as host, s.nodeport as port from citus_shards s
      where s.shardid = (select get_shard_id_for_distribution_column('households', current_household_id)
        from accounts where id = $1)`,
    [accountId],
  )
  const [at] = rows
  const target = nodes.find(({ port }) => port !== at?.port)
  if (!at || !target) return 0
  const client = await db.connect()
  try {
    await client.query('set statement_timeout = 0')
    await client.query("select citus_move_shard_placement($1, $2, $3, $4, $5, 'force_logical')", [
      at.id,
      at.host,
      at.port,
      target.host,
      target.port,
    ])
  } finally {
    client.release(true)
  }
  return 1
}

/** kill -9 for the server of this folder and all its children; returns what starts it again as it was. */
async function killPostgres(folder: string): Promise<() => void> {
  const [line = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n')
  const pid = Number(line)
  const [program = '', ...args] = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0').slice(0, -1)
  const { uid, gid } = await stat(folder)
  await killWithChildren(pid)
  return () => {
    const options = { cwd: '/', stdio: 'ignore', detached: true, uid, gid } as const
    spawn(program, args, options).unref()
  }
}

/** A commit of several nodes that was interrupted is finished by the coordinator, once a minute by itself. */
async function recoverPrepared(notes: FaultReport, db: pg.Pool): Promise<void> {
  let recovered = 0
  for (const until = Date.now() + recoveryMs; Date.now() < until; await wait(500)) {
    const { rows } = await db
      .query<{ count: number }>('select recover_prepared_transactions() as count')
      .catch(() => ({ rows: [] }))
    recovered += rows[0]?.count ?? 0
    if (rows[0]?.count === 0)
      return recovered > 0 ? notes.observed(`${recovered} commits were finished later`) : undefined
  }
  notes.assert(false, 'the coordinator could not finish interrupted commits')
}
