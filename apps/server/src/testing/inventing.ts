import { diet } from '@larder/contract/diet'
import { addressOf } from '@larder/contract/endpoint'
import { InventionEvent, suggestions } from '@larder/contract/suggestions'
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest'
import * as z from 'zod/mini'
import { openChatModel } from '../model/chat-model'
import { aCook, type Cook } from './a-cook'
import { unhurried } from './a-kitchen'
import { aModelServer, type ModelServer } from './model-server'
import { type TestApp, testApp } from './test-app'

export const key = 'sk-very-secret'
export let server: ModelServer
export let larder: TestApp
export let url: string
export let ana: Cook

/** Opens them for the tests of a file and closes them again; each file calls it, since the files of a worker share this one. */
export function withInventing(): void {
  beforeAll(async () => {
    server = await aModelServer()
    const limits = { firstByteMs: 400, wholeMs: 1500, mostText: 65_536, mostBytes: 4_194_304 }
    const model = openChatModel({ url: server.url, name: 'chef-1', key }, limits)
    const inventions = { most: 1000, windowSeconds: 60 }
    larder = await testApp(inject('cluster'), { model, allowances: { ...unhurried, inventions } })
    url = await larder.app.listen({ port: 0, host: '127.0.0.1' })
    ana = await aCook(larder)
  })
  afterAll(async () => {
    expect(larder.logged.join('\n')).not.toContain(key)
    await larder.close()
    await server.close()
  })
  beforeEach(() => {
    server.asked.length = 0
  })
}

export const ask = (
  cook: Cook | undefined,
  body: object = { foods: ['Spinach', 'Eggs'] },
  signal?: AbortSignal,
) =>
  fetch(url + addressOf(suggestions.invent), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cook && { authorization: `Bearer ${cook.token}` }) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

export async function eventsOf(answer: Response): Promise<InventionEvent[]> {
  const text = await answer.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => z.parse(InventionEvent, JSON.parse(block.slice(6))))
}

export async function invent(cook = ana, body?: object) {
  const events = await eventsOf(await ask(cook, body))
  const last = events.at(-1)
  return { events, last, done: last?.kind === 'done' ? last : undefined }
}

export const dish = ({
  title = 'Spinach Omelette',
  servings = '2',
  prep = '5',
  cook = '10 minutes',
  ingredients = ['4 eggs', '100 g spinach, chopped', '1 tbsp olive oil', 'salt'],
  steps = ['Whisk the eggs with the salt.', 'Fry the spinach in the olive oil for 2 minutes.'],
} = {}) =>
  [
    `TITLE: ${title}`,
    `SERVINGS: ${servings}`,
    `PREP: ${prep}`,
    `COOK: ${cook}`,
    'INGREDIENTS:',
    ...ingredients.map((line) => `- ${line}`),
    'STEPS:',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
  ].join('\n')

/** Somebody whose household has these at the table. */
export async function aTable(people: {
  diets?: string[]
  restrictions?: { allergen: string; severity: string }[]
}) {
  const cook = await aCook(larder)
  const { token } = cook
  const { body } = await larder.call(diet.people, {}, { token })
  const params = { id: body.data[0]?.id ?? '' }
  const { diets = [], restrictions = [] } = people
  await larder.call(diet.saveDiets, { params, body: { diets: diets as never } }, { token })
  await larder.call(
    diet.saveRestrictions,
    { params, body: { restrictions: restrictions as never } },
    { token },
  )
  return cook
}

/** Nothing of it may be used, and the last word says so kindly. */
export function expectFailed({ events, last }: Awaited<ReturnType<typeof invent>>, sentence: RegExp) {
  expect(last?.kind).toBe('failed')
  expect(last).toMatchObject({ message: expect.stringMatching(sentence) })
  expect(events.filter(({ kind }) => kind === 'done' || kind === 'failed')).toHaveLength(1)
}
