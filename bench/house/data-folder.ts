import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenDone } from './when-done'

/** An installation's folder for one measurement. */
export async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'))
  whenDone(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
