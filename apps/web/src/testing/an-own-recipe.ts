import { account } from '@larder/contract/account'
import { type MyRecipe, type MyRecipeDraft, myRecipes } from '@larder/contract/my-recipes'
import { aUser } from './a-user'
import { paged, stubApi } from './stub-api'

/** A soup that is still a draft; overridable. */
export function anOwnRecipe(overrides: Partial<MyRecipe> = {}): MyRecipe {
  return {
    id: 101,
    version: 3,
    title: 'Lentil soup',
    description: 'Warm and sharp.',
    community: 'quick-meals',
    prepTime: '10 minutes',
    cookTime: '20 minutes',
    servings: 4,
    likes: 12,
    views: 348,
    status: 'draft',
    createdAt: '2026-11-15T08:00:00.000Z',
    updatedAt: '2026-11-15T08:00:00.000Z',
    plate: ['red-lentils', 'lemon'],
    notUnderstood: 0,
    ...overrides,
  }
}

/** The same recipe as the form opens it. */
export function anOwnDraft(overrides: Partial<MyRecipeDraft> = {}): MyRecipeDraft {
  return {
    id: 101,
    version: 3,
    draft: {
      title: 'Lentil soup',
      description: 'Warm and sharp.',
      servings: 4,
      prepMinutes: 10,
      cookMinutes: 20,
      waitMinutes: 0,
      difficulty: 'Easy',
      course: 'Main Dish',
      cuisine: 'Turkish',
      occasions: [],
      moments: [],
      tags: [],
      community: 'quick-meals',
      equipment: ['pot'],
      ingredients: ['200 g red lentils'],
      steps: ['Simmer for 20 minutes.'],
    },
    ...overrides,
  }
}

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
