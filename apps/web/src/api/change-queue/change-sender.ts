import type { CurrentHouseholdStore } from '../household-sync/current-household'
import type { QueueOwner } from './change-queue-owner'
import type { ChangeQueueStore, QueuedChange } from './change-queue-store'
import { classifySendFailure } from './send-failure'

interface ChangeSenderPorts {
  readonly store: ChangeQueueStore
  readonly owner: QueueOwner
  readonly currentHousehold: CurrentHouseholdStore
  readonly locks: LockManager | undefined
  readonly send: (entry: QueuedChange) => Promise<unknown>
  /** False only where the browser surely has no network. */
  readonly isOnline: () => boolean
  readonly changed: () => void
  readonly refresh: (word: string) => void
  /** Before the entry goes. */
  readonly onResponse: (entry: QueuedChange, answer: unknown, whose: string) => void
  /** After it went. */
  readonly onRejected: (entry: QueuedChange, error: unknown) => void
}

const maxHoldMs = 2000
const maxReads = 3
/** A tab that writes something down sends it at once, unless it was closed in that very moment. */
const otherTabDelayMs = 5000

/** Sends what waits, one after the other, by one tab at a time. */
export function createChangeSender({
  store,
  owner,
  currentHousehold: whereabouts,
  locks,
  ...ports
}: ChangeSenderPorts) {
  let under: QueuedChange | null = null
  let sends = 0
  let running = false
  let holding = false
  let wanted = false
  let heldUp = false
  let failure = { id: '', tries: 0 }
  /** The server said so itself; nobody knows better. By a clock that nobody sets. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let whenIdle: (() => void)[] = []

  const lockName = (whose: string) => `larder outbox ${whose}`

  function flush() {
    if (performance.now() < notBefore) return
    clearTimeout(timer)
    timer = undefined
    wanted = true
    if (!running) void run()
  }

  async function run() {
    running = true
    try {
      while (wanted) {
        wanted = false
        await sendAll()
      }
    } catch (error) {
      holdUp(error)
    } finally {
      running = false
    }
  }

  async function sendAll() {
    const current = owner.current()
    if (current === null || store.all(current).length === 0) return
    const known = await owner.resolve()
    if (!known) return
    if (store.all(known.before).length > 0) {
      store.transferTo(known.before, known.owner)
      ports.changed()
    }
    const work = () => sendInOrder(known.owner)
    await oneTabAtATime(known.owner, work)
  }

  async function oneTabAtATime(whose: string, work: () => Promise<void>) {
    if (!locks) return work()
    let begun = false
    try {
      await locks.request(lockName(whose), () => {
        begun = true
        return work()
      })
    } catch (error) {
      if (begun) throw error
      // A browser that keeps no data of ours may have no locks for us either.
      await work()
    }
  }

  /** The first that can be sent; what is for another household waits without holding up the others. */
  function nextOf(whose: string): QueuedChange | undefined {
    return store.all(whose).find(({ household }) => whereabouts.mayActFor(household))
  }

  async function sendInOrder(whose: string) {
    store.clearReadCache()
    const words = new Set<string>()
    holding = true
    try {
      for (let next = nextOf(whose); next && owner.current() === whose; next = nextOf(whose)) {
        const wait = (next.heldUntil ?? 0) - Date.now()
        // A longer hold was written by a clock that has been set back since.
        if (wait > 0 && wait <= maxHoldMs) {
          await new Promise((resolve) => setTimeout(resolve, wait))
          store.clearReadCache()
          continue
        }
        const entry = store.latest(whose, next)
        if (!entry) {
          store.clearReadCache()
          continue
        }
        await sendOne(whose, entry)
        words.add(entry.name.slice(0, entry.name.indexOf('.')))
      }
    } finally {
      holding = false
      for (const word of words) ports.refresh(word)
    }
  }

  async function sendOne(whose: string, entry: QueuedChange) {
    under = entry
    sends += 1
    // What a browser without network sends surely goes nowhere.
    if (!entry.tried && ports.isOnline()) store.put(whose, { ...entry, tried: true })
    try {
      const answer = await ports.send(entry)
      ports.onResponse(store.latest(whose, entry) ?? entry, answer, whose)
      store.remove(whose, entry)
      goesThrough()
    } catch (error) {
      if (failure.id !== entry.id) failure = { id: entry.id, tries: 0 }
      failure.tries += 1
      const { kind } = classifySendFailure(error, failure.tries)
      if (kind === 'elsewhere' && entry.household !== undefined) return stays(whose, entry, entry.household)
      if (kind !== 'refused') throw error
      store.remove(whose, entry)
      goesThrough()
      ports.onRejected(entry, error)
    } finally {
      under = null
      const waited = whenIdle
      whenIdle = []
      for (const go of waited) go()
    }
  }

  /** It waits until the cook is back there; the server has surely not booked it this time. */
  function stays(whose: string, entry: QueuedChange, household: string) {
    whereabouts.markAbsent(household)
    const latest = store.latest(whose, entry)
    if (latest && !entry.tried) {
      const { tried: _, ...untried } = latest
      store.put(whose, untried)
    }
    goesThrough()
  }

  function goesThrough() {
    heldUp = false
    failure = { id: '', tries: 0 }
    ports.changed()
  }

  function holdUp(error: unknown) {
    if (failure.id === '') failure.tries += 1
    const trouble = classifySendFailure(error, failure.tries)
    heldUp = true
    ports.changed()
    // Who signs in again starts it again.
    if (trouble.kind === 'sign-in') return
    const seconds = trouble.kind === 'wait' ? trouble.seconds : 60
    if (trouble.kind === 'refused') console.error('Sending the change queue failed', error)
    if (trouble.kind === 'wait' && trouble.setByServer) notBefore = performance.now() + seconds * 1000
    clearTimeout(timer)
    timer = setTimeout(flush, seconds * 1000 * (1 + Math.random() / 5))
  }

  return {
    flush,
    /** Another tab wrote something down: its turn, and ours only if it does not take it. */
    flushLater() {
      timer ??= setTimeout(flush, otherTabDelayMs)
    },
    nextOf,
    isStalled: () => heldUp,
    isSending: (id: string) => under?.id === id,

    /** Does something to the queue while no other tab sends from it; false when one does. */
    async withSendLock(whose: string, work: () => boolean): Promise<boolean> {
      if (holding || !locks) return work()
      let begun = false
      try {
        return await locks.request(lockName(whose), { ifAvailable: true }, (lock) => {
          begun = true
          return lock ? work() : false
        })
      } catch (error) {
        if (begun) throw error
        return work()
      }
    },

    async readBetweenSends<T>(read: () => Promise<T>): Promise<T> {
      for (let reading = 1; ; reading++) {
        if (under) await new Promise<void>((resolve) => whenIdle.push(resolve))
        const before = sends
        const answer = await read()
        if (sends === before || reading === maxReads) return answer
      }
    },
  }
}
