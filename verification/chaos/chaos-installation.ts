import { chmod, mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { readPostmasterFile } from '../../apps/server/src/db/embedded/postmaster-file'
import { isServerOfCluster, readStartTime } from '../../apps/server/src/db/embedded/running-process'
import { shutDownServer } from '../../apps/server/src/db/embedded/server-process'
import { type LarderProcess, startLarderProcess } from '../../apps/server/src/testing/larder-process'

/** A data folder with its own PostgreSQL, which writes to disk as in a real installation, and the servers on it. */
export interface ChaosInstallation {
  readonly folder: string
  /** Starts a server, which needs nobody's help. */
  start(variables?: Record<string, string>): Promise<LarderProcess>
  /** A look at the database beside the servers. */
  query<T>(work: (db: pg.Pool) => Promise<T>): Promise<T>
  /** kill -9 for PostgreSQL and all its children, at once. */
  killPostgres(): Promise<void>
  close(): Promise<void>
}

export async function createChaosInstallation(folder?: string): Promise<ChaosInstallation> {
  const home = folder ?? (await realpath(await mkdtemp(join(tmpdir(), 'larder-chaos-'))))
  // Run by root, PostgreSQL is another user who has to pass.
  await chmod(home, 0o711)
  const cluster = join(home, 'postgres')
  const running: LarderProcess[] = []

  async function postmaster(): Promise<number | undefined> {
    const file = await readPostmasterFile(cluster)
    return typeof file === 'object' && (await isServerOfCluster(file.pid, cluster)) ? file.pid : undefined
  }

  return {
    folder: home,
    async start(variables = {}) {
      const larder = await startLarderProcess({
        ...{ LARDER_DATA: home, TRUST_PROXY: 'true', LOG_LEVEL: 'warn', HOST: 'localhost' },
        ...variables,
      })
      running.push(larder)
      return larder
    },
    async query(work) {
      const db = new pg.Pool({ host: join(home, 'socket'), user: 'larder', database: 'larder', max: 2 })
      db.on('error', () => undefined)
      try {
        return await work(db)
      } finally {
        await db.end()
      }
    },
    async killPostgres() {
      const pid = await postmaster()
      if (pid === undefined) throw new Error('no PostgreSQL runs')
      const family = [pid, ...(await childrenOf(pid))]
      for (const one of family) kill(one)
      while ((await postmaster()) !== undefined) await wait(5)
    },
    async close() {
      for (const larder of running) await larder.end('SIGKILL')
      const pid = await postmaster()
      const began = pid === undefined ? undefined : await readStartTime(pid)
      if (pid !== undefined && began !== undefined) await shutDownServer({ pid, startTime: began })
      if (folder === undefined) await rm(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Gone by itself in the meantime.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const children: number[] = []
  for (const name of await readdir('/proc').catch(() => [])) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(join('/proc', name, 'stat'), 'utf8').catch(() => '')
    // After the name in brackets, which may hold anything, come the state and the parent.
    if (Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === parent) children.push(Number(name))
  }
  return children
}
