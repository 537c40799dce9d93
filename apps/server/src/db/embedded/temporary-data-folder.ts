import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPostmasterFile } from './postmaster-file'
import { isServerOfCluster, readStartTime } from './running-process'
import { shutDownServer } from './server-process'

/** Creates a data folder for one test; a server that the test leaves on it is stopped afterwards. */
export async function createTemporaryDataFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-embedded-')))
  // Under root, the tests' PostgreSQL runs as another user who must enter the folder.
  await chmod(folder, 0o711)
  onTestFinished(async () => {
    await stopServerOn(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }, 60_000)
  return folder
}

/** Returns the pid of the server on this data folder, if one runs. */
export async function findServerPid(dataDir: string): Promise<number | undefined> {
  const cluster = join(dataDir, 'postgres')
  const file = await readPostmasterFile(cluster)
  return typeof file === 'object' && (await isServerOfCluster(file.pid, cluster)) ? file.pid : undefined
}

async function stopServerOn(dataDir: string): Promise<void> {
  const pid = await findServerPid(dataDir)
  const startTime = pid === undefined ? undefined : await readStartTime(pid)
  if (pid !== undefined && startTime !== undefined) await shutDownServer({ pid, startTime })
}
