import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPostmasterFile } from '../../../apps/server/src/db/embedded/postmaster-file'
import type { BaselineConfig } from '../baseline/baseline-session'
import type { BaselineStarted } from './baseline-server'
import { type ChildProgram, startChildProgram } from './child-program'
import { createDataFolder } from './data-folder'
import type { ServerConfig, ServerStarted } from './larder-server'
import { readPostgresCpuMs } from './postgres-cpu'

/** Larder with the database it brought. */
export interface BenchLarder extends ChildProgram<ServerStarted> {
  /** Processor time of PostgreSQL so far, where the system tells. */
  databaseCpuMs(): Promise<number | undefined>
}

/** Larder on a database of its own, ready to answer; it is closed after the measurement. */
export async function startBenchLarder(): Promise<BenchLarder> {
  const dataFolder = await createDataFolder()
  const house = await startChildProgram<ServerStarted>('larder-server', toServerConfig(dataFolder))
  return { ...house, databaseCpuMs: await createDatabaseCpuReader(dataFolder) }
}

/** What tells the processor time of the PostgreSQL of a folder of Larder's. */
export async function createDatabaseCpuReader(dataFolder: string): Promise<BenchLarder['databaseCpuMs']> {
  const file = await readPostmasterFile(join(dataFolder, 'postgres'))
  const postmaster = typeof file === 'object' ? file.pid : 0
  return () => readPostgresCpuMs(postmaster)
}

/** A server process on a database that is there: one more of a house, or the first. */
export async function startServerOn(
  database: ServerStarted['database'],
): Promise<ChildProgram<ServerStarted>> {
  return startChildProgram('larder-server', { ...toServerConfig(await createDataFolder()), database })
}

/** What Larder is compared with, on the same database. */
export async function startBaselineOn(
  database: ServerStarted['database'],
): Promise<ChildProgram<BaselineStarted>> {
  const parts: BaselineConfig = { database }
  return startChildProgram('baseline-server', parts)
}

function toServerConfig(dataFolder: string): ServerConfig {
  return {
    dataFolder,
    webFolder: fileURLToPath(new URL('../../../dist/web', import.meta.url)),
    migrations: new URL('../../../apps/server/src/db/migrations/', import.meta.url).href,
  }
}
