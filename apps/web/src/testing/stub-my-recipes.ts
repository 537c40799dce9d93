import { account } from '@larder/contract/account'
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { aUser } from './a-user'
import { anOwnDraft } from './an-own-recipe'
import { paged, stubApi } from './stub-api'

/** A server with the given recipes of the cook and no unfinished form. */
export function stubMyRecipes(listRecipes: () => MyRecipe[]) {
  window.localStorage.clear()
  const api = stubApi()
  api.answer(account.me, () => aUser())
  api.answer(myRecipes.open, () => anOwnDraft())
  api.answer(myRecipes.list, () => paged(listRecipes(), { page: 1, size: 12 }, listRecipes().length))
  api.answer(myRecipes.stats, () => ({ recipes: 7, published: 2, views: 1348, likes: 12 }))
  api.answer(myRecipes.unfinished, () => null)
  api.answer(myRecipes.keepForm, () => ({ at: '2026-11-15T08:00:00.000Z' }))
  api.answer(myRecipes.dropForm, () => null)
  return api
}
