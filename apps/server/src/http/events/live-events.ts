import { api } from '@larder/contract'
import { household, type LiveEvent } from '@larder/contract/household'
import { apiBase } from '@larder/contract/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor'
import type { Db } from '../../db/database'
import type { ChangeEvent } from '../../db/household-lock'
import { openChangeListener, type PgListener } from '../../db/listener'
import { channelOfAccount, channelOfHousehold } from '../../db/notifier'
import { findSessionHouseholds, type SessionHousehold } from '../../db/session-household'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { Clock } from '../../time/clock'
import type { Authenticator } from '../authenticate'
import { type EventStream, startEventStreamReply } from './event-stream'
import { createSessionChecks } from './session-checks'

export interface LiveEventsParts {
  authenticator: Authenticator
  db: Db
  clock: Clock
  log: Log
  heartbeatMs?: number
}

const maxStreamsPerAccount = 10

/**
 * Serves the event stream: publishes each change of a household to every connected device, whichever server handled it. A server
 * listens only to the groups of households and accounts that its streams need.
 */
export function serveLiveEvents(
  app: FastifyInstance,
  { authenticator, db, clock, log, heartbeatMs = 20_000 }: LiveEventsParts,
): void {
  const byHousehold = new Map<string, Set<HouseholdEventStream>>()
  const byAccount = new Map<string, Set<HouseholdEventStream>>()
  const sessionChecks = createSessionChecks((sessions) => findSessionHouseholds(db, sessions, clock()))
  const channelsOf = new Map<HouseholdEventStream, readonly string[]>()
  const heartbeats = new Set<() => void>()
  let listener: PgListener | undefined
  let closing = false
  // At one moment for all, so that one statement asks for all their sessions.
  const heartbeat = setInterval(() => {
    // Not at once: a device that reconnects finds its channels still open.
    listener?.keepOnly(new Set([...channelsOf.values()].flat()))
    for (const beat of heartbeats) beat()
  }, heartbeatMs)
  heartbeat.unref()

  function check(stream: HouseholdEventStream): void {
    // The next heartbeat, or the reconnected listener, checks again.
    stream.check().catch((error: unknown) => log.debug({ err: error }, 'checking a live event stream failed'))
  }

  /** Whatever happened before the server listened to these channels is found by asking. */
  function checkAll(channels: ReadonlySet<string>): void {
    for (const [stream, own] of channelsOf) if (own.some((channel) => channels.has(channel))) check(stream)
  }

  function publish(change: ChangeEvent): void {
    if ('account' in change) {
      for (const stream of byAccount.get(change.account) ?? []) {
        check(stream)
        if (change.words) stream.addAccountChange(change.words)
      }
    } else
      for (const stream of byHousehold.get(change.household) ?? [])
        stream.addHouseholdChange(change.words, change.revision)
  }

  function open(actor: Actor, events: EventStream<LiveEvent>): () => void {
    const { accountId, householdId } = actor
    const currentHousehold = () => sessionChecks.find(actor)
    const stream = createHouseholdEventStream({ stream: events, householdId, currentHousehold })
    const accountStreams = addStream(byAccount, accountId, stream)
    addStream(byHousehold, householdId, stream)
    for (const oldest of [...accountStreams].slice(0, -maxStreamsPerAccount)) oldest.end()
    const channels = [channelOfHousehold(householdId), channelOfAccount(accountId)]
    channelsOf.set(stream, channels)
    listener ??= openChangeListener({ db, log, channels, onChange: publish, onListening: checkAll })
    listener.add(channels)
    check(stream)
    const beat = () => {
      events.sendHeartbeat()
      check(stream)
    }
    heartbeats.add(beat)
    return () => {
      heartbeats.delete(beat)
      channelsOf.delete(stream)
      removeStream(byAccount, accountId, stream)
      removeStream(byHousehold, householdId, stream)
    }
  }

  app.route({
    method: household.live.method,
    url: apiBase + household.live.path,
    exposeHeadRoute: false,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { actor } = await authenticator.authenticate(household.live, request)
      if (!actor) throw new AppError('not-signed-in')
      if (closing) throw new AppError('not-ready')
      const { stream, out } = startEventStreamReply<LiveEvent>(reply)
      const close = open(actor, stream)
      if (out.destroyed) close()
      else out.once('close', close)
    },
  })

  app.addHook('preClose', async () => {
    closing = true
    for (const stream of channelsOf.keys()) stream.end()
  })
  app.addHook('onClose', async () => {
    clearInterval(heartbeat)
    await listener?.close()
  })
}

function addStream(
  streams: Map<string, Set<HouseholdEventStream>>,
  key: string,
  stream: HouseholdEventStream,
): Set<HouseholdEventStream> {
  const existing = streams.get(key) ?? new Set()
  streams.set(key, existing.add(stream))
  return existing
}

function removeStream(
  streams: Map<string, Set<HouseholdEventStream>>,
  key: string,
  stream: HouseholdEventStream,
): void {
  const existing = streams.get(key)
  existing?.delete(stream)
  if (existing?.size === 0) streams.delete(key)
}

interface HouseholdEventStreamParts {
  stream: EventStream<LiveEvent>
  householdId: string
  /** Returns the current household of the session, with its revision. */
  currentHousehold(): Promise<SessionHousehold | undefined>
}

/** Publishes the changes of one household to one client. */
interface HouseholdEventStream {
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
