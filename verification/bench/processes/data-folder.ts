import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPostmasterFile } from '../../../apps/server/src/db/embedded/postmaster-file'
import { isServerOfCluster, readStartTime } from '../../../apps/server/src/db/embedded/running-process'
import { shutDownServer } from '../../../apps/server/src/db/embedded/server-process'
import { onMeasurementEnd } from './cleanup'

/** An installation's folder, for one measurement unless it is said otherwise. */
export async function createDataFolder(keep = onMeasurementEnd): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'))
  keep(async () => {
    await stopServerIn(join(folder, 'postgres'))
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  return folder
}

/** A Larder that is ended while it starts leaves its PostgreSQL to the next one; here there is none. */
async function stopServerIn(cluster: string): Promise<void> {
  const file = await readPostmasterFile(cluster)
  if (typeof file !== 'object' || !(await isServerOfCluster(file.pid, cluster))) return
  const began = await readStartTime(file.pid)
  if (began !== undefined) await shutDownServer({ pid: file.pid, startTime: began })
}
