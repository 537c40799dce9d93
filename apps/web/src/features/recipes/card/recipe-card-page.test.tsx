// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { type RecipeDetails, recipes } from '@larder/contract/recipes'
import { shopping } from '@larder/contract/shopping'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/query-client'
import { shoppingListStore } from '../../../api/shopping-list/shopping-list-store'
import { anIngredient, aRecipeDetails } from '../../../testing/a-recipe-details'
import { aUser } from '../../../testing/a-user'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { RecipeCardPage } from './recipe-card-page'

vi.mock('../../../api/shopping-list/shopping-list-store', async () => ({
  shoppingListStore: (await import('../../../testing/sync/a-shopping-list-store')).aShoppingListStore(),
}))

let api: ReturnType<typeof stubApi>
let recipe: RecipeDetails
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  recipe = aRecipeDetails()
  api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(shopping.list, () => [])
  api.answer(recipes.get, () => recipe)
  api.answer(recipes.substitutes, () => [
    { text: '1 tsp garlic powder', names: [], foodIds: [], ratio: 0.3, note: 'Milder.', inStock: true },
    { text: '1 shallot', names: [], foodIds: [], ratio: 1, note: 'Sweeter.', inStock: false },
  ])
})

const open = ({ path = '/RecipeCard', signedIn = true } = {}) =>
  renderWithApp(<RecipeCardPage />, { path, signedIn })
const missing = async () =>
  within(await screen.findByRole('region', { name: /^Missing/ })).getAllByRole('listitem')
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

test('[CARD-01] the vegan pasta without a number: required and two missing', async () => {
  recipe = aRecipeDetails({ sample: true })
  open({ signedIn: false })
  expect((await missing()).map((row) => row.textContent)).toEqual([
    '2 cloves garlicSubstituteAdd to Cart',
    '20 g fresh basilSubstituteAdd to Cart',
  ])
  expect(api.callsTo(recipes.get)[0]?.address).toBe('/api/v1/recipes/2')
  expect(
    within(screen.getByRole('region', { name: 'Required ingredients' })).getAllByRole('listitem'),
  ).toHaveLength(6)
  expect(screen.getByText('Sample')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Add to Cart: 2 cloves garlic' }).getAttribute('href')).toBe(
    '/login?from=%2FRecipeCard',
  )
})

test('[CARD-01] Substitute shows the chosen substitute and is then disabled', async () => {
  const { user } = open()
  await missing()
  await user.click(button('Substitute garlic'))
  const powder = await screen.findByRole('button', { name: /1 tsp garlic powder/ })
  await waitFor(() => expect(document.activeElement).toBe(powder))
  await user.keyboard('{Enter}')
  const [row] = await missing()
  await waitFor(() => expect(document.activeElement).toBe(row))
  expect(row?.textContent).toContain('1 tsp garlic powder In stockinstead of 2 cloves garlic. Milder.')
  expect(button('Substitute garlic').disabled).toBe(true)
  expect(button('Substitute fresh basil').disabled).toBe(false)
  await user.click(button('Use garlic after all'))
  expect(button('Substitute garlic').disabled).toBe(false)
})

test('[CARD-01] removes a chosen substitute once it no longer fits all eaters', async () => {
  const { user, unmount } = open()
  await missing()
  await user.click(button('Substitute garlic'))
  await user.click(await screen.findByRole('button', { name: /1 shallot/ }))
  await screen.findByText(/instead of 2 cloves garlic/)
  unmount()
  queryClient.clear()
  api.answer(recipes.substitutes, () => [])
  open()
  await screen.findByText(/instead of 2 cloves garlic/)
  await waitFor(() => expect(screen.queryByText(/instead of/)).toBeNull())
})

test('[CARD-01] Add to Cart adds once; a missing substitute is bought instead of the original', async () => {
  const { user } = open()
  await missing()
  await user.click(button('Add to Cart: 20 g fresh basil'))
  await waitFor(() => expect(button('Add to Cart: 20 g fresh basil').disabled).toBe(true))
  await user.click(button('Substitute garlic'))
  await user.click(await screen.findByRole('button', { name: /1 shallot/ }))
  await user.click(button('Add to Cart: 1 shallot'))
  await waitFor(() =>
    expect(shoppingListStore.state().lines).toMatchObject([
      { text: '20 g fresh basil', for: [{ recipeId: 2, title: recipe.title }] },
      { text: '1 shallot', for: [{ recipeId: 2, title: recipe.title }] },
    ]),
  )
})

test('an ingredient with a substitute in stock is not missing; the original is bought only on request', async () => {
  const milk = anIngredient({
    name: 'buttermilk',
    standing: 'swapped',
    swap: '190 ml milk and 10 ml lemon juice',
    toBuy: '500 ml buttermilk',
  })
  recipe = aRecipeDetails({ ingredients: [milk] })
  const { user } = open()
  await screen.findByText('Nothing is missing. You can start right away.')
  await user.click(button('Buy buttermilk after all'))
  await waitFor(() => expect(shoppingListStore.state().lines?.at(-1)?.text).toBe('500 ml buttermilk'))
  expect(screen.queryByRole('button', { name: 'Buy buttermilk after all' })).toBeNull()
  expect(screen.getByText(/500 ml buttermilk is on/)).toBeTruthy()
})

test('shows no substitute, nothing missing and an unknown recipe', async () => {
  api.answer(recipes.substitutes, () => [])
  const { user, unmount } = open()
  await missing()
  await user.click(button('Substitute garlic'))
  await screen.findByText(/Nothing that we know of can stand in for garlic here\./)
  unmount()
  recipe = aRecipeDetails({ id: 9, ingredients: [] })
  const second = open({ path: '/RecipeCard?recipe=9' })
  await screen.findByText('Nothing is missing. You can start right away.')
  second.unmount()
  api.answer(recipes.get, () => rejectedWith('recipe-not-found'))
  open({ path: '/RecipeCard?recipe=99' })
  await screen.findByRole('heading', { name: 'Recipe Not Found' })
})
