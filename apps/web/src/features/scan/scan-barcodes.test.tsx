// @vitest-environment happy-dom
import { type Scan, scan } from '@larder/contract/scan'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aFoundLine, anAllowance, aScan } from '../../testing/a-scan'
import { aScanPage } from '../../testing/a-scan-page'
import { paged, rejectedWith } from '../../testing/stub-api'
import { currentToasts, dismissToast } from '../../ui/toasts/toast-store'

const oats = '5000112637922'
const mystery = '4006381333931'
let known: Map<string, string>

beforeEach(() => {
  known = new Map([[oats, 'Oat drink']])
  vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const { id } of currentToasts()) dismissToast(id)
})
afterEach(() => window.localStorage.clear())

function aTill(given: Parameters<typeof aScanPage>[0] = {}) {
  const scanner = aScanPage(given)
  scanner.api.answer(scan.barcode, ({ body }) => {
    const code = String(body?.code)
    const name = known.get(code)
    const line = name === undefined ? {} : { line: aFoundLine({ key: code, code, name, unit: 'l' }) }
    return { code, inStore: false, allowance: anAllowance(), ...line }
  })
  scanner.api.answer(scan.teach, ({ body }) => {
    known.set(mystery, String(body?.name))
    return { code: mystery, name: String(body?.name), amount: '1', unit: '', category: 'Snacks' as const }
  })
  scanner.api.answer(scan.packDate, () => ({}))
  scanner.api.answer(scan.barcodeDigits, () => ({}))
  return scanner
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const row = (name: RegExp) => screen.findByRole('checkbox', { name })
const requestedCodes = (scanner: ReturnType<typeof aTill>) =>
  scanner.api.callsTo(scan.barcode).map(({ body }) => (body as { code: string; scan: string }).code)

describe('the live camera', () => {
  async function live(scanner: ReturnType<typeof aTill>) {
    const shown = scanner.open()
    await shown.user.click(button('Scan Barcodes'))
    fireEvent.loadedData(await screen.findByLabelText('Live preview'))
    await waitFor(() => expect(scanner.live.code).toBeTruthy())
    const hold = (code: string) => act(async () => scanner.live.code?.(code))
    return { ...shown, hold }
  }

  test('reads several in a row as one scan, looks each up once and beeps', async () => {
    const scanner = aTill()
    known.set('96385074', 'Rice')
    const { user, hold } = await live(scanner)
    await hold(oats)
    expect(await row(/Oat drink/)).toBeTruthy()
    await hold(oats)
    expect(await screen.findByText(/^2 l/)).toBeTruthy()
    await hold('96385074')
    expect(await row(/Rice/)).toBeTruthy()
    expect(requestedCodes(scanner)).toEqual([oats, '96385074'])
    const scans = scanner.api.callsTo(scan.barcode).map(({ body }) => (body as { scan: string }).scan)
    expect(new Set(scans).size).toBe(1)
    expect(scanner.signal).toHaveBeenCalledTimes(3)
    expect(screen.getByLabelText('Live preview')).toBeTruthy()

    await user.click(button('Turn the sound off'))
    await hold('40170725')
    expect(scanner.signal).toHaveBeenCalledTimes(3)
    await user.click(button('Done'))
    expect(currentToasts()[0]).toMatchObject({ title: 'Scan Complete!', description: '2 items found.' })
    expect(button('Save to Inventory')).toBeTruthy()
  })

  test('fills in a printed date when it is found', async () => {
    const scanner = aTill()
    const year = new Date().getFullYear() + 2
    scanner.api.answer(scan.packDate, () => ({ day: `${year}-03-12`, kind: 'best-before' as const }))
    const { hold } = await live(scanner)
    await hold(oats)
    expect(await screen.findByText(new RegExp(`until 12 Mar ${year} \\(printed\\)`))).toBeTruthy()
  })
})

describe('an unknown code', () => {
  test('asks one question, once', async () => {
    const scanner = aTill()
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    const digits = screen.getByRole('textbox', { name: 'The digits under the bars' })
    await user.type(digits, `${mystery}{Enter}`)
    const question = await screen.findByRole('form', { name: `What ${mystery} is` })
    await user.click(within(question).getByRole('button', { name: 'Remember it' }))
    expect(screen.getByRole('alert').textContent).toContain('Please say what it is.')
    await user.type(within(question).getByRole('textbox', { name: 'Name' }), 'Crackers')
    // The same pack in view again does not take the words away.
    await act(async () => scanner.live.scanner?.(mystery))
    expect(within(question).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Crackers')
    await user.click(within(question).getByRole('button', { name: 'Remember it' }))
    expect(await row(/Crackers/)).toBeTruthy()
    expect(screen.queryByRole('form', { name: /What/ })).toBeNull()

    await user.type(digits, `${mystery}{Enter}`)
    await waitFor(() => expect(screen.getByText(/^2 l/)).toBeTruthy())
    expect(requestedCodes(scanner)).toEqual([mystery, mystery])
  })

  test('the label of a product can be photographed, and what was read is shown', async () => {
    vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close: () => undefined }))
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      drawImage: () => undefined,
      fillRect: () => undefined,
    } as never)
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])))
    const photo = () =>
      new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'label.jpg', { type: 'image/jpeg' })
    const scanner = aTill()
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    await user.type(screen.getByRole('textbox', { name: 'The digits under the bars' }), `${oats}{Enter}`)
    await row(/Oat drink/)
    await user.click(button('Change Oat drink'))
    const picture = screen.getByLabelText('Photo of the label of Oat drink')

    scanner.api.answer(scan.label, () => ({
      ...{ text: 'Ingredients: water, oats.', contains: ['gluten' as const], notKnown: [] },
      ...{
        noneFound: ['nuts' as const, 'msg' as const],
        unknown: [],
        warnings: ['Contains gluten: not for Ana.'],
      },
      figures: { per: '100 ml' as const, kcal: 46, fat: 1.5 },
    }))
    await user.upload(picture, photo())
    expect(await screen.findByText('Contains gluten: not for Ana.')).toBeTruthy()
    expect(screen.getByText('nuts, MSG')).toBeTruthy()
    expect(screen.getByRole('table', { name: 'In 100 ml' }).textContent).toContain('46 kcal')

    const nothing = { text: '', contains: [], noneFound: [], unknown: [], warnings: [] }
    scanner.api.answer(scan.label, () => ({ ...nothing, doubt: 'cut' as const, notKnown: ['nuts' as const] }))
    await user.upload(picture, photo())
    expect(await screen.findByText(/Take it again with a margin/)).toBeTruthy()
    expect(screen.queryByText('Not in the list')).toBeNull()
  })

  test('a keyboard scanner works anywhere, and invalid digits show an error', async () => {
    const scanner = aTill()
    scanner.api.answer(scan.barcode, () => rejectedWith('not-a-barcode'))
    scanner.open()
    await act(async () => scanner.live.scanner?.('123'))
    expect((await screen.findByRole('alert')).textContent).toContain('Those digits are not a barcode')
    await act(async () => fireEvent.click(button('Leave out 123')))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('without a server shows that it needs one, and can be retried', async () => {
    const scanner = aTill()
    scanner.api.answer(scan.barcode, () => Promise.reject(new TypeError('no network')))
    const { user } = scanner.open()
    await act(async () => scanner.live.scanner?.(oats))
    expect((await screen.findByRole('alert')).textContent).toContain('Larder cannot be reached')
    scanner.api.answer(scan.barcode, ({ body }) => ({
      code: String(body?.code),
      inStore: false,
      allowance: anAllowance(),
      line: aFoundLine({ key: oats, code: oats, name: 'Oat drink' }),
    }))
    await user.click(button('Try again'))
    expect(await row(/Oat drink/)).toBeTruthy()
  })

  test('bars that the device cannot read are sent for the digits under them', async () => {
    const scanner = aTill()
    scanner.api.answer(scan.barcodeDigits, () => ({ code: oats }))
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    await user.upload(
      screen.getByLabelText('Picture to look at'),
      new File(['x'], 'x.png', { type: 'image/png' }),
    )
    expect(await row(/Oat drink/)).toBeTruthy()
    expect(requestedCodes(scanner)).toEqual([oats])
  })

  test('a picture whose bars were read is not sent for its digits', async () => {
    const scanner = aTill({ findBarcodes: async () => [oats] })
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    await user.upload(
      screen.getByLabelText('Picture to look at'),
      new File(['x'], 'x.png', { type: 'image/png' }),
    )
    expect(await row(/Oat drink/)).toBeTruthy()
    expect(scanner.api.callsTo(scan.barcodeDigits)).toEqual([])
  })

  test('a picture without a barcode shows what to try', async () => {
    const scanner = aTill()
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    await user.upload(
      screen.getByLabelText('Picture to look at'),
      new File(['x'], 'x.png', { type: 'image/png' }),
    )
    expect(await screen.findByText('No barcode was found in that picture.')).toBeTruthy()
  })
})

describe('a picture with several barcodes', () => {
  const rice = '96385074'
  async function readPicture(...read: string[]) {
    const scanner = aTill({ findBarcodes: async () => read })
    known.set(rice, 'Rice')
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    const picture = new File(['x'], 'x.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Picture to look at'), picture)
    return { scanner, user }
  }
  const question = (count: string) =>
    screen.findByRole('form', {
      name: `${count} barcodes are in this picture. Which ones do you have?`,
    })
  const boxes = (form: HTMLElement) => within(form).getAllByRole<HTMLInputElement>('checkbox')
  const added = (scanner: ReturnType<typeof aTill>) =>
    scanner.api
      .callsTo(scan.barcode)
      .map(({ body }) => body as { code: string; lookUpOnly?: boolean })
      .filter(({ lookUpOnly }) => lookUpOnly !== true)
      .map(({ code }) => code)

  test('is asked which to take; nothing is ticked or added before, and only what is ticked then', async () => {
    const { scanner, user } = await readPicture(oats, rice)
    const form = await question('Two')
    expect(boxes(form).map(({ checked }) => checked)).toEqual([false, false])
    expect(
      within(form).getByRole('checkbox', { name: /Oat drink/, description: `1 l · ${oats}` }),
    ).toBeTruthy()
    expect(added(scanner)).toEqual([])
    expect(screen.queryByRole('button', { name: 'Save to Inventory' })).toBeNull()
    await user.click(within(form).getByRole('checkbox', { name: /Rice/ }))
    await user.click(button('Add what I ticked'))
    expect(await screen.findByRole('button', { name: 'Save to Inventory' })).toBeTruthy()
    expect(added(scanner)).toEqual([rice])
    expect(await row(/Rice/)).toBeTruthy()
    expect(screen.queryByText('Oat drink')).toBeNull()
  })

  test('without a tick says what to do, and works with the keyboard alone', async () => {
    const { scanner, user } = await readPicture(oats, rice)
    const form = await question('Two')
    expect(document.activeElement).toBe(within(form).getByRole('heading'))
    await user.tab()
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    expect((await within(form).findByRole('alert')).textContent).toContain('Tick what you have')
    expect(document.activeElement).toBe(boxes(form)[0])
    await user.keyboard(' ')
    expect(within(form).queryByRole('alert')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await row(/Oat drink/)).toBeTruthy()
    expect(added(scanner)).toEqual([oats])
  })

  test('a new code can be ticked and named; leaving adds nothing', async () => {
    const { scanner, user } = await readPicture(oats, rice, mystery)
    const form = await question('Three')
    await user.click(
      within(form).getByRole('checkbox', { name: new RegExp(mystery), description: /new here/ }),
    )
    await user.click(button('Add what I ticked'))
    expect(await screen.findByRole('form', { name: `What ${mystery} is` })).toBeTruthy()
    expect(added(scanner)).toEqual([mystery])

    await user.click(button('Scan something else'))
    const picture = new File(['x'], 'x.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Picture to look at'), picture)
    await question('Three')
    await user.click(button('Scan something else'))
    expect(screen.queryByText(/barcodes are in this picture/)).toBeNull()
    expect(added(scanner)).toEqual([mystery])
  })

  test('without a server each code says so', async () => {
    const scanner = aTill({ findBarcodes: async () => [oats, rice] })
    scanner.api.answer(scan.barcode, () => Promise.reject(new TypeError('no network')))
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Barcode' }))
    const picture = new File(['x'], 'x.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Picture to look at'), picture)
    const form = await question('Two')
    expect(within(form).getAllByText(/Larder cannot be reached/)).toHaveLength(2)
  })
})

describe('a receipt', () => {
  test('as text shows store, total and difference, and folds household goods', async () => {
    const scanner = aScanPage()
    const receipt = { store: 'Corner shop', day: '2026-11-14', total: '6.00', difference: '-1.20' }
    const lines = [
      aFoundLine({ name: 'Milk', text: 'MILK 1L', price: '1.80' }),
      aFoundLine({ key: '2', name: 'Soap', isFood: 'not food', ticked: false, text: 'SOAP', price: '3.00' }),
    ]
    scanner.api.answer(scan.receiptText, () => ({
      kind: 'found' as const,
      scan: aScan({ kind: 'receipt', receipt, lines }),
      allowance: anAllowance(),
    }))
    const { user } = scanner.open()
    await user.click(screen.getByRole('radio', { name: 'Receipt' }))
    await user.click(button('Read the text'))
    expect(screen.getByRole('alert').textContent).toContain('Paste the lines')
    await user.type(screen.getByLabelText('Paste the text of an e-receipt'), 'MILK 1L 1.80')
    await user.click(button('Read the text'))
    expect(await screen.findByText('Corner shop')).toBeTruthy()
    expect(screen.getByText('The items are 1.20 short of the total: check the prices')).toBeTruthy()
    expect(screen.getByText('MILK 1L')).toBeTruthy()
    expect(screen.queryByText('SOAP')).toBeNull()
    await user.click(button('Not food (1)'))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Soap/ }).checked).toBe(false)
    await user.click(button('Change Milk'))
    const price = screen.getByRole('textbox', { name: 'Price' })
    await user.clear(price)
    await user.type(price, '3,00')
    expect(screen.getByText('All 2 items add up to the total')).toBeTruthy()
  })
})

describe('the history', () => {
  const scans = [
    aScan(),
    aScan({ id: '0192f3a4-7c1e-4abc-8def-0123456789ac', savedAt: '2026-11-14T08:00:00.000Z', saved: 1 }),
  ]
  let held: Scan[]
  beforeEach(() => {
    held = [...scans]
  })

  test('shows what was found and saved; an unsaved scan can be reopened or discarded', async () => {
    const scanner = aScanPage()
    scanner.api.answer(scan.list, () => paged(held, { page: 1, size: 20 }, held.length))
    scanner.api.answer(scan.drop, () => {
      const dropped = aScan({ droppedAt: '2026-11-15T09:00:00.000Z' })
      held = [dropped, ...scans.slice(1)]
      return dropped
    })
    scanner.api.answer(scan.get, () => aScan())
    const { user, address } = scanner.open({ path: '/scan-ingredients?view=history' })
    const list = await screen.findByRole('list', { name: 'Scans' })
    expect(within(list).getByText('Not saved')).toBeTruthy()
    expect(within(list).getByText('1 saved')).toBeTruthy()
    await user.click(within(list).getByRole('link', { name: 'Open Spinach' }))
    expect(await row(/Spinach/)).toBeTruthy()
    expect(address()).toBe(`/scan-ingredients?scan=${scans[0]?.id}`)

    await user.click(screen.getByRole('tab', { name: 'History' }))
    await user.click(await screen.findByRole('button', { name: 'Discard Spinach' }))
    expect(await screen.findByText('Discarded')).toBeTruthy()
  })

  test('shows that a scan is done', async () => {
    const scanner = aScanPage()
    scanner.api.answer(scan.get, () => aScan({ savedAt: '2026-11-14T08:00:00.000Z', saved: 1 }))
    scanner.open({ path: `/scan-ingredients?scan=${scans[0]?.id}` })
    expect(await screen.findByText('This scan was saved already')).toBeTruthy()
  })

  test('shows an empty history and a failed read', async () => {
    const empty = aScanPage()
    empty.api.answer(scan.list, () => paged<Scan>([], { page: 1, size: 20 }, 0))
    empty.open({ path: '/scan?view=history' })
    expect(await screen.findByText('No scans yet')).toBeTruthy()
  })
})
