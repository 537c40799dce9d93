import { setTimeout as wait } from 'node:timers/promises'
import { health } from './door'

/** Whether a server that runs says within two minutes that it can serve. */
export async function untilReady(url: string, patienceMs = 120_000): Promise<boolean> {
  for (const until = Date.now() + patienceMs; Date.now() < until; await wait(100)) {
    if ((await health(url, '/readyz')).status === 200) return true
  }
  return false
}
