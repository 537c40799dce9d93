import { statfs } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { HealthCheck } from '@larder/contract/admin'
import type { Db } from '../../db/database'
import { checkDatabase } from '../../db/queries/check-database'
import type { UnnoticedProxy } from '../../http/unnoticed-proxy'

export interface HealthParts {
  readonly db: Db
  readonly dataFolder: string
  readonly sendsEmail: boolean
  readonly unnoticedProxy: Pick<UnnoticedProxy, 'isThere'>
}

type Finding = Pick<HealthCheck, 'state' | 'detail'>

const timeoutMs = 5000
const gigabyte = 1024 ** 3

/** Checks what the installation depends on. Every check ends within seconds. */
export async function checkInstallationHealth(parts: HealthParts): Promise<HealthCheck[]> {
  const [database, disk, workers] = await Promise.all([
    orElse(checkDatabaseAnswers(parts.db), {
      state: 'bad',
      detail: 'It isn’t responding, or isn’t accepting changes.',
    }),
    orElse(checkDisk(parts.dataFolder), { state: 'unknown', detail: 'The free space could not be read.' }),
    orElse(checkThreads(), {
      state: 'bad',
      detail: 'No worker thread could be started: scans and plans will fail. Is there enough memory?',
    }),
  ])
  return [
    { name: 'database', ...database },
    { name: 'disk', ...disk },
    { name: 'workers', ...workers },
    { name: 'mail', ...describeMail(parts.sendsEmail) },
    { name: 'proxy', ...describeProxy(parts.unnoticedProxy.isThere()) },
  ]
}

async function orElse(check: Promise<Finding>, failure: Finding): Promise<Finding> {
  const timeOut = wait(timeoutMs, failure, { ref: false })
  return Promise.race([check.catch(() => failure), timeOut])
}

async function checkDatabaseAnswers(db: Db): Promise<Finding> {
  await checkDatabase(db)
  return { state: 'good', detail: 'It responds and accepts changes.' }
}

async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder)
  return describeDisk(bavail * bsize, blocks * bsize)
}

/** Example: `describeDisk(0.1 * 2 ** 30, 40 * 2 ** 30).state` is 'bad'. */
export function describeDisk(free: number, all: number): Finding {
  const inGigabytes = (bytes: number) => (bytes / gigabyte).toFixed(bytes < 10 * gigabyte ? 1 : 0)
  const detail = `${inGigabytes(free)} GB of ${inGigabytes(all)} GB are free where the data are.`
  if (free < gigabyte / 2)
    return { state: 'bad', detail: `${detail} Free up space now, or soon nothing can be saved.` }
  if (free < 2 * gigabyte || free < all / 20) return { state: 'warning', detail: `${detail} Make room soon.` }
  return { state: 'good', detail }
}

/** Starts a thread and waits for its word. */
async function checkThreads(): Promise<Finding> {
  const worker = new Worker('require("node:worker_threads").parentPort.postMessage(1)', { eval: true })
  try {
    await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', reject)
      setTimeout(reject, timeoutMs).unref()
    })
    return { state: 'good', detail: 'Threads for scans, plans and imports start.' }
  } finally {
    await worker.terminate()
  }
}

function describeMail(sendsEmail: boolean): Finding {
  if (sendsEmail) return { state: 'good', detail: 'A mail server is set up. Send a test message to be sure.' }
  const detail = 'No mail server is set up (SMTP_URL): emails become files in the data folder.'
  return { state: 'warning', detail }
}

function describeProxy(isUnnoticed: boolean): Finding {
  if (!isUnnoticed) return { state: 'good', detail: 'Every proxy in use is named in the settings.' }
  const detail =
    'Requests come through a proxy that Larder does not know of, so all visitors count as one. Set TRUST_PROXY.'
  return { state: 'warning', detail }
}
