import { diet } from '@larder/contract/diet'
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { InventionEvent, suggestions } from '@larder/contract/suggestions'
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest'
import * as z from 'zod/mini'
import { createChatModel } from '../../model/chat-model'
import { aCook, type Cook } from '../a-cook'
import { aFakeModelServer, type FakeModelServer } from '../fakes/fake-model-server'
import { type TestApp, testApp } from '../test-app'
import { relaxedRateLimits } from './a-kitchen'

export const modelKey = 'sk-very-secret'
export let fakeModel: FakeModelServer
export let inventionApp: TestApp
let inventionUrl: string
export let ana: Cook

/** Opens the app for the tests of a file and closes it again. Each file calls it, because files of a worker share this module. */
export function setUpInventionApp(): void {
  beforeAll(async () => {
    fakeModel = await aFakeModelServer()
    const limits = { firstByteMs: 400, wholeMs: 1500, mostText: 65_536, mostBytes: 4_194_304 }
    const model = createChatModel({ url: fakeModel.url, name: 'chef-1', key: modelKey }, limits)
    const inventions = { most: 1000, windowSeconds: 60 }
    inventionApp = await testApp(inject('cluster'), {
      model,
      allowances: { ...relaxedRateLimits, inventions },
    })
    inventionUrl = await inventionApp.app.listen({ port: 0, host: '127.0.0.1' })
    ana = await aCook(inventionApp)
  })
  afterAll(async () => {
    expect(inventionApp.logged.join('\n')).not.toContain(modelKey)
    await inventionApp.close()
    await fakeModel.close()
  })
  beforeEach(() => {
    fakeModel.requests.length = 0
  })
}

export const requestInvention = (
  cook: Cook | undefined,
  body: object = { foods: ['Spinach', 'Eggs'] },
  signal?: AbortSignal,
) =>
  fetch(inventionUrl + buildEndpointUrl(suggestions.invent), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cook && { authorization: `Bearer ${cook.token}` }) },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  })

async function parseInventionEvents(response: Response): Promise<InventionEvent[]> {
  const text = await response.text()
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => z.parse(InventionEvent, JSON.parse(block.slice(6))))
}

export async function inventDish(cook = ana, body?: object) {
  const events = await parseInventionEvents(await requestInvention(cook, body))
  const last = events.at(-1)
  return { events, last, done: last?.kind === 'done' ? last : undefined }
}

export const dishText = ({
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

/** A cook whose household has these eaters. */
export async function aCookWithDiets(people: {
  diets?: string[]
  restrictions?: { allergen: string; severity: string }[]
}) {
  const cook = await aCook(inventionApp)
  const { token } = cook
  const { body } = await inventionApp.call(diet.people, {}, { token })
  const params = { id: body.data[0]?.id ?? '' }
  const { diets = [], restrictions = [] } = people
  await inventionApp.call(diet.saveDiets, { params, body: { diets: diets as never } }, { token })
  await inventionApp.call(
    diet.saveRestrictions,
    { params, body: { restrictions: restrictions as never } },
    { token },
  )
  return cook
}

/** Expects exactly one last event, which is a failure. */
export function expectInventionFailed(
  { events, last }: Awaited<ReturnType<typeof inventDish>>,
  sentence: RegExp,
) {
  expect(last?.kind).toBe('failed')
  expect(last).toMatchObject({ message: expect.stringMatching(sentence) })
  expect(events.filter(({ kind }) => kind === 'done' || kind === 'failed')).toHaveLength(1)
}
