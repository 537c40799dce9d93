// @vitest-environment happy-dom
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { inventory } from '@larder/contract/inventory'
import { RecipeDraft, recipes } from '@larder/contract/recipes'
import { type InventionEvent, suggestions } from '@larder/contract/suggestions'
import type { Day } from '@larder/kitchen/date/day'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { anItem } from '../../../testing/an-item'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { InventDish, listFoodChoices, preselectFoods } from './invent-dish'

let api: ReturnType<typeof stubApi>
/** What the server says, by hand. */
let say: (event: InventionEvent | 'goodbye' | 'oops') => void
let requests: { body: unknown; signal: AbortSignal }[]
let rejection: Response | undefined

beforeEach(() => {
  api = stubApi()
  requests = []
  rejection = undefined
  api.answer(inventory.list, () => [
    anItem({ id: 1, name: 'Rice', foodId: 'white-rice' }),
    anItem({ id: 2, name: 'Spinach', foodId: 'spinach', expiryDate: dayFromNow(1) }),
    anItem({ id: 3, name: 'Milk', foodId: 'whole-milk', expiryDate: dayFromNow(3) }),
    anItem({ id: 4, name: 'Eggs', foodId: 'egg', amount: '0', expiryDate: dayFromNow(2) }),
  ])
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit & { signal: AbortSignal }) => {
    if (address !== buildEndpointUrl(suggestions.invent)) return plain(address, request)
    requests.push({ body: JSON.parse(String(request.body)), signal: request.signal })
    return rejection ?? new Response(eventsByHand(request.signal), { status: 200 })
  })
})

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

function eventsByHand(signal: AbortSignal) {
  return new ReadableStream<Uint8Array>({
    start(controller) {
      say = (event) => {
        if (event === 'goodbye') controller.close()
        else if (event === 'oops') controller.error(new TypeError('cut off'))
        else controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      signal.addEventListener('abort', () => controller.error(new DOMException('gone', 'AbortError')))
    },
  })
}

const draft = z.parse(RecipeDraft, {
  title: 'Spinach Rice',
  servings: 3,
  prepMinutes: 10,
  cookMinutes: 20,
  ingredients: ['200 g spinach', '150 g rice'],
  steps: ['Boil the rice for 12 minutes.'],
})

async function begin() {
  const shown = renderWithApp(<InventDish />, { path: '/meal-suggestions', signedIn: true })
  await screen.findByRole('checkbox', { name: /Spinach/ })
  await shown.user.click(screen.getByRole('button', { name: 'Invent a dish' }))
  await waitFor(() => expect(requests).toHaveLength(1))
  return shown
}

describe('inventing a dish', () => {
  test('starts with what expires first, and requests what was chosen', async () => {
    const { user } = renderWithApp(<InventDish />, { signedIn: true })
    const names = (await screen.findAllByRole('checkbox')).map((box) => box.closest('label')?.textContent)
    expect(names).toEqual(['SpinachBest before tomorrow', 'MilkBest within 3 days', 'Rice'])
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect([box(/Spinach/).checked, box(/Milk/).checked, box(/Rice/).checked]).toEqual([true, true, false])
    await user.click(box(/Rice/))
    await user.click(box(/Milk/))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await user.type(screen.getByRole('textbox', { name: /A wish/ }), 'warm')
    await user.click(screen.getByRole('button', { name: 'Invent a dish' }))
    await waitFor(() =>
      expect(requests[0]?.body).toEqual({ foods: ['Spinach', 'Rice'], servings: 3, wish: 'warm' }),
    )
  })

  test('shows each line as it arrives, and the dish can be saved', async () => {
    api.answer(recipes.create, () => ({ ...draft, id: 100_007 }) as never)
    const { user, address } = await begin()
    expect(screen.getByText('Thinking…')).toBeTruthy()
    say({ kind: 'title', text: 'Spinach Rice' })
    say({ kind: 'line', text: '200 g spinach', foodId: 'spinach', standing: 'covered' })
    expect(await screen.findByRole('heading', { name: 'Spinach Rice' })).toBeTruthy()
    expect(screen.getByText('in stock')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Save to My Recipes' })).toBeNull()
    say({ kind: 'line', text: '2 zwirbels', standing: 'not known' })
    say({ kind: 'step', text: 'Boil the rice for 12 minutes.' })
    say({ kind: 'done', draft, warnings: ['‘2 zwirbels’ was not understood'] })
    say('goodbye')
    expect(await screen.findByText('Spinach Rice is ready.')).toBeTruthy()
    expect(within(screen.getByRole('list', { name: 'To look at' })).getByText(/zwirbels/)).toBeTruthy()
    expect(screen.getByText(/A model wrote this/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save to My Recipes' }))
    await waitFor(() => expect(address()).toBe('/recipe/details/100007'))
    expect(api.callsTo(recipes.create)[0]?.body).toMatchObject(draft)
  })

  test('that cannot be saved shows an error and a retry', async () => {
    api.answer(recipes.create, () => rejectedWith('too-many-recipes'))
    const { user } = await begin()
    say({ kind: 'done', draft, warnings: [] })
    await user.click(await screen.findByRole('button', { name: 'Save to My Recipes' }))
    expect(await screen.findByText(/Delete some first/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save to My Recipes' })).toBeTruthy()
  })
})

describe('no partial dish is left', () => {
  test('when it is stopped, which also stops the server', async () => {
    const { user } = await begin()
    say({ kind: 'title', text: 'Spinach Rice' })
    await screen.findByRole('heading', { name: 'Spinach Rice' })
    await user.click(screen.getByRole('button', { name: 'Stop' }))
    expect(await screen.findByText(/Stopped/)).toBeTruthy()
    expect(requests[0]?.signal.aborted).toBe(true)
    expect(screen.queryByText('Spinach Rice')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Invent a dish' }))
    await waitFor(() => expect(requests).toHaveLength(2))
  })

  test.each([
    ['is told why', { kind: 'failed', message: 'The model is busy just now.' }, /busy just now/],
    ['the line ends', 'goodbye', /dropped halfway/],
    ['the line is cut', 'oops', /cannot be reached|dropped halfway/],
  ] as const)('when %s', async (_, last, sentence) => {
    await begin()
    say({ kind: 'title', text: 'Spinach Rice' })
    await screen.findByRole('heading', { name: 'Spinach Rice' })
    say(last)
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence)
    expect(screen.queryByText('Spinach Rice')).toBeNull()
  })

  test('when the server rejects it, with the time to wait', async () => {
    rejection = Response.json(
      { error: { code: 'too-many-requests', message: 'That was a lot at once.', retryAfterSeconds: 30 } },
      { status: 429 },
    )
    await begin()
    expect((await screen.findByRole('alert')).textContent).toMatch(/Try again in 30 seconds/)
  })

  test('when the page is left', async () => {
    const { unmount } = await begin()
    unmount()
    expect(requests[0]?.signal.aborted).toBe(true)
  })
})

describe('the ingredients to start from', () => {
  test('an empty inventory links to the inventory', async () => {
    api.answer(inventory.list, () => [])
    renderWithApp(<InventDish />, { signedIn: true })
    expect((await screen.findByRole('link')).getAttribute('href')).toBe('/inventory')
    expect(screen.queryByRole('button', { name: 'Invent a dish' })).toBeNull()
  })

  test('each food once, none used up or past its use-by date, at most six preselected', () => {
    const items = [
      anItem({ id: 1, name: 'Salt', foodId: 'salt' }),
      anItem({ id: 2, name: 'Fish', foodId: 'cod', expiryDate: '2026-11-10', expiryKind: 'use-by' }),
      anItem({
        id: 3,
        name: 'Yogurt',
        foodId: 'yogurt',
        expiryDate: '2026-11-14',
        expiryKind: 'best-before',
      }),
      anItem({ id: 4, name: 'More yogurt', foodId: 'yogurt', expiryDate: '2026-11-20' }),
      ...Array.from({ length: 9 }, (_, at) =>
        anItem({ id: 10 + at, name: `Thing ${at}`, foodId: `thing-${at}`, expiryDate: `2026-12-0${at + 1}` }),
      ),
    ]
    const choices = listFoodChoices(items, '2026-11-15' as Day)
    expect(choices.map(({ name }) => name).slice(0, 3)).toEqual(['Yogurt', 'Thing 0', 'Thing 1'])
    expect(choices.at(-1)?.name).toBe('Salt')
    expect(choices).toHaveLength(11)
    expect(preselectFoods(choices)).toHaveLength(6)
  })
})
