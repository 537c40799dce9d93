import { staleAfter } from '@larder/contract/http/affects'
import { classifySendFailure } from '../retry/failure'
import { createRetryLoop } from '../retry/retry-loop'
import { withTabLock } from '../tabs/tab-lock'
import type { ChangeStore, QueuedChange } from './change-store'
import type { QueueScope } from './queue-scope'

export interface SendQueuePorts {
  readonly send: (entry: QueuedChange) => Promise<unknown>
  /** False only if the browser reports that it has no network. */
  readonly isOnline: () => boolean
  /** Refetches what is out of date; resolves when it is there. */
  readonly refresh: (affected: ReadonlySet<string>) => Promise<void>
  readonly locks: LockManager | undefined
}

interface SendQueueParts extends SendQueuePorts {
  readonly store: ChangeStore
  readonly scope: QueueScope
  readonly onChange: () => void
  /** Called before the entry is removed. */
  readonly onResponse: (entry: QueuedChange, response: unknown, owner: string) => void
  /** Called after the entry was removed. */
  readonly onRejected: (entry: QueuedChange, error: unknown) => void
}

export const maxHoldMs = 2000
const maxReads = 3
/** A tab sends its own changes at once, unless it was closed in that moment. */
const otherTabDelayMs = 5000
const notFailing = { id: '', tries: 0 }

/** Returns what is out of date once a change is booked. */
export function affectedBy({ name, affects }: Pick<QueuedChange, 'name' | 'affects'>): Iterable<string> {
  return affects ?? staleAfter([name.slice(0, name.indexOf('.'))])
}

/** Sends the queued changes in order, from one tab at a time. */
export function createSendQueue({ store, scope, locks, ...parts }: SendQueueParts) {
  let inFlight: QueuedChange | null = null
  let sendCount = 0
  let holdsLock = false
  let failing = notFailing
  const idleCallbacks: (() => void)[] = []
  let refreshed = Promise.resolve()
  const loop = createRetryLoop({ attempt: sendAll, onChange: parts.onChange })

  const lockName = (owner: string) => `larder outbox ${owner}`

  async function sendAll() {
    const current = scope.owner()
    if (current === null || store.all(current).length === 0) return
    const resolved = await scope.resolveOwner()
    if (!resolved) return
    const { owner, before } = resolved
    if (store.all(before).length > 0) {
      store.transferTo(before, owner)
      parts.onChange()
    }
    await withTabLock(locks, lockName(owner), () => sendInOrder(owner))
  }

  /** Returns the first sendable change. Changes for another household wait without blocking the rest. */
  function nextOf(owner: string): QueuedChange | undefined {
    return store.all(owner).find(({ household }) => scope.mayActFor(household))
  }

  async function sendInOrder(owner: string) {
    store.clearReadCache()
    const affected = new Set<string>()
    let finish = (_: Promise<void>) => {}
    refreshed = new Promise((resolve) => {
      finish = resolve
    })
    holdsLock = true
    try {
      for (let next = nextOf(owner); next && scope.owner() === owner; next = nextOf(owner)) {
        const wait = (next.heldUntil ?? 0) - Date.now()
        // A longer hold comes from a clock that has been set back since.
        const isHeld = wait > 0 && wait <= maxHoldMs
        if (isHeld) await new Promise((resolve) => setTimeout(resolve, wait))
        const entry = isHeld ? undefined : store.latest(owner, next)
        if (!entry) {
          store.clearReadCache()
          continue
        }
        await sendOne(owner, entry)
        for (const word of affectedBy(entry)) affected.add(word)
      }
    } finally {
      holdsLock = false
      finish(affected.size > 0 ? parts.refresh(affected) : Promise.resolve())
    }
  }

  async function sendOne(owner: string, entry: QueuedChange) {
    inFlight = entry
    sendCount += 1
    // Without a network the request cannot have reached the server.
    if (!entry.tried && parts.isOnline()) store.put(owner, { ...entry, tried: true })
    try {
      const response = await parts.send(entry)
      parts.onResponse(store.latest(owner, entry) ?? entry, response, owner)
      store.remove(owner, entry)
    } catch (error) {
      failing = { id: entry.id, tries: failing.id === entry.id ? failing.tries + 1 : 1 }
      const { kind } = classifySendFailure(error, failing.tries)
      if (kind === 'elsewhere' && entry.household !== undefined)
        keepForHousehold(owner, entry, entry.household)
      else if (kind === 'refused') {
        store.remove(owner, entry)
        parts.onRejected(entry, error)
      } else throw error
    } finally {
      inFlight = null
      for (const callback of idleCallbacks.splice(0)) callback()
    }
    failing = notFailing
    loop.clearFailure()
    parts.onChange()
  }

  /** Keeps the change until the cook is back in its household. The server has not booked it this time. */
  function keepForHousehold(owner: string, entry: QueuedChange, household: string) {
    scope.markAbsent(household)
    const latest = store.latest(owner, entry)
    if (!latest || entry.tried) return
    const { tried: _, ...untried } = latest
    store.put(owner, untried)
  }

  return {
    /** Sends what is queued now. */
    flush: () => void loop.runNow().catch(() => {}),
    /** Another tab added a change. That tab sends it; this one steps in only if it does not. */
    flushLater: () => loop.request(otherTabDelayMs),
    nextOf,
    isStalled: () => loop.failure() !== undefined,
    /** Resolves when what the last changes affect is fetched again. */
    refreshed: () => refreshed,
    isSending: (id: string) => inFlight?.id === id,

    /** Runs work while no other tab sends from the queue; returns false if one does. */
    async withSendLock(owner: string, work: () => boolean): Promise<boolean> {
      if (holdsLock) return work()
      return withTabLock(locks, lockName(owner), (isHeld) => isHeld && work(), { ifAvailable: true })
    },

    async readBetweenSends<T>(read: () => Promise<T>): Promise<T> {
      for (let attempt = 1; ; attempt++) {
        if (inFlight) await new Promise<void>((resolve) => idleCallbacks.push(resolve))
        const countBefore = sendCount
        const result = await read()
        if (sendCount === countBefore || attempt === maxReads) return result
      }
    },
  }
}
