import { household, type LiveEvent } from '@larder/contract/household'
import { staleAfter } from '@larder/contract/http/affects'
import type { SessionPort } from '../ports'
import type { ReadCache } from '../reads/read-cache'
import type { ConnectionState, EventConnectionHandlers } from './event-connection'

/** Changes that arrive close together cause one refetch. */
const batchDelayMs = 150

/** The household a cook was removed from, or switched away from on another device. */
export interface PreviousHousehold {
  readonly id: string
  readonly name: string | undefined
}

/** A switch made on this device, which the event stream reports too, before or after the response. */
export interface OwnSwitch {
  /** Unknown if the response was lost. */
  readonly household: string | undefined
}

/**
 * Called with the features that changed in the household and the revision reached. Without features anything may have
 * changed.
 */
export type HouseholdChangeListener = (revision: number, features?: ReadonlySet<string>) => void

export interface HouseholdEventsParts {
  readonly reads: ReadCache
  readonly session: SessionPort
  readonly openConnection: (handlers: EventConnectionHandlers) => {
    readonly reconnect: () => void
    readonly close: () => void
  }
  /** Sets the household the server reported. */
  readonly setCurrentHousehold: (id: string) => void
  /** The last switch made on this device that was not reported yet, so that no notice is needed. */
  readonly takeUnreportedSwitch: () => Promise<OwnSwitch | undefined>
  readonly onSwitched: (from: PreviousHousehold) => void
  readonly onChanged: HouseholdChangeListener
  readonly onState: (state: ConnectionState) => void
}

/**
 * Keeps the reads in sync with the household while the cook is signed in. Returns a function that stops it.
 */
export function followHousehold(parts: HouseholdEventsParts): () => void {
  const { reads, session } = parts
  let lastSeen: { household: string; revision: number } | null = null
  let connection: ReturnType<HouseholdEventsParts['openConnection']> | null = null
  let token: string | null = null
  let batchTimer: ReturnType<typeof setTimeout> | undefined
  const changedFeatures = new Set<string>()

  function handleEvent(event: LiveEvent) {
    if (event.type === 'hello') handleHello(event)
    else if (event.type === 'changed') collectChanges(event)
    // The next connection reports the current household, or that the session has ended.
    else if (event.type === 'elsewhere') connection?.reconnect()
  }

  function handleHello(now: { household: string; revision: number }) {
    const before = lastSeen
    lastSeen = { household: now.household, revision: now.revision }
    parts.setCurrentHousehold(now.household)
    parts.onChanged(now.revision)
    if (before && before.household !== now.household) void handleSwitch(before.household, now.household)
    else if (!before) void reads.invalidateWhere(reads.isHouseholdRead, { cancelRefetch: false })
    else if (before.revision !== now.revision) void reads.invalidateWhere(reads.isHouseholdRead)
    else void reads.invalidateWhere(({ state }) => state.error !== null)
  }

  function collectChanges({ words, revision }: { words: readonly string[]; revision: number }) {
    if (lastSeen) lastSeen = { ...lastSeen, revision }
    for (const feature of words) changedFeatures.add(feature)
    batchTimer ??= setTimeout(() => {
      batchTimer = undefined
      const features = staleAfter(changedFeatures)
      parts.onChanged(lastSeen?.revision ?? revision, features)
      changedFeatures.clear()
      void reads.invalidate(features)
    }, batchDelayMs)
  }

  async function handleSwitch(from: string, to: string) {
    const shown = reads.get(household.current, {})
    const own = await parts.takeUnreportedSwitch()
    if (lastSeen?.household !== to || own?.household === to) return
    // The page already shows the new household, or may; other responses may still be of the previous one.
    if (shown?.id === to || (own && own.household === undefined)) return reads.refetchHousehold()
    void reads.resetHousehold()
    parts.onSwitched({ id: from, name: shown?.id === from ? shown.name : undefined })
  }

  function followSession() {
    const current = session.token()
    if (current === token) return
    token = current
    lastSeen = null
    // A switch of the previous session says nothing about this one.
    void parts.takeUnreportedSwitch()
    connection?.close()
    connection =
      current === null ? null : parts.openConnection({ onEvent: handleEvent, onState: parts.onState })
  }

  const unsubscribe = session.subscribe(followSession)
  followSession()
  return () => {
    unsubscribe()
    clearTimeout(batchTimer)
    connection?.close()
    parts.onState('connecting')
  }
}
