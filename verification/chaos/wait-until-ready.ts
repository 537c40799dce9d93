import { setTimeout as wait } from 'node:timers/promises'
import { checkHealth } from './call-server'

/** Whether a server that runs says within two minutes that it can serve. */
export async function waitUntilReady(url: string, patienceMs = 120_000): Promise<boolean> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(100)) {
    if ((await checkHealth(url, '/readyz')).status === 200) return true
  }
  return false
}
