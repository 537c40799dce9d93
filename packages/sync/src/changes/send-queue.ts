import { staleAfter } from '@larder/contract/http/affects'
import { classifySendFailure, retryDelayMs } from '../retry/failure'
import { withTabLock } from '../tabs/tab-lock'
import type { ChangeStore, QueuedChange } from './change-store'
import type { CurrentHouseholdStore, QueueOwner } from './queue-scope'

interface ChangeSenderPorts {
  readonly store: ChangeStore
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  readonly locks: LockManager | undefined
  readonly send: (entry: QueuedChange) => Promise<unknown>
  /** False only if the browser reports that it has no network. */
  readonly isOnline: () => boolean
  readonly onChange: () => void
  /** Refetches what is out of date. */
  readonly refresh: (affected: ReadonlySet<string>) => Promise<void>
  /** Called before the entry is removed. */
  readonly onResponse: (entry: QueuedChange, response: unknown, ownerId: string) => void
  /** Called after the entry was removed. */
  readonly onRejected: (entry: QueuedChange, error: unknown) => void
}

const maxHoldMs = 2000
const maxReads = 3
/** A tab sends its own changes at once, unless it was closed in that moment. */
const otherTabDelayMs = 5000

/** Returns what is out of date once a change is booked. */
export function affectedBy({ name, affects }: Pick<QueuedChange, 'name' | 'affects'>): Iterable<string> {
  return affects ?? staleAfter([name.slice(0, name.indexOf('.'))])
}

/** Sends the queued changes in order, from one tab at a time. */
export function createChangeSender({ store, owner, currentHousehold, locks, ...ports }: ChangeSenderPorts) {
  let inFlight: QueuedChange | null = null
  let sendCount = 0
  let running = false
  let holdsLock = false
  let flushRequested = false
  let stalled = false
  let failure = { id: '', tries: 0 }
  /** Earliest next attempt, requested by the server. Measured on the monotonic clock. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let idleCallbacks: (() => void)[] = []
  let refreshed = Promise.resolve()

  const lockName = (ownerId: string) => `larder outbox ${ownerId}`

  function flush() {
    if (performance.now() < notBefore) return
    clearTimeout(timer)
    timer = undefined
    flushRequested = true
    if (!running) void run()
  }

  async function run() {
    running = true
    try {
      while (flushRequested) {
        flushRequested = false
        await sendAll()
      }
    } catch (error) {
      scheduleRetry(error)
    } finally {
      running = false
    }
  }

  async function sendAll() {
    const currentOwner = owner.current()
    if (currentOwner === null || store.all(currentOwner).length === 0) return
    const resolved = await owner.resolve()
    if (!resolved) return
    if (store.all(resolved.before).length > 0) {
      store.transferTo(resolved.before, resolved.owner)
      ports.onChange()
    }
    await withTabLock(locks, lockName(resolved.owner), () => sendInOrder(resolved.owner))
  }

  /** Returns the first sendable change. Changes for another household wait without blocking the rest. */
  function nextOf(ownerId: string): QueuedChange | undefined {
    return store.all(ownerId).find(({ household }) => currentHousehold.mayActFor(household))
  }

  async function sendInOrder(ownerId: string) {
    store.clearReadCache()
    const affected = new Set<string>()
    let finish = (_: Promise<void>) => {}
    refreshed = new Promise((resolve) => {
      finish = resolve
    })
    holdsLock = true
    try {
      for (let next = nextOf(ownerId); next && owner.current() === ownerId; next = nextOf(ownerId)) {
        const wait = (next.heldUntil ?? 0) - Date.now()
        // A longer hold comes from a clock that has been set back since.
        if (wait > 0 && wait <= maxHoldMs) {
          await new Promise((resolve) => setTimeout(resolve, wait))
          store.clearReadCache()
          continue
        }
        const entry = store.latest(ownerId, next)
        if (!entry) {
          store.clearReadCache()
          continue
        }
        await sendOne(ownerId, entry)
        for (const word of affectedBy(entry)) affected.add(word)
      }
    } finally {
      holdsLock = false
      finish(affected.size > 0 ? ports.refresh(affected) : Promise.resolve())
    }
  }

  async function sendOne(ownerId: string, entry: QueuedChange) {
    inFlight = entry
    sendCount += 1
    // Without a network the request cannot have reached the server.
    if (!entry.tried && ports.isOnline()) store.put(ownerId, { ...entry, tried: true })
    try {
      const response = await ports.send(entry)
      ports.onResponse(store.latest(ownerId, entry) ?? entry, response, ownerId)
      store.remove(ownerId, entry)
      clearFailure()
    } catch (error) {
      if (failure.id !== entry.id) failure = { id: entry.id, tries: 0 }
      failure.tries += 1
      const { kind } = classifySendFailure(error, failure.tries)
      if (kind === 'elsewhere' && entry.household !== undefined)
        return keepForHousehold(ownerId, entry, entry.household)
      if (kind !== 'refused') throw error
      store.remove(ownerId, entry)
      clearFailure()
      ports.onRejected(entry, error)
    } finally {
      inFlight = null
      const callbacks = idleCallbacks
      idleCallbacks = []
      for (const callback of callbacks) callback()
    }
  }

  /** Keeps the change until the cook is back in its household. The server has not booked it this time. */
  function keepForHousehold(ownerId: string, entry: QueuedChange, household: string) {
    currentHousehold.markAbsent(household)
    const latest = store.latest(ownerId, entry)
    if (latest && !entry.tried) {
      const { tried: _, ...untried } = latest
      store.put(ownerId, untried)
    }
    clearFailure()
  }

  function clearFailure() {
    stalled = false
    failure = { id: '', tries: 0 }
    ports.onChange()
  }

  function scheduleRetry(error: unknown) {
    if (failure.id === '') failure.tries += 1
    const outcome = classifySendFailure(error, failure.tries)
    stalled = true
    ports.onChange()
    // The next sign-in restarts the sender.
    if (outcome.kind === 'sign-in') return
    if (outcome.kind === 'refused') console.error('Sending the change queue failed', error)
    const delay = retryDelayMs(outcome)
    if (outcome.kind === 'wait' && outcome.setByServer) notBefore = performance.now() + outcome.seconds * 1000
    clearTimeout(timer)
    timer = setTimeout(flush, delay)
  }

  return {
    flush,
    /** Another tab added a change. That tab sends it; this one steps in only if it does not. */
    flushLater() {
      timer ??= setTimeout(flush, otherTabDelayMs)
    },
    nextOf,
    isStalled: () => stalled,
    /** Resolves when what the last changes affect is fetched again. */
    refreshed: () => refreshed,
    isSending: (id: string) => inFlight?.id === id,

    /** Runs work while no other tab sends from the queue; returns false if one does. */
    async withSendLock(ownerId: string, work: () => boolean): Promise<boolean> {
      if (holdsLock) return work()
      return withTabLock(locks, lockName(ownerId), (isHeld) => isHeld && work(), { ifAvailable: true })
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
