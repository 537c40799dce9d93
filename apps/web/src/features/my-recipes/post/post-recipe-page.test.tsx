// @vitest-environment happy-dom
import { community } from '@larder/contract/community'
import { diet } from '@larder/contract/diet'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aPerson } from '../../../testing/a-household'
import { anOwnRecipe, stubMyRecipes } from '../../../testing/an-own-recipe'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { PostRecipePage } from './post-recipe-page'

let api: ReturnType<typeof stubMyRecipes>

beforeEach(() => {
  api = stubMyRecipes(() => [])
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => window.localStorage.clear())

test('[COM-07] submits a recipe to the chosen community', async () => {
  api.answer(community.submit, () => rejectedWith('too-many-waiting'))
  const path = '/post-recipe?community=desserts'
  const { user, address } = renderWithApp(<PostRecipePage />, { path, signedIn: true })
  for (const [label, text] of [
    [/^Title/, 'Plum cake'],
    [/^Description/, 'For Sundays.'],
    [/^Prep Time/, '1 h 10'],
    [/^Cook Time/, '45 min'],
    [/^Servings/, '12'],
    [/^Ingredients/, '1 kg plums'],
    [/^Instructions/, 'Bake.'],
    [/^Introduction/, 'My grandmother’s.'],
  ] as const) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
  await user.click(screen.getByRole('button', { name: 'Submit Recipe' }))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Twenty of your recipes are already waiting',
  )
  expect(screen.getByLabelText(/^Title/)).toHaveProperty('value', 'Plum cake')

  api.answer(community.submit, () => anOwnRecipe())
  await user.click(screen.getByRole('button', { name: 'Submit Recipe' }))
  await waitFor(() => expect(address()).toBe('/my-recipes'))
  expect(currentToasts()[0]?.description).toBe('It appears in Desserts once an admin has approved it.')
  expect(api.callsTo(community.submit).at(-1)).toMatchObject({
    address: '/api/v1/community/desserts/posts',
    body: { draft: { title: 'Plum cake', community: 'desserts' }, introduction: 'My grandmother’s.' },
  })
})

test('cautions for the household show above the preview', async () => {
  const restrictions = [{ allergen: 'mustard' as const, severity: 'medium' as const }]
  const dislikes = [{ text: 'olives', foods: [], covers: 5 }]
  api.answer(diet.people, () => [aPerson({ restrictions, dislikes })])
  const { user } = renderWithApp(<PostRecipePage />, { path: '/post-recipe', signedIn: true })
  await user.click(await screen.findByLabelText(/^Ingredients/))
  await user.paste('1 tbsp Dijon mustard\n50 g black olives')
  const verdict = await screen.findByRole('region', { name: 'Not for everybody at your table' })
  expect(verdict.textContent).toContain('Ana Horvat: contains mustard, because of “1 tbsp Dijon mustard”')
  expect(verdict.textContent).toContain('dislikes olives: “50 g black olives”')
})
