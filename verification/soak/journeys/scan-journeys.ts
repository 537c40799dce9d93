import { type ScanEvent, type ScanLine, scan } from '@larder/contract/scan'
import { drawFruitPhoto } from '../../kit/sample-photo'
import { drawTillReceipt } from '../../kit/till-receipt'
import { assertHolds, type SoakHome } from '../soak-home'
import { fetchStock } from './inventory-journeys'

const receipt = `CORNER SHOP
14/11/2026 17:20
SPRING ONIONS 2 BUNCHES      1.98
MILK 1L                      1.29
EGGS 10                      2.49
TOTAL                        5.76`

function takeScanAllowance(home: SoakHome): boolean {
  const [cook] = home.cooks
  cook.scans -= 1
  return cook.scans >= 0
}

/** A barcode nobody knows is taught once and known from then on; all of it is one scan. */
export async function scanBarcode(home: SoakHome): Promise<void> {
  if (!takeScanAllowance(home)) return checkAllowance(home)
  const id = crypto.randomUUID()
  const code = withCheckDigit(`29${String(home.die.upTo(9_999_999_999)).padStart(10, '0')}`)
  const { data: unknown } = await home.call(scan.barcode, { body: { scan: id, code } })
  assertHolds(unknown.line === undefined, 'a code that was never seen is known')
  const taught = { name: 'Oat drink', amount: '1', unit: 'l' }
  await home.call(scan.teach, { params: { code }, body: taught })
  const { data: known } = await home.call(scan.barcode, { body: { scan: id, code } }, home.cooks[0])
  assertHolds(known.line?.name === taught.name, 'a taught code is not known')
  await save(home, id, known.line ? [known.line] : [])
  await home.call(scan.forget, { params: { code } })
}

function withCheckDigit(twelve: string): string {
  const sum = [...twelve].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${twelve}${(10 - (sum % 10)) % 10}`
}

/** The text of an e-receipt becomes stock. */
export async function scanReceiptText(home: SoakHome): Promise<void> {
  if (!takeScanAllowance(home)) return checkAllowance(home)
  const id = crypto.randomUUID()
  const { data } = await home.call(scan.receiptText, { body: { scan: id, text: receipt } })
  assertHolds(data.kind === 'found' && data.scan.lines.length === 3, 'a receipt was not read')
  assertHolds(data.kind === 'found' && data.scan.receipt?.total === '5.76', 'a total was read wrongly')
  if (data.kind === 'found') await save(home, id, data.scan.lines)
}

/** A photo of the table; whether anything is recognised on a drawing is its business, but it must be looked at. */
export async function scanPhoto(home: SoakHome): Promise<void> {
  if (!takeScanAllowance(home)) return checkAllowance(home)
  const id = crypto.randomUUID()
  const picture = await drawFruitPhoto(1600, 1200, home.die.upTo(4))
  await finishScan(home, id, (await home.call(scan.photo, { query: { scan: id }, picture })).data)
}

let receiptPhoto: Promise<Buffer> | undefined

export async function scanReceiptPhoto(home: SoakHome): Promise<void> {
  if (!takeScanAllowance(home)) return checkAllowance(home)
  const id = crypto.randomUUID()
  receiptPhoto ??= drawTillReceipt()
  const picture = await receiptPhoto
  await finishScan(home, id, (await home.call(scan.receipt, { query: { scan: id }, picture })).data)
}

async function finishScan(home: SoakHome, id: string, event: ScanEvent): Promise<void> {
  assertHolds(event.kind === 'found' || event.kind === 'nothing', `nobody looked: ${JSON.stringify(event)}`)
  if (event.kind === 'nothing') home.cooks[0].scans += 1
  else if (home.die.chance(0.5)) await save(home, id, event.scan.lines)
  else await home.call(scan.drop, { params: { id } })
}

async function save(home: SoakHome, id: string, found: readonly ScanLine[]): Promise<void> {
  const lines = found.map(({ key, name, amount, unit, category, location, foodId }) => {
    return { key, name, amount, unit, category, location, ...(foodId !== undefined && { foodId }) }
  })
  const body = { lines, action: crypto.randomUUID() }
  const { data } = await home.call(scan.save, { params: { id }, body })
  assertHolds(data.saved === lines.length, 'not all that was scanned was saved')
  const there = new Set((await fetchStock(home)).map((item) => item.id))
  assertHolds(
    data.items.every((item) => there.has(item.id)),
    'what was scanned is not on the shelf',
  )
}

/** Ten a day, and the eleventh is refused. */
async function checkAllowance(home: SoakHome): Promise<void> {
  const { data } = await home.call(scan.allowance, {})
  assertHolds(data.left === 0, `ten scans were made, and ${data.left} are left`)
  const body = { scan: crypto.randomUUID(), text: receipt }
  await home.expectRejected(scan.receiptText, { body }, 'scan-limit')
}
