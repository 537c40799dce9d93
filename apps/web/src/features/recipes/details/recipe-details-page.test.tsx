// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { RecipeDetailsPage } from './recipe-details-page'

vi.mock('../../../api/shopping-list/shopping-list-store', async () => ({
  shoppingListStore: (await import('../../../testing/sync/a-shopping-list-store')).aShoppingListStore(),
}))

let api: ReturnType<typeof stubApi>
let recipe: RecipeDetails
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = '<meta name="description" content="Larder" />'
  recipe = aRecipeDetails()
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(shopping.list, () => [])
  api.answer(recipes.get, () => recipe)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await shoppingListStore.remove((shoppingListStore.state().lines ?? []).map(({ id }) => id))
})

const open = (path = '/recipe/details/2', signedIn = true) =>
  renderWithApp(
    <Routes>
      <Route path="/recipe/details/:id" element={<RecipeDetailsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, signedIn },
  )
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const section = (name: string) => screen.getByRole('region', { name })

describe('[REC-05] a recipe', () => {
  test('shows times, servings, difficulty, ingredients, steps and nutrition', async () => {
    open()
    await heading('Vegan Pasta with Cherry Tomatoes and Basil')
    for (const text of ['8 minutes', '20 minutes', 'Easy']) expect(screen.getByText(text)).toBeTruthy()
    const lines = within(section('Ingredients 6')).getAllByRole('listitem')
    expect(lines.map((line) => line.textContent)).toEqual([
      '200 g spaghettiin stock',
      '400 g cherry tomatoesswap: tomato',
      '2 cloves garlic, thinly slicedmissing',
      '20 g fresh basilmissing',
      'black peppera staple',
      '¼ tsp chilli flakes (optional)can be left out',
    ])
    expect(within(section('Instructions')).getAllByRole('listitem')).toHaveLength(2)
    const nutrition = section('Nutrition of one serving')
    expect(nutrition.textContent).toContain('97 % of the weight measured')
    for (const text of [
      'Calories512',
      'Protein17 g',
      'Carbs78 g',
      'Fat15 g',
      'Fiber6 g',
      'Sugar9 g',
      'Sodium310 mg',
    ])
      expect(nutrition.textContent).toContain(text)
    expect(nutrition.textContent).toContain('Not in these figures: black pepper')
  })

  test('is requested by the integer in the address', async () => {
    open('/recipe/details/2abc')
    await heading(/Vegan/)
    expect(api.callsTo(recipes.get)[0]?.address).toBe('/api/v1/recipes/2')
  })

  test('remembers the measures on this device', async () => {
    const { user } = open()
    await heading(/Vegan/)
    await user.click(screen.getByRole('radio', { name: 'US' }))
    expect(section('Ingredients 6').textContent).toContain('7 oz spaghetti')
    expect(localStorage.getItem('measures')).toBe('us')
    await user.click(screen.getByRole('radio', { name: 'As written' }))
  })

  test('ticks stay for this tab', async () => {
    const { user, unmount } = open()
    await heading(/Vegan/)
    await user.click(screen.getByRole('checkbox', { name: 'Step 1 done' }))
    await user.click(screen.getByRole('checkbox', { name: '200 g spaghetti' }))
    unmount()
    open()
    await heading(/Vegan/)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Step 1 done' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '200 g spaghetti' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Step 2 done' }).checked).toBe(false)
  })

  test('cautions show before everything else', async () => {
    recipe = aRecipeDetails({
      eaters: [
        {
          name: 'Mia',
          objections: [
            {
              concerns: 'allergen',
              about: 'nuts',
              answer: 'contains',
              severity: 'high',
              line: '50 g pesto',
              why: 'has nuts',
              forbids: true,
            },
          ],
        },
        { name: 'Ana', objections: [] },
      ],
    })
    const { container } = open()
    const title = await heading(/Vegan/)
    const verdict = section('Not for everybody at your table')
    expect(verdict.textContent).toContain('Mia: contains nuts, because of “50 g pesto” (has nuts)')
    expect(verdict.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(container.textContent).toContain('Suitable for Ana.')
  })

  test('contains structured data once while it is on screen', async () => {
    const { unmount } = open()
    await heading(/Vegan/)
    const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]
    expect(scripts().map(({ textContent }) => JSON.parse(textContent ?? '').name)).toEqual([recipe.title])
    await waitFor(() => expect(document.title).toBe(`${recipe.title} · Larder`))
    expect(document.head.querySelector('meta')?.content).toBe(recipe.description)
    unmount()
    expect(scripts()).toEqual([])
    expect(document.head.querySelector('meta')?.content).toMatch(/^Larder knows/)
    document.head.innerHTML = '<script type="application/ld+json">{"name":"of the server"}</script>'
    open()
    await heading(/Vegan/)
    expect(scripts().map(({ textContent }) => textContent)).toEqual(['{"name":"of the server"}'])
  })
})

describe('actions on a recipe', () => {
  test('adds what is missing to the list, once', async () => {
    const { user } = open()
    await heading(/Vegan/)
    await user.click(screen.getByRole('button', { name: 'Add missing to list' }))
    expect(document.activeElement?.textContent).toContain('missing')
    await within(section('Ingredients 6')).findByText(/All 2 missing ingredients are on your list\./)
    expect(screen.queryByRole('button', { name: 'Add missing to list' })).toBeNull()
    expect(
      within(section('Ingredients 6')).getByRole('link', { name: 'See the list' }).getAttribute('href'),
    ).toBe('/Shopping')
    expect(shoppingListStore.state().lines).toMatchObject([
      { text: '2 cloves garlic', for: [{ recipeId: 2, title: recipe.title }] },
      { text: '20 g fresh basil', for: [{ recipeId: 2, title: recipe.title }] },
    ])
    expect(currentToasts()[0]?.title).toBe('2 Things Added to Your List')
  })

  test('shows what is missing and not yet on the list, and adds that', async () => {
    await shoppingListStore.add([{ text: '2 cloves garlic', recipe: { recipeId: 2, title: recipe.title } }])
    const { user } = open()
    await heading(/Vegan/)
    await user.click(await screen.findByRole('button', { name: 'Add missing to list (1 of 2)' }))
    await within(section('Ingredients 6')).findByText(/All 2 missing ingredients are on your list\./)
    expect(shoppingListStore.state().lines?.map(({ text }) => text)).toEqual([
      '2 cloves garlic',
      '20 g fresh basil',
    ])
    expect(currentToasts()[0]?.title).toBe('1 Thing Added to Your List')
  })

  test('a favourite shows at once and is reverted on a rejection', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    api.answer(recipes.favourite, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await heading(/Vegan/)
    const [heart] = screen.getAllByRole('button', { name: 'Favourite' })
    if (heart) await user.click(heart)
    await waitFor(() => expect(currentToasts()[0]?.title).toBe('Not Saved'))
    expect(heart?.getAttribute('aria-pressed')).toBe('false')
    expect(screen.getByText('12 likes')).toBeTruthy()
  })

  test('a rating counts at once', async () => {
    api.answer(recipes.rate, () => {
      recipe = aRecipeDetails({ rating: 4, ratings: 3, yourRating: 3 })
      return recipe
    })
    const { user } = open()
    await heading(/Vegan/)
    await user.click(screen.getByRole('radio', { name: '3 stars' }))
    expect(section('How was it?').textContent).toContain('4.0 of 5 stars from 3 ratings.')
    await waitFor(() => expect(api.callsTo(recipes.rate)[0]?.body).toEqual({ stars: 3 }))
    await user.click(screen.getByRole('button', { name: 'Remove my rating' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '1 star' }))
  })

  test('a visitor sees a comparison with the sample and returns after the login', async () => {
    recipe = aRecipeDetails({ sample: true })
    open('/recipe/details/2?servings=3', false)
    await heading(/Vegan/)
    expect(screen.getByText('Sample')).toBeTruthy()
    const back = '/login?from=%2Frecipe%2Fdetails%2F2%3Fservings%3D3'
    for (const name of ['Add missing to list', 'Log in to rate it'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(back)
    expect(screen.getAllByRole('link', { name: 'Favourite' })[0]?.getAttribute('href')).toBe(back)
  })
})
