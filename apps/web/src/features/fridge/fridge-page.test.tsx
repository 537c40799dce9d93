// @vitest-environment happy-dom
import { type Camera, fridge, type ShelfChangeEntry } from '@larder/contract/fridge'
import { inventory } from '@larder/contract/inventory'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/query-client'
import { refresh } from '../../api/use-read'
import { aCamera, aCameraPicture, aFridgeChange } from '../../testing/a-camera'
import { renderWithApp } from '../../testing/render-with-app'
import { paged, rejectedWith, stubApi } from '../../testing/stub-api'
import { currentToasts } from '../../ui/toasts/toast-store'
import { FridgePage } from './fridge-page'

let api: ReturnType<typeof stubApi>
let cameras: Camera[]
let changes: ShelfChangeEntry[]

beforeEach(() => {
  queryClient.clear()
  cameras = [aCamera({ lastPictureAt: '2026-11-15T08:00:00.000Z' })]
  changes = []
  api = stubApi()
  api.answer(fridge.cameras, () => cameras)
  api.answer(fridge.changes, () => paged(changes, { page: 1, size: 20 }, changes.length))
  api.answer(fridge.pictures, () => paged([aCameraPicture()], { page: 1, size: 1 }, 3))
  api.answer(fridge.picture, () => new Uint8Array())
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const open = () => renderWithApp(<FridgePage />, { path: '/fridge', signedIn: true })
const toasted = (title: string) => waitFor(() => expect(currentToasts()[0]?.title).toBe(title))
const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()

describe('looking', () => {
  test('without a camera it explains what one does', async () => {
    cameras = []
    open()
    expect(await screen.findByRole('heading', { name: 'No camera yet' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'Pair a camera' })).toHaveLength(1)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
  })

  test('each camera shows its last picture, place and time, and all pictures one by one', async () => {
    cameras = [...cameras, aCamera({ id: 'd', name: 'x'.repeat(60), location: 'freezer', paired: false })]
    const { user } = open()
    const card = await screen.findByRole('listitem', { name: 'Top shelf' })
    const picture = await within(card).findByRole('img', { name: 'What Top shelf saw last' })
    expect(picture.getAttribute('src')).toMatch(/^blob:/)
    expect(card.textContent).toContain('FridgeLooked')
    expect(screen.getByRole('listitem', { name: 'x'.repeat(60) }).textContent).toContain(
      'FreezerNot paired yet',
    )

    await user.click(within(card).getByRole('button', { name: 'What Top shelf saw last' }))
    const dialog = screen.getByRole('dialog', { name: 'Top shelf' })
    await waitFor(() => expect(dialog.textContent).toContain('Picture 1 of 3'))
    expect(dialog.textContent).toContain('Nothing changed.')
    await user.click(within(dialog).getByRole('button', { name: 'Older' }))
    await waitFor(() => expect(dialog.textContent).toContain('Picture 2 of 3'))
    expect(api.callsTo(fridge.pictures).at(-1)?.address).toContain('page=2&size=1')
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(dialog.textContent).toContain('Picture 1 of 3'))
  })

  test('revokes a picture’s object URL when it is unmounted', async () => {
    const letGo = vi.spyOn(URL, 'revokeObjectURL')
    const { unmount } = open()
    const picture = await screen.findByRole('img', { name: 'What Top shelf saw last' })
    const address = picture.getAttribute('src')
    unmount()
    expect(letGo).toHaveBeenCalledWith(address)
  })

  test('shows an error with a retry when it cannot be read', async () => {
    api.answer(fridge.cameras, () => rejectedWith('too-many-requests'))
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('That was a lot at once.')
    api.answer(fridge.cameras, () => cameras)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('listitem', { name: 'Top shelf' })).toBeTruthy()
  })
})

describe('pairing', () => {
  beforeEach(() => {
    cameras = []
    api.answer(fridge.add, ({ body }) => {
      const { name } = body as { name: string }
      const camera = aCamera({ name, paired: false, codeUntil: later(600) })
      cameras = [camera]
      return { camera, code: 'K7QX-3MPA', expiresAt: later(600) }
    })
  })

  test('asks for name and place, shows the code, and changes to Paired when the device connects', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Pair a camera' }))
    await user.click(screen.getByRole('button', { name: 'Show code' }))
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    await user.type(screen.getByLabelText('Name of the shelf'), 'Door')
    await user.click(screen.getByRole('radio', { name: 'Freezer' }))
    await user.click(screen.getByRole('button', { name: 'Show code' }))
    const dialog = await screen.findByRole('dialog', { name: 'Door' })
    expect(await within(dialog).findByText('K7QX-3MPA', { selector: 'p' })).toBeTruthy()
    expect(within(dialog).getByRole('timer').textContent).toMatch(/^(10:00|9:5\d)$/)
    expect(dialog.textContent).toContain(
      `npx larder-camera pair --server ${location.origin} --code K7QX-3MPA`,
    )
    expect(api.callsTo(fridge.add)[0]?.body).toEqual({ name: 'Door', location: 'freezer' })

    const written: string[] = []
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void written.push(text))
    await user.click(within(dialog).getByRole('button', { name: 'Copy' }))
    expect(await within(dialog).findByText('The command is copied.')).toBeTruthy()
    expect(written).toEqual([`npx larder-camera pair --server ${location.origin} --code K7QX-3MPA`])

    cameras = cameras.map(({ codeUntil: _, ...camera }) => ({ ...camera, paired: true }))
    void refresh(fridge.cameras)
    expect(await within(dialog).findByText('Paired')).toBeTruthy()
    expect(dialog.textContent).toContain('npx larder-camera watch')
  })

  test('an expired code is replaced', async () => {
    api.answer(fridge.add, () => ({
      camera: aCamera({ paired: false }),
      code: 'K7QX-3MPA',
      expiresAt: later(-1),
    }))
    api.answer(fridge.renew, () => ({ camera: aCamera(), code: 'AAAA-2222', expiresAt: later(600) }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Pair a camera' }))
    await user.type(screen.getByLabelText('Name of the shelf'), 'Door')
    await user.click(screen.getByRole('button', { name: 'Show code' }))
    await user.click(await screen.findByRole('button', { name: 'New code' }))
    expect(await screen.findByText('AAAA-2222', { selector: 'p' })).toBeTruthy()
  })

  test('shows a rejection', async () => {
    api.answer(fridge.add, () => rejectedWith('too-many-cameras'))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Pair a camera' }))
    await user.type(screen.getByLabelText('Name of the shelf'), 'Door')
    await user.click(screen.getByRole('button', { name: 'Show code' }))
    expect((await screen.findByRole('alert')).textContent).toContain('up to 10 cameras')
  })
})

describe('a camera', () => {
  test('can be renamed and moved in its card', async () => {
    api.answer(fridge.change, ({ body }) => {
      cameras = [aCamera(body as object)]
      return cameras[0] ?? aCamera()
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change Top shelf' }))
    const field = screen.getByLabelText('Name of the shelf')
    expect(document.activeElement).toBe(field)
    await user.clear(field)
    await user.keyboard('{Enter}')
    expect(screen.getByText('Please fill this in.')).toBeTruthy()
    await user.type(field, 'Cellar')
    await user.click(screen.getByRole('radio', { name: 'Pantry' }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('heading', { name: 'Cellar' })).toBeTruthy()
    expect(api.callsTo(fridge.change)[0]?.body).toEqual({ name: 'Cellar', location: 'pantry' })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Cellar' })),
    )
  })

  test('is removed after a confirmation that lists what is deleted', async () => {
    cameras = [...cameras, aCamera({ id: 'd', name: 'Door' })]
    api.answer(fridge.revoke, () => {
      cameras = cameras.slice(0, 1)
      return null
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'More options for Door' }))
    await user.click(screen.getByRole('menuitem', { name: 'Remove camera' }))
    const dialog = screen.getByRole('alertdialog', { name: 'Remove Door?' })
    expect(dialog.textContent).toContain('its pictures and open questions are deleted')
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }))
    await toasted('Door is removed')
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Door' })).toBeNull())
  })
})

describe('what changed', () => {
  const others = [{ name: 'Plant milk', foodId: 'plant-milk', confidence: 20 }]
  const decided = (state: ShelfChangeEntry['state']) => {
    changes = changes.map((change) => ({ ...change, state }))
    return { change: changes[0] ?? aFridgeChange(), items: [], booking: 41 }
  }

  test('asks about a doubtful change: yes', async () => {
    changes = [aFridgeChange({ state: 'asking', others, seenOn: 'p' })]
    api.answer(fridge.decide, () => decided('confirmed'))
    const { user } = open()
    const card = await screen.findByRole('listitem', { name: 'Did somebody put in milk?' })
    expect(await within(card).findByRole('img', { name: 'What the camera saw' })).toBeTruthy()
    await user.click(within(card).getByRole('button', { name: 'Yes' }))
    await toasted('Milk is in your stock')
    expect(api.callsTo(fridge.decide)[0]?.body).toEqual({ do: 'book', action: expect.any(String) })
    await waitFor(() => expect(screen.queryByText('Did somebody put in milk?')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cameras (1)' }))
  })

  test('another food, by one tap or typed', async () => {
    changes = [aFridgeChange({ state: 'asking', kind: 'went', others })]
    api.answer(fridge.decide, () => rejectedWith('item-not-found'))
    const { user } = open()
    const card = await screen.findByRole('listitem', { name: 'Did somebody take out milk?' })
    await user.click(within(card).getByRole('button', { name: 'Plant milk' }))
    await toasted('Not saved')
    expect(api.callsTo(fridge.decide)[0]?.body).toMatchObject({ name: 'Plant milk', foodId: 'plant-milk' })
    await user.click(within(card).getByRole('button', { name: 'Something else' }))
    await user.keyboard('{Enter}')
    expect(within(card).getByText('Say what it was.')).toBeTruthy()
    await user.keyboard('Grandma’s chutney')
    api.answer(fridge.decide, () => decided('confirmed'))
    await user.click(within(card).getByRole('button', { name: 'Save' }))
    await toasted('Taken out of your stock: Milk')
    expect(api.callsTo(fridge.decide).at(-1)?.body).toMatchObject({ do: 'book', name: 'Grandma’s chutney' })
  })

  test('no, or already answered by somebody else', async () => {
    changes = [
      aFridgeChange({ id: '1', state: 'asking' }),
      aFridgeChange({ id: '2', state: 'asking', name: 'Eggs' }),
    ]
    api.answer(fridge.decide, () => rejectedWith('change-decided'))
    const { user } = open()
    const card = await screen.findByRole('listitem', { name: 'Did somebody put in milk?' })
    await user.click(within(card).getByRole('button', { name: 'No' }))
    await toasted('Somebody has answered that already')
    api.answer(fridge.decide, () => decided('dismissed'))
    await user.click(within(card).getByRole('button', { name: 'No' }))
    await toasted('Milk is dismissed')
    expect(api.callsTo(fridge.decide).at(-1)?.body).toEqual({ do: 'dismiss' })
  })

  test('is listed by picture and undone as one booking', async () => {
    changes = [
      aFridgeChange({ id: '1', booking: 7 }),
      aFridgeChange({ id: '2', booking: 7, kind: 'went', name: 'Eggs' }),
      aFridgeChange({ id: '3', state: 'undone', pictureId: 'q', name: 'Butter' }),
    ]
    api.answer(inventory.undo, () => {
      changes = changes.map(({ booking: _, ...change }) => ({ ...change, state: 'undone' }))
      return { items: [], removed: [] }
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Undo: Milk added, Eggs taken out' }))
    await toasted('Undone')
    expect(api.callsTo(inventory.undo)[0]?.address).toMatch(/\/bookings\/7\/undo$/)
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull())
    expect(screen.getAllByText('Undone')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What changed' }))
  })

  test('many are loaded page by page', async () => {
    changes = Array.from({ length: 20 }, (_, at) =>
      aFridgeChange({ id: String(at), booking: at, name: `Food ${at}` }),
    )
    api.answer(fridge.changes, () => paged(changes, { page: 1, size: 20 }, 45))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await waitFor(() => expect(api.callsTo(fridge.changes).at(-1)?.address).toContain('page=2&size=20'))
  })
})
