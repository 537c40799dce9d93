import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import { type LarderProcess, startLarderProcess } from '../../apps/server/src/testing/larder-process'
import type { TestClient } from '../../apps/server/src/testing/test-client'
import { nextAddress } from '../kit/cook-addresses'
import { createDataFolder } from '../kit/data-folder'
import { killWithChildren } from '../kit/postgres-processes'

/** A data folder with its own PostgreSQL, which writes to disk as in a real installation, and the servers on it. */
export interface ChaosInstallation {
  readonly folder: string
  /** Starts a server. Its calls answer with status 0 when nothing came back: then nobody knows whether it was done. */
  start(variables?: Record<string, string>): Promise<LarderProcess>
  /** A look at the database beside the servers. */
  query<T>(work: (db: pg.Pool) => Promise<T>): Promise<T>
  /** kill -9 for PostgreSQL and all its children, at once. */
  killPostgres(): Promise<void>
  close(): Promise<void>
}

export async function createChaosInstallation(given?: string): Promise<ChaosInstallation> {
  const { path: folder, postmaster, close } = await createDataFolder(given)
  const running: LarderProcess[] = []
  return {
    folder,
    async start(variables = {}) {
      const larder = await startLarderProcess({
        ...{ LARDER_DATA: folder, TRUST_PROXY: 'true', LOG_LEVEL: 'warn', HOST: 'localhost' },
        ...variables,
      })
      running.push(larder)
      return { ...larder, call: withoutFailures(larder.call) }
    },
    async query(work) {
      const db = new pg.Pool({ host: join(folder, 'socket'), user: 'larder', database: 'larder', max: 2 })
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
      await killWithChildren(pid)
      while ((await postmaster()) !== undefined) await wait(5)
    },
    async close() {
      for (const larder of running) await larder.end('SIGKILL')
      await close()
    },
  }
}

function withoutFailures(call: TestClient): TestClient {
  const nothing = { status: 0, headers: {}, events: [] }
  return (endpoint, input, options) =>
    call(endpoint, input, options).catch(() => ({ ...nothing, body: {} as never }))
}

/** Registers cooks, each with an address of their own. */
export async function registerCooks(larder: Pick<LarderProcess, 'call'>, count: number): Promise<Cook[]> {
  const cooks: Cook[] = []
  while (cooks.length < count) cooks.push(await aCook(larder, { address: nextAddress() }))
  return cooks
}
