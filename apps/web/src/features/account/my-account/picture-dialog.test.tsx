// @vitest-environment happy-dom
import { account } from '@larder/contract/account'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aProfile, stubAccount } from '../../../testing/an-account'
import { renderWithApp } from '../../../testing/render-with-app'
import { rejectedWith, stubApi } from '../../../testing/stub-api'
import { currentToasts } from '../../../ui/toasts/toast-store'
import { PictureDialog } from './picture-dialog'

const avatar = '0192f3a4-7c1e-7abc-8def-0123456789ac'
const onClose = vi.fn()
let api: ReturnType<typeof stubApi>

beforeEach(() => {
  onClose.mockClear()
  api = stubApi()
  stubAccount(api)
  api.answer(account.setAvatar, () => aProfile({ avatar }))
  api.answer(account.removeAvatar, () => aProfile())
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    drawImage: () => undefined,
    fillRect: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob(['packed'], { type: type ?? '' })),
  )
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }))
})

const photo = () => new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'me.jpg', { type: 'image/jpeg' })
const open = (given = {}) =>
  renderWithApp(<PictureDialog profile={aProfile(given)} onClose={onClose} />, { signedIn: true })

test('previews the chosen picture and sends it as a small JPEG', async () => {
  const { user } = open()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save Picture' })
  expect(save.disabled).toBe(true)
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  await user.upload(screen.getByLabelText('Picture file'), photo())
  await waitFor(() => expect(save.disabled).toBe(false))
  await user.click(save)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(api.callsTo(account.setAvatar)[0]?.headers.get('content-type')).toBe('image/jpeg')
  expect(currentToasts()[0]?.title).toBe('Picture saved')
})

test('shows an error for a file that is no picture and for a rejection', async () => {
  const { user } = open()
  const file = screen.getByLabelText<HTMLInputElement>('Picture file')
  file.removeAttribute('accept')
  await user.upload(file, new File(['Hello'], 'hello.txt', { type: 'text/plain' }))
  expect((await screen.findByRole('alert')).textContent).toContain('not a picture')
  api.answer(account.setAvatar, () => rejectedWith('too-many-pixels'))
  await user.upload(file, photo())
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Save Picture' }))
  expect((await screen.findByRole('alert')).textContent).toContain('too many pixels')
  expect(onClose).not.toHaveBeenCalled()
})

test('Remove shows the initials again', async () => {
  const { user } = open({ avatar })
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(api.callsTo(account.removeAvatar)).toHaveLength(1)
})
