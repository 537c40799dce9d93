import { type DataOf, type Endpoint, type EndpointShape, keyOf, type Schema } from '@larder/contract/endpoint'
import { QueryObserver } from '@tanstack/react-query'
import { session } from '../session/session-store'
import { call } from './client'
import { queries } from './query-client'

type Read = Endpoint<EndpointShape & { method: 'GET' }>
type Save = Endpoint<EndpointShape & { body: Schema }>

interface Batch<Chosen> {
  readonly change: Partial<Chosen>
  readonly sent: Promise<void>
}

/** Choices that are saved one by one, each at once, and always in the order they were made. */
export interface Choices<Chosen> {
  readonly read: Read
  /** What was chosen and is not confirmed yet. */
  readonly pending: () => Partial<Chosen>
  /** Resolves once the change is saved; otherwise it is as if it had not been made. */
  readonly save: (change: Partial<Chosen>) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  /** Tells what holds, now and whenever it is read or chosen anew; nothing as long as it is not known. Ends when called. */
  readonly follow: (tell: (chosen: Chosen) => void) => () => void
}

const none = {}

/**
 * Ties the reading and the saving of choices together. One message is under way at a time, and what is chosen meanwhile goes
 * with the next: pressed quickly, the last press is what stays.
 */
export function choicesOf<R extends Read>(read: R, save: Save): Choices<DataOf<R>> {
  type Chosen = DataOf<R>
  const queryKey = keyOf(read, {})
  const listeners = new Set<() => void>()
  let pending: Partial<Chosen> = none
  let underWay: Batch<Chosen> | null = null
  let waiting: Batch<Chosen> | null = null
  let token = session.get().accessToken

  // What one cook chose is not sent for the next.
  session.subscribe(() => {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    underWay = null
    waiting = null
    become()
  })

  function become() {
    pending = underWay || waiting ? { ...underWay?.change, ...waiting?.change } : none
    for (const listener of listeners) listener()
  }

  async function send(change: Partial<Chosen>) {
    const own = token
    try {
      const answer = await call(save, { body: change } as never)
      // What was asked for before the change may still answer as it was.
      await queries.cancelQueries({ queryKey, exact: true })
      if (own === token) queries.setQueryData(queryKey, answer)
    } catch (error) {
      // The answer was lost, the change perhaps not.
      void queries.invalidateQueries({ queryKey, exact: true })
      throw error
    }
  }

  function begin(change: Partial<Chosen>): Promise<void> {
    const batch = { change, sent: send(change) }
    underWay = batch
    const over = () => {
      if (underWay !== batch) return
      underWay = null
      become()
    }
    batch.sent.then(over, over)
    return batch.sent
  }

  function saveLater(change: Partial<Chosen>, after: Promise<void>): Promise<void> {
    const merged = { ...waiting?.change, ...change }
    if (waiting) {
      waiting = { ...waiting, change: merged }
      return waiting.sent
    }
    const go = () => {
      const next = waiting
      waiting = null
      return next ? begin(next.change) : Promise.resolve()
    }
    waiting = { change: merged, sent: after.then(go, go) }
    return waiting.sent
  }

  return {
    read,
    pending: () => pending,

    save(change) {
      const sent = underWay ? saveLater(change, underWay.sent) : begin(change)
      become()
      return sent
    },

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    follow(tell) {
      const observer = new QueryObserver<{ data: Chosen }>(queries, {
        queryKey,
        queryFn: ({ signal }) => call(read, {} as never, { signal }) as Promise<{ data: Chosen }>,
      })
      let told: readonly unknown[] = []
      const say = () => {
        const { data, dataUpdatedAt } = observer.getCurrentResult()
        if (!data || (told[0] === dataUpdatedAt && told[1] === pending)) return
        told = [dataUpdatedAt, pending]
        tell(Object.assign({}, data.data, pending))
      }
      listeners.add(say)
      const leave = observer.subscribe(say)
      say()
      return () => {
        listeners.delete(say)
        leave()
      }
    },
  }
}
