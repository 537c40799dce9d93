// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { Route, Routes } from '../../../testing/router/routes'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { RecipeDetailsPage } from './recipe-details-page'

vi.mock('../../../api/shopping-list/shopping-list-store', async () => ({
  shoppingListStore: (await import('../../../testing/sync/a-shopping-list-store')).aShoppingListStore(),
}))

const recipe = aRecipeDetails()
let api: ReturnType<typeof stubApi>
beforeEach(() => {
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(shopping.list, () => [])
  api.answer(recipes.get, () => recipe)
})

const open = (path = '/recipe/details/2') =>
  renderWithApp(
    <Routes>
      <Route path="/recipe/details/:id" element={<RecipeDetailsPage />} />
    </Routes>,
    { path, signedIn: true },
  )
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

test('a dish made up from the stock is marked, and can be saved', async () => {
  api.answer(recipes.get, () => ({ ...recipe, madeUp: true }))
  open()
  await heading(/Vegan/)
  screen.getByText('Created from your kitchen. Press the heart to keep it among your recipes.')
})

test('my own recipe has its Edit button', async () => {
  api.answer(recipes.get, () => ({ ...recipe, yours: true }))
  open()
  const edit = await screen.findByRole('link', { name: 'Edit' })
  expect(edit.getAttribute('href')).toBe(`/my-recipes?edit=${recipe.id}`)
})

describe('photos', () => {
  const photo = { width: 800, height: 600, of: 'household' } as const
  const first = { ...photo, id: '5b0f6c1e-2a4d-4f7e-9a10-000000000001' }
  const second = { ...photo, id: '5b0f6c1e-2a4d-4f7e-9a10-000000000002' }

  test('a new one shows first, with its focus point', async () => {
    api.answer(recipes.get, () => ({ ...recipe, picture: first, photos: [first, second] }))
    api.answer(myRecipes.arrangePhoto, () => second)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Photo 2 of 2' }))
    fireEvent.change(await screen.findByRole('slider', { name: 'From the top' }), { target: { value: '30' } })
    await user.click(screen.getByRole('button', { name: 'Show first' }))
    await waitFor(() =>
      expect(api.callsTo(myRecipes.arrangePhoto)[0]).toMatchObject({
        address: `/api/v1/recipes/${recipe.id}/photos/${second.id}`,
        body: { first: true, focus: { x: 50, y: 30 } },
      }),
    )
  })

  test('of another cook cannot be changed', async () => {
    const theirs = { ...first, of: 'recipe' } as const
    api.answer(recipes.get, () => ({ ...recipe, picture: theirs, photos: [theirs] }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Photo 1 of 1' }))
    await screen.findByRole('dialog', { name: /^Photo of/ })
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
    expect(screen.queryByRole('slider')).toBeNull()
  })
})

describe('servings', () => {
  test('other servings are requested and kept in the address', async () => {
    const { user, address } = open('/recipe/details/2?servings=6')
    await heading(/Vegan/)
    expect(api.callsTo(recipes.get)[0]?.address).toBe('/api/v1/recipes/2?servings=6')
    await user.click(screen.getByRole('button', { name: 'One more' }))
    expect(address()).toBe('/recipe/details/2?servings=7')
    await waitFor(() => expect(api.callsTo(recipes.get).at(-1)?.address).toContain('servings=7'))
    await user.click(screen.getByRole('button', { name: 'Back to 2' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'For 2' }))
    expect(address()).toBe('/recipe/details/2')
  })

  test('without a network other servings do not change the recipe', async () => {
    const { user } = open()
    await heading(/Vegan/)
    api.answer(recipes.get, () => rejectedWith('too-many-requests'))
    await user.click(screen.getByRole('button', { name: 'One more' }))
    await screen.findByText('This is the recipe as it was last loaded.')
    await screen.findByText('These are still the amounts for 2.')
    await heading(/Vegan/)
    await user.click(screen.getByRole('button', { name: 'One less' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(screen.queryByText(/still the amounts/)).toBeNull()
  })
})

describe('what the cookbook states about a dish', () => {
  test('is shown with links to related dishes', async () => {
    const dish = {
      activeTime: '15 minutes',
      notes: ['Keeps 2 days in the fridge; reheat until piping hot', 'Freezes for 3 months'],
      goesWith: [{ id: 7, title: 'Champ' }],
      leftoversBecome: [{ id: 9, title: 'Pasta Frittata' }],
    }
    api.answer(recipes.get, () => ({ ...recipe, dish }))
    const { container } = open()
    await screen.findByRole('heading', { level: 2, name: 'Good to know' })
    expect(container.textContent).toContain('Hands-on time15 minutes')
    expect(screen.getByText('Freezes for 3 months')).toBeTruthy()
    const path = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    expect([path('Champ'), path('Pasta Frittata')]).toEqual(['/recipe/details/7', '/recipe/details/9'])
  })

  test('is not shown for a cook’s recipe', async () => {
    open()
    await heading(/Vegan/)
    expect(screen.queryByText('Good to know')).toBeNull()
    expect(screen.queryByText('Hands-on time')).toBeNull()
  })
})

describe('no recipe', () => {
  test.each(['/recipe/details/999', '/recipe/details/abc'])(
    '[REC-06] %s says so in these words',
    async (path) => {
      api.answer(recipes.get, () => rejectedWith('recipe-not-found'))
      const { container } = open(path)
      await heading('Recipe Not Found')
      expect(screen.getAllByText('N/A')).toHaveLength(2)
      expect(container.textContent).toContain('Servings0')
      expect(screen.getByText('Unknown')).toBeTruthy()
      expect(screen.getByText('Recipe not available.')).toBeTruthy()
      expect(screen.queryAllByRole('listitem')).toEqual([])
      expect(screen.getByRole('link', { name: 'See all meals' }).getAttribute('href')).toBe('/meals')
    },
  )

  test('shows a failure with a retry', async () => {
    api.answer(recipes.get, () => rejectedWith('too-many-requests'))
    const { user } = open()
    await screen.findByText('The recipe could not be loaded.')
    let answer: (_: typeof recipe) => void = () => {}
    api.answer(recipes.get, () => new Promise((resolve) => (answer = resolve)))
    const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Try Again' })
    await user.click(again)
    await waitFor(() => expect(again.disabled).toBe(true))
    expect(again.isConnected).toBe(true)
    answer(recipe)
    await heading(/Vegan/)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
