import { api } from '@larder/contract'
import type { LiveEvent } from '@larder/contract/household'
import type { SessionHousehold } from '../../db/session-household'
import type { EventStream } from './event-stream'

export interface HouseholdEventStreamParts {
  stream: EventStream<LiveEvent>
  householdId: string
  /** Returns the current household of the session, with its revision. */
  currentHousehold(): Promise<SessionHousehold | undefined>
}

/** Publishes the changes of one household to one client. */
export interface HouseholdEventStream {
  addHouseholdChange(features: readonly string[], revision: number): void
  /** Adds a change that concerns only this account, which has no household revision. */
  addAccountChange(features: readonly string[]): void
  /** Checks that the client may still read this household, and sends what it missed. */
  check(): Promise<void>
  end(): void
}

const allFeatures = [
  ...new Set(Object.values(api).flatMap((calls) => Object.values(calls).map(({ word }) => word))),
]

interface PendingChange {
  features: Set<string>
  /** The first and the last revision it covers. */
  from: number
  to: number
}

export function createHouseholdEventStream({
  stream,
  householdId,
  currentHousehold,
}: HouseholdEventStreamParts): HouseholdEventStream {
  /** The last revision sent to the client; undefined before the greeting. */
  let sentRevision: number | undefined
  let pending: PendingChange | undefined
  const pendingAccountFeatures = new Set<string>()
  // Nothing is sent until the client's access is confirmed.
  let isConfirmed = false
  let isChecking = false
  let checkAgain = false

  function queueChange(features: readonly string[], revision: number): void {
    if (sentRevision !== undefined && revision <= sentRevision) return
    // Revisions are consecutive: a gap means that the affected features are unknown.
    const missed = pending !== undefined && revision > pending.to + 1
    pending ??= { features: new Set(), from: revision, to: revision }
    for (const feature of missed ? allFeatures : features) pending.features.add(feature)
    pending.to = Math.max(pending.to, revision)
  }

  function sendPending(): void {
    if (!isConfirmed || sentRevision === undefined) return
    sendAccountChanges(sentRevision)
    if (!pending) return
    const { features, from, to } = pending
    pending = undefined
    if (to <= sentRevision) return
    const missed = from > sentRevision + 1
    sentRevision = to
    stream.send({ type: 'changed', words: missed ? allFeatures : [...features], revision: to })
  }

  function sendAccountChanges(revision: number): void {
    if (pendingAccountFeatures.size === 0) return
    stream.send({ type: 'changed', words: [...pendingAccountFeatures], revision })
    pendingAccountFeatures.clear()
  }

  function applyCheck(current: SessionHousehold | undefined): void {
    if (current?.householdId !== householdId) {
      stream.end({ type: 'elsewhere' })
      return
    }
    if (sentRevision === undefined) {
      sentRevision = current.revision
      stream.send({ type: 'hello', household: householdId, revision: sentRevision })
    } else if (current.revision > (pending?.to ?? sentRevision)) {
      queueChange(allFeatures, current.revision)
    }
    isConfirmed = true
    sendPending()
  }

  return {
    addHouseholdChange(features, revision) {
      queueChange(features, revision)
      sendPending()
    },

    addAccountChange(features) {
      for (const feature of features) pendingAccountFeatures.add(feature)
      sendPending()
    },

    async check() {
      isConfirmed = false
      checkAgain = true
      if (isChecking) return
      isChecking = true
      try {
        while (checkAgain && stream.isOpen()) {
          checkAgain = false
          const current = await currentHousehold()
          // Another check was requested meanwhile, so this result may be stale.
          if (!checkAgain) applyCheck(current)
        }
      } finally {
        isChecking = false
      }
    },

    end: () => stream.end(),
  }
}
