import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseHost } from '../../config/database-address'

/** Finds the one of several hosts that takes writes. After a failover it is another one. */
export interface WritableHost {
  /** Rejects when none takes writes for a while. */
  find(): Promise<DatabaseHost>
  /** A connection failed: the next one asks all hosts. */
  doubt(): void
}

interface WritableHostParts {
  readonly hosts: readonly [DatabaseHost, ...DatabaseHost[]]
  /** Rejects unless the host answers and takes writes. */
  probe(host: DatabaseHost): Promise<void>
  now?: () => number
  pause?: (ms: number) => Promise<unknown>
}

/** How long an answer is trusted while no connection fails. */
const trustMs = 1000
/** A promotion takes a few seconds; a request waits for this many attempts and then gets 503. */
const attempts = 12
const pauseMs = 250

/** The same code as a refused connection: the database cannot be reached now. */
class NoWritableHostError extends Error {
  override readonly name = 'NoWritableHostError'
  readonly code = 'ECONNREFUSED'
}

export function createWritableHost({
  hosts,
  probe,
  now = Date.now,
  pause = wait,
}: WritableHostParts): WritableHost {
  let known: { host: DatabaseHost; at: number } | undefined
  let searching: Promise<DatabaseHost> | undefined
  let [last] = hosts

  async function search(): Promise<DatabaseHost> {
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if (attempt > 0) await pause(pauseMs)
      const probes = hosts.map(async (host) => {
        await probe(host)
        return host
      })
      const first = await Promise.any(probes).catch(() => undefined)
      if (!first) continue
      // Should two say that they take writes, the one used so far stays.
      const own = probes[hosts.indexOf(last)]?.catch(() => undefined)
      const stays = first !== last && (await Promise.race([own, pause(pauseMs).then(() => undefined)]))
      last = stays || first
      known = { host: last, at: now() }
      return last
    }
    throw new NoWritableHostError('none of the hosts in DATABASE_URL takes writes')
  }

  return {
    async find() {
      if (known && now() - known.at < trustMs) return known.host
      searching ??= search().finally(() => {
        searching = undefined
      })
      return searching
    },
    doubt() {
      known = undefined
    },
  }
}
