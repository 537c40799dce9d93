// @vitest-environment happy-dom
import { type MyRecipe, myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anOwnRecipe, stubMyRecipes } from '../../../testing/an-own-recipe'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { MyRecipesPage } from './my-recipes-page'

let api: ReturnType<typeof stubMyRecipes>
let own: MyRecipe[]

beforeEach(() => {
  own = [anOwnRecipe()]
  api = stubMyRecipes(() => own)
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const open = (path = '/my-recipes') => renderWithApp(<MyRecipesPage />, { path, signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))
const press = (name: string | RegExp) => screen.findByRole('button', { name })

describe('the list', () => {
  test('[REC-02] shows the figures and every recipe with its state', async () => {
    own = [
      anOwnRecipe(),
      anOwnRecipe({
        id: 102,
        title: 'Oats',
        notUnderstood: 2,
        post: {
          id: 1,
          community: 'desserts',
          state: 'returned',
          introduction: '',
          reason: 'Too sweet.',
          changesWait: false,
        },
      }),
      anOwnRecipe({
        id: 103,
        title: 'Rice',
        status: 'published',
        post: {
          id: 2,
          community: 'desserts',
          state: 'shown',
          introduction: '',
          reason: 'Better before.',
          changesWait: false,
        },
      }),
    ]
    open()
    expect(await screen.findByText('1,348')).toBeTruthy()
    const [soup, oats, rice] = await screen.findAllByRole('article')
    expect(soup?.textContent).toMatch(/Draft.*Quick Meals.*Lentil soup.*Prep 10 minutes.*348/)
    expect(oats?.textContent).toMatch(/Returned: Too sweet\..*2 lines not understood/)
    expect(rice?.textContent).toMatch(/Published.*Your change was returned: Better before\./)
  })

  test('[REC-02] searches by the address and shows when there is no match', async () => {
    const { user, address } = open()
    await screen.findByRole('article')
    own = []
    await user.click(screen.getByLabelText('Search your recipes'))
    await user.paste('zzz')
    expect(await screen.findByText('Try a different search term')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'No recipes found' })).toBeTruthy()
    expect(address()).toBe('/my-recipes?q=zzz')
    expect(api.callsTo(myRecipes.list).at(-1)?.address).toContain('search=zzz')
  })

  test('[REC-02] shows how to start without recipes', async () => {
    own = []
    const { user, address } = open()
    expect(await screen.findByText('Create your first recipe to get started')).toBeTruthy()
    await user.click(await press('Create Recipe'))
    expect(address()).toBe('/my-recipes?new')
  })

  test('[REC-04] asks before deleting, and Undo restores it', async () => {
    api.answer(recipes.remove, () => {
      own = []
      return null
    })
    api.answer(myRecipes.bringBack, () => anOwnRecipe())
    const { user } = open()
    await user.click(await press('Delete Lentil soup'))
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this recipe?',
    })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(api.callsTo(recipes.remove)).toHaveLength(0)
    await user.click(await press('Delete Lentil soup'))
    await user.click(await press('Delete'))
    await toasted('Recipe deleted')
    expect(screen.queryByRole('article')).toBeNull()
    currentToasts()[0]?.action?.onSelect()
    await toasted('Recipe is back')
  })

  test('a recipe that could not be deleted stays', async () => {
    api.answer(recipes.remove, () => rejectedWith('internal-error'))
    const { user } = open()
    await user.click(await press('Delete Lentil soup'))
    await user.click(await press('Delete'))
    await toasted('Not deleted')
    expect(await screen.findByRole('article')).toBeTruthy()
  })

  test('[REC-04] submits and withdraws', async () => {
    const post = {
      id: 1,
      community: 'desserts',
      state: 'waiting',
      introduction: '',
      changesWait: false,
    } as const
    api.answer(myRecipes.publish, () => {
      own = [anOwnRecipe({ post })]
      return anOwnRecipe({ post })
    })
    api.answer(myRecipes.unpublish, () => {
      own = [anOwnRecipe()]
      return anOwnRecipe()
    })
    const { user } = open()
    await user.click(await press('Publish'))
    await user.selectOptions(await screen.findByLabelText('Community'), 'desserts')
    await user.type(screen.getByLabelText(/Introduction/), 'Good.')
    await user.click(await press('Submit it'))
    await toasted('Submitted')
    expect(api.callsTo(myRecipes.publish)[0]?.body).toEqual({ community: 'desserts', introduction: 'Good.' })
    expect(await screen.findByText('Waiting for an admin')).toBeTruthy()
    await user.click(await press('Withdraw'))
    expect(await screen.findByText('Draft')).toBeTruthy()
  })
})
