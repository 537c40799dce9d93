import type { AnswerOf, Endpoint, EndpointShape, InputOf } from '@larder/contract/endpoint'
import { addressOf } from '@larder/contract/endpoint'
import type { ErrorAnswer } from '@larder/contract/errors'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type AppParts, buildApp } from '../app'
import type { Db } from '../db/open'
import { readEnv } from '../env'
import { openLog } from '../log'
import type { Mail, Message } from '../mail/mail'
import type { Cluster } from './cluster'
import { aDatabase } from './test-database'

export interface CallOptions {
  token?: string | undefined
  address?: string
  headers?: Record<string, string>
}

/** What came back: the status, and the answer or the refusal. */
export interface Reply<E extends EndpointShape> {
  status: number
  headers: LightMyRequestResponse['headers']
  body: AnswerOf<E> & Partial<ErrorAnswer>
}

export interface TestApp {
  app: FastifyInstance
  db: Db
  /** Mails that would have been sent. */
  mails: Message[]
  /** Lines that were logged. */
  logged: string[]
  /** Moves the clock; without it time stands still. */
  passSeconds(seconds: number): void
  now(): string
  call<E extends EndpointShape>(
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<Reply<E>>
  close(): Promise<void>
}

/** The whole server on a database of its own, entered through the front door. */
export async function testApp(cluster: Cluster, parts: Partial<AppParts> = {}): Promise<TestApp> {
  const database = await aDatabase(cluster)
  let time = Date.parse('2026-11-15T08:00:00.000Z')
  const clock = () => new Date(time).toISOString()
  const logged: string[] = []
  const mails: Message[] = []
  const mail: Mail = { send: async (message) => void mails.push(message), close: () => undefined }
  const built = await buildApp({
    env: readEnv({ PUBLIC_URL: 'http://larder.test' }),
    db: database.db,
    log: openLog('debug', { write: (line) => void logged.push(line) }),
    mail,
    clock,
    ...parts,
  })
  const app = built.http
  await app.ready()

  return {
    app,
    db: database.db,
    mails,
    logged,
    now: clock,
    passSeconds(seconds) {
      time += seconds * 1000
    },
    async call(endpoint, input, { token, address = '203.0.113.7', headers = {} } = {}) {
      const { params, query, body } = input as {
        params?: Record<string, string>
        query?: Record<string, string>
        body?: object
      }
      const response = await app.inject({
        method: endpoint.method,
        url: addressOf(endpoint, { ...(params && { params }), ...(query && { query }) }),
        remoteAddress: address,
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      return { status: response.statusCode, headers: response.headers, body: response.json() }
    },
    async close() {
      await built.close()
      await database.drop()
    },
  }
}
