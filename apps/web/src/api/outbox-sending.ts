import type { OutboxOwner } from './outbox-owner'
import type { Entry, OutboxStore } from './outbox-store'
import { troubleOf } from './outbox-trouble'

interface SendingPorts {
  readonly store: OutboxStore
  readonly owner: OutboxOwner
  readonly locks: LockManager | undefined
  readonly send: (entry: Entry) => Promise<unknown>
  /** False only where the browser surely has no network. */
  readonly isOnline: () => boolean
  readonly changed: () => void
  readonly refresh: (word: string) => void
  /** Before the entry goes. */
  readonly onAnswer: (entry: Entry, answer: unknown) => void
  /** After it went. */
  readonly onRefusal: (entry: Entry, error: unknown) => void
}

const longestHold = 2000
const readings = 3

/** Sends what waits, one after the other, by one tab at a time. */
export function openSending({ store, owner, locks, ...ports }: SendingPorts) {
  let under: Entry | null = null
  let sends = 0
  let running = false
  let holding = false
  let wanted = false
  let heldUp = false
  let failure = { id: '', tries: 0 }
  /** The server said so itself; nobody knows better. */
  let notBefore = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let whenIdle: (() => void)[] = []

  const lockName = (whose: string) => `larder outbox ${whose}`

  function flush() {
    if (Date.now() < notBefore) return
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
    const known = await owner.learn()
    if (!known) return
    if (store.all(known.before).length > 0) {
      store.handOver(known.before, known.owner)
      ports.changed()
    }
    const work = () => sendInOrder(known.owner)
    await (locks ? locks.request(lockName(known.owner), work) : work())
  }

  async function sendInOrder(whose: string) {
    store.forgetRead()
    const words = new Set<string>()
    holding = true
    try {
      for (let next = store.all(whose)[0]; next && owner.current() === whose; next = store.all(whose)[0]) {
        const wait = Math.min(longestHold, (next.heldUntil ?? 0) - Date.now())
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        else {
          await sendOne(whose, next)
          words.add(next.name.slice(0, next.name.indexOf('.')))
        }
      }
    } finally {
      holding = false
      for (const word of words) ports.refresh(word)
    }
  }

  async function sendOne(whose: string, entry: Entry) {
    under = entry
    sends += 1
    // What a browser without network sends surely goes nowhere.
    if (!entry.tried && ports.isOnline()) store.put(whose, { ...entry, tried: true })
    try {
      const answer = await ports.send(entry)
      ports.onAnswer(store.find(whose, entry.id) ?? entry, answer)
      store.remove(whose, entry)
      goesThrough()
    } catch (error) {
      if (failure.id !== entry.id) failure = { id: entry.id, tries: 0 }
      failure.tries += 1
      if (troubleOf(error, failure.tries).kind !== 'refused') throw error
      store.remove(whose, entry)
      goesThrough()
      ports.onRefusal(entry, error)
    } finally {
      under = null
      const waited = whenIdle
      whenIdle = []
      for (const go of waited) go()
    }
  }

  function goesThrough() {
    heldUp = false
    failure = { id: '', tries: 0 }
    ports.changed()
  }

  function holdUp(error: unknown) {
    if (failure.id === '') failure.tries += 1
    const trouble = troubleOf(error, failure.tries)
    heldUp = true
    ports.changed()
    // Who signs in again starts it again.
    if (trouble.kind === 'sign-in') return
    const seconds = trouble.kind === 'wait' ? trouble.seconds : 60
    if (trouble.kind === 'refused') console.error('What waits could not be sent', error)
    if (trouble.kind === 'wait' && trouble.told) notBefore = Date.now() + seconds * 1000
    timer = setTimeout(flush, seconds * 1000 * (1 + Math.random() / 5))
  }

  return {
    flush,
    isHeldUp: () => heldUp,
    isSending: (id: string) => under?.id === id,

    /** Does something to the queue while no other tab sends from it; false when one does. */
    async ifNobodySends(whose: string, work: () => boolean): Promise<boolean> {
      if (holding || !locks) return work()
      return locks.request(lockName(whose), { ifAvailable: true }, (lock) => (lock ? work() : false))
    },

    async undisturbed<T>(read: () => Promise<T>): Promise<T> {
      for (let reading = 1; ; reading++) {
        if (under) await new Promise<void>((resolve) => whenIdle.push(resolve))
        const before = sends
        const answer = await read()
        if (sends === before || reading === readings) return answer
      }
    },
  }
}
