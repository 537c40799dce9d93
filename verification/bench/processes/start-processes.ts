import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPostmasterFile } from '../../../apps/server/src/db/embedded/postmaster-file'
import { readPostgresCpuMs } from '../../kit/postgres-processes'
import type { DatabaseAddress } from '../../kit/start-larder'
import type { BaselineConfig } from '../baseline/baseline-session'
import type { BaselineStarted } from './baseline-server'
import { type BenchProcess, startBenchProcess } from './bench-program'
import { createBenchFolder } from './data-folder'
import type { ServerConfig, ServerStarted } from './larder-server'

/** Larder with the database it brought. */
export interface BenchLarder extends BenchProcess<ServerStarted> {
  /** Processor time of PostgreSQL so far, where the system tells. */
  databaseCpuMs(): Promise<number | undefined>
}

/** Larder on a database of its own, ready to answer; it is closed after the measurement. */
export async function startBenchLarder(): Promise<BenchLarder> {
  const dataFolder = await createBenchFolder()
  const larder = await startBenchProcess<ServerStarted>('larder-server', toServerConfig(dataFolder))
  return { ...larder, databaseCpuMs: await createDatabaseCpuReader(dataFolder) }
}

/** What tells the processor time of the PostgreSQL of a folder of Larder's. */
export async function createDatabaseCpuReader(dataFolder: string): Promise<BenchLarder['databaseCpuMs']> {
  const file = await readPostmasterFile(join(dataFolder, 'postgres'))
  const postmaster = typeof file === 'object' ? file.pid : 0
  return () => readPostgresCpuMs(postmaster)
}

/** A server process on a database that is there: another one or the first. Servers of one machine may share a folder. */
export async function startServerOn(
  database: DatabaseAddress,
  folder?: string,
): Promise<BenchProcess<ServerStarted>> {
  const config = toServerConfig(folder ?? (await createBenchFolder()))
  return startBenchProcess('larder-server', { ...config, database })
}

/** What Larder is compared with, on the same database. */
export async function startBaselineOn(database: DatabaseAddress): Promise<BenchProcess<BaselineStarted>> {
  const parts: BaselineConfig = { database }
  return startBenchProcess('baseline-server', parts)
}

function toServerConfig(dataFolder: string): ServerConfig {
  return {
    dataFolder,
    webFolder: fileURLToPath(new URL('../../../dist/web', import.meta.url)),
    migrations: new URL('../../../apps/server/src/db/migrations/', import.meta.url).href,
  }
}
