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

interface PendingSave<Values> {
  readonly change: Partial<Values>
  readonly sent: Promise<void>
}

/** Preferences that are saved one by one, each at once, always in the order they were made. */
export interface PreferenceStore<Values> {
  readonly read: PreferenceReadEndpoint
  /** Changes that the server has not confirmed yet. */
  readonly pending: () => Partial<Values>
  /** Resolves once the change is saved; rejects and reverts it otherwise. */
  readonly save: (change: Partial<Values>) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Calls the listener with the values, now and after every read or change, once they are known. Returns a
   * function that stops it.
   */
  readonly observe: (listener: (values: Values) => void) => () => void
}

const noPendingChanges = {}

/**
 * Combines reading and saving preferences. One save is in flight at a time; changes made meanwhile go with
 * the next one, so the last press wins.
 */
export function createPreferences<R extends PreferenceReadEndpoint>(
  read: R,
  save: PreferenceSaveEndpoint,
): PreferenceStore<DataOf<R>> {
  type Values = DataOf<R>
  const queryKey = toQueryKey(read, {})
  const listeners = new Set<() => void>()
  let pending: Partial<Values> = noPendingChanges
  let inFlight: PendingSave<Values> | null = null
  let queued: PendingSave<Values> | null = null
  let token = session.get().accessToken

  // One cook's changes are not sent for the next.
  session.subscribe(() => {
    const { accessToken } = session.get()
    if (accessToken === token) return
    token = accessToken
    inFlight = null
    queued = null
    updatePending()
  })

  function updatePending() {
    pending = inFlight || queued ? { ...inFlight?.change, ...queued?.change } : noPendingChanges
    for (const listener of listeners) listener()
  }

  async function send(change: Partial<Values>) {
    const tokenAtStart = token
    try {
      const response = await callEndpoint(save, { body: change } as never)
      // A read started before the change may still return the old values.
      await queryClient.cancelQueries({ queryKey, exact: true })
      if (tokenAtStart === token) queryClient.setQueryData(queryKey, response)
    } catch (error) {
      // The response was lost; the change may have been saved.
      void queryClient.invalidateQueries({ queryKey, exact: true })
      throw error
    }
  }

  function startSave(change: Partial<Values>): Promise<void> {
    const batch = { change, sent: send(change) }
    inFlight = batch
    const finish = () => {
      if (inFlight !== batch) return
      inFlight = null
      updatePending()
    }
    batch.sent.then(finish, finish)
    return batch.sent
  }

  function saveLater(change: Partial<Values>, after: Promise<void>): Promise<void> {
    const merged = { ...queued?.change, ...change }
    if (queued) {
      queued = { ...queued, change: merged }
      return queued.sent
    }
    const sendQueued = () => {
      const next = queued
      queued = null
      return next ? startSave(next.change) : Promise.resolve()
    }
    queued = { change: merged, sent: after.then(sendQueued, sendQueued) }
    return queued.sent
  }

  return {
    read,
    pending: () => pending,

    save(change) {
      const sent = inFlight ? saveLater(change, inFlight.sent) : startSave(change)
      updatePending()
      return sent
    },

    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    observe(onValues) {
      const observer = new QueryObserver<{ data: Values }>(queryClient, {
        queryKey,
        queryFn: ({ signal }) => callEndpoint(read, {} as never, { signal }) as Promise<{ data: Values }>,
      })
      let lastPublished: readonly unknown[] = []
      const publish = () => {
        const { data, dataUpdatedAt } = observer.getCurrentResult()
        if (!data || (lastPublished[0] === dataUpdatedAt && lastPublished[1] === pending)) return
        lastPublished = [dataUpdatedAt, pending]
        onValues(Object.assign({}, data.data, pending))
      }
      listeners.add(publish)
      const unsubscribe = observer.subscribe(publish)
      publish()
      return () => {
        listeners.delete(publish)
        unsubscribe()
      }
    },
  }
}
