import { access, constants, mkdir, readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Db } from '../../../db/database'
import { selectDatabaseIdentity } from '../../../db/sql/recipes/recipe-index'
import type { Log } from '../../../log'
import { type IndexedRecipes, restoreIndex, toRecipeFile, writeIndexSnapshot } from './index-snapshot'
import { buildSnapshotElsewhere } from './snapshot-builder'
import { openSnapshot } from './snapshot-file'
import { createSnapshotLock } from './snapshot-lock'

/** The index of a large cookbook in a file of the data folder, which the processes of a machine share. */
export interface RecipeSnapshots {
  /** A smaller cookbook is read from the database in less time than from a file. */
  readonly minRecipes: number
  /** False for a server that runs from its sources, for a folder without write access, and if the database has no identity. */
  isAvailable(): Promise<boolean>
  /** Fills the empty index; false if there is no snapshot of this database by this server. */
  restore(into: IndexedRecipes): Promise<boolean>
  /** Has a new snapshot built by another process. A failure is logged; the answer is whether it succeeded. */
  build(signal: AbortSignal): Promise<boolean>
  /** Writes the index and reads its recipes from the file from now on. A failure is logged and changes nothing. */
  save(from: IndexedRecipes): Promise<void>
  /** Returns the function that releases the lock; undefined while another process has it. */
  tryLock(): Promise<(() => Promise<void>) | undefined>
}

export interface RecipeSnapshotParts {
  db: Db
  log: Log
  folder: string
  /** Returns what tells this build of the server from others. */
  findCodeDigest(): Promise<string | undefined>
  /** Replaces the process that builds a snapshot. */
  buildElsewhere?: typeof buildSnapshotElsewhere
  minRecipes?: number
}

const fileName = 'recipe-index.snapshot'

export function createRecipeSnapshots({
  db,
  log,
  folder,
  findCodeDigest,
  buildElsewhere = buildSnapshotElsewhere,
  minRecipes = 5000,
}: RecipeSnapshotParts): RecipeSnapshots {
  const path = join(folder, fileName)
  const lock = createSnapshotLock(`${path}.lock`)
  let key: unknown

  return {
    minRecipes,
    async isAvailable() {
      if (key !== undefined) return true
      try {
        await mkdir(folder, { recursive: true })
        await access(folder, constants.W_OK)
        const code = await findCodeDigest()
        if (code === undefined) return false
        // Ids, versions and times of recipes are those of one database.
        const [row] = await selectDatabaseIdentity(db)
        key = row && { code, database: row.identity }
        return key !== undefined
      } catch (error) {
        log.debug({ err: error }, 'snapshots of the recipe index are not available')
        return false
      }
    },
    async restore(into) {
      const snapshot = await openSnapshot(path, key)
      if (!snapshot) return false
      try {
        await restoreIndex(into, snapshot)
        return true
      } catch (error) {
        log.warn({ err: error }, 'the snapshot of the recipe index could not be read')
        await snapshot.handle.close()
        return false
      }
    },
    async build(signal) {
      try {
        await removeUnfinished(path)
        await buildElsewhere({ path, key }, { db, log, signal })
        return true
      } catch (error) {
        if (!signal.aborted) log.warn({ err: error }, 'the snapshot of the recipe index could not be built')
        return false
      }
    },
    async save(from) {
      try {
        await removeUnfinished(path)
        await from.recipes.moveTo(toRecipeFile(await writeIndexSnapshot(path, key, from)))
      } catch (error) {
        log.warn({ err: error }, 'the snapshot of the recipe index could not be written')
      }
    },
    tryLock: () => lock.tryAcquire(),
  }
}

/** Removes what killed processes have left; only the holder of the lock writes. */
async function removeUnfinished(path: string): Promise<void> {
  const folder = dirname(path)
  for (const name of await readdir(folder))
    if (name.startsWith(`${basename(path)}.`) && /\.[\da-f-]{36}$/.test(name))
      await rm(join(folder, name), { force: true })
}
