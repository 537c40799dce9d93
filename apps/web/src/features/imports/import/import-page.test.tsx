// @vitest-environment happy-dom
import { buildEndpointUrl } from '@larder/contract/http/endpoint'
import { type Import, type ImportEvent, imports, type RecipeFind } from '@larder/contract/imports'
import { RecipeDraft } from '@larder/contract/recipes'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { renderWithApp } from '../../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { ImportPage } from './import-page'

const id = '0192f3a4-7c1e-7abc-8def-0123456789ab'
const draft = z.parse(RecipeDraft, {
  title: 'Lentil Soup',
  servings: 4,
  prepMinutes: 10,
  cookMinutes: 20,
  ingredients: ['250 g lentils', 'salt and pepper', 'For the top:'],
  steps: ['Cook it.'],
})
const soup: RecipeFind = {
  place: 0,
  from: 'Pasted text',
  draft,
  doubts: [
    { place: 1, why: 'two in one', instead: ['salt', 'pepper'] },
    { place: 2, why: 'a heading', instead: [] },
  ],
  guessed: ['times'],
  hasPicture: false,
  state: 'waiting',
  already: false,
  eaters: [],
}
const brought: Import = {
  id,
  name: 'recipes.zip',
  kind: 'file',
  at: '2026-11-15T08:00:00.000Z',
  found: 1,
  saved: 0,
  failures: [{ from: 'broken.json', why: 'It is cut off.' }],
}

let api: ReturnType<typeof stubApi>
let events: ImportEvent[]
let sent: { address: string; type: string | null }[]

beforeEach(() => {
  api = stubApi()
  events = [{ kind: 'found', import: brought }]
  sent = []
  api.answer(imports.list, () => [brought, { ...brought, id: id.replace('0', '1'), saved: 1 }])
  api.answer(imports.get, () => brought)
  api.answer(imports.found, () => paged([soup], { page: 1, size: 10 }, 1))
  const plain = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const isStream = ['address', 'text', 'file'].some((way) => address.startsWith(`/api/v1/imports/${way}`))
    if (!isStream) return plain(address, request)
    sent.push({ address, type: new Headers(request.headers).get('content-type') })
    return new Response(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  })
})

const open = (search = '') =>
  renderWithApp(<ImportPage />, { path: `/my-recipes/import${search}`, signedIn: true })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('cautions about a found recipe show before its title', async () => {
  const objection = { concerns: 'allergen', about: 'celery', answer: 'contains', severity: 'medium' } as const
  const objections = [{ ...objection, line: '2 celery sticks', why: 'celery contains celery', forbids: true }]
  const eaters = [{ name: 'Mia', objections }]
  api.answer(imports.found, () => paged([{ ...soup, eaters }], { page: 1, size: 10 }, 1))
  open(`?import=${id}`)
  const title = await screen.findByRole('heading', { name: 'Lentil Soup' })
  const verdict = screen.getByRole('region', { name: 'Not for everybody at your table' })
  expect(verdict.textContent).toContain('Mia: contains celery, because of “2 celery sticks”')
  expect(verdict.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test.each([
  ['contains', true, 'region', 'Not for everybody at your table'],
  ['not known', true, 'region', 'Not known whether everybody can eat it'],
  ['not known', false, 'region', 'Check before you cook'],
] as const)('%s, forbidding: %s, has its own words', async (answer, forbids, role, name) => {
  const objection = { concerns: 'allergen', about: 'celery', severity: 'medium' } as const
  const objections = [{ ...objection, answer, forbids, line: 'stock', why: '' }]
  const eaters = [{ name: 'Mia', objections }]
  api.answer(imports.found, () => paged([{ ...soup, eaters }], { page: 1, size: 10 }, 1))
  open(`?import=${id}`)
  expect(await screen.findByRole(role, { name })).toBeTruthy()
  expect(screen.queryByText('Fits everybody at your table')).toBeNull()
})

test('shows that a recipe fits all eaters', async () => {
  const eaters = [{ name: 'Mia', objections: [] }]
  api.answer(imports.found, () => paged([{ ...soup, eaters }], { page: 1, size: 10 }, 1))
  open(`?import=${id}`)
  expect(await screen.findByText('Fits everybody at your table')).toBeTruthy()
})

describe('importing', () => {
  test('an address shared by another app is filled in and read by one press', async () => {
    const { user } = open('?url=https://example.org/soup')
    expect(await screen.findByDisplayValue('https://example.org/soup')).toBeTruthy()
    await user.click(await button('Read the page'))
    expect(await screen.findByRole('heading', { name: '1 recipe from recipes.zip' })).toBe(
      document.activeElement,
    )
    expect(sent).toEqual([{ address: buildEndpointUrl(imports.fromAddress), type: 'application/json' }])
  })

  test('a file is sent unchanged, an empty one is not', async () => {
    const { user } = open()
    await user.click(await screen.findByLabelText('File'))
    const input = await screen.findByLabelText('File to import')
    await user.upload(input, new File([], 'nothing.zip'))
    expect((await screen.findByRole('alert')).textContent).toContain('That file is empty.')
    await user.upload(input, new File(['PK'], 'all.zip', { type: 'application/zip' }))
    await screen.findByRole('heading', { name: /recipes\.zip/ })
    expect(sent[0]?.type).toBe('application/octet-stream')
    expect(sent[0]?.address).toContain('name=all.zip')
  })

  test('a failed import is shown, and the form keeps its input', async () => {
    events = [{ kind: 'failed', code: 'page-not-read', message: 'That page could not be fetched.' }]
    const { user } = open('?url=https://example.org/soup')
    await user.click(await button('Read the page'))
    expect((await screen.findByRole('alert')).textContent).toContain('could not be fetched')
    events = []
    await user.click(await button('Read the page'))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The connection dropped'))
  })

  test('unfinished imports are listed', async () => {
    open()
    const link = await screen.findByRole('link', { name: 'recipes.zip' })
    expect(link.getAttribute('href')).toBe(`/my-recipes/import?import=${id}`)
  })
})

describe('reviewing', () => {
  test('a doubtful line can be corrected by one press or typed again', async () => {
    api.answer(imports.fix, () => soup)
    const { user } = open(`?import=${id}`)
    await user.click(await button('Make it salt + pepper'))
    await user.click(await button('Take it out'))
    await waitFor(() => expect(api.callsTo(imports.fix)).toHaveLength(2))
    const [first, second] = api.callsTo(imports.fix).map(({ body }) => body as { draft: RecipeDraft })
    expect(first?.draft.ingredients).toEqual(['250 g lentils', 'salt', 'pepper', 'For the top:'])
    expect(second?.draft.ingredients).toEqual(['250 g lentils', 'salt and pepper'])
  })

  test('a recipe is saved, and what could not be read is shown', async () => {
    api.answer(imports.keep, () => ({ kept: 1, left: 0, recipes: [] }))
    const { user } = open(`?import=${id}`)
    expect(await screen.findByText('1 file could not be read')).toBeTruthy()
    await user.click(await button('Keep'))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('1 recipe kept as a draft'))
    expect(api.callsTo(imports.keep)[0]?.body).toEqual({ places: [0] })
  })

  test('very many are saved in batches', async () => {
    api.answer(imports.get, () => ({ ...brought, found: 900 }))
    const lefts = [400, 0]
    api.answer(imports.keep, () => ({ kept: 450, left: lefts.shift() ?? 0, recipes: [] }))
    const { user } = open(`?import=${id}`)
    await user.click(await button('Keep all 900'))
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('900 recipes kept as drafts'))
  })

  test('shows that an import no longer exists', async () => {
    api.answer(imports.get, () => rejectedWith('import-not-found'))
    open(`?import=${id}`)
    expect(await screen.findByText('This import is no longer there')).toBeTruthy()
  })
})
