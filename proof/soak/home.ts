import type { AnswerOf, DataOf, Endpoint, EndpointShape, InputOf } from '@larder/contract/endpoint'
import type { ErrorCode } from '@larder/contract/errors'
import type { Die } from '@larder/kitchen/testing/generated-kitchen'
import type { LiveLine } from '../../apps/server/src/testing/live-line'
import { type Caller, type Door, WrongAnswer } from './door'
import type { Outbox } from './outbox'
import type { Pace } from './pace'

/** A simulated cook, signed in. */
export interface Cook extends Caller {
  readonly id: string
  readonly name: string
  readonly email: string
  password: string
  token: string
  /** Scans of the day that are left. */
  scans: number
  /** Word of each change in the household, on those devices that listen. */
  line?: LiveLine | undefined
}

/** One or two cooks who live together, and what they need in order to act. */
export interface Home {
  readonly cooks: readonly [Cook, ...Cook[]]
  readonly die: Die
  /** How many things were in the stock when last seen. */
  stock: number
  /** Journeys that are walked once in a home's life. */
  readonly walked: Set<string>
  ask<E extends EndpointShape>(endpoint: Endpoint<E>, input: InputOf<E>, by?: Caller): Promise<AnswerOf<E>>
  follow<E extends EndpointShape>(endpoint: Endpoint<E>, input: InputOf<E>): Promise<DataOf<E>[]>
  refused<E extends EndpointShape>(
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    code: ErrorCode,
    by?: Caller,
  ): Promise<void>
  /** Opens a page as somebody who is not signed in. */
  visit(path: string): Promise<void>
  readonly outbox: Outbox
}

export interface HomeParts {
  door: Door
  pace: Pace
  outbox: Outbox
  die: Die
}

/** People think before each call. */
export function openHome({ door, pace, outbox, die }: HomeParts, cooks: Home['cooks']): Home {
  const [first] = cooks
  return {
    cooks,
    die,
    outbox,
    stock: 0,
    walked: new Set(),
    async ask(endpoint, input, by = first) {
      await pace.think(die)
      return door.ask(by, endpoint, input)
    },
    async follow(endpoint, input) {
      await pace.think(die)
      return door.follow(first, endpoint, input)
    },
    async refused(endpoint, input, code, by = first) {
      await pace.think(die)
      await door.refused(by, endpoint, input, code)
    },
    async visit(path) {
      await pace.think(die)
      await door.page({ url: first.url, address: first.address }, path)
    },
  }
}

/** What a cook relies on. */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new WrongAnswer(what)
}
