import type { Endpoint, EndpointShape, InputOf, ResponseOf } from '@larder/contract/http/endpoint'
import type { ErrorCode } from '@larder/contract/http/errors'
import type { RandomSource } from '@larder/kitchen/testing/generated-kitchen'
import type { EventStreamClient } from '../../apps/server/src/testing/fakes/event-stream-client'
import type { EmailFolder } from './servers/email-folder'
import { type SoakCaller, type SoakClient, WrongResponse } from './soak-client'
import type { ThinkTime } from './think-time'

/** A simulated cook, signed in. */
export interface SoakCook extends SoakCaller {
  readonly id: string
  readonly name: string
  readonly email: string
  password: string
  token: string
  /** Scans of the day that are left. */
  scans: number
  /** Word of each change in the household, on those devices that listen. */
  events?: EventStreamClient | undefined
}

/** One or two cooks who live together, and what they need in order to act. */
export interface SoakHome {
  readonly cooks: readonly [SoakCook, ...SoakCook[]]
  readonly die: RandomSource
  /** How many things were in the stock when last seen. */
  stock: number
  /** Journeys that are walked once in a home's life. */
  readonly journeysDone: Set<string>
  call<E extends EndpointShape>(
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    by?: SoakCaller,
  ): Promise<ResponseOf<E>>
  expectRejected<E extends EndpointShape>(
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    code: ErrorCode,
    by?: SoakCaller,
  ): Promise<void>
  /** Opens a page as somebody who is not signed in. */
  visit(path: string): Promise<void>
  readonly emails: EmailFolder
}

export interface SoakHomeDeps {
  client: SoakClient
  pace: ThinkTime
  outbox: EmailFolder
  die: RandomSource
}

/** People think before each call. */
export function createSoakHome(
  { client, pace, outbox, die }: SoakHomeDeps,
  cooks: SoakHome['cooks'],
): SoakHome {
  const [first] = cooks
  return {
    cooks,
    die,
    emails: outbox,
    stock: 0,
    journeysDone: new Set(),
    async call(endpoint, input, by = first) {
      await pace.pause(die)
      return client.call(by, endpoint, input)
    },
    async expectRejected(endpoint, input, code, by = first) {
      await pace.pause(die)
      await client.expectRejected(by, endpoint, input, code)
    },
    async visit(path) {
      await pace.pause(die)
      await client.openPage({ url: first.url, address: first.address }, path)
    },
  }
}

/** What a cook relies on. */
export function assertHolds(holds: boolean, what: string): asserts holds {
  if (!holds) throw new WrongResponse(what)
}
