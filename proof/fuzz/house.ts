import { api } from '@larder/contract'
import { KeyScope } from '@larder/contract/api-keys'
import { addressOf, type Endpoint } from '@larder/contract/endpoint'
import { readEnv } from '../../apps/server/src/env'
import { boundlessAllowances } from '../../apps/server/src/http/limits'
import { openLog } from '../../apps/server/src/log'
import { aCook, type Cook } from '../../apps/server/src/testing/a-cook'
import { aFullLife } from '../../apps/server/src/testing/a-full-life'
import { aRecipe } from '../../apps/server/src/testing/a-recipe'
import type { Cluster } from '../../apps/server/src/testing/cluster'
import { moveIn } from '../../apps/server/src/testing/move-in'
import { type TestApp, testApp } from '../../apps/server/src/testing/test-app'
import { type Callers, openCallers } from './callers'
import { type Complaints, openComplaints } from './complaints'
import { Memory, shelvesOf } from './known'
import { oddEyes, oddFetch, oddModel, seenChanges } from './odd-world'

/** A whole server with a household that asks, one next door that never does, and what was learnt of both. */
export interface House extends TestApp {
  callers: Callers
  memory: Memory
  /** What is the neighbour's. */
  foreign: Memory
  neighbour: Cook
  /** Everybody next door. */
  neighbours: ReadonlySet<unknown>
  complaints: Complaints
  /** A second passes. */
  breathe(): void
}

/** Secrets of the installation: none of them may ever be seen in an answer. */
export const sentinels = ['mail-sentinel-5d1f'] as const

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((word) => Object.values(word))

export async function aHouse(cluster: Cluster, webFolder?: string): Promise<House> {
  let time = Date.parse('2026-11-15T08:00:00.000Z')
  const clock = () => new Date(time).toISOString()
  const memory = new Memory()
  const foreign = new Memory()
  const complaints = openComplaints()
  const letterBoxes = new Set<string>()
  const larder = await testApp(cluster, {
    env: readEnv({
      PUBLIC_URL: 'http://larder.test',
      SMTP_URL: `smtp://larder:${sentinels[0]}@mail.test`,
    }),
    log: openLog('warn', complaints),
    mail: {
      // Nobody reads the letters of those next door: whoever did could set their password anew.
      async send({ to, text }) {
        if (!letterBoxes.has(to)) memory.learnSecrets(text)
      },
      forget: async () => undefined,
      close: () => undefined,
    },
    clock,
    allowances: boundlessAllowances,
    eyes: oddEyes,
    compare: seenChanges,
    model: oddModel,
    fetchPublic: oddFetch,
    ...(webFolder !== undefined && { webFolder }),
  })
  const admin = await aCook(larder, { name: 'Ada' })
  const neighbour = await aCook(larder, { name: 'Nela' })
  const friend = await aCook(larder, { name: 'Finn' })
  for (const { email } of [neighbour, friend]) letterBoxes.add(email)
  await moveIn(larder, neighbour, friend)
  await aFullLife(larder, neighbour, friend)
  await walk(larder, neighbour, foreign)
  const cook = await aCook(larder, { name: 'Ana' })
  const member = await aCook(larder, { name: 'Bo' })
  await moveIn(larder, cook, member)
  for (const title of ['Rice with peas', 'Spinach soup', 'Plum cake']) await aRecipe(larder.db, { title })
  const callers = await openCallers(larder, { cook, member, admin }, clock, KeyScope.options)
  for (const one of [cook, member, admin]) await walk(larder, one, memory)
  complaints.forget()
  return {
    ...larder,
    ...{ callers, memory, foreign, neighbour, complaints },
    neighbours: new Set([neighbour.user.id, friend.user.id]),
    now: clock,
    breathe() {
      time += 1000
    },
  }
}

/** Reads whatever can be read without knowing anything, and remembers it. */
async function walk({ app }: TestApp, { token }: Cook, memory: Memory): Promise<void> {
  for (const endpoint of endpoints) {
    if (endpoint.method !== 'GET' || endpoint.params || endpoint.gives || endpoint.stream) continue
    const headers = { authorization: `Bearer ${token}` }
    const response = await app.inject({ method: 'GET', url: addressOf(endpoint), headers })
    if (response.statusCode === 200)
      for (const shelf of shelvesOf(endpoint)) memory.learn(shelf, response.json())
  }
}
