import { fileURLToPath } from 'node:url'
import { aDataFolder } from './data-folder'
import type { Floor, FloorParts } from './floor'
import { type Running, runProgram } from './program'
import type { ServeParts, Serving } from './serve'

/** Larder on a database of its own, ready to answer; it is closed after the measurement. */
export async function openHouse(): Promise<Running<Serving>> {
  const parts: ServeParts = {
    dataFolder: await aDataFolder(),
    webFolder: fileURLToPath(new URL('../../dist/web', import.meta.url)),
    migrations: new URL('../../apps/server/src/db/migrations/', import.meta.url).href,
  }
  return runProgram('serve', parts)
}

/** What the house is compared with, on the same database. */
export async function openFloor({ started: { database } }: Running<Serving>): Promise<Running<Floor>> {
  const parts: FloorParts = { database }
  return runProgram('floor', parts)
}
