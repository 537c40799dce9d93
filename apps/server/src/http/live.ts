import { apiBase } from '@larder/contract/endpoint'
import { household, type LiveEvent } from '@larder/contract/household'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../actor'
import type { Clock } from '../clock'
import { type Listening, openListening } from '../db/listen'
import type { Db } from '../db/open'
import { standingOf } from '../db/standing'
import type { Told } from '../db/touch'
import { AppError } from '../errors'
import type { Log } from '../log'
import type { Gate } from './authenticate'
import type { EventLine } from './event-line'
import { openEventReply } from './event-reply'
import { type LiveStream, openLiveStream } from './live-stream'

export interface LiveParts {
  gate: Gate
  db: Db
  clock: Clock
  log: Log
  beatMs?: number
}

const mostPerAccount = 10

/** The live line: word of each change in a household to every device that shows it, whichever server it came through. */
export function serveLive(app: FastifyInstance, { gate, db, clock, log, beatMs = 20_000 }: LiveParts): void {
  const byHousehold = new Map<string, Set<LiveStream>>()
  const byAccount = new Map<string, Set<LiveStream>>()
  let listening: Listening | undefined
  let closing = false

  const all = () => [...byAccount.values()].flatMap((streams) => [...streams])

  function check(stream: LiveStream): void {
    // Then the next beat asks again, or the database tells that it is back.
    stream.check().catch((error: unknown) => log.debug({ err: error }, 'a live line could not be checked'))
  }

  function onTold(told: Told): void {
    if ('account' in told) {
      for (const stream of byAccount.get(told.account) ?? []) {
        check(stream)
        if (told.words) stream.ownChanged(told.words)
      }
    } else
      for (const stream of byHousehold.get(told.household) ?? []) stream.changed(told.words, told.revision)
  }

  function open(actor: Actor, line: EventLine<LiveEvent>): () => void {
    const { accountId, householdId } = actor
    const standing = () => standingOf(db, actor, clock())
    const stream = openLiveStream({ line, householdId, standing })
    const own = join(byAccount, accountId, stream)
    join(byHousehold, householdId, stream)
    for (const oldest of [...own].slice(0, -mostPerAccount)) oldest.end()
    // Heard first and asked then, so that no change falls in between.
    listening ??= openListening({ db, log, onTold, onUp: () => all().forEach(check) })
    check(stream)
    const beating = setInterval(() => {
      line.beat()
      check(stream)
    }, beatMs)
    return () => {
      clearInterval(beating)
      part(byAccount, accountId, stream)
      part(byHousehold, householdId, stream)
    }
  }

  app.route({
    method: household.live.method,
    url: apiBase + household.live.path,
    exposeHeadRoute: false,
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const { actor } = await gate.admit(household.live, request)
      if (!actor) throw new AppError('not-signed-in')
      if (closing) throw new AppError('not-ready')
      const { line, out } = openEventReply<LiveEvent>(reply)
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

function join(streams: Map<string, Set<LiveStream>>, key: string, stream: LiveStream): Set<LiveStream> {
  const there = streams.get(key) ?? new Set()
  streams.set(key, there.add(stream))
  return there
}

function part(streams: Map<string, Set<LiveStream>>, key: string, stream: LiveStream): void {
  const there = streams.get(key)
  there?.delete(stream)
  if (there?.size === 0) streams.delete(key)
}
