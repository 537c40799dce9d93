import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { readPostmasterFile } from './postmaster-file'
import { isServerOfCluster, readStartTime } from './running-process'
import { shutDownServer } from './server-process'

/** A data folder for one test; whatever server the test leaves on it is stopped afterwards. */
export async function createTemporaryDataFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'larder-embedded-')))
  // Run by root, the tests' PostgreSQL is another user who has to pass.
  await chmod(folder, 0o711)
  onTestFinished(async () => {
    await stopServerOn(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }, 60_000)
  return folder
}

/** The process number of the server on this data folder, if one runs. */
export async function findServerPid(dataDir: string): Promise<number | undefined> {
  const cluster = join(dataDir, 'postgres')
  const file = await readPostmasterFile(cluster)
  return typeof file === 'object' && (await isServerOfCluster(file.pid, cluster)) ? file.pid : undefined
}

export async function stopServerOn(dataDir: string): Promise<void> {
  const pid = await findServerPid(dataDir)
  const began = pid === undefined ? undefined : await readStartTime(pid)
  if (pid !== undefined && began !== undefined) await shutDownServer({ pid, began })
}
