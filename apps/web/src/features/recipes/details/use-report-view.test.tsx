// @vitest-environment happy-dom
import { myRecipes } from '@larder/contract/my-recipes'
import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { renderWithApp } from '../../../testing/render-with-app'
import { stubApi } from '../../../testing/stub-api'
import { useReportView } from './recipe-view'

function Reader({ yours }: { readonly yours: boolean }) {
  useReportView(aRecipeDetails({ id: 2, yours }))
  return null
}

test('reports once that a cook viewed a recipe of somebody else', async () => {
  const api = stubApi()
  api.answer(myRecipes.view, () => null)
  renderWithApp(<Reader yours={false} />, { signedIn: false }).unmount()
  renderWithApp(<Reader yours />, { signedIn: true }).unmount()
  expect(api.calls).toHaveLength(0)
  renderWithApp(<Reader yours={false} />, { signedIn: true })
  await waitFor(() => expect(api.callsTo(myRecipes.view)).toHaveLength(1))
  expect(api.callsTo(myRecipes.view)[0]?.address).toBe('/api/v1/recipes/2/views')
})
