// @vitest-environment happy-dom
import { myRecipes } from '@larder/contract/my-recipes'
import { recipes } from '@larder/contract/recipes'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aRecipeDetails } from '../../../testing/a-recipe-details'
import { anOwnDraft, anOwnRecipe, stubMyRecipes } from '../../../testing/an-own-recipe'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { MyRecipesPage } from '../list/my-recipes-page'

let api: ReturnType<typeof stubMyRecipes>

beforeEach(() => {
  api = stubMyRecipes(() => [anOwnRecipe()])
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => window.localStorage.clear())

const open = (path = '/my-recipes') => renderWithApp(<MyRecipesPage />, { path, signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))
const press = (name: string | RegExp) => screen.findByRole('button', { name })
type User = ReturnType<typeof open>['user']

async function fillIn(user: User) {
  for (const [label, text] of [
    ['Title', 'Plum cake'],
    ['Description', 'For Sundays.'],
    ['Prep Time', '1 h 10'],
    ['Cook Time', '45 min'],
    ['Servings', '12'],
    ['Ingredients', '1 kg plums'],
    ['Instructions', 'Bake.'],
  ] as const) {
    await user.click(await screen.findByLabelText(label))
    await user.paste(text)
  }
}

describe('the form', () => {
  test.each([
    ['Save as Draft', false],
    ['Publish Recipe', true],
  ])('[REC-03] %s creates a draft and closes the form', async (button, publishes) => {
    api.answer(recipes.create, () => aRecipeDetails({ id: 103, title: 'Plum cake' }))
    const { user, address } = open('/my-recipes?new')
    await fillIn(user)
    await user.click(await press(button))
    await toasted('Recipe created successfully!')
    await waitFor(() => expect(address()).toBe('/my-recipes'))
    expect(api.callsTo(recipes.create)[0]?.body).toMatchObject({
      title: 'Plum cake',
      community: 'healthy-eating',
      prepMinutes: 70,
      ingredients: ['1 kg plums'],
      steps: ['Bake.'],
      action: expect.any(String),
    })
    if (publishes) expect(await screen.findByRole('dialog', { name: 'Publish Recipe' })).toBeTruthy()
    else expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(api.callsTo(myRecipes.dropForm)).toHaveLength(1))
  })

  test('[REC-03] shows missing fields, offers eight categories and sends nothing', async () => {
    const { user } = open('/my-recipes?new')
    await user.click(await press('Save as Draft'))
    expect(await screen.findAllByText('Please fill this in.')).toHaveLength(7)
    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
    expect(within(screen.getByLabelText('Category')).getAllByRole('option')).toHaveLength(8)
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'healthy-eating')
    expect(api.callsTo(recipes.create)).toHaveLength(0)
  })

  test('a failed save keeps the input, and a retry has the same idempotency key', async () => {
    api.answer(recipes.create, () => rejectedWith('internal-error'))
    const { user } = open('/my-recipes?new')
    await fillIn(user)
    await user.click(await press('Save as Draft'))
    expect((await screen.findByRole('alert')).textContent).toContain('What you typed is still here.')
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Plum cake')
    api.answer(recipes.create, () => aRecipeDetails({ id: 103 }))
    await user.click(await press('Save as Draft'))
    await toasted('Recipe created successfully!')
    const [first, second] = api.callsTo(recipes.create).map(({ body }) => (body as { action: string }).action)
    expect(second).toBe(first)
  })

  test('shows at once that a file is no photo', async () => {
    open('/my-recipes?new')
    const user = userEvent.setup({ applyAccept: false })
    await user.upload(
      await screen.findByLabelText('Photo file'),
      new File(['<b>'], 'a.html', { type: 'text/html' }),
    )
    expect(await screen.findByText(/not a picture we can read/)).toBeTruthy()
  })

  test('waits for a photo that is still being decoded', async () => {
    api.answer(recipes.create, () => aRecipeDetails({ id: 103, title: 'Plum cake' }))
    api.answer(myRecipes.setPicture, () => ({ id: 'a'.repeat(32), width: 4, height: 3 }))
    let finish: (bitmap: object) => void = () => {}
    const opening = new Promise<object>((resolve) => {
      finish = resolve
    })
    vi.stubGlobal('createImageBitmap', () => opening)
    const canvas = HTMLCanvasElement.prototype
    vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {}, fillRect() {} } as never)
    vi.spyOn(canvas, 'toBlob').mockImplementation((done, type) =>
      done(new Blob(['packed'], { type: type ?? '' })),
    )
    const { user } = open('/my-recipes?new')
    await fillIn(user)
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'cake.jpg', { type: 'image/jpeg' })
    await user.upload(screen.getByLabelText('Photo file'), jpeg)
    await user.click(await press('Save as Draft'))
    await waitFor(() => expect(api.callsTo(recipes.create)).toHaveLength(1))
    expect(currentToasts()).toEqual([])
    finish({ width: 4, height: 3, close() {} })
    await toasted('Recipe created successfully!')
    expect(api.callsTo(myRecipes.setPicture)).toHaveLength(1)
  })

  test('does not send a HEIC photo this browser cannot decode, and names a supported format', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('this browser cannot')))
    const { user } = open('/my-recipes?new')
    await fillIn(user)
    const heic = new File(['....ftypheic'], 'cake.heic', { type: 'image/heic' })
    await user.upload(screen.getByLabelText('Photo file'), heic)
    expect(await screen.findByText(/cannot open HEIC.*JPEG/)).toBeTruthy()
    expect(api.callsTo(myRecipes.setPicture)).toEqual([])
  })

  test('shows how ingredients were parsed and marks what was not understood', async () => {
    const { user } = open('/my-recipes?new')
    await user.click(await screen.findByLabelText('Ingredients'))
    await user.paste('200 g red lentils\n2 cups glorpnax')
    expect(await screen.findByText('2 ingredients, 1 to look at')).toBeTruthy()
    expect(screen.getByText('“2 cups glorpnax”').closest('li')?.textContent).toContain('was not understood')
  })

  test('keeps typed input, offers it again and can start over', async () => {
    const first = open('/my-recipes?new')
    await first.user.click(await screen.findByLabelText('Title'))
    await first.user.paste('Half a cake')
    await waitFor(() => expect(api.callsTo(myRecipes.keepForm)).toHaveLength(1))
    const kept = api.callsTo(myRecipes.keepForm)[0]?.body as { form: never; version: number }
    first.unmount()
    api.answer(myRecipes.unfinished, () => ({ ...kept, at: new Date(Date.now() - 330_000).toISOString() }))
    const again = open('/my-recipes?new')
    expect((await screen.findByText(/You were writing this/)).textContent).toMatch(/\d minutes ago/)
    await again.user.click(await press('Continue'))
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', 'Half a cake')
    again.unmount()
    const third = open('/my-recipes?new')
    await third.user.click(await press('Start over'))
    expect(await screen.findByLabelText('Title')).toHaveProperty('value', '')
    expect(api.callsTo(myRecipes.dropForm)).toHaveLength(1)
  })

  test('without a server the input is stored in the browser and offered from there', async () => {
    api.answer(myRecipes.keepForm, () => rejectedWith('not-ready'))
    const first = open('/my-recipes?new')
    await first.user.click(await screen.findByLabelText('Title'))
    await first.user.paste('In a cellar')
    expect(await screen.findByText(/Kept on this device/)).toBeTruthy()
    first.unmount()
    open('/my-recipes?new')
    expect(await screen.findByText('In a cellar')).toBeTruthy()
  })
})

describe('changing a recipe', () => {
  test('[REC-04] saves with its version and keeps fields the form does not show', async () => {
    api.answer(recipes.update, () => aRecipeDetails({ id: 101, version: 4 }))
    const { user } = open('/my-recipes')
    await user.click(await screen.findByRole('link', { name: 'Edit Lentil soup' }))
    await user.type(await screen.findByLabelText('Title'), ' with lemon')
    await user.click(await press('Save Changes'))
    await toasted('Recipe saved')
    expect(api.callsTo(recipes.update)[0]?.body).toMatchObject({
      ...anOwnDraft().draft,
      title: 'Lentil soup with lemon',
      version: 3,
    })
  })

  test('asks about a recipe changed meanwhile and keeps the input', async () => {
    api.answer(recipes.update, ({ body }) =>
      body?.version === 5 ? aRecipeDetails({ id: 101, version: 6 }) : rejectedWith('recipe-changed'),
    )
    const { user } = open('/my-recipes?edit=101')
    await user.type(await screen.findByLabelText('Title'), '!')
    await user.click(await press('Save Changes'))
    expect(await screen.findByText('This recipe was changed in the meantime')).toBeTruthy()
    expect(screen.getByLabelText('Title')).toHaveProperty('value', 'Lentil soup!')
    api.answer(myRecipes.open, () => anOwnDraft({ version: 5 }))
    await user.click(await press('Save mine instead'))
    await toasted('Recipe saved')
    expect(api.callsTo(recipes.update).at(-1)?.body).toMatchObject({ title: 'Lentil soup!', version: 5 })
  })

  test('shows another cook’s recipe as not found', async () => {
    api.answer(myRecipes.open, () => rejectedWith('recipe-not-found'))
    open('/my-recipes?edit=7')
    expect((await screen.findByRole('alert')).textContent).toContain('There is no such recipe')
  })
})
