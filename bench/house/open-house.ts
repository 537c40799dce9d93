import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readPostmasterFile } from '../../apps/server/src/db/embedded/postmaster-file'
import type { FloorParts } from '../floor/whose'
import { aDataFolder } from './data-folder'
import type { Floor } from './floor'
import { postgresCpuMs } from './postgres-usage'
import { type Running, runProgram } from './program'
import type { ServeParts, Serving } from './serve'

/** Larder with the database it brought. */
export interface House extends Running<Serving> {
  /** Processor time of PostgreSQL so far, where the system tells. */
  databaseCpuMs(): Promise<number | undefined>
}

/** Larder on a database of its own, ready to answer; it is closed after the measurement. */
export async function openHouse(): Promise<House> {
  const dataFolder = await aDataFolder()
  const house = await runProgram<Serving>('serve', partsIn(dataFolder))
  return { ...house, databaseCpuMs: await databaseCpuIn(dataFolder) }
}

/** What tells the processor time of the PostgreSQL of a folder of Larder's. */
export async function databaseCpuIn(dataFolder: string): Promise<House['databaseCpuMs']> {
  const file = await readPostmasterFile(join(dataFolder, 'postgres'))
  const postmaster = typeof file === 'object' ? file.pid : 0
  return () => postgresCpuMs(postmaster)
}

/** A server process on a database that is there: one more of a house, or the first. */
export async function openServerOn(database: Serving['database']): Promise<Running<Serving>> {
  return runProgram('serve', { ...partsIn(await aDataFolder()), database })
}

/** What Larder is compared with, on the same database. */
export async function openFloorOn(database: Serving['database']): Promise<Running<Floor>> {
  const parts: FloorParts = { database }
  return runProgram('floor', parts)
}

function partsIn(dataFolder: string): ServeParts {
  return {
    dataFolder,
    webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    migrations: new URL('../../apps/server/src/db/migrations/', import.meta.url).href,
  }
}
