import { fileURLToPath } from 'node:url'
import type { Endpoint, EndpointShape, InputOf } from '@larder/contract/http/endpoint'
import { dataOrThrow } from '../../../apps/server/src/db/seed/data-or-throw'
import type { EmailMessage } from '../../../apps/server/src/mail/mailer'
import type { Cook } from '../../../apps/server/src/testing/a-cook'
import { createHttpClient } from '../../../apps/server/src/testing/http-client'
import type { TestClient, TestResponse } from '../../../apps/server/src/testing/test-client'
import { forkProgram } from '../../kit/child-program'

/** A running Larder of one test worker, on a database of its own. */
export interface E2eLarder {
  url: string
  /** Calls it beside the browser. */
  call: TestClient
  /** Makes a call that must succeed, and returns its data. */
  data<E extends EndpointShape>(
    endpoint: Endpoint<E>,
    input: InputOf<E>,
    by: Pick<Cook, 'token'>,
  ): Promise<TestResponse<E>['body']['data']>
  /** Emails it would have sent. */
  sentEmails(): Promise<EmailMessage[]>
  /** Lets time pass on the server, until the test is over. */
  advanceClock(seconds: number): Promise<void>
  /** Takes back what passed: the next test counts its days from now. */
  resetClock(): Promise<void>
  /** Nobody answers at its address any more, until it is started again. */
  stop(): Promise<void>
  start(): Promise<void>
  /** From now on it serves another service worker, as after an update. */
  releaseNewVersion(): Promise<void>
  /** A cook who was sent to that page of the payment provider has paid there, and its webhook has come. */
  completePayment(page: string): Promise<void>
  /** Requests beside the path below which it is: another program's. */
  strayRequests(): Promise<string[]>
  close(): Promise<void>
}

interface E2eLarderOptions {
  withIssuer?: boolean
  withPayments?: boolean
  withDemo?: boolean
  withPictures?: boolean
  /** Below a path of its host, behind a proxy that passes the path on or takes it away. */
  belowPath?: 'kept' | 'taken away'
}

/**
 * Starts one; on request with an OpenID Connect issuer beside it, where 'dora' can sign in, with a payment provider, with the
 * demo data, or with the real pictures of dishes.
 */
export async function startE2eLarder({
  withIssuer = false,
  withPayments = false,
  withDemo = false,
  withPictures = false,
  belowPath,
}: E2eLarderOptions = {}): Promise<E2eLarder> {
  const program = fileURLToPath(new URL('./e2e-server.ts', import.meta.url))
  const { started, ask, stop } = await forkProgram<{ url: string }>(program, {
    execArgv: ['--import', 'tsx'],
    env: {
      ...(withIssuer && { WITH_ISSUER: 'yes' }),
      ...(withPayments && { WITH_PAYMENTS: 'yes' }),
      ...(withDemo && { WITH_DEMO: 'yes' }),
      ...(withPictures && { WITH_PICTURES: 'yes' }),
      ...(belowPath && { BELOW_PATH: belowPath }),
    },
  })
  const call = createHttpClient(started.url)
  let passed = 0
  const pass = async (seconds: number) => {
    passed += seconds
    await ask('pass', seconds)
  }
  return {
    url: started.url,
    call,
    data: (endpoint, input, by) => dataOrThrow(call(endpoint, input, by)),
    sentEmails: () => ask('mails') as Promise<EmailMessage[]>,
    advanceClock: pass,
    stop: async () => void (await ask('stop')),
    start: async () => void (await ask('start')),
    releaseNewVersion: async () => void (await ask('renew')),
    completePayment: async (page: string) => void (await ask('pay', page)),
    strayRequests: () => ask('strays') as Promise<string[]>,
    resetClock: async () => (passed === 0 ? undefined : pass(-passed)),
    close: stop,
  }
}
