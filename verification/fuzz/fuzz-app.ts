import { api } from '@larder/contract'
import { KeyScope } from '@larder/contract/api-keys'
import { buildEndpointUrl, type Endpoint } from '@larder/contract/http/endpoint'
import { sessions } from '../../apps/server/src/db/tables/account'
import { readEnv } from '../../apps/server/src/env'
import { unlimitedRateLimits } from '../../apps/server/src/http/rate-limits'
import { createLog } from '../../apps/server/src/log'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import { aFullAccount } from '../../apps/server/src/testing/a-full-account'
import { aSavedRecipe } from '../../apps/server/src/testing/a-saved-recipe'
import { joinHousehold } from '../../apps/server/src/testing/join-household'
import { confirmAddress } from '../../apps/server/src/testing/sign-in/confirm-address'
import { type TestApp, testApp } from '../../apps/server/src/testing/test-app'
import type { TestCluster } from '../../apps/server/src/testing/test-cluster'
import { createErrorLog, type ErrorLog } from './error-log'
import { createFuzzCallers, type FuzzCallers } from './fuzz-callers'
import { stubCompare, stubFetch, stubModel, stubVision } from './fuzz-stubs'
import { ResponseMemory, resourcesOfEndpoint } from './response-memory'

/** A whole server with a household that sends requests, another one that never does, and what is known of both. */
export interface FuzzApp extends TestApp {
  callers: FuzzCallers
  memory: ResponseMemory
  /** What is the neighbour's. */
  foreign: ResponseMemory
  neighbour: Cook
  /** The members of the other household. */
  neighbours: ReadonlySet<unknown>
  complaints: ErrorLog
  /** A second passes. */
  passOneSecond(): void
}

/** Secrets of the installation: none of them may ever be seen in an answer. */
export const installationSecrets = ['mail-sentinel-5d1f'] as const

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap((word) => Object.values(word))

export async function createFuzzApp(cluster: TestCluster, webFolder?: string): Promise<FuzzApp> {
  let time = Date.parse('2026-11-15T08:00:00.000Z')
  const clock = () => new Date(time).toISOString()
  const memory = new ResponseMemory()
  const foreign = new ResponseMemory()
  const complaints = createErrorLog()
  const letterBoxes = new Set<string>()
  const larder = await testApp(cluster, {
    env: readEnv({
      PUBLIC_URL: 'http://larder.test',
      SMTP_URL: `smtp://larder:${installationSecrets[0]}@mail.test`,
    }),
    log: createLog('warn', complaints),
    mail: {
      // The emails of the other household stay unread: with them one could set its password.
      async send({ to, text }) {
        if (!letterBoxes.has(to)) memory.learnSecrets(text)
      },
      forget: async () => undefined,
      close: () => undefined,
    },
    clock,
    allowances: unlimitedRateLimits,
    scanVision: stubVision,
    compare: stubCompare,
    model: stubModel,
    fetchPublic: stubFetch,
    ...(webFolder !== undefined && { webFolder }),
  })
  const admin = await aCook(larder, { name: 'Ada' })
  const neighbour = await aCook(larder, { name: 'Nela' })
  const friend = await aCook(larder, { name: 'Finn' })
  for (const { email } of [neighbour, friend]) letterBoxes.add(email)
  for (const one of [neighbour, friend]) await confirmAddress(larder, one)
  await joinHousehold(larder, neighbour, friend)
  await aFullAccount(larder, neighbour, friend)
  await learnFromReads(larder, neighbour, foreign)
  const cook = await aCook(larder, { name: 'Ana' })
  const member = await aCook(larder, { name: 'Bo' })
  for (const one of [cook, member]) await confirmAddress(larder, one)
  await joinHousehold(larder, cook, member)
  for (const title of ['Rice with peas', 'Spinach soup', 'Plum cake'])
    await aSavedRecipe(larder.db, { title })
  // Each request takes a second of this clock: what asks again who it is would soon refuse all of them.
  await larder.db.update(sessions).set({ confirmedAt: '2100-01-01T00:00:00.000Z' })
  const callers = await createFuzzCallers(larder, { cook, member, admin }, clock, KeyScope.options)
  for (const one of [cook, member, admin]) await learnFromReads(larder, one, memory)
  complaints.clear()
  return {
    ...larder,
    ...{ callers, memory, foreign, neighbour, complaints },
    neighbours: new Set([neighbour.user.id, friend.user.id]),
    now: clock,
    passOneSecond() {
      time += 1000
    },
  }
}

/** Reads whatever can be read without knowing anything, and remembers it. */
async function learnFromReads({ app }: TestApp, { token }: Cook, memory: ResponseMemory): Promise<void> {
  for (const endpoint of allEndpoints) {
    if (endpoint.method !== 'GET' || endpoint.params || endpoint.gives || endpoint.stream) continue
    const headers = { authorization: `Bearer ${token}` }
    const response = await app.inject({ method: 'GET', url: buildEndpointUrl(endpoint), headers })
    if (response.statusCode === 200)
      for (const shelf of resourcesOfEndpoint(endpoint)) memory.learn(shelf, response.json())
  }
}
