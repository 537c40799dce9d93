import {
  type DataOf,
  type Endpoint,
  type EndpointShape,
  type Schema,
  toQueryKey,
} from '@larder/contract/http/endpoint'
import { QueryObserver } from '@tanstack/react-query'
import { session } from '../../session/session-store'
import { callEndpoint } from '../client'
import { queryClient } from '../query-client'

type PreferenceReadEndpoint = Endpoint<EndpointShape & { method: 'GET' }>
type PreferenceSaveEndpoint = Endpoint<EndpointShape & { body: Schema }>

interface PendingSave<Chosen> {
  readonly change: Partial<Chosen>
  readonly sent: Promise<void>
}

/** Choices that are saved one by one, each at once, and always in the order they were made. */
export interface PreferenceStore<Chosen> {
  readonly read: PreferenceReadEndpoint
  /** What was chosen and is not confirmed yet. */
  readonly pending: () => Partial<Chosen>
  /** Resolves once the change is saved; otherwise it is as if it had not been made. */
  readonly save: (change: Partial<Chosen>) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  /** Tells what holds, now and whenever it is read or chosen anew; nothing as long as it is not known. Ends when called. */
  readonly observe: (tell: (chosen: Chosen) => void) => () => void
}

const noPendingChanges = {}

/**
 * Ties the reading and the saving of choices together. One message is under way at a time, and what is chosen meanwhile goes
 * with the next: pressed quickly, the last press is what stays.
 */
export function createPreferences<R extends PreferenceReadEndpoint>(
  read: R,
  save: PreferenceSaveEndpoint,
): PreferenceStore<DataOf<R>> {
  type Chosen = DataOf<R>
  const queryKey = toQueryKey(read, {})
  const listeners = new Set<() => void>()
  let pending: Partial<Chosen> = noPendingChanges
  let underWay: PendingSave<Chosen> | null = null
  let waiting: PendingSave<Chosen> | null = null
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
    pending = underWay || waiting ? { ...underWay?.change, ...waiting?.change } : noPendingChanges
    for (const listener of listeners) listener()
  }

  async function send(change: Partial<Chosen>) {
    const own = token
    try {
      const answer = await callEndpoint(save, { body: change } as never)
      // What was asked for before the change may still answer as it was.
      await queryClient.cancelQueries({ queryKey, exact: true })
      if (own === token) queryClient.setQueryData(queryKey, answer)
    } catch (error) {
      // The answer was lost, the change perhaps not.
      void queryClient.invalidateQueries({ queryKey, exact: true })
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

    observe(tell) {
      const observer = new QueryObserver<{ data: Chosen }>(queryClient, {
        queryKey,
        queryFn: ({ signal }) => callEndpoint(read, {} as never, { signal }) as Promise<{ data: Chosen }>,
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
