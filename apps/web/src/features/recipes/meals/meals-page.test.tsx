// @vitest-environment happy-dom
import { type MatchedRecipe, recipes } from '@larder/contract/recipes'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aMeal } from '../../../testing/a-meal'
import { renderWithApp } from '../../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../../testing/stub-api'
import { MealsPage } from './meals-page'

let api: ReturnType<typeof stubApi>

const dal = aMeal()
const tea = aMeal({ id: 3, title: 'Mint Tea', category: 'Drink', missing: [] })

function answerGroups(
  ...groups: { category: MatchedRecipe['category']; count: number; meals: MatchedRecipe[] }[]
) {
  const total = groups.reduce((sum, { count }) => sum + count, 0)
  api.answer(recipes.groups, () => ({ total, groups, sample: true }))
}

beforeEach(() => {
  api = stubApi()
  answerGroups(
    { category: 'Main Dish', count: 74, meals: [dal] },
    { category: 'Drink', count: 1, meals: [tea] },
  )
})

const open = (path = '/meals', signedIn = false) =>
  renderWithApp(
    <main>
      <MealsPage />
    </main>,
    { path, signedIn },
  )
const requestedQueries = () => api.callsTo(recipes.groups).map(({ address }) => address.split('?')[1])
const searchbox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search meals' })
const tag = (name: string) => screen.getByRole('button', { name })

describe('[MEAL-01] the cookbook', () => {
  test('shows groups with counts; a larger group links to all of it', async () => {
    open('/meals?tag=vegan')
    const mains = within(await screen.findByRole('region', { name: /^Main Dish/ }))
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Main Dish74 meals',
      'Drink1 meal',
    ])
    expect(mains.getByRole('link', { name: 'Show all 74 of Main Dish' }).getAttribute('href')).toBe(
      '/meals?tag=vegan&category=Main+Dish',
    )
    expect(screen.queryByRole('link', { name: /Show all 1 / })).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('75 meals')
  })

  test('shows what each meal lacks, in full to screen readers', async () => {
    answerGroups({
      category: 'Main Dish',
      count: 2,
      meals: [aMeal({ missing: ['lemon', 'tahini', 'mint', 'sumac'], warning: 'Contains nuts: Mia' }), tea],
    })
    open()
    const [first, second] = await screen.findAllByRole('article')
    expect(first?.textContent).toContain('Missing: lemon, tahini+2, mint, sumac')
    expect(second?.textContent).toContain('All there')
    const text = first?.textContent ?? ''
    expect(text.indexOf('Contains nuts: Mia')).toBeGreaterThan(-1)
    expect(text.indexOf('Contains nuts: Mia')).toBeLessThan(text.indexOf('Red Lentil Tarka Dal'))
    expect(within(second as HTMLElement).getByText('Sample')).toBeTruthy()
  })

  test('selects one tag at a time; a second press clears it', async () => {
    const { user, address } = open()
    await user.click(tag('vegan'))
    expect(address()).toBe('/meals?tag=vegan')
    await user.click(tag('salad'))
    expect(address()).toBe('/meals?tag=salad')
    expect(tag('vegan').getAttribute('aria-pressed')).toBe('false')
    expect(tag('salad').getAttribute('aria-pressed')).toBe('true')
    await user.click(tag('salad'))
    expect(address()).toBe('/meals')
    await waitFor(() => expect(requestedQueries()).toContain('tag=salad&each=8'))
  })

  test('writes the search to the address after a pause in typing and requests it once', async () => {
    const { user, address } = open()
    await screen.findAllByRole('article')
    await user.keyboard('/')
    expect(document.activeElement).toBe(searchbox())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (const letter of 'lentl')
        fireEvent.change(searchbox(), { target: { value: searchbox().value + letter } })
      expect(address()).toBe('/meals')
      vi.runAllTimers()
    } finally {
      vi.useRealTimers()
    }
    await waitFor(() => expect(address()).toBe('/meals?q=lentl'))
    await waitFor(() => expect(requestedQueries()).toEqual(['each=8', 'search=lentl&each=8']))
  })

  test('keeps the results until the new response arrives', async () => {
    const { user } = open()
    await screen.findByText('Mint Tea')
    let arrive = () => {}
    const coming = new Promise<void>((resolve) => {
      arrive = resolve
    })
    api.answer(recipes.groups, async () => {
      await coming
      return { total: 1, sample: true, groups: [{ category: dal.category, count: 1, meals: [dal] }] }
    })
    await user.click(tag('vegan'))
    expect(screen.getByText('Mint Tea')).toBeTruthy()
    arrive()
    await waitFor(() => expect(screen.queryByText('Mint Tea')).toBeNull())
  })

  test('an occasion from the address shows its name and can be removed', async () => {
    const { user, address } = open('/meals?occasion=date-night')
    await user.click(await screen.findByRole('button', { name: 'Remove Date Night' }))
    expect(address()).toBe('/meals')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Occasion' }), 'Party Food')
    expect(address()).toBe('/meals?occasion=party-food')
  })

  test('without a match it shows the search and a link to all meals', async () => {
    answerGroups()
    const { user, address } = open('/meals?q=zebra&tag=vegan')
    expect(await screen.findByRole('heading', { name: 'No meals found' })).toBeTruthy()
    expect(screen.getByText(/We looked for ‘zebra’, vegan\./)).toBeTruthy()
    const [first] = screen.getAllByRole('button', { name: 'Clear filters' })
    await user.click(first as HTMLElement)
    expect(address()).toBe('/meals')
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  test('several words without a common match can be tried one by one', async () => {
    answerGroups()
    const { user, address } = open('/meals?q=lentil+soup&tag=vegan')
    expect(await screen.findByText(/We looked for ‘lentil soup’, vegan\. Try one word alone:/)).toBeTruthy()
    answerGroups({ category: 'Main Dish', count: 1, meals: [dal] })
    await user.click(screen.getByRole('button', { name: 'Look for lentil' }))
    expect(address()).toBe('/meals?q=lentil&tag=vegan')
    expect(await screen.findByRole('article')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('status'))
  })

  test('a failed read can be retried', async () => {
    api.answer(recipes.groups, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('The meals could not be loaded')
    answerGroups({ category: 'Drink', count: 1, meals: [tea] })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Mint Tea')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('one group', () => {
  const all = Array.from({ length: 24 }, (_, at) => aMeal({ id: 100 + at, title: `Dish ${at + 25}` }))

  test('is paged, each page with its own address', async () => {
    api.answer(recipes.search, () => paged(all, { page: 2, size: 24 }, 74))
    const { user, address } = open('/meals?tag=vegan&category=Main+Dish&page=2', true)
    expect(await screen.findByText('Dish 25')).toBeTruthy()
    expect(api.callsTo(recipes.search)[0]?.address).toContain('tag=vegan&category=Main%20Dish&page=2&size=24')
    expect(api.callsTo(recipes.groups)).toEqual([])
    expect(screen.getByRole('link', { name: 'Page 3' }).getAttribute('href')).toBe(
      '/meals?tag=vegan&category=Main+Dish&page=3',
    )
    expect(screen.queryByText('Sample')).toBeNull()
    await user.click(tag('salad'))
    expect(address()).toBe('/meals?tag=salad&category=Main+Dish')
    await user.click(screen.getByRole('link', { name: 'All meals' }))
    expect(address()).toBe('/meals?tag=salad')
    expect(document.activeElement?.textContent).toBe('Meals')
  })

  test('an unknown page opens the first', async () => {
    api.answer(recipes.search, () => paged<MatchedRecipe>([], { page: 9, size: 24 }, 74))
    open('/meals?category=Main+Dish&page=9')
    const link = await screen.findByRole('link', { name: 'Go to the first page' })
    expect(link.getAttribute('href')).toBe('/meals?category=Main+Dish')
  })
})

describe('a cook', () => {
  test('can filter by favourites and own recipes; a visitor cannot', async () => {
    answerGroups()
    const { user, address, unmount } = open('/meals', true)
    await user.click(tag('Favourites'))
    expect(address()).toBe('/meals?only=favourites')
    expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeTruthy()
    await user.click(tag('Yours'))
    expect(address()).toBe('/meals?only=yours')
    expect(await screen.findByRole('heading', { name: 'No recipes of yours yet' })).toBeTruthy()
    unmount()
    api.answer(recipes.search, () => paged<MatchedRecipe>([], { page: 1, size: 24 }, 0))
    const group = open('/meals?only=favourites&category=Dessert', true)
    await screen.findByText(/We looked for a meal, among your favourites, under Dessert\./)
    group.unmount()
    open('/meals?only=favourites')
    await waitFor(() => expect(requestedQueries().at(-1)).toBe('each=8'))
    for (const name of ['Favourites', 'Clear filters'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })
})
