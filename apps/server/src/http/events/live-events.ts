import { household, type LiveEvent } from '@larder/contract/household'
import { apiBase } from '@larder/contract/http/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor'
import { type ChangeListener, openChangeListener } from '../../db/change-listener'
import type { Db } from '../../db/database'
import type { ChangeEvent } from '../../db/household-lock'
import { findSessionHousehold } from '../../db/session-household'
import { AppError } from '../../errors'
import type { Log } from '../../log'
import type { Clock } from '../../time/clock'
import type { Authenticator } from '../authenticate'
import type { EventStream } from './event-stream'
import { startEventStreamReply } from './event-stream-reply'
import { createHouseholdEventStream, type HouseholdEventStream } from './household-event-stream'

export interface LiveEventsParts {
  authenticator: Authenticator
  db: Db
  clock: Clock
  log: Log
  heartbeatMs?: number
}

const maxStreamsPerAccount = 10

/** Serves the event stream: publishes each change of a household to every connected device, whichever server handled it. */
export function serveLiveEvents(
  app: FastifyInstance,
  { authenticator, db, clock, log, heartbeatMs = 20_000 }: LiveEventsParts,
): void {
  const byHousehold = new Map<string, Set<HouseholdEventStream>>()
  const byAccount = new Map<string, Set<HouseholdEventStream>>()
  let listener: ChangeListener | undefined
  let closing = false

  const allStreams = () => [...byAccount.values()].flatMap((streams) => [...streams])

  function check(stream: HouseholdEventStream): void {
    // The next heartbeat, or the reconnected listener, checks again.
    stream.check().catch((error: unknown) => log.debug({ err: error }, 'checking a live event stream failed'))
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
    const currentHousehold = () => findSessionHousehold(db, actor, clock())
    const stream = createHouseholdEventStream({ stream: events, householdId, currentHousehold })
    const accountStreams = addStream(byAccount, accountId, stream)
    addStream(byHousehold, householdId, stream)
    for (const oldest of [...accountStreams].slice(0, -maxStreamsPerAccount)) oldest.end()
    // The listener starts before the first check, so that no change is missed in between.
    listener ??= openChangeListener({
      db,
      log,
      onChange: publish,
      onConnected: () => allStreams().forEach(check),
    })
    check(stream)
    const heartbeat = setInterval(() => {
      events.sendHeartbeat()
      check(stream)
    }, heartbeatMs)
    return () => {
      clearInterval(heartbeat)
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
    for (const stream of allStreams()) stream.end()
  })
  app.addHook('onClose', async () => {
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
