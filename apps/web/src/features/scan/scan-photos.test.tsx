// @vitest-environment happy-dom
import { maxScanPhotos, type ScanEvent, type ScanLine, scan } from '@larder/contract/scan'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aFoundLine, anAllowance, aScan } from '../../testing/a-scan'
import { aScanPage } from '../../testing/a-scan-page'
import { anItem } from '../../testing/an-item'
import { currentToasts, dismissToast } from '../../ui/toasts/toast-store'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(() => window.localStorage.clear())

const milk = aFoundLine({ key: '2', name: 'Milk', foodId: 'whole-milk', unit: 'l', photo: 2 })
const file = (name: string) => new File([name], `${name}.jpg`, { type: 'image/jpeg' })
const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const found = (lines: readonly ScanLine[], photos?: number): ScanEvent => ({
  kind: 'found',
  scan: aScan({ lines: [...lines], photos }),
  allowance: anAllowance({ left: 6 }),
})

const savedBodies = ({ api }: ReturnType<typeof aScanPage>) => api.callsTo(scan.save).map(({ body }) => body)

async function say(scanner: ReturnType<typeof aScanPage>, event: ScanEvent) {
  await waitFor(() => expect(scanner.spoken.say).toBeTruthy())
  const { say } = scanner.spoken
  delete scanner.spoken.say
  await act(async () => say?.(event))
}

async function scanned(...files: File[]) {
  const scanner = aScanPage()
  const shown = scanner.open()
  await shown.user.upload(screen.getByLabelText('Picture to look at'), files)
  await say(scanner, found([aFoundLine()]))
  await screen.findByRole('heading', { name: 'Detected Items' })
  return { scanner, ...shown }
}

test('pictures chosen together are one scan: the first brings the list, the others add to it', async () => {
  const { scanner, user } = await scanned(file('shelf'), file('door'))
  await waitFor(() => expect(scanner.asked).toHaveLength(2))
  const [first, second] = scanner.asked
  expect([first?.endpoint, second?.endpoint]).toEqual([scan.photo, scan.addPhoto])
  expect(screen.getByRole('button', { name: 'Photo 2, being scanned' })).toBeTruthy()
  // What the cook corrects meanwhile stays.
  await user.click(box(/Spinach/))
  const again = aFoundLine({ key: '3', photo: 2, ticked: false, seenBefore: true })
  await say(scanner, found([aFoundLine(), milk, again], 2))
  expect(box(/Milk/).checked).toBe(true)
  const spinach = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Spinach/ })
  expect(spinach.map(({ checked }) => checked)).toEqual([false, false])
  expect(screen.getByText('Already in an earlier photo. Select it if there are more.')).toBeTruthy()

  scanner.api.answer(scan.save, () => ({ saved: 1, items: [anItem()], booking: 7 }))
  await user.click(screen.getByRole('button', { name: 'Save to Inventory' }))
  await waitFor(() => expect(savedBodies(scanner)).toHaveLength(1))
  expect(savedBodies(scanner)[0]).toMatchObject({ lines: [{ key: '2', name: 'Milk' }] })
})

test('a photo without findings is reported, and can be removed', async () => {
  const { scanner, user } = await scanned(file('shelf'), file('dark'))
  await say(scanner, { kind: 'nothing', notes: [], allowance: anAllowance() })
  await user.click(await screen.findByRole('button', { name: 'Photo 2, nothing found' }))
  expect(screen.getByText('Nothing was found in this photo.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Leave it out' }))
  expect(screen.queryByRole('list', { name: 'Photos of this scan' })).toBeNull()
  expect(box(/Spinach/).checked).toBe(true)
})

test('one that failed is tried again as the same photo', async () => {
  const { scanner, user } = await scanned(file('shelf'), file('door'))
  await say(scanner, { kind: 'failed', message: 'The scan took too long.' })
  await user.click(await screen.findByRole('button', { name: 'Photo 2, not scanned' }))
  expect(screen.getByText('The scan took too long.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(scanner.asked).toHaveLength(3))
  const photoOf = (at: number) =>
    new URL(scanner.asked[at]?.address ?? '', 'http://x').searchParams.get('photo')
  expect(photoOf(2)).toBe(photoOf(1))
  await say(scanner, found([aFoundLine(), milk], 2))
  expect(box(/Milk/).checked).toBe(true)
})

test('a picture added later joins the scan; more than six are refused', async () => {
  const { scanner, user } = await scanned(file('shelf'))
  const many = Array.from({ length: maxScanPhotos }, (_, at) => file(`more-${at}`))
  await user.upload(screen.getByLabelText('Pictures to add'), many)
  await waitFor(() => expect(scanner.asked[1]?.endpoint).toBe(scan.addPhoto))
  expect(
    within(screen.getByRole('list', { name: 'Photos of this scan' })).getAllByRole('button'),
  ).toHaveLength(maxScanPhotos)
  expect(currentToasts().map(({ title }) => title)).toContain('Too Many Photos')
  expect(screen.queryByRole('button', { name: 'Add pictures' })).toBeNull()
})

test('another photo is taken with the camera, and the results stay meanwhile', async () => {
  const { scanner, user } = await scanned(file('shelf'))
  await user.click(screen.getByRole('button', { name: 'Take another photo' }))
  expect(box(/Spinach/).checked).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Cancel Camera' }))
  await user.click(await screen.findByRole('button', { name: 'Take another photo' }))
  fireEvent.loadedData(await screen.findByLabelText('Live preview'))
  await user.click(screen.getByRole('button', { name: 'Capture Photo' }))
  await waitFor(() => expect(scanner.asked[1]?.endpoint).toBe(scan.addPhoto))
  await say(scanner, found([aFoundLine(), milk], 2))
  expect(box(/Milk/).checked).toBe(true)
})

test('what was missed is named by pointing at it, and saved without a line of the scan', async () => {
  const { scanner, user } = await scanned(file('shelf'))
  const spot = await screen.findByRole('button', { name: 'Name something that was missed' })
  vi.spyOn(spot, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 400, 300))
  fireEvent.click(spot, { clientX: 200, clientY: 150, detail: 1 })
  await user.type(await screen.findByRole('combobox', { name: /What is there/ }), '6 eggs{Enter}')
  expect(await screen.findByText('Named by you')).toBeTruthy()
  expect(box(/Eggs/).checked).toBe(true)
  scanner.api.answer(scan.save, () => ({ saved: 2, items: [anItem()], booking: 7 }))
  await user.click(screen.getByRole('button', { name: 'Save to Inventory' }))
  await waitFor(() => expect(savedBodies(scanner)).toHaveLength(1))
  const { lines } = savedBodies(scanner)[0] as { lines: { key?: string; name: string }[] }
  expect(lines).toMatchObject([{ key: '1' }, { name: 'Eggs', amount: '6', foodId: 'egg' }])
  expect(lines[1]).not.toHaveProperty('key')
})

test('by keyboard it is named without a place', async () => {
  const { user } = await scanned(file('shelf'))
  screen.getByRole('button', { name: 'Name something that was missed' }).focus()
  await user.keyboard('{Enter}')
  const field = await screen.findByRole('combobox', { name: /What was missed/ })
  await user.type(field, '{Enter}')
  expect(screen.getByText('Type what it is.')).toBeTruthy()
  await user.type(field, '{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
})
