import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPostmasterFile } from '../../apps/server/src/db/embedded/postmaster-file'
import { isServerOfCluster, readStartTime } from '../../apps/server/src/db/embedded/running-process'
import { shutDownServer } from '../../apps/server/src/db/embedded/server-process'

/** The data folder of an installation, with the PostgreSQL that servers start in it. */
export interface DataFolder {
  readonly path: string
  /** The process of its PostgreSQL, if it runs. */
  postmaster(): Promise<number | undefined>
  /** Stops the PostgreSQL that a killed server left behind, and removes the folder. */
  close(): Promise<void>
}

/** Creates a data folder, or takes one that its owner removes. */
export async function createDataFolder(given?: string): Promise<DataFolder> {
  const path = given ?? (await realpath(await mkdtemp(join(tmpdir(), 'larder-data-'))))
  // Started by root, PostgreSQL runs as another user who has to pass.
  await chmod(path, 0o711)
  const cluster = join(path, 'postgres')

  async function postmaster(): Promise<number | undefined> {
    const file = await readPostmasterFile(cluster)
    return typeof file === 'object' && (await isServerOfCluster(file.pid, cluster)) ? file.pid : undefined
  }

  return {
    path,
    postmaster,
    async close() {
      const pid = await postmaster()
      const startTime = pid === undefined ? undefined : await readStartTime(pid)
      if (pid !== undefined && startTime !== undefined) await shutDownServer({ pid, startTime })
      if (given === undefined) await rm(path, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
