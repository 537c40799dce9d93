// @vitest-environment happy-dom
import { inventory } from '@larder/contract/inventory'
import { notifications } from '@larder/contract/notifications'
import { type ScanEvent, scan } from '@larder/contract/scan'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeQueue } from '../../api/change-queue/change-queue'
import { aFoundLine, anAllowance, aScan } from '../../testing/a-scan'
import { aScanPage } from '../../testing/a-scan-page'
import { anItem } from '../../testing/an-item'
import { rejectedWith } from '../../testing/stub-api'
import { currentToasts, dismissToast } from '../../ui/toasts/toast-store'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(async () => {
  window.localStorage.clear()
  for (const { id } of changeQueue.pending()) await changeQueue.handleOf(inventory.create, id).cancel()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const shownToasts = () => currentToasts().map(({ title, description }) => [title, description])
const file = () => new File(['photo'], 'photo.jpg', { type: 'image/jpeg' })
const found = (...lines: ReturnType<typeof aFoundLine>[]): ScanEvent => ({
  kind: 'found',
  scan: aScan({ lines }),
  allowance: anAllowance({ left: 6 }),
})

async function looking(scanner: ReturnType<typeof aScanPage>) {
  const shown = scanner.open()
  await shown.user.upload(screen.getByLabelText('Picture to look at'), file())
  await screen.findByText('Scanning in progress...')
  await waitFor(() => expect(scanner.spoken.say ?? scanner.spoken.rejection).toBeTruthy())
  return shown
}

const say = (scanner: ReturnType<typeof aScanPage>, event: ScanEvent | 'goodbye') =>
  act(async () => scanner.spoken.say?.(event))

describe('the camera', () => {
  test('[SCAN-01] opens for each kind, remembers it, and confirms when it closes', async () => {
    const scanner = aScanPage()
    const { user } = scanner.open()
    await user.click(button('Scan Receipts'))
    const preview = await screen.findByLabelText<HTMLVideoElement>('Live preview')
    expect([preview.getAttribute('width'), preview.getAttribute('height')]).toEqual(['640', '480'])
    fireEvent.loadedData(preview)
    expect(button('Capture Photo').hasAttribute('disabled')).toBe(false)
    await user.click(button('Cancel Camera'))
    expect(shownToasts()).toEqual([['Camera Closed', undefined]])
    await waitFor(() => expect(scanner.closed).toHaveBeenCalled())
    expect(screen.getByLabelText('Paste the text of an e-receipt')).toBeTruthy()
  })

  test('offers torch and second camera if the device has them', async () => {
    const torch = vi.fn(async () => {})
    const openCamera = vi.fn(async () => ({
      ...{ stream: new MediaStream(), canTorch: true, torch, close: () => {} },
      takePhoto: async () => new Blob(),
    }))
    const { user } = aScanPage({ openCamera, hasSeveralCameras: async () => true }).open()
    await user.click(button('Scan Ingredients'))
    await user.click(await screen.findByRole('button', { name: 'Turn the light on' }))
    expect(torch).toHaveBeenCalledWith(true)
    expect(await screen.findByRole('button', { name: 'Turn the light off' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Use the other camera' }))
    await waitFor(() => expect(openCamera).toHaveBeenLastCalledWith('user'))
  })

  test('[SCAN-05] that cannot be opened ends the scan', async () => {
    const scanner = aScanPage({ openCamera: () => Promise.reject(new Error('denied')) })
    const { user } = scanner.open()
    await user.click(button('Scan Ingredients'))
    await waitFor(() => expect(shownToasts()).toEqual([['Camera Error', 'Unable to access the camera.']]))
    expect(button('Scan Ingredients')).toBeTruthy()
  })

  test('[SCAN-02] a captured photo is recognised, and certain lines are selected', async () => {
    const scanner = aScanPage()
    const { user } = scanner.open()
    await user.click(button('Scan Ingredients'))
    fireEvent.loadedData(await screen.findByLabelText('Live preview'))
    await user.click(button('Capture Photo'))
    await screen.findByText('Scanning in progress...')
    await waitFor(() => expect(scanner.spoken.say).toBeTruthy())
    expect(scanner.closed).toHaveBeenCalled()
    scanner.api.answer(scan.allowance, () => anAllowance({ left: 6 }))
    await say(scanner, { kind: 'progress', done: 0.4, doing: 'looking' })
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
    await say(
      scanner,
      found(
        aFoundLine(),
        aFoundLine({
          key: '2',
          name: 'Mandarin',
          confidence: 52,
          ticked: false,
          others: [{ name: 'Orange', foodId: 'orange', confidence: 31 }],
        }),
      ),
    )
    const heading = await screen.findByRole('heading', { name: 'Detected Items' })
    expect(document.activeElement).toBe(heading)
    expect(shownToasts()).toEqual([['Scan Complete!', '2 items found.']])
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    expect([box(/Spinach/).checked, box(/Mandarin/).checked]).toEqual([true, false])
    expect(screen.getByText('Seen by Larder')).toBeTruthy()
    expect(await screen.findByText('6 of 10 scans')).toBeTruthy()

    await user.click(within(screen.getByRole('group', { name: 'Is it one of these?' })).getByText('Orange'))
    expect(box(/Orange/).checked).toBe(true)
  })
})

describe('recognition', () => {
  test('can be cancelled, which closes the connection', async () => {
    const scanner = aScanPage()
    const { user } = await looking(scanner)
    await user.click(button('Cancel'))
    expect(shownToasts()).toEqual([['Scan cancelled', undefined]])
    expect(scanner.asked[0]?.signal.aborted).toBe(true)
    expect(button('Scan Ingredients')).toBeTruthy()
  })

  test('that finds nothing shows what to try and offers typing', async () => {
    const scanner = aScanPage()
    const { user } = await looking(scanner)
    await say(scanner, { kind: 'nothing', notes: ['Go closer.'], allowance: anAllowance() })
    expect(await screen.findByText('Nothing was found')).toBeTruthy()
    expect(screen.getByText('Go closer.')).toBeTruthy()
    await user.click(button('Type it instead'))
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  })

  test('that fails can be retried as the same scan', async () => {
    const scanner = aScanPage()
    const { user } = await looking(scanner)
    await say(scanner, { kind: 'failed', message: 'That did not work.' })
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work.')
    await user.click(button('Try again'))
    await waitFor(() => expect(scanner.asked).toHaveLength(2))
    const [first, second] = scanner.asked.map(({ address }) => new URL(address, 'http://x').searchParams)
    expect(second?.get('scan')).toBe(first?.get('scan'))
    expect(first?.get('keep')).toBe('false')
    await say(scanner, found(aFoundLine()))
    expect(await screen.findByRole('checkbox', { name: /Spinach/ })).toBeTruthy()
  })

  test('over the limit shows the plan', async () => {
    const scanner = aScanPage()
    const { status, answer } = rejectedWith('scan-limit')
    scanner.spoken.rejection = Response.json(answer, { status })
    scanner.open()
    fireEvent.paste(document, { clipboardData: { files: [file()] } })
    expect((await screen.findByRole('alert')).textContent).toContain('Premium has no limit')
    expect(screen.getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/product')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  test('without a server runs on this device, and the result waits in the change queue', async () => {
    const scanner = aScanPage({ recognizeOnDevice: async () => [aFoundLine()] })
    scanner.spoken.rejection = new Response('nobody', { status: 502 })
    const { user } = scanner.open()
    await user.upload(screen.getByLabelText('Picture to look at'), file())
    expect(await screen.findByText('Seen on this device')).toBeTruthy()
    await user.click(button('Save to Inventory'))
    expect(shownToasts()[0]?.[1]).toContain('1 item saved.')
    expect(changeQueue.pending()).toMatchObject([
      { name: 'inventory.create', input: { body: { name: 'Spinach', source: 'photo' } } },
    ])
  })

  test('shows an error for a file that is no picture', async () => {
    const scanner = aScanPage({ normalizePicture: () => Promise.reject(new Error('no')) })
    scanner.open()
    fireEvent.paste(document, { clipboardData: { files: [file()] } })
    expect((await screen.findByRole('alert')).textContent).toContain('not a picture we can read')
  })
})

describe('saving', () => {
  const aDesk = () => {
    const scanner = aScanPage()
    scanner.api.answer(scan.save, () => ({ saved: 1, items: [anItem()], booking: 41 }))
    scanner.api.answer(inventory.undo, () => ({ items: [], removed: [7] }))
    scanner.api.answer(notifications.list, () => [])
    return scanner
  }

  test('[SCAN-04] stores the ticked lines as edited, shows the count, clears the list, and can be undone', async () => {
    const scanner = aDesk()
    const { user } = await looking(scanner)
    await say(scanner, found(aFoundLine(), aFoundLine({ key: '2', name: 'Milk', foodId: 'whole-milk' })))
    await user.click(await screen.findByRole('checkbox', { name: /Milk/ }))
    await user.click(button('Change Spinach'))
    const amount = within(screen.getByRole('list', { name: 'Detected Items' })).getByLabelText('Amount')
    await user.clear(amount)
    await user.type(amount, '3')
    await user.click(button('Save to Inventory'))
    expect(shownToasts()).toEqual([['Saved to Inventory', '1 item saved.']])
    expect(screen.queryByRole('heading', { name: 'Detected Items' })).toBeNull()
    await waitFor(() => expect(scanner.api.callsTo(scan.save)).toHaveLength(1))
    expect(scanner.api.callsTo(scan.save)[0]?.body).toMatchObject({
      lines: [{ key: '1', name: 'Spinach', amount: '3' }],
    })
    currentToasts()[0]?.action?.onSelect()
    await waitFor(() => expect(scanner.api.callsTo(inventory.undo)).toHaveLength(1))
  })

  test('shows an error under an invalid line and sends nothing', async () => {
    const scanner = aDesk()
    const { user } = await looking(scanner)
    await say(scanner, found(aFoundLine({ amount: 'some' })))
    await user.click(await screen.findByRole('button', { name: 'Save to Inventory' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Use a number')
    expect(scanner.api.callsTo(scan.save)).toHaveLength(0)
  })

  test('a rejection restores the lines', async () => {
    const scanner = aDesk()
    scanner.api.answer(scan.save, () => rejectedWith('scan-over'))
    const { user } = await looking(scanner)
    await say(scanner, found(aFoundLine()))
    await user.click(await screen.findByRole('button', { name: 'Save to Inventory' }))
    await waitFor(() => expect(shownToasts()[0]?.[0]).toBe('Not Saved'))
    expect(await screen.findByRole('checkbox', { name: /Spinach/ })).toBeTruthy()
  })
})

describe('[SCAN-08] a visitor', () => {
  test('sees the labelled sample of the specification and must log in to save', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const scanner = aScanPage()
    const { user } = scanner.open({ signedIn: false })
    await user.click(button('Try a sample'))
    expect(screen.getByText('Scanning in progress...')).toBeTruthy()
    await act(async () => vi.advanceTimersByTime(1900))
    expect(screen.queryByRole('heading', { name: /Detected Items/ })).toBeNull()
    await act(async () => vi.advanceTimersByTime(150))
    expect(await screen.findByRole('heading', { name: /Detected Items/ })).toBeTruthy()
    expect(shownToasts()).toEqual([['Scan Complete!', '2 items found.']])
    expect(screen.getByText('Sample')).toBeTruthy()
    const rows = within(screen.getByRole('list', { name: 'Detected Items' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent?.replace(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/Spinach.*High.*93 %/),
      expect.stringMatching(/Eggs.*Medium.*88 %/),
    ])
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true)
    await user.click(button('Save to Inventory'))
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?from=%2Fscan-ingredients',
    )
    expect(scanner.api.calls).toEqual([])
  })
})
