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
  gate: Authenticator
  db: Db
  clock: Clock
  log: Log
  beatMs?: number
}

const mostPerAccount = 10

/** The live line: word of each change in a household to every device that shows it, whichever server it came through. */
export function serveLiveEvents(
  app: FastifyInstance,
  { gate, db, clock, log, beatMs = 20_000 }: LiveEventsParts,
): void {
  const byHousehold = new Map<string, Set<HouseholdEventStream>>()
  const byAccount = new Map<string, Set<HouseholdEventStream>>()
  let listening: ChangeListener | undefined
  let closing = false

  const all = () => [...byAccount.values()].flatMap((streams) => [...streams])

  function check(stream: HouseholdEventStream): void {
    // Then the next beat asks again, or the database tells that it is back.
    stream.check().catch((error: unknown) => log.debug({ err: error }, 'checking a live event stream failed'))
  }

  function onTold(told: ChangeEvent): void {
    if ('account' in told) {
      for (const stream of byAccount.get(told.account) ?? []) {
        check(stream)
        if (told.words) stream.addAccountChange(told.words)
      }
    } else
      for (const stream of byHousehold.get(told.household) ?? [])
        stream.addHouseholdChange(told.words, told.revision)
  }

  function open(actor: Actor, line: EventStream<LiveEvent>): () => void {
    const { accountId, householdId } = actor
    const standing = () => findSessionHousehold(db, actor, clock())
    const stream = createHouseholdEventStream({ line, householdId, standing })
    const own = addStream(byAccount, accountId, stream)
    addStream(byHousehold, householdId, stream)
    for (const oldest of [...own].slice(0, -mostPerAccount)) oldest.end()
    // Heard first and asked then, so that no change falls in between.
    listening ??= openChangeListener({ db, log, onChange: onTold, onConnected: () => all().forEach(check) })
    check(stream)
    const beating = setInterval(() => {
      line.sendHeartbeat()
      check(stream)
    }, beatMs)
    return () => {
      clearInterval(beating)
      removeStream(byAccount, accountId, stream)
      removeStream(byHousehold, householdId, stream)
    }
  }

  app.route({
    method: household.live.method,
    url: apiBase + household.live.path,
    exposeHeadRoute: false,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { actor } = await gate.authenticate(household.live, request)
      if (!actor) throw new AppError('not-signed-in')
      if (closing) throw new AppError('not-ready')
      const { line, out } = startEventStreamReply<LiveEvent>(reply)
      const close = open(actor, line)
      if (out.destroyed) close()
      else out.once('close', close)
    },
  })

  app.addHook('preClose', async () => {
    closing = true
    for (const stream of all()) stream.end()
  })
  app.addHook('onClose', async () => {
    await listening?.close()
  })
}

function addStream(
  streams: Map<string, Set<HouseholdEventStream>>,
  key: string,
  stream: HouseholdEventStream,
): Set<HouseholdEventStream> {
  const there = streams.get(key) ?? new Set()
  streams.set(key, there.add(stream))
  return there
}

function removeStream(
  streams: Map<string, Set<HouseholdEventStream>>,
  key: string,
  stream: HouseholdEventStream,
): void {
  const there = streams.get(key)
  there?.delete(stream)
  if (there?.size === 0) streams.delete(key)
}
